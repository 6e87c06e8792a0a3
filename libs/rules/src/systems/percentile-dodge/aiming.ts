import { z } from 'zod';
import { requireThat } from '../../kernel/references.ts';
import { choice, flag, identifier } from '../../kernel/schema.ts';
import { upperFirst } from '../../kernel/words.ts';
import { attackTypeFields } from './attack-type.ts';
import type { CombinedInput } from './combined.ts';
import { circumstanceFields, type situationFields } from './dodging.ts';
import { alertness, displayName, eligibilityFields, HitOrMiss, percentage } from './vocabulary.ts';

/** What operations are asked with: an attack on somebody, as people at a table tell it. */

export const id = identifier('What it is called; dice go by that name.');

export const Attacker = z
  .strictObject({ id: id.optional(), name: displayName('Name, for sentences.') })
  .meta({ id: 'PercentileDodgeAttacker', title: 'Attacker', description: 'Who attacks.' });

/** How ready the target is for a shot. */
const Shot = z
  .strictObject(alertness)
  .meta({ id: 'PercentileDodgeShot', title: 'Target', description: 'How ready the target is for a shot.' });

const { timeToReact, treatAsArchery } = attackTypeFields;
const shot = Shot.optional().describe('How ready the target is; without it a shot is not dodged.');

/** What is aimed at somebody, by kind: each with what decides whether it may be dodged. @param of names the schemas */
function attackSchema<T extends z.ZodRawShape>(of: string, fields: T) {
  const variant = <K extends string, M extends z.ZodRawShape>(kind: K, title: string, description: string, more: M) =>
    z
      .strictObject({ kind: z.literal(kind), ...fields, ...more })
      .meta({ id: `PercentileDodge${of}${upperFirst(kind)}`, title, description });
  return z
    .discriminatedUnion('kind', [
      variant('melee', 'Melee', 'A weapon, claws, teeth or fists.', {}),
      variant('thrown', 'Thrown', 'A thrown weapon or a thrown object.', {}),
      variant('magical', 'Magical', 'A magical bolt or blast.', { timeToReact }),
      variant('archery', 'Archery', 'A shot from a bow.', { shot }),
      variant('launched', 'Launched', 'A crossbow, sling, firearm or the like.', { shot, treatAsArchery, timeToReact }),
      variant('other', 'Other', 'Any other threat.', { timeToReact }),
    ])
    .meta({ id: `PercentileDodge${of}`, description: 'What is aimed at the defender.' });
}

/** An attack as far as it decides whether it may be dodged. */
export const Threat = attackSchema('Threat', {});
export const Attack = attackSchema('Strike', {
  name: displayName('What strikes, such as sword; for sentences.'),
  skill: percentage('Attack skill, after its own modifiers; it counts where the attack is contested.'),
});

/** What concerns one attack. */
export const aimedFields = {
  attacker: Attacker.optional(),
  attack: Attack,
  skillTestOutcome: HitOrMiss.optional().describe(
    'Whether the attack hits where nobody dodges it; left out, the GM is asked.',
  ),
};

const BaseDodge = z
  .discriminatedUnion('from', [
    z
      .strictObject({ from: z.literal('skill'), value: percentage('Dodge, as the sheet has it.') })
      .meta({ id: 'PercentileDodgeListed', title: 'Dodge', description: 'Dodge stands on the sheet.' }),
    z
      .strictObject({ from: z.literal('dexterity'), value: percentage('Dexterity score.') })
      .meta({ id: 'PercentileDodgeUnlisted', title: 'Dexterity', description: 'Without Dodge on the sheet.' }),
  ])
  .meta({ id: 'PercentileDodgeBase', description: 'What the dodge is based on.' });

const State = choice(
  'PercentileDodgeState',
  ['restrained', 'stunned', 'helpless'],
  'A state in which nobody can dodge.',
);

export const States = z
  .array(State)
  .max(3)
  .check(({ value, issues }) => {
    for (const [i, state] of value.entries())
      requireThat(value.indexOf(state) === i, [i], state, 'each once', { issues });
  })
  .describe('States that keep the defender from dodging, each once.');

const { spaceSufficient } = eligibilityFields;
export const Defender = z
  .strictObject({
    id: id.optional(),
    name: displayName('Name, for sentences.'),
    dodge: BaseDodge,
    ...circumstanceFields,
    aware: flag('Whether the defender is aware of the attacker; usually so.').optional(),
    states: States.optional(),
    spaceSufficient,
  })
  .meta({ id: 'PercentileDodgeDefender', title: 'Defender', description: 'Who is attacked.' });
export type Defender = z.infer<typeof Defender>;

/** The row of the ladder, and points only where it leaves a choice. */
export function isPointsInRow({ situation, confinedPoints }: Situated): boolean {
  return confinedPoints === undefined || situation === undefined || situation === 'confined';
}
export const POINTS_IN_ROW = { message: 'no points: only the confined row leaves a choice', path: ['confinedPoints'] };

type Fields<T extends z.ZodRawShape> = z.infer<z.ZodObject<T>>;
export type Aimed = Fields<typeof aimedFields>;
type Situated = Fields<typeof situationFields>;

/** An attack of any kind. */
interface Aiming {
  kind: z.infer<typeof Attack>['kind'];
  skill?: number;
  timeToReact?: boolean | undefined;
  treatAsArchery?: boolean | undefined;
  shot?: z.infer<typeof Shot> | undefined;
}

/** The same as the steps together take it. */
export function asCombined(attack: Aiming, { defender, ...input }: { defender: Defender } & Situated): CombinedInput {
  return {
    attackKind: attack.kind,
    attackSkill: attack.skill,
    timeToReact: attack.timeToReact,
    treatAsArchery: attack.treatAsArchery,
    ...attack.shot,
    ...conditionsOf(defender),
    ...baseOf(defender),
    situation: input.situation,
    confinedPoints: input.confinedPoints,
    actionsThisRound: defender.actionsThisRound,
    cumulativePenalty: defender.cumulativePenalty,
    armor: defender.armor,
    gmArmorModifier: defender.gmArmorModifier,
  };
}

/** What decides whether somebody may dodge. */
export function conditionsOf({ aware = true, states = [], spaceSufficient: space }: Defender) {
  return {
    awareOfAttacker: aware,
    restrained: states.includes('restrained'),
    stunned: states.includes('stunned'),
    helpless: states.includes('helpless'),
    spaceSufficient: space,
  };
}

function baseOf({ dodge: { from, value } }: Defender) {
  return from === 'skill' ? { dodgeListed: true, dodgeSkill: value } : { dodgeListed: false, dexterity: value };
}
