import { z } from 'zod';
import { choice, flag, text } from '../../kernel/schema.ts';
import { attackTypeFields } from './attack-type.ts';
import type { CombinedInput } from './combined.ts';
import { circumstanceFields, type situationFields } from './dodging.ts';
import { alertness, displayName, eligibilityFields, HitOrMiss, percentage } from './vocabulary.ts';

/** What operations are asked with: an attack on somebody, as people at a table tell it. */

export const id = text(60, 'Your own id; it names dice, scopes and amendments.').regex(/^[A-Za-z0-9_-]+$/);

export const Attacker = z
  .strictObject({ id: id.optional(), name: displayName('Name, for sentences.') })
  .meta({ id: 'PercentileDodgeAttacker', title: 'Attacker', description: 'Who attacks.' });

const { attackKind: kind, timeToReact, treatAsArchery } = attackTypeFields;
/** An attack as far as it decides whether it may be dodged. */
export const Threat = z
  .strictObject({ kind, timeToReact, treatAsArchery })
  .meta({ id: 'PercentileDodgeThreat', title: 'Attack', description: 'What is about to strike.' });

export const Attack = z
  .strictObject({
    name: displayName('What strikes, such as sword; for sentences.'),
    kind,
    skill: percentage('Attack skill, after its own modifiers; it counts where the attack is contested.'),
    timeToReact,
    treatAsArchery,
  })
  .meta({ id: 'PercentileDodgeStrike', title: 'Attack', description: 'What is aimed at the defender.' });

/** Whether somebody could dodge a shot at all. */
export const Shot = z
  .strictObject(alertness)
  .meta({ id: 'PercentileDodgeShot', title: 'Shot', description: 'How ready the target is for a shot.' });

/** What concerns one attack. */
export const aimedFields = {
  attacker: Attacker.optional(),
  attack: Attack,
  shot: Shot.optional().describe('How ready the target is for a shot; without it no shot is dodged.'),
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

const { spaceSufficient } = eligibilityFields;
export const Defender = z
  .strictObject({
    id: id.optional(),
    name: displayName('Name, for sentences.'),
    dodge: BaseDodge,
    ...circumstanceFields,
    aware: flag('Whether the defender is aware of the attacker; usually so.').optional(),
    states: z.array(State).max(3).optional().describe('States that keep the defender from dodging.'),
    spaceSufficient,
  })
  .meta({ id: 'PercentileDodgeDefender', title: 'Defender', description: 'Who is attacked.' });
export type Defender = z.infer<typeof Defender>;

type Fields<T extends z.ZodRawShape> = z.infer<z.ZodObject<T>>;
export type Aimed = Fields<typeof aimedFields>;
export type Situated = Fields<typeof situationFields>;

/** The same as the steps together take it. */
export function asCombined({ attack, shot, skillTestOutcome }: Aimed, input: { defender: Defender } & Situated) {
  const { kind: attackKind, skill: attackSkill, timeToReact: time, treatAsArchery: archery } = attack;
  const { situation, confinedPoints, defender } = input;
  return {
    attackKind,
    attackSkill,
    timeToReact: time,
    treatAsArchery: archery,
    ...shot,
    skillTestOutcome,
    ...conditionsOf(defender),
    ...baseOf(defender),
    situation,
    confinedPoints,
    actionsThisRound: defender.actionsThisRound,
    cumulativePenalty: defender.cumulativePenalty,
    armor: defender.armor,
    gmArmorModifier: defender.gmArmorModifier,
  } satisfies CombinedInput;
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
