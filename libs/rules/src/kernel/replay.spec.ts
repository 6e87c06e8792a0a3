import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resolution } from './front-door.ts';
import type { UnitRequest } from './request.ts';
import { doorTo, ruled } from './testing/door.ts';
import { figure, programs, programUnits, ruledBy } from './testing/program.ts';
import { duel, halved, howHard, input, may, strike } from './testing/strike.ts';

const ID = 'test.kernel.program';
const at = fc.constantFrom(undefined, '', 't', 't.1', 't.2', 'f.1', 'f.3', 'c0', 's', 's.t.1', 'nowhere');
const value = fc.integer({ min: -3, max: 3 });
const placed = <T extends object>(item: T, where: string | undefined) =>
  where === undefined ? item : { ...item, at: where };

const decisions = fc.array(
  fc
    .record({ at, value, source: fc.constantFrom(undefined, 'GM', 'usual', 'Anna') })
    .map(({ at: where, value: answer, source }) =>
      placed({ id: ruledBy.id, value: answer, ...(source === undefined ? {} : { source }) }, where),
    ),
  { maxLength: 4 },
);
const amendments = fc.array(
  fc
    .record({ at, value, op: fc.constantFrom('set' as const, 'add' as const), source: fc.constantFrom('a', 'b', 'c') })
    .map(({ at: where, ...change }) => placed({ parameter: figure.id, ...change }, where)),
  { maxLength: 4 },
);

/** What an answer says of its dice and of everything beside the input, as the next request. */
function again({
  rolls,
  seed,
  outcomes,
  decisions: reached,
  amendments: used,
}: Resolution): Omit<UnitRequest, 'input'> {
  return { dice: { rolls, outcomes, ...(seed === undefined ? {} : { seed }) }, decisions: reached, amendments: used };
}

/** The answer without what was not needed, which is not sent again. */
function needed({ unused: _, ...answer }: Resolution): string {
  return JSON.stringify(answer);
}

describe('what an answer tells', () => {
  it('is accepted unchanged as the next request, which is answered with the same bytes', () => {
    const door = doorTo(...programUnits);
    fc.assert(
      fc.property(programs({ again: true }), decisions, amendments, fc.string({ minLength: 1 }), (program, ...said) => {
        const [given, feats, seed] = said;
        const request = { input: { program }, decisions: given, amendments: feats };
        const first = door.evaluate(ID, { ...request, dice: { seed } });
        if (first.problem) return void expect(first.problem.type).toBe('too-large');
        const second = ruled(door.evaluate(ID, { input: { program }, ...again(first) }));
        expect(needed(second)).toBe(needed(first));
        expect(second.unused).toEqual({ rolls: [], outcomes: [], decisions: [], amendments: [] });
        expect([...first.amendments, ...first.unused.amendments]).toHaveLength(feats.length);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps apart what is usual in one scope and what the GM rules everywhere', () => {
    const door = doorTo(...programUnits);
    const inner = { op: 'fold', count: 1, modulus: 1, of: { op: 'ruled' } };
    const program = { op: 'add', of: [{ ...inner, of: inner }, { op: 'ruled' }] };
    const given = [
      { id: ruledBy.id, value: 0 },
      { id: ruledBy.id, value: 2, source: 'usual', at: 'f.1' },
    ];
    const first = ruled(door.evaluate(ID, { input: { program }, dice: { seed: 's' }, decisions: given }));
    expect(first.decisions.map(({ at: where, value: answer }) => [where, answer])).toEqual([
      ['f.1.f.1', 2],
      [undefined, 0],
    ]);
    expect(needed(ruled(door.evaluate(ID, { input: { program }, ...again(first) })))).toBe(needed(first));
  });

  it('has the outcomes that were settled at the table in it', () => {
    const { resolve } = doorTo(strike, duel, halved);
    const settled = { outcomes: [{ key: 'duel', outcome: { winner: 'attacker' } }], seed: 's' };
    const first = ruled(resolve(strike.id, { input, dice: settled, decisions: [may] }));
    expect(first.outcomes).toEqual(settled.outcomes);
    expect(needed(ruled(resolve(strike.id, { input, ...again(first) })))).toBe(needed(first));
  });

  it('may be a key with more faces than one throw has', () => {
    const door = doorTo(...programUnits);
    const program = { op: 'add', of: Array.from({ length: 3 }, () => ({ op: 'sum', count: 900, faces: 6 })) };
    const first = ruled(door.evaluate(ID, { input: { program }, dice: { seed: 's' } }));
    expect(first.rolls.map(({ faces }) => faces?.length)).toEqual([1000, 1000, 700]);
    expect(needed(ruled(door.evaluate(ID, { input: { program }, ...again(first) })))).toBe(needed(first));
  });
});

describe('a question that is asked', () => {
  const { resolve } = doorTo(strike, duel, halved);

  it('is answered at the place that was told', () => {
    const { problem } = resolve(strike.id, {
      input,
      dice: { outcomes: [{ key: 'duel', outcome: { winner: 'attacker' } }] },
    });
    if (problem?.type !== 'needs-ruling') throw new Error('asks');
    const [{ id, at: where, question }] = problem.rulings as [(typeof problem.rulings)[number]];
    expect(where).toBe('');
    const dice = { outcomes: [{ key: 'duel', outcome: { winner: 'attacker' } }], seed: 's' };
    const answer = resolve(strike.id, { input, dice, decisions: [{ id, at: where, question, value: true }] });
    expect(ruled(answer).decisions[0]).toEqual({ id, question, value: true, source: 'GM' });
  });

  it('is as usual only while its answer is the usual one', () => {
    const dice = { outcomes: [{ key: 'duel', outcome: { winner: 'attacker' } }], seed: 's' };
    const told = (answer: number) => {
      const hard = { id: howHard.id, value: answer, source: 'usual' };
      return ruled(resolve(strike.id, { input, dice, decisions: [may, hard] })).decisions[1]?.source;
    };
    expect([told(1), told(2)]).toEqual(['usual', 'GM']);
  });
});
