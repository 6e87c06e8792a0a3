import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'phase-combat.basics.casual-str';

/** Half the STR, up; using it takes no part of a Phase. */
export const casualStr = formula({
  id: RULE,
  input: z.strictObject({ str: whole(0, 1000, 'STR, after what the situation takes from it.') }),
  output: z.strictObject({ casual: whole(0, 1000, 'Casual STR.') }),
  says: ({ casual }, { str }) => `Casual STR of ${str} is ${casual}.`,
  evaluate: ({ str }, ruling) => ({ casual: ruling.calc('casual STR').plus('STR', str).times('half', 0.5).ceil(RULE) }),
});
