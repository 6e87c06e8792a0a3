import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { displayName, rolledTotal } from '../base/figures.ts';
import { fleeDistance, mustFleeAt } from './fear.flee.ts';
import { fearRecovery, recoveryFields } from './fear.recovery.ts';

const RULE = fearRecovery.id;

/** The new Will Save of somebody who has got away from what is feared: refused within the distance of flight, and a second time in a round. */
export const shakeOff = operation({
  id: 'cerberus.health.shake-off',
  title: 'Shake off fear',
  summary: 'Beyond the distance of forced flight, one Will Save a round that may end the fear.',
  input: z.strictObject({ name: displayName('Name, for sentences.'), ...recoveryFields }),
  output: z.strictObject({ fearEnds: flag('Whether the fear ends.'), total: rolledTotal('The Will Save.').optional() }),
  dice: fearRecovery.dice,
  parameters: [fleeDistance],
  uses: [fearRecovery],
  odds: { fearEnds: ({ fearEnds }) => fearEnds },
  resolve({ name: _, ...fear }, ruling) {
    ruling.require(!mustFleeAt(fear, ruling), RULE, 'Still within the distance of forced flight: no Save.', () => [
      'get farther away from the source',
    ]);
    ruling.require(fear.savesThisRound === 0, RULE, 'The one Save of this round has been made.', () => [
      'the Save of the next round',
    ]);
    const { outcome, details } = ruling.detailed(fearRecovery, fear);
    return { fearEnds: outcome.fearEnds, total: partOf(details, 'total') };
  },
  sentence({ fearEnds, total }, { name = 'The frightened one', dc }) {
    const figures = total === undefined ? `DC ${dc}` : `${total} against DC ${dc}`;
    return `${name} ${fearEnds ? 'shakes off the fear' : 'stays frightened'}: ${figures}.`;
  },
  changes: () => [],
  groups: [
    { title: 'The Save', fields: ['dc', 'will', 'savesThisRound'] },
    { title: 'Distance', fields: ['distanceFt', 'requiredFt'] },
    { title: 'Who', fields: ['name'] },
  ],
  examples: [
    {
      title: 'Far enough away, and the Save just reaches the DC',
      request: {
        input: { name: 'Séra', distanceFt: 40, savesThisRound: 0, dc: 16, will: 4 },
        dice: { rolls: [{ key: 'victim.will', faces: [12] }] },
      },
    },
    {
      title: 'A dragon that is fled for 60 ft',
      request: { input: { distanceFt: 65, requiredFt: 60, savesThisRound: 0, dc: 20, will: 7 } },
    },
  ],
});
