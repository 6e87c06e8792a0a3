import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { fearDistances, fleeDistance, mustFleeAt } from './fear.flee.ts';
import { saveModifier } from './figures.ts';

const RULE = 'cerberus.health.fear.recovery';

export const recoveryFields = {
  ...fearDistances,
  savesThisRound: whole(0, 1000, 'Saves against this fear already made this round.'),
  dc: difficulty(),
  will: saveModifier('Will modifier: WIS and class bonus.'),
};

/** Beyond the distance of forced flight one Will Save a round against the effect's DC; success ends the fear. */
export const fearRecovery = procedure({
  id: RULE,
  input: z.strictObject(recoveryFields),
  output: z.strictObject({
    saveAllowed: flag('Whether a Save is due.'),
    fearEnds: flag('Whether the fear ends.'),
    total: rolledTotal('The Will Save; absent when none is due.').optional(),
  }),
  dice: [{ key: 'victim.will', dice: '1d20', by: 'victim', label: 'Will' }],
  parameters: [fleeDistance],
  outcome: ['saveAllowed', 'fearEnds'],
  says: ({ saveAllowed, fearEnds }) => {
    if (!saveAllowed) return 'No Save against the fear now.';
    return fearEnds ? 'The fear ends.' : 'The fear stays.';
  },
  evaluate({ savesThisRound, dc, will, ...distances }, ruling) {
    if (savesThisRound > 0 || mustFleeAt(distances, ruling)) return { saveAllowed: false, fearEnds: false };
    const sum = ruling.calc('Will Save').plus('d20', ruling.roll('victim.will', 20));
    const total = sum.plus('Will', will).floor(RULE);
    return { saveAllowed: true, fearEnds: total >= dc, total };
  },
});
