import { z } from 'zod';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { difficulty } from './figures.ts';
import { saveCheck, saveOutput, saverFields } from './save.check.ts';

/** The GM names the DC of a danger that no creature or spell causes; with somebody to make it, the Save is rolled as usual. */
export const saveEnvironmentDc = procedure({
  id: 'cerberus.base.save.environment-dc',
  input: z.strictObject({
    dc: difficulty(),
    saver: z
      .strictObject(saverFields)
      .optional()
      .describe('Who has to save, where the Save is to be rolled too.')
      .meta({ id: 'CerberusSaver', title: 'Saver' }),
  }),
  output: z.strictObject({ dc: difficulty() }).extend(z.strictObject(saveOutput).partial().shape),
  dice: [{ key: 'save', dice: '1d20', by: 'defender', label: 'Save' }],
  uses: [saveCheck],
  outcome: ['dc', 'success'],
  says: ({ dc, success }) =>
    success === undefined ? `The danger has DC ${dc}.` : `DC ${dc}: ${success ? 'success' : 'failure'}.`,
  evaluate({ dc, saver }, ruling) {
    if (!saver) return { dc };
    const { outcome, details } = ruling.detailed(saveCheck, { ...saver, dc });
    return { dc, kept: partOf(details, 'kept'), total: partOf(details, 'total'), success: outcome.success };
  },
});
