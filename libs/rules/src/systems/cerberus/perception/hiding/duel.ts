import { z } from 'zod';
import { choice } from '../../../../kernel/schema.ts';
import { procedure } from '../../../../kernel/unit.ts';
import { priorityTotal } from '../../combat/priority.total.ts';
import { duelDice, duelled } from '../../martial/defense.duel.ts';
import { ReflexSide, reflexTotal } from '../../vocabulary.ts';

/** The Reflex duel between somebody who attacks from hiding and a defender who may react in time; a tie is rolled again. */
export const hidingDuel = procedure({
  id: 'cerberus.perception.hidden-attack',
  input: z.strictObject({ attacker: ReflexSide, defender: ReflexSide }),
  output: z.strictObject({
    winner: choice('CerberusHidingDuelWinner', ['attacker', 'defender', 'reroll'], 'Whose total is higher.'),
    attackerTotal: reflexTotal("The attacker's Reflex total."),
    defenderTotal: reflexTotal("The defender's Reflex total."),
  }),
  dice: duelDice,
  uses: [priorityTotal],
  outcome: ['winner'],
  again: ({ winner }) => winner === 'reroll',
  settles: 'duel',
  says: ({ winner, attackerTotal, defenderTotal }) =>
    winner === 'reroll'
      ? `${attackerTotal} against ${defenderTotal}: both roll again.`
      : `Attacker ${attackerTotal}, defender ${defenderTotal}: the ${winner} acts first.`,
  evaluate: ({ attacker, defender }, ruling) => duelled(attacker, defender, ruling),
});
