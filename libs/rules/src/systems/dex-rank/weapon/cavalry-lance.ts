import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { DiceExpression } from '../dice-expression.ts';

/** The horse's damage bonus in a charge, else the rider's. */
export const cavalryLance = formula({
  id: 'dex-rank.weapon.cavalry-lance',
  input: z.strictObject({
    charging: flag('Whether the horse charges.'),
    horseDb: DiceExpression.describe("The horse's damage bonus."),
    riderDb: DiceExpression.describe("The rider's damage bonus."),
  }),
  output: z.strictObject({ db: DiceExpression.describe('The damage bonus that the lance adds.') }),
  says: ({ db }, { charging }) => `The lance adds ${charging ? "the horse's" : "the rider's"} ${db}.`,
  evaluate: ({ charging, horseDb, riderDb }) => ({ db: charging ? horseDb : riderDb }),
});
