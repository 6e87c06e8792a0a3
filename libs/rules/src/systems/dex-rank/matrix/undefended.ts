import { dexRankMatrices } from '@riposte/content';
import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ArmorUse, attFumble, cellParameters, DamageKind } from '../cells.ts';
import { Level } from '../vocabulary.ts';

const RULE = 'dex-rank.matrix.undefended';

export const UndefendedCell = z
  .strictObject({
    outcome: choice('DexRankUndefendedOutcome', ['hit', 'miss'], 'What comes of the blow.'),
    damage: DamageKind,
    armor: ArmorUse,
    attFumble,
  })
  .meta({ id: 'DexRankUndefendedCell', description: 'What comes of a level of attack against no defence.' });
export type UndefendedCell = z.infer<typeof UndefendedCell>;

const cells = cellParameters(RULE, UndefendedCell, [undefined], (attack) => {
  const row = dexRankMatrices.undefended.find((found) => found.attack === attack);
  const { outcome, damage, armor, att_fumble } = row as NonNullable<typeof row>;
  return { outcome, damage, armor, attFumble: att_fumble };
});

/** Whoever relies on armor takes the blow as it comes. */
export const undefended = formula({
  id: RULE,
  input: z.strictObject({
    attack: Level.describe('Level of the attack.'),
    cell: UndefendedCell.optional().describe("The GM's result for this once."),
  }),
  output: UndefendedCell,
  parameters: cells.all,
  says: ({ outcome, damage }, { attack }) =>
    `${attack} against no defence: ${outcome}${damage === 'none' ? '' : `, ${damage} damage`}.`,
  evaluate: ({ attack, cell }, ruling) => cell ?? ruling.parameter(cells.of(attack)),
});
