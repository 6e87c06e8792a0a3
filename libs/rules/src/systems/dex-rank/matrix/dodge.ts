import { dexRankMatrices } from '@riposte/content';
import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ArmorUse, attFumble, cellParameters, DamageKind, defFumble, rolled } from '../cells.ts';
import { isLanding, LEVELS, Level } from '../vocabulary.ts';

const RULE = 'dex-rank.matrix.dodge';

export const DodgeCell = z
  .strictObject({
    outcome: choice('DexRankDodgeOutcome', ['evaded', 'hit', 'miss'], 'What comes of the blow.'),
    damage: DamageKind,
    armor: ArmorUse,
    attFumble,
    defFumble,
    reachable: flag('Whether a dodge can come to this level at all.'),
    rolled,
  })
  .meta({ id: 'DexRankDodgeCell', description: 'What comes of one level of attack against one level of dodge.' });
export type DodgeCell = z.infer<typeof DodgeCell>;

const cells = cellParameters(RULE, DodgeCell, LEVELS, (attack, dodge) => {
  const row = dexRankMatrices.dodgeMatrix.find((found) => found.attack === attack && found.dodge === dodge);
  const {
    outcome,
    damage,
    armor,
    att_fumble,
    def_fumble,
    reachable,
    rolled: isRolled,
  } = row as NonNullable<typeof row>;
  return { outcome, damage, armor, attFumble: att_fumble, defFumble: def_fumble, reachable, rolled: isRolled };
});

const input = z.strictObject({
  attack: Level.describe('Level of the attack.'),
  dodge: Level.describe('Level of the dodge.'),
  cell: DodgeCell.optional().describe("The GM's result for this once."),
});
const says = ({ outcome, damage }: DodgeCell, given: z.infer<typeof input>) =>
  `${given.attack} against ${given.dodge}: ${outcome}${damage === 'none' ? '' : `, ${damage} damage`}.`;

/** The part of the table that dodges come to when attacks of these levels are dodged: a dodge never impales. */
const rollable = (attacks: readonly Level[]) =>
  formula({
    id: RULE,
    input,
    output: DodgeCell,
    parameters: attacks.flatMap((attack) => DODGES.map((dodged) => cells.of(attack, dodged))),
    says,
    evaluate: ({ attack, dodge: against, cell }, ruling) => cell ?? ruling.parameter(cells.of(attack, against)),
  });
const DODGES = LEVELS.filter((level) => level !== 'impale');
/** For attacks that would land. */
export const dodgeOfLanding = rollable(LEVELS.filter(isLanding));
/** For all attacks: the GM may have dodges rolled before the attack is known. */
export const dodgeOfAny = rollable(LEVELS);

/** What comes of each level of attack against each level of dodge; no dodge stops an impale. */
export const dodge = formula({
  id: RULE,
  input,
  output: DodgeCell,
  parameters: cells.all,
  uses: [dodgeOfLanding, dodgeOfAny],
  says,
  evaluate: ({ attack, dodge: against, cell }, ruling) => cell ?? ruling.parameter(cells.of(attack, against)),
});
