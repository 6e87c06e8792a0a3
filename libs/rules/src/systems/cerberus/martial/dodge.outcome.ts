import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { itemLevel } from '../vocabulary.ts';
import { DecidedWinner } from './positions.ts';

/** A dodge that wins the duel makes the attack miss, whatever its level; one that loses lets it land as normal. */
export const dodgeOutcome = formula({
  id: 'cerberus.martial.dodge.outcome',
  input: z.strictObject({
    winner: DecidedWinner,
    attackLevel: itemLevel('Level of the attacking weapon; it never matters to a dodge.'),
  }),
  output: z.strictObject({
    lands: flag('Whether the attack lands.'),
    rollDamage: flag('Whether damage is rolled.'),
  }),
  says: ({ lands }) => (lands ? 'The dodge fails: the attack lands as normal.' : 'Dodged: no damage is rolled.'),
  evaluate: ({ winner }) => ({ lands: winner === 'attacker', rollDamage: winner === 'attacker' }),
});
