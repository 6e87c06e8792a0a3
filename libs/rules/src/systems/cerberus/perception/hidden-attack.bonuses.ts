import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { joined, type Modifier } from '../../../kernel/modifier.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import type { Figuring, Ruling } from '../../../kernel/ruling.ts';
import { choice, whole } from '../../../kernel/schema.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { duelDice } from '../martial/defense.duel.ts';
import { hidingDuel } from './hiding/duel.ts';
import { type HidingSides, hidingSides, hidingTotals } from './hiding/sides.ts';

const RULE = 'cerberus.perception.hidden-attack.bonuses';

export const FirstInAmbush = choice('CerberusFirstInAmbush', ['attacker', 'defender'], 'Who acts first.');

const Bonus = whole(-1000, 1000, 'The bonus.');
const bonusA = decision({
  id: `${RULE}#bonusA`,
  question: 'What bonus has the hidden attacker in the duel, for hiding place, viewing angle, senses?',
  schema: Bonus,
  usual: 0,
});
const bonusD = decision({
  id: `${RULE}#bonusD`,
  question: 'What bonus has the defender in the duel, for viewing angle, senses at hand and the like?',
  schema: Bonus,
  usual: 0,
});

/** The GM's bonuses of both sides, as parts of their Reflex totals. */
function bonusesOf(sides: HidingSides, ruling: Figuring): { a: Modifier[]; d: Modifier[] } {
  const asked = (bonus: typeof bonusA) => named(ruling.decide(bonus));
  return { a: sides.bonusA ?? asked(bonusA), d: sides.bonusD ?? asked(bonusD) };
}

function named(value: number): Modifier[] {
  return value === 0 ? [] : [{ label: "the GM's bonus", value }];
}

/** The duel of both sides with their bonuses. @throws `invalid-input` when a Reflex modifier is missing */
export function hidingDuelOf(sides: HidingSides, ruling: Ruling) {
  const { reflexA, reflexD, ownA = [], ownD = [], percentA, percentD, modeA, modeD } = sides;
  if (reflexA === undefined) throw missing('/input/reflexA');
  if (reflexD === undefined) throw missing('/input/reflexD');
  const { a, d } = bonusesOf(sides, ruling);
  ruling.citing(RULE);
  const { outcome, details, attempts } = ruling.detailed(hidingDuel, {
    attacker: { reflex: reflexA, flat: joined(ownA, a), percent: percentA, mode: modeA },
    defender: { reflex: reflexD, flat: joined(ownD, d), percent: percentD, mode: modeD },
  });
  return {
    first: outcome.winner as z.infer<typeof FirstInAmbush>,
    rollsUsed: attempts,
    totalA: partOf(details, 'attackerTotal'),
    totalD: partOf(details, 'defenderTotal'),
  };
}

function missing(pointer: string) {
  return invalidInput(pointer, 'a Reflex modifier, since the defender may react', undefined);
}

/** The GM may give either side of the duel a bonus; there are no set figures. */
export const hiddenAttackBonuses = procedure({
  id: RULE,
  input: z
    .strictObject(hidingSides)
    .refine(
      ({ reflexA, reflexD }) => (reflexA === undefined) === (reflexD === undefined),
      'both Reflex modifiers or neither',
    )
    .meta({
      id: 'CerberusHiddenAttackBonuses',
      description: 'The bonuses, and both Reflex modifiers or neither: with them the duel is rolled.',
    }),
  output: z.strictObject({
    bonusA: whole(-100_000, 100_000, "The attacker's bonus."),
    bonusD: whole(-100_000, 100_000, "The defender's bonus."),
    first: FirstInAmbush.optional().describe('Who acts first; absent when nothing was rolled.'),
    ...hidingTotals,
  }),
  dice: duelDice,
  decisions: [bonusA, bonusD],
  uses: [hidingDuel],
  outcome: ['bonusA', 'bonusD', 'first'],
  says: ({ bonusA: forA, bonusD: forD, first }) => {
    const bonuses = `Attacker ${signed(forA)}, defender ${signed(forD)}`;
    return first ? `${bonuses}: the ${first} acts first.` : `${bonuses}.`;
  },
  evaluate(sides, ruling) {
    const { a, d } = bonusesOf(sides, ruling);
    const total = (bonuses: Modifier[]) => bonuses.reduce((sum, { value }) => sum + value, 0);
    const added = { bonusA: total(a), bonusD: total(d) };
    if (sides.reflexA === undefined) return added;
    const { first, totalA, totalD } = hidingDuelOf({ ...sides, bonusA: a, bonusD: d }, ruling);
    return { ...added, first, totalA, totalD };
  },
});

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
