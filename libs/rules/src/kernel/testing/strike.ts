import { z } from 'zod';
import { decision } from '../decision.ts';
import { formula, operation, procedure } from '../unit.ts';

const dice = ['attacker.d', 'defender.d', 'again.d', 'damage'].map((key) => ({
  key,
  dice: '1d4',
  by: key,
  label: key,
}));

/** Both throw a d4; equal throws are thrown again. */
export const duel = procedure({
  id: 'test.kernel.duel',
  input: z.strictObject({ edge: z.int() }),
  output: z.strictObject({ winner: z.enum(['attacker', 'defender', 'reroll']), by: z.int() }),
  dice: dice.slice(0, 2),
  outcome: ['winner'],
  again: ({ winner }) => winner === 'reroll',
  settles: 'duel',
  says: ({ winner }) => `${winner} wins.`,
  evaluate({ edge }, ruling) {
    ruling.together({ key: 'attacker.d', count: 1, faces: 4 }, { key: 'defender.d', count: 1, faces: 4 });
    const by = ruling.roll('attacker.d', 4) + edge - ruling.roll('defender.d', 4);
    ruling.calc('lead').plus('lead', by).floor('test.kernel.duel');
    return { winner: by > 0 ? 'attacker' : by < 0 ? 'defender' : 'reroll', by } as const;
  },
});

export const mayStrike = decision({ id: 'test.kernel.strike#may', question: 'May he strike?', schema: z.boolean() });
export const howHard = decision({
  id: 'test.kernel.strike#hard',
  question: 'How hard?',
  schema: z.int().min(0).max(9),
  usual: 1,
});

export const halved = formula({
  id: 'test.kernel.halved',
  input: z.strictObject({ damage: z.int() }),
  output: z.strictObject({ damage: z.int() }),
  says: ({ damage }) => `${damage} remain.`,
  evaluate: ({ damage }, ruling) => ({
    damage: ruling.calc('half').plus('damage', damage).times('half', 0.5).floor('test.kernel.halved'),
  }),
});

/** A duel; who wins it strikes, if the GM lets him. */
export const strike = operation({
  id: 'test.kernel.strike',
  title: 'Strike',
  summary: 'A duel, then damage.',
  input: z.strictObject({ edge: z.int(), parried: z.boolean().optional(), hp: z.int() }),
  output: z.strictObject({ landed: z.boolean(), damage: z.int(), hp: z.int(), detail: z.unknown().optional() }),
  dice,
  uses: [duel, halved],
  decisions: [mayStrike, howHard],
  odds: { landed: ({ landed }) => landed, damage: ({ damage }) => damage },
  resolve({ edge, parried = false, hp }, ruling) {
    ruling.require(hp > 0, 'test.kernel.strike', 'He is down already.', () => ['help him up']);
    const { outcome, details } = ruling.detailed(duel, { edge });
    if (outcome.winner !== 'attacker') return { landed: false, damage: 0, hp, detail: details };
    if (!ruling.decide(mayStrike)) return { landed: false, damage: 0, hp, detail: details };
    const full = ruling.sum('damage', 2, 4) + ruling.within('blow', () => ruling.decide(howHard));
    const damage = parried ? ruling.run(halved, { damage: full }).damage : full;
    return { landed: true, damage, hp: hp - damage, detail: details };
  },
  sentence: ({ damage }) => `${damage} damage.`,
  changes: ({ hp }, input) => [{ who: 'target', what: 'HP', from: input.hp, to: hp }],
  groups: [],
  examples: [],
});

export const input = { edge: 0, hp: 10 };
export const may = { id: mayStrike.id, value: true };
