import { z } from 'zod';
import { choice } from '../../../../kernel/schema.ts';
import { procedure } from '../../../../kernel/unit.ts';
import { throwTogether } from '../../base/advantage.ts';
import { priorityTotal } from '../../combat/priority.total.ts';
import { ReflexSide, reflexTotal } from '../../vocabulary.ts';

export const hidingDice = [
  { key: 'attacker.reflex', dice: '1d20', by: 'attacker', label: 'Reflex' },
  { key: 'defender.reflex', dice: '1d20', by: 'defender', label: 'Reflex' },
];

/** The Reflex duel between somebody who attacks from hiding and a defender who may react in time; a tie is rolled again. */
export const hidingDuel = procedure({
  id: 'cerberus.perception.hidden-attack',
  input: z.strictObject({ attacker: ReflexSide, defender: ReflexSide }),
  output: z.strictObject({
    winner: choice('CerberusHidingDuelWinner', ['attacker', 'defender', 'reroll'], 'Whose total is higher.'),
    attackerTotal: reflexTotal("The attacker's Reflex total."),
    defenderTotal: reflexTotal("The defender's Reflex total."),
  }),
  dice: hidingDice,
  uses: [priorityTotal],
  outcome: ['winner'],
  again: ({ winner }) => winner === 'reroll',
  settles: 'duel',
  says: ({ winner, attackerTotal, defenderTotal }) =>
    winner === 'reroll'
      ? `${attackerTotal} against ${defenderTotal}: both roll again.`
      : `Attacker ${attackerTotal}, defender ${defenderTotal}: the ${winner} acts first.`,
  evaluate({ attacker, defender }, ruling) {
    throwTogether('reflex', { attacker: attacker.mode, defender: defender.mode }, ruling);
    const attackerTotal = ruling.runWithin('attacker', priorityTotal, attacker).total;
    const defenderTotal = ruling.runWithin('defender', priorityTotal, defender).total;
    const winner = attackerTotal > defenderTotal ? 'attacker' : defenderTotal > attackerTotal ? 'defender' : 'reroll';
    return { winner, attackerTotal, defenderTotal } as const;
  },
});
