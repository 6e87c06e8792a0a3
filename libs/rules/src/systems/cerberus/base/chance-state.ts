import { z } from 'zod';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { stateHead } from '../../../kernel/state.ts';
import { RollMode } from '../vocabulary.ts';
import { ContractState, WithdrawCost } from './chance.contract.ts';
import { rollableX, rollableY } from './figures.ts';

const reasons = text(1000, 'Why the GM sets these odds, for the record.').optional();

/** A prescribed chance as it stands. */
export const ChanceState = z
  .strictObject({
    ...stateHead('cerberus.chance', 1),
    attempt: text(200, 'What is attempted, and how.').optional(),
    stage: ContractState,
    x: rollableX().optional(),
    y: rollableY().optional(),
    reasons,
    success: flag('What the die said.').optional(),
  })
  .refine(hasOdds, 'odds x and y, x below y, once they are announced')
  .refine(({ stage, success }) => (success !== undefined) === (stage === 'resolved'), {
    message: 'what the die said once it is resolved, and not before',
    path: ['success'],
  })
  .meta({
    id: 'CerberusChanceState',
    title: 'Prescribed chance',
    description:
      'A prescribed chance as it stands; once announced it has odds, x below y, and once resolved what the die said.',
  });
export type ChanceState = z.infer<typeof ChanceState>;

function hasOdds({ stage, x, y }: { stage: string; x?: number | undefined; y?: number | undefined }): boolean {
  if (x === undefined || y === undefined) return stage === 'proposed' && x === y;
  return x < y;
}

/** Odds as they are named: what leaves nothing to chance is refused with the rule, not as a slip of the pen. */
const named = {
  x: whole(0, 1_000_000, { title: 'Chances (X)', description: 'X: on how many faces the wish comes true.' }),
  y: whole(1, 1_000_000, { title: 'Out of (Y)', description: 'Y: how many faces the die has.' }),
  reasons,
};

/** What may be done about a prescribed chance. */
export const ChanceCommand = z
  .discriminatedUnion('event', [
    z
      .strictObject({ event: z.literal('announce'), ...named })
      .meta({ id: 'CerberusChanceAnnounce', description: 'The GM announces the odds.' }),
    z
      .strictObject({ event: z.literal('change-odds'), ...named })
      .meta({ id: 'CerberusChanceChangeOdds', description: 'The GM announces other odds, for a better plan.' }),
    z
      .strictObject({ event: z.literal('withdraw') })
      .meta({ id: 'CerberusChanceWithdraw', description: 'The player lets the attempt be.' }),
    z
      .strictObject({
        event: z.literal('roll'),
        mode: RollMode.optional().describe('Advantage keeps the lower die, Disadvantage the higher.'),
      })
      .meta({ id: 'CerberusChanceRollIt', description: 'The player rolls.' }),
  ])
  .meta({ id: 'CerberusChanceCommand', description: 'What may be done about a prescribed chance.' });
export type ChanceCommand = z.infer<typeof ChanceCommand>;

/** What a command led to. */
export const ChanceEvent = z
  .discriminatedUnion('what', [
    z
      .strictObject({ what: z.literal('announced'), x: rollableX(), y: rollableY() })
      .meta({ id: 'CerberusChanceAnnounced', description: 'Odds were announced; they bind from now on.' }),
    z
      .strictObject({ what: z.literal('withdrawn'), cost: WithdrawCost.describe('What it costs.') })
      .meta({ id: 'CerberusChanceWithdrawn', description: 'The attempt was let be.' }),
    z
      .strictObject({
        what: z.literal('rolled'),
        x: rollableX(),
        y: rollableY(),
        success: flag('Whether the wish comes true.'),
      })
      .meta({ id: 'CerberusChanceRolled', description: 'The die fell, and it stands.' }),
  ])
  .meta({ id: 'CerberusChanceEvent', description: 'What a command led to.' });
export type ChanceEvent = z.infer<typeof ChanceEvent>;
