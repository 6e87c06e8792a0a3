import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS, withinLimits } from './limits.ts';

const schema = buildSchema('type Query { q: Query ask(input: Int, request: Int): Query n: Int }');
const errorsOf = (query: string) => validate(schema, parse(query), [withinLimits]).map(({ message }) => message);

describe('limits of a query', () => {
  it('let ordinary queries and introspection through', () => {
    expect(errorsOf('{ q { n } ask(input: 1) { n } }')).toEqual([]);
    expect(errorsOf(getIntrospectionQuery())).toEqual([]);
  });

  it('refuse too many levels, also by fragments', () => {
    const deep = '{ '.concat('q { '.repeat(LIMITS.depth), 'n', ' }'.repeat(LIMITS.depth), ' }');
    expect(errorsOf(deep)).toEqual([`The query has more levels than it may: the limit is ${LIMITS.depth}.`]);
    const half = 'q { '.repeat(8);
    const ends = ' }'.repeat(8);
    expect(errorsOf(`{ ${half} ...F ${ends} } fragment F on Query { ${half} n ${ends} }`)).toHaveLength(1);
  });

  it('refuse too many fields and too many questions', () => {
    expect(errorsOf(`{ ${'n '.repeat(LIMITS.fields + 1)} }`)).toHaveLength(1);
    const questions = Array.from({ length: LIMITS.questions + 1 }, (_, i) => `a${i}: ask(input: 1) { n }`).join(' ');
    expect(errorsOf(`{ ${questions} }`)).toEqual([
      `The query has more questions than it may: the limit is ${LIMITS.questions}.`,
    ]);
  });

  it('are not outwitted by fragments that spread each other', () => {
    const names = Array.from({ length: 14 }, (_, i) => `F${i}`);
    const spreads = (name: string) => names.filter((other) => other !== name).map((other) => `...${other}`);
    const fragments = names.map((name) => `fragment ${name} on Query { ${spreads(name).join(' ')} }`);
    expect(errorsOf(`{ ${spreads('').join(' ')} } ${fragments.join(' ')}`)).toHaveLength(1);
  });
});
