import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decision } from './decision.ts';
import { parameter } from './parameter.ts';
import { deepFrozen, doorTo, ruled } from './testing/door.ts';
import { figure, programs, programUnits, ruledBy } from './testing/program.ts';
import { formula, procedure } from './unit.ts';

const edge = parameter({
  id: 'test.kernel.sword#edge',
  title: 'edge',
  default: 1,
  schema: z.int().min(0).max(9),
  changedBy: 'smiths',
});
const mayParry = decision({
  id: 'test.kernel.sword#mayParry',
  question: 'May it parry?',
  schema: z.boolean(),
  usual: true,
});

const elsewhere = {
  parameter: parameter({ ...edge, id: 'test.kernel.axe#edge' }),
  decision: decision({ ...mayParry, id: 'test.kernel.axe#mayParry' }),
};

/** Asks for leave on a 1, and reads its edge otherwise. */
const sword = procedure({
  id: 'test.kernel.sword',
  input: z.strictObject({}),
  output: z.strictObject({ edge: z.int() }),
  dice: [{ key: 'd', dice: '1d4', by: 'each', label: 'die' }],
  decisions: [mayParry],
  parameters: [edge],
  outcome: ['edge'],
  says: () => 'Edge.',
  evaluate(_, ruling) {
    if (ruling.roll('d', 4) === 1) return { edge: ruling.decide(mayParry) ? 1 : 0 };
    return { edge: ruling.within('hand', () => ruling.as('wielder', () => ruling.parameter(edge))) };
  },
});
const axe = formula({
  id: 'test.kernel.axe',
  input: z.strictObject({}),
  output: z.strictObject({}),
  decisions: [elsewhere.decision],
  parameters: [elsewhere.parameter],
  says: () => 'Axe.',
  evaluate: () => ({}),
});

const door = doorTo(sword, axe);
const amendment = (more: object = {}) => ({
  parameter: edge.id,
  op: 'set' as const,
  value: 5,
  source: 'whetstone',
  ...more,
});
const leave = (more: object = {}) => ({ id: mayParry.id, value: false, ...more });
const ask = (beside: object, face = 2) =>
  door.evaluate(sword.id, deepFrozen({ input: {}, dice: { rolls: [{ key: 'd', faces: [face] }] }, ...beside }));
const odds = (beside: object) => door.ruleOdds(sword.id, deepFrozen({ input: {}, ...beside }));

describe('what a unit cannot reach', () => {
  it.each([
    ['another rule’s decision', { decisions: [leave({ id: elsewhere.decision.id })] }, 'unknown-decision', mayParry.id],
    [
      'another rule’s figure',
      { amendments: [amendment({ parameter: elsewhere.parameter.id })] },
      'unknown-parameter',
      edge.id,
    ],
    [
      'a decision that there is none of',
      { decisions: [leave({ id: 'test.kernel.sword#mayPary' })] },
      'unknown-decision',
      mayParry.id,
    ],
  ])('is refused as unknown, by its place and with what is near: %s', (_, beside, type, near) => {
    const [list] = Object.keys(beside) as [string];
    const pointer = `/${list}/0/${list === 'decisions' ? 'id' : 'parameter'}`;
    for (const { problem } of [ask(beside), odds(beside)]) {
      expect(problem).toMatchObject({ type, closest: [near], errors: [{ pointer }] });
      expect(problem?.message).toContain(pointer);
    }
  });
});

describe('what can be checked without being reached', () => {
  it.each([
    ['an answer', { decisions: [leave({ value: 'maybe', at: 'no.where' })] }, '/decisions/0/value'],
    ['a figure that is set', { amendments: [amendment({ value: 10, of: 'nobody' })] }, '/amendments/0/value'],
    [
      'a figure that is changed',
      { amendments: [amendment({ op: 'add', value: 'much', of: 'nobody' })] },
      '/amendments/0/value',
    ],
  ])('is refused when it does not fit: %s', (_, beside, pointer) => {
    for (const { problem } of [ask(beside), odds(beside)])
      expect(problem).toMatchObject({ type: 'invalid-input', errors: [{ pointer }] });
  });
});

describe('what was sent and not needed', () => {
  const nothing = { rolls: [], outcomes: [], decisions: [], amendments: [] };

  it('comes back: of another branch, scope or combatant', () => {
    const given = {
      decisions: [leave(), leave({ at: 'no.such.scope' })],
      amendments: [
        amendment(),
        amendment({ of: 'nobody' }),
        amendment({ of: 'wielder', at: 'hand' }),
        amendment({ at: 'foot' }),
      ],
    };
    const answer = ruled(ask(given));
    // Of the amendments only the nearest set is needed: that of the scope.
    expect(answer.amendments).toEqual([given.amendments[2]]);
    expect(answer.unused).toEqual({
      ...nothing,
      decisions: given.decisions,
      amendments: [0, 1, 3].map((i) => given.amendments[i]),
    });
    const other = ruled(ask(given, 1));
    expect(other.decisions).toMatchObject([{ id: mayParry.id, value: false }]);
    expect(other.unused).toEqual({ ...nothing, decisions: [given.decisions[1]], amendments: given.amendments });
  });

  it('comes back from the odds where no dice need it', () => {
    const given = {
      decisions: [leave(), leave({ at: 'hand' })],
      amendments: [amendment(), amendment({ of: 'nobody' })],
    };
    const answer = odds(given);
    expect(answer.problem).toBeUndefined();
    expect(answer).toMatchObject({ unused: { decisions: [given.decisions[1]], amendments: [given.amendments[1]] } });
  });

  it('is every entered die in the odds, which are those of dice that have not fallen', () => {
    const rolls = [{ key: 'd', faces: [1] }];
    expect(odds({ dice: { rolls } })).toEqual({ ...(odds({}) as object), unused: { ...nothing, rolls } });
    const foreign = odds({ dice: { rolls: [{ key: 'rubbish', faces: [20] }] } });
    expect(foreign.problem).toMatchObject({ errors: [{ pointer: '/dice/rolls/0/key' }] });
  });

  it('is the same whatever was asked before', () => {
    const remembering = doorTo(...programUnits);
    const at = fc.constantFrom(undefined, 't', 't.1', 'c0', 's', 's.t.1', 'nowhere');
    const said = fc.record({ figureAt: at, ruledAt: at }).map(({ figureAt, ruledAt }) => ({
      amendments: [
        { parameter: figure.id, op: 'add' as const, value: 1, source: 's', ...(figureAt ? { at: figureAt } : {}) },
      ],
      decisions: [{ id: ruledBy.id, value: 3, ...(ruledAt ? { at: ruledAt } : {}) }],
    }));
    fc.assert(
      fc.property(programs({ again: true }), said, (program, beside) => {
        const request = { input: { program }, ...beside };
        const first = doorTo(...programUnits).ruleOdds('test.kernel.program', request);
        for (let time = 0; time < 2; time++)
          expect(remembering.ruleOdds('test.kernel.program', request)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });
});
