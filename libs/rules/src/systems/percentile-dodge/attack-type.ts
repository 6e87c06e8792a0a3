import { percentileDodgeTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import type { Figuring } from '../../kernel/ruling.ts';
import { flag } from '../../kernel/schema.ts';
import { rowOf } from '../../kernel/table.ts';
import { formula } from '../../kernel/unit.ts';
import { AttackKind, AttackResolution } from './vocabulary.ts';

const timeToReact = decision({
  id: 'percentile-dodge.attack-type#timeToReact',
  question: 'Is the threat slow enough to react to?',
  schema: z.boolean(),
  usual: true,
});

const treatAsArchery = decision({
  id: 'percentile-dodge.attack-type#treatAsArchery',
  question: 'Does this projectile count as archery? If not, time to react decides.',
  schema: z.boolean(),
  usual: true,
});

const classedFields = {
  attackKind: AttackKind,
  treatAsArchery: flag(
    'Whether a projectile counts as archery; of a launched one the GM says where it is left out, and usually it does.',
  ).optional(),
};
const Classed = z.strictObject(classedFields);

export const attackTypeFields = {
  ...classedFields,
  timeToReact: flag(
    'Whether a magical or other threat leaves time to react; left out, the GM says, and usually it does.',
  ).optional(),
};

const Input = z.strictObject({
  ...attackTypeFields,
  archeryContestAllowed: flag('Whether a dodge against the shot is granted; usually not.').optional(),
});
type Input = z.infer<typeof Input>;

/** Blows and throws are contested, other threats where there is time to react, shots only by permission. */
export const attackType = formula({
  id: 'percentile-dodge.attack-type',
  input: Input,
  output: z.strictObject({ attackResolution: AttackResolution }),
  decisions: [timeToReact, treatAsArchery],
  says: ({ attackResolution }) =>
    attackResolution === 'contested' ? 'The attack is contested by a dodge.' : 'The attack is a skill test.',
  evaluate(input, ruling) {
    const isContested = CONTESTED[rowFor(input, ruling).contested](input, ruling);
    return { attackResolution: isContested ? 'contested' : 'skill-test' } as const;
  },
});

/** What decides, by what stands in the table. */
const CONTESTED = {
  always: () => true,
  'with time to react': ({ timeToReact: given }: Input, ruling: Figuring) => given ?? ruling.decide(timeToReact),
  'with permission': ({ archeryContestAllowed = false }: Input) => archeryContestAllowed,
};

/** Whether a kind of attack is dodged only by permission, as it counts here. */
export function isShot(input: z.infer<typeof Classed>, ruling: Figuring): boolean {
  return rowFor(input, ruling).contested === 'with permission';
}

function rowFor(input: z.infer<typeof Classed>, ruling: Figuring) {
  return rowOf(percentileDodgeTables.attackKinds, 'attack_kind', classed(input, ruling));
}

const PROJECTILES: ReadonlySet<string> = new Set(['other', 'archery', 'launched']);

/** The kind as which the attack counts: the GM may class a projectile as archery or as any other threat. */
function classed({ attackKind, treatAsArchery: given }: z.infer<typeof Classed>, ruling: Figuring) {
  const isArchery = attackKind === 'launched' ? (given ?? ruling.decide(treatAsArchery)) : given;
  if (isArchery === undefined || !PROJECTILES.has(attackKind)) return attackKind;
  return isArchery ? 'archery' : 'other';
}
