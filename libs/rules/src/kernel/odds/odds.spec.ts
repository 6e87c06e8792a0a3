import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resolution } from '../front-door.ts';
import type { UnitRequest } from '../request.ts';
import { doorTo, fractionsIn, ruled } from '../testing/door.ts';
import { sumOfFractions } from '../testing/exactness.ts';
import { modelOf, type Setting, Undecidable } from '../testing/model.ts';
import { figure, type Program, programs, programUnits, ruledBy } from '../testing/program.ts';

const ID = 'test.kernel.program';
const plain: Setting = { figureAt: () => 1, ruledAt: () => 2 };

/** The model's probabilities as fractions; undefined when nothing can decide the program. */
function expected(program: Program, setting: Setting): Record<string, string> | undefined {
  try {
    const model = modelOf(program, setting);
    return Object.fromEntries([...model].map(([value, [a, b]]) => [String(value), `${a}/${b}`]));
  } catch (error) {
    if (error instanceof Undecidable) return undefined;
    throw error;
  }
}

type Rest = Partial<UnitRequest>;

/** A front door with an empty memory, or one that remembers everything asked before. */
const fresh = () => doorTo(...programUnits);
const remembering = fresh();

function odds(program: Program, rest: Rest = {}, door = fresh()): Record<string, string> | undefined {
  const answer = door.ruleOdds(ID, { input: { program }, ...rest });
  if (answer.problem?.type === 'too-large') return undefined;
  expect(answer.problem ?? answer.metrics[0]?.exact).toBe(true);
  return fractionsIn(answer, 'value');
}

/** The same fractions by letting every die fall on every face, as it is asked for. */
function exhausted(program: Program, rest: Rest = {}): Record<string, string> {
  const door = fresh();
  const sums = new Map<string, string>();
  let left = 20_000;
  const explore = (faces: Map<string, number[]>, ways: bigint) => {
    if (left-- < 0) throw new Error('too many throws to exhaust');
    const rolls = [...faces].map(([key, list]) => ({ key, faces: list }));
    const { problem, ...answer } = door.evaluate(ID, { input: { program }, ...rest, dice: { rolls, missing: 'ask' } });
    if (problem?.type === 'needs-roll') {
      const die = problem.rolls[0] as { key: string; faces: number };
      for (let face = 1; face <= die.faces; face++)
        explore(new Map(faces).set(die.key, [...(faces.get(die.key) ?? []), face]), ways * BigInt(die.faces));
      return;
    }
    if (problem) throw new Error(JSON.stringify(problem));
    const value = String(((answer as Resolution).result as { value: number }).value);
    sums.set(value, sumOfFractions([sums.get(value) ?? '0/1', `1/${ways}`]));
  };
  explore(new Map(), 1n);
  return Object.fromEntries(sums);
}

/** How many throws a program may take at most, to leave out what cannot be exhausted. */
function throwsOf(program: Program): number {
  switch (program.op) {
    case 'roll':
      return program.mode === 'normal' ? program.faces : program.faces ** 2;
    case 'sum':
      return program.faces ** program.count;
    case 'test':
      return program.faces;
    case 'figure':
    case 'ruled':
      return 1;
    case 'if':
      return throwsOf(program.test) * Math.max(throwsOf(program.yes), throwsOf(program.no));
    case 'add':
    case 'rank':
      return program.of.reduce((product, part) => product * throwsOf(part), 1);
    case 'run':
      return throwsOf(program.of);
    default:
      return throwsOf(program.of) ** program.count;
  }
}

describe('exact odds', () => {
  it('equal plain composition, whatever a rule does with its dice, and add up to exactly 1', () => {
    fc.assert(
      fc.property(programs({ again: true }), (program) => {
        fc.pre(throwsOf(program) < 1e6);
        const fractions = odds(program);
        expect(fractions).toEqual(expected(program, plain));
        if (fractions) expect(sumOfFractions(Object.values(fractions))).toBe('1/1');
      }),
      { numRuns: 1000 },
    );
  });

  it('equal every throw, one by one, of dice entered by hand', () => {
    fc.assert(
      fc.property(programs({ again: false }), (program) => {
        fc.pre(throwsOf(program) < 600);
        expect(odds(program)).toEqual(exhausted(program));
      }),
      { numRuns: 250 },
    );
  });

  it('do not depend on what was asked before', () => {
    fc.assert(
      fc.property(programs({ again: true }), (program) => {
        fc.pre(throwsOf(program) < 1e5);
        expect(odds(program, {}, remembering)).toEqual(odds(program));
      }),
      { numRuns: 400 },
    );
  });
});

const SCOPES = ['t.1', 't.2', 't', 'f.1', 'f.3', 'c0', 'c1', 's', 's.t.1', 'c0.s', 'f.2.t.1'];
const at = fc.option(fc.constantFrom(...SCOPES), { nil: undefined });
const value = fc.integer({ min: -3, max: 3 });

/** One amendment that sets the figure and one decision, each in some scope or everywhere. */
const settings = fc.record({ figureAt: at, figure: value, ruledAt: at, ruled: value }).map((given) => {
  const amendment = { parameter: figure.id, op: 'set' as const, value: given.figure, source: 'feat' };
  const answer = { id: ruledBy.id, value: given.ruled };
  const holds = (where: string | undefined, scope: readonly string[]) =>
    where === undefined || `${scope.join('.')}.`.startsWith(`${where}.`);
  const setting: Setting = {
    figureAt: (scope) => (holds(given.figureAt, scope) ? given.figure : 1),
    ruledAt: (scope) => (holds(given.ruledAt, scope) ? given.ruled : 2),
  };
  const rest: Rest = {
    amendments: [given.figureAt === undefined ? amendment : { ...amendment, at: given.figureAt }],
    decisions: [given.ruledAt === undefined ? answer : { ...answer, at: given.ruledAt }],
  };
  return { setting, rest };
});

describe('decisions and amendments in some scopes', () => {
  it('change the odds there and nowhere else, whatever was asked before', () => {
    fc.assert(
      fc.property(programs({ again: true }), settings, (program, { setting, rest }) => {
        fc.pre(throwsOf(program) < 1e5);
        const fractions = odds(program, rest, remembering);
        expect(fractions).toEqual(expected(program, setting));
        if (fractions) expect(sumOfFractions(Object.values(fractions))).toBe('1/1');
      }),
      { numRuns: 1000 },
    );
  });

  it('hold for dice at the table as in the odds', () => {
    fc.assert(
      fc.property(programs({ again: false }), settings, (program, { rest }) => {
        fc.pre(throwsOf(program) < 300);
        expect(odds(program, rest, remembering)).toEqual(exhausted(program, rest));
      }),
      { numRuns: 250 },
    );
  });
});

describe('a seeded ruling', () => {
  it('replayed from its dice gives the same bytes', () => {
    fc.assert(
      fc.property(programs({ again: true }), fc.string({ minLength: 1 }), settings, (program, seed, { rest }) => {
        const first = fresh().evaluate(ID, { input: { program }, ...rest, dice: { seed } });
        if (first.problem) return void expect(first.problem.type).toBe('too-large');
        const again = ruled(
          fresh().evaluate(ID, { input: { program }, ...rest, dice: { rolls: first.rolls, missing: 'ask' } }),
        );
        const { seed: _, ...told } = first;
        expect(JSON.stringify(again)).toBe(JSON.stringify(told));
      }),
    );
  });
});
