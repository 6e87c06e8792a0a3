import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decision } from './decision.ts';
import { Fraction } from './exact/fraction.ts';
import { parameter } from './parameter.ts';
import type { Ruling } from './ruling.ts';
import { deepFrozen, doorTo, fractionsIn, ruled } from './testing/door.ts';
import { formula, operation, procedure } from './unit.ts';

const dice = ['attacker.d', 'defender.d', 'again.d', 'damage'].map((key) => ({
  key,
  dice: '1d4',
  by: key,
  label: key,
}));

/** Both throw a d4; equal throws are thrown again. */
const duel = procedure({
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

const mayStrike = decision({ id: 'test.kernel.strike#may', question: 'May he strike?', schema: z.boolean() });
const howHard = decision({
  id: 'test.kernel.strike#hard',
  question: 'How hard?',
  schema: z.int().min(0).max(9),
  usual: 1,
});

const halved = formula({
  id: 'test.kernel.halved',
  input: z.strictObject({ damage: z.int() }),
  output: z.strictObject({ damage: z.int() }),
  says: ({ damage }) => `${damage} remain.`,
  evaluate: ({ damage }, ruling) => ({
    damage: ruling.calc('half').plus('damage', damage).times('half', 0.5).floor('test.kernel.halved'),
  }),
});

/** A duel; who wins it strikes, if the GM lets him. */
const strike = operation({
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

const { resolve, odds, evaluate, ruleOdds } = doorTo(strike, duel, halved);
const input = { edge: 0, hp: 10 };
const may = { id: mayStrike.id, value: true };
const lost = [
  { key: 'attacker.d', faces: [1] },
  { key: 'defender.d', faces: [4] },
];
const won = [
  { key: 'attacker.d', faces: [2, 4] },
  { key: 'defender.d', faces: [2, 1] },
];

describe('a ruling', () => {
  it('tells what happened, how, by which rules and with what dice', () => {
    const rolls = [...won, { key: 'damage', faces: [3, 4] }];
    const answer = ruled(
      resolve(
        'test.kernel.strike',
        deepFrozen({ input: { ...input, parried: true }, dice: { rolls }, decisions: [may] }),
      ),
    );
    // 3 + 4 + 1 = 8, halved 4; 10 − 4 = 6
    expect(answer).toMatchObject({
      result: { landed: true, damage: 4, hp: 6, detail: { winner: 'attacker', by: 3 } },
      sentence: '4 damage.',
      changes: [{ who: 'target', what: 'HP', from: 10, to: 6 }],
      rolls,
      unused: { rolls: [], outcomes: [] },
    });
    expect(answer.seed).toBeUndefined();
    expect(answer.cites).toEqual(['test.kernel.duel', 'test.kernel.strike', 'test.kernel.halved']);
    expect(answer.trace).toEqual([
      {
        rule: 'test.kernel.duel',
        label: 'lead',
        expression: '0 lead = 0',
        value: 0,
        contributors: [{ label: 'lead', value: 0 }],
      },
      {
        rule: 'test.kernel.duel',
        label: 'lead',
        expression: '3 lead = 3',
        value: 3,
        contributors: [{ label: 'lead', value: 3 }],
      },
      { rule: 'test.kernel.strike', label: 'May he strike?', value: true, expression: 'ruled by GM' },
      { rule: 'test.kernel.strike', at: 'blow', label: 'How hard?', value: 1, expression: 'as usual' },
      {
        rule: 'test.kernel.halved',
        label: 'half',
        expression: '8 damage × 0.5 half = 4',
        value: 4,
        contributors: [
          { label: 'damage', value: 8 },
          { label: 'half', value: 0.5, as: 'factor' },
        ],
      },
    ]);
  });

  it('explains itself only when asked, and comes out the same', () => {
    const request = { input, dice: { seed: 'x' }, decisions: [may] };
    const { trace, ...told } = ruled(resolve('test.kernel.strike', request));
    const { trace: none, ...silent } = ruled(resolve('test.kernel.strike', { ...request, trace: false }));
    expect(trace.length).toBeGreaterThan(0);
    expect(none).toEqual([]);
    expect(silent).toEqual(told);
  });

  it('takes an input that is known to fit without checking it again', () => {
    const door = doorTo(strike, duel, halved);
    const request = { input, dice: { seed: 'x' }, decisions: [may] };
    expect(door.resolveParsed('test.kernel.strike', deepFrozen(request))).toEqual(
      resolve('test.kernel.strike', request),
    );
  });
});

describe('the GM’s decisions', () => {
  it('are asked for only where a ruling reaches them, with the steps so far', () => {
    expect(resolve('test.kernel.strike', { input, dice: { rolls: lost } }).problem).toBeUndefined();
    expect(resolve('test.kernel.strike', { input, dice: { rolls: won } }).problem).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: mayStrike.id, at: '', question: 'May he strike?', schema: { type: 'boolean' } }],
      trace: [{ value: 0 }, { value: 3 }],
    });
  });

  it('are told with who made them; the usual answer too', () => {
    const rolls = [...won, { key: 'damage', faces: [1, 1] }];
    const decisions = [{ ...may, source: 'Anna' }];
    expect(ruled(resolve('test.kernel.strike', { input, dice: { rolls }, decisions })).decisions).toEqual([
      { id: mayStrike.id, question: 'May he strike?', value: true, source: 'Anna' },
      { id: howHard.id, at: 'blow', question: 'How hard?', value: 1, source: 'usual' },
    ]);
  });

  it('hold in their scope, the most specific first, the last of equals', () => {
    const rolls = [...won, { key: 'damage', faces: [1, 1] }];
    const damage = (...answers: object[]) =>
      (
        ruled(resolve('test.kernel.strike', { input, dice: { rolls }, decisions: [may, ...answers] as never }))
          .result as { damage: number }
      ).damage;
    expect(damage({ id: howHard.id, value: 5 })).toBe(7);
    expect(damage({ id: howHard.id, at: 'blow', value: 3 }, { id: howHard.id, value: 5 })).toBe(5);
    expect(damage({ id: howHard.id, at: 'blows', value: 3 })).toBe(3);
    expect(damage({ id: howHard.id, value: 5 }, { id: howHard.id, value: 6 })).toBe(8);
  });

  it('must fit; those that nothing reached are let be', () => {
    const decisions = [may, { id: howHard.id, value: 10 }];
    const reached = resolve('test.kernel.strike', {
      input,
      dice: { rolls: [...won, { key: 'damage', faces: [1, 1] }] },
      decisions,
    });
    expect(reached.problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/decisions/1/value', got: '10' }],
    });
    expect(resolve('test.kernel.strike', { input, dice: { rolls: lost }, decisions }).problem).toBeUndefined();
  });

  it('without a usual answer are asked for in the odds too', () => {
    expect(odds('test.kernel.strike', { input }).problem?.type).toBe('needs-ruling');
    expect(fractionsIn(odds('test.kernel.strike', { input, decisions: [may] }), 'landed')).toEqual({
      true: '1/2',
      false: '1/2',
    });
  });
});

describe('what a rule forbids', () => {
  it('is refused with what is legal, and the same in the odds', () => {
    const expected = { type: 'illegal-action', rule: 'test.kernel.strike', legal: ['help him up'] };
    expect(resolve('test.kernel.strike', { input: { edge: 0, hp: 0 } }).problem).toMatchObject(expected);
    expect(odds('test.kernel.strike', { input: { edge: 0, hp: 0 } }).problem).toMatchObject(expected);
  });
});

describe('rolling again', () => {
  it('goes on in the queue of each die until it decides', () => {
    const rolls = [
      { key: 'attacker.d', faces: [2, 3, 1] },
      { key: 'defender.d', faces: [2, 3, 4] },
    ];
    expect(ruled(resolve('test.kernel.strike', { input, dice: { rolls } })).result).toMatchObject({ landed: false });
  });

  it('asks for both dice again after a tie', () => {
    const rolls = [
      { key: 'attacker.d', faces: [2] },
      { key: 'defender.d', faces: [2] },
    ];
    expect(resolve('test.kernel.strike', { input, dice: { rolls } }).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [
        { key: 'attacker.d', index: 1, count: 1 },
        { key: 'defender.d', index: 1, count: 1 },
      ],
    });
  });

  it('gives the conditional odds; alone the rule tells of the tie', () => {
    // Of 16 throws with an edge of 1: attacker 10, tie 3, defender 3.
    expect(fractionsIn(ruleOdds('test.kernel.duel', { input: { edge: 1 } }), 'winner')).toEqual({
      attacker: '5/8',
      defender: '3/16',
      reroll: '3/16',
    });
    const asked = odds('test.kernel.strike', { input: { edge: 1, hp: 9 }, decisions: [may] });
    expect(fractionsIn(asked, 'landed')).toEqual({ true: '10/13', false: '3/13' });
    const tie = [
      { key: 'attacker.d', faces: [1] },
      { key: 'defender.d', faces: [2] },
    ];
    expect(ruled(evaluate('test.kernel.duel', { input: { edge: 1 }, dice: { rolls: tie } })).result).toEqual({
      winner: 'reroll',
      by: 0,
    });
  });

  it('that can decide nothing is refused, not rolled for ever', () => {
    const never = procedure({ ...duel, id: 'test.kernel.never', again: () => true });
    const whole = procedure({
      ...duel,
      id: 'test.kernel.whole',
      uses: [never],
      evaluate: ({ edge }, ruling) => ({ ...ruling.run(never, { edge }), by: 0 }),
    });
    const door = doorTo(never, whole);
    expect(door.evaluate('test.kernel.whole', { input: { edge: 0 }, dice: { seed: 's' } }).problem?.type).toBe(
      'too-large',
    );
    expect(door.ruleOdds('test.kernel.whole', { input: { edge: 0 } }).problem?.type).toBe('too-large');
  });
});

describe('who plays a role', () => {
  const reach = parameter({
    id: 'test.kernel.cast#reach',
    title: 'reach',
    default: 1,
    schema: z.int().min(0).max(99),
    changedBy: 'feats',
  });
  const read = (ruling: Ruling) => ruling.as('attacker', () => ruling.parameter(reach));

  /** Casts the attacker or not, by a die, at one of several places; then reads his reach. */
  const casting = (cast: (ruling: Ruling) => unknown) =>
    procedure({
      id: 'test.kernel.cast',
      input: z.strictObject({}),
      output: z.strictObject({ reach: z.int() }),
      dice: ['d', 'steps.*.d'].map((key) => ({ key, dice: '1d2', by: 'attacker', label: 'die' })),
      parameters: [reach],
      outcome: ['reach'],
      says: () => '',
      evaluate(_, ruling) {
        cast(ruling);
        return { reach: read(ruling) };
      },
    });
  const byDie = (ruling: Ruling) => ruling.roll('d', 2) === 1 && ruling.cast('attacker', 'maelis');
  const step = (ruling: Ruling) => (state: number) => {
    byDie(ruling);
    return { state: state + read(ruling) };
  };
  const amendments = [{ parameter: reach.id, of: 'maelis', op: 'add' as const, value: 10, source: 'feat' }];

  it.each<[string, (ruling: Ruling) => unknown, Record<string, string>]>([
    ['holds from there on, and in that outcome of the dice only', byDie, { 1: '1/2', 11: '1/2' }],
    ['holds within the step of a sequence', (ruling) => ruling.fold('steps', [1, 2], 0, step(ruling)), { 1: '1/1' }],
    ['holds within a repeat', (ruling) => ruling.total('steps', 2, () => Number(byDie(ruling))), { 1: '1/1' }],
    ['holds within a scope', (ruling) => ruling.within('steps.1', () => byDie(ruling)), { 1: '1/1' }],
    ['holds within another rule', (ruling) => ruling.run(casting(byDie), {}), { 1: '1/1' }],
  ])('%s', (_, cast, expected) => {
    const rule = casting(cast);
    const door = doorTo(rule);
    expect(fractionsIn(door.ruleOdds(rule.id, { input: {}, amendments }), 'reach')).toEqual(expected);
    const seen = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const { result } = ruled(door.evaluate(rule.id, { input: {}, amendments, dice: { seed: `${i}` } }));
        return String((result as { reach: number }).reach);
      }),
    );
    expect([...seen].sort()).toEqual(Object.keys(expected).sort());
  });
});

describe('two rules of one id', () => {
  it('are not taken for each other where odds are remembered', () => {
    const { again: _, ...once } = duel;
    const outer = procedure({
      ...duel,
      id: 'test.kernel.outer',
      input: z.strictObject({ edge: z.int(), isDecided: z.boolean() }) as never,
      uses: [duel, once],
      evaluate: ({ edge, isDecided }: { edge: number; isDecided?: boolean }, ruling) => ({
        ...ruling.run(isDecided ? duel : once, { edge }),
        by: 0,
      }),
    });
    const door = doorTo(outer, duel);
    const asked = (isDecided: boolean) =>
      fractionsIn(door.ruleOdds('test.kernel.outer', { input: { edge: 1, isDecided } }), 'winner');
    expect(asked(true)).toEqual({ attacker: '10/13', defender: '3/13' });
    expect(asked(false)).toEqual({ attacker: '5/8', defender: '3/16', reroll: '3/16' });
    expect(asked(true)).toEqual({ attacker: '10/13', defender: '3/13' });
  });
});

describe('a sub-ruling settled at the table', () => {
  const settled = (outcome: unknown, key = 'duel') => ({ outcomes: [{ key, outcome }] as never });

  it('takes the place of its dice', () => {
    const answer = ruled(resolve('test.kernel.strike', { input, dice: settled({ winner: 'defender' }) }));
    expect(answer).toMatchObject({ result: { landed: false }, rolls: [], trace: [{ rule: 'test.kernel.duel' }] });
    const rolls = [{ key: 'damage', faces: [1, 1] }];
    const hit = resolve('test.kernel.strike', {
      input,
      dice: { ...settled({ winner: 'attacker' }), rolls },
      decisions: [may],
    });
    expect(ruled(hit).result).toMatchObject({ landed: true, damage: 3 });
  });

  it('is settled in the odds as well', () => {
    const won = odds('test.kernel.strike', { input, dice: settled({ winner: 'attacker' }), decisions: [may] });
    expect(fractionsIn(won, 'landed')).toEqual({ true: '1/1' });
    const gone = odds('test.kernel.strike', { input, dice: settled({ winner: 'defender' }), decisions: [may] });
    expect(fractionsIn(gone, 'landed')).toEqual({ false: '1/1' });
    expect(fractionsIn(odds('test.kernel.strike', { input, decisions: [may] }), 'landed')).toEqual({
      true: '1/2',
      false: '1/2',
    });
  });

  it.each([
    ['an undecided one', { winner: 'reroll' }, '/dice/outcomes/0/outcome'],
    ['what it cannot give', { winner: 'nobody' }, '/dice/outcomes/0/outcome'],
    ['more than its outcome', { winner: 'attacker', by: 3 }, '/dice/outcomes/0/outcome'],
    ['nothing', null, '/dice/outcomes/0/outcome'],
  ])('is refused as %s', (_, outcome, pointer) => {
    for (const ask of [resolve, odds])
      expect(ask('test.kernel.strike', { input, dice: settled(outcome), decisions: [may] }).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer }],
      });
  });

  it('under a name that nothing bears is refused; one that nothing asked for is told', () => {
    expect(resolve('test.kernel.strike', { input, dice: settled({}, 'dual') }).problem).toMatchObject({
      errors: [{ pointer: '/dice/outcomes/0/key' }],
    });
    const outcomes = [
      { key: 'duel', outcome: { winner: 'defender' } },
      { key: 'duel', outcome: { winner: 'attacker' } },
      { key: 'attacks.2.duel', outcome: { winner: 'attacker' } },
    ];
    expect(ruled(resolve('test.kernel.strike', { input, dice: { outcomes } })).unused.outcomes).toEqual(
      outcomes.slice(1),
    );
  });
});

describe('rules and what they may read', () => {
  it('the details of a sub-ruling do not compile as reasons', () => {
    procedure({
      ...duel,
      id: 'test.kernel.reading',
      evaluate(given, ruling) {
        const { outcome, details, attempts } = ruling.detailed(duel, given);
        // @ts-expect-error the odds keep no details
        const by: number = details.by;
        // @ts-expect-error nor how often it was rolled
        const twice: boolean = attempts > 1;
        // @ts-expect-error nor is a detail part of the outcome
        outcome.by;
        return { winner: twice ? 'attacker' : outcome.winner, by };
      },
    });
    formula({
      ...halved,
      id: 'test.kernel.rolling-formula',
      evaluate(given, ruling) {
        // @ts-expect-error a formula rolls nothing
        ruling.roll?.('d', 4);
        // @ts-expect-error and runs nothing that does
        ruling.run(duel, { edge: 0 });
        return given;
      },
    });
    expect(true).toBe(true);
  });

  it('states that JSON cannot tell apart do not compile', () => {
    const rule = procedure({
      ...duel,
      id: 'test.kernel.states',
      evaluate(_, ruling) {
        ruling.fold('a', [1], { left: 3, who: ['maelis'], at: { hex: 'A1' } as { hex: string } | null }, (state) => ({
          state,
        }));
        // @ts-expect-error in JSON a third is 0.3333
        ruling.fold('b', [1], { share: Fraction.of(1, 3) }, (state) => ({ state }));
        // @ts-expect-error in JSON every set is empty
        ruling.fold('c', [1], { down: new Set<string>() }, (state) => ({ state }));
        // @ts-expect-error in JSON every map is empty
        ruling.fold('d', [1], new Map<string, number>(), (state) => ({ state }));
        return { winner: 'attacker', by: 0 } as const;
      },
    });
    expect(rule.form).toBe('procedure');
  });

  it('the events of a sequence do not compile as reasons', () => {
    procedure({
      ...duel,
      id: 'test.kernel.events',
      evaluate(_, ruling) {
        const { events } = ruling.fold('rounds', [1, 2], 0, (state) => ({ state, event: state }));
        // @ts-expect-error what merely happened decides nothing
        return { winner: events.length > 1 ? 'attacker' : 'defender', by: 0 } as const;
      },
    });
    expect(true).toBe(true);
  });
});
