import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, decimal } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { priorityTotal, totalsOfBoth } from '../combat/priority.total.ts';
import { ReflexSide, reflexTotal } from '../vocabulary.ts';

/** The dice of such a duel. */
export const duelDice = ['attacker', 'defender'].map((side) => ({
  key: `${side}.reflex`,
  dice: '1d20',
  by: side,
  label: 'Reflex',
}));

const DuelWinner = choice(
  'CerberusDuelWinner',
  ['attacker', 'defender', 'reroll'],
  'Who wins the duel; equal totals are rolled again.',
);

const Opposing = decimal(-1000, 1000, {
  title: 'Reflex',
  description: "The attacker's Reflex modifier; left out for a trap or hazard, the GM supplies one.",
});

export const opposingReflex = decision({
  id: 'cerberus.martial.defense.duel#opposingReflex',
  question: 'Which Reflex modifier does this trap or hazard oppose the defense with?',
  schema: Opposing,
});

/** The side of the attack: a trap or hazard has no Reflex of its own. */
export const AttackingSide = ReflexSide.extend({ reflex: Opposing.optional() }).meta({
  id: 'CerberusAttackingSide',
  title: 'Attacking side of a Reflex duel',
  description: 'The attacking side of a Reflex duel.',
});
export type AttackingSide = z.infer<typeof AttackingSide>;

/** Attacker and defender compare Reflex totals; the defense succeeds when the defender's is higher, and a tie is rolled again. */
export const defenseDuel = procedure({
  id: 'cerberus.martial.defense.duel',
  input: z.strictObject({ attacker: AttackingSide, defender: ReflexSide }).meta({ id: 'CerberusDefenseDuel' }),
  output: z
    .strictObject({
      winner: DuelWinner,
      attackerTotal: reflexTotal("The attacker's Reflex total."),
      defenderTotal: reflexTotal("The defender's Reflex total."),
    })
    .meta({ id: 'CerberusDefenseDuelResult', description: 'The defensive Reflex duel.' }),
  dice: duelDice,
  decisions: [opposingReflex],
  uses: [priorityTotal],
  outcome: ['winner'],
  again: ({ winner }) => winner === 'reroll',
  settles: 'duel',
  says: ({ winner, attackerTotal, defenderTotal }) =>
    winner === 'reroll'
      ? `${attackerTotal} against ${defenderTotal}: both roll again.`
      : `Attacker ${attackerTotal}, defender ${defenderTotal}: the ${winner} wins.`,
  evaluate({ attacker, defender }, ruling) {
    const { flat, percent, mode, reflex = ruling.decide(opposingReflex) } = attacker;
    return duelled({ reflex, flat, percent, mode }, defender, ruling);
  },
});

/** One throw of attacker and defender, and whose total is higher. */
export function duelled(attacker: ReflexSide, defender: ReflexSide, ruling: Ruling) {
  const totals = totalsOfBoth('attacker', attacker, 'defender', defender, ruling);
  const { oneTotal: attackerTotal, otherTotal: defenderTotal } = totals;
  const winner = attackerTotal > defenderTotal ? 'attacker' : defenderTotal > attackerTotal ? 'defender' : 'reroll';
  return { winner, attackerTotal, defenderTotal } as const;
}
