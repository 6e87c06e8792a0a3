import { describe, expect, it } from 'vitest';
import { asNew, fightName, type Person, peopleOf, withAnother, withPeople } from './people.ts';

const setup = { list: 'fighters', fields: ['dex'], start: { fighters: [], order: [] }, fresh: { dex: 10 } };
const named = (...names: string[]): Person[] => names.map((name, i) => ({ id: `~${i + 1}`, name, dex: 10 }));

describe('somebody more', () => {
  it('is a usual one at first, then one like the last', () => {
    const [first] = withAnother(setup, [], 'Fighter');
    expect(first).toEqual({ id: '~1', name: 'Fighter 1', dex: 10 });
    const orc = { ...(first as Person), name: 'Orc', dex: 7 };
    expect(withAnother(setup, [orc], 'Fighter')[1]).toEqual({ id: '~2', name: 'Orc 2', dex: 7 });
    expect(withAnother(setup, [orc, { ...orc, id: '~2', name: 'Orc 2' }], 'Fighter')[2]?.name).toBe('Orc 3');
  });

  it('brings none of the wounds of whoever is in the fight already', () => {
    expect(withAnother(setup, [{ id: 'orc', name: 'Orc', dex: 1 }], 'Fighter')[1]?.dex).toBe(10);
  });
});

describe('the people of a state', () => {
  it('get ids after their names, each their own', () => {
    const state = withPeople(setup, setup.start, named('Séra', 'Orc', 'Orc', '!!'));
    expect(peopleOf(setup, state).map(({ id }) => id)).toEqual(['Sera', 'Orc', 'Orc-2', 'somebody']);
  });

  it('keep the ids that they have', () => {
    const state = withPeople(setup, setup.start, [{ id: 'Orc', name: 'Grash' }, ...named('Orc')]);
    expect(peopleOf(setup, state).map(({ id }) => id)).toEqual(['Orc', 'Orc-2']);
  });

  it('who have left stand on no list', () => {
    const people = ['ilse', 'odo', 'scout'].map((id) => ({ id }));
    const owed = (id: string, other: string) => ({ id, before: other, at: 3 });
    const before = { fighters: people, order: ['ilse', 'odo'], rights: [owed('odo', 'ilse'), owed('odo', 'scout')] };
    const after = withPeople(setup, { ...before, round: 2 }, [{ id: 'odo' }, { id: 'scout' }]);
    const left = [{ id: 'odo' }, { id: 'scout' }];
    expect(after).toEqual({ fighters: left, order: ['odo'], rights: [owed('odo', 'scout')], round: 2 });
  });

  it('of an earlier fight are new ones in the next', () => {
    expect(asNew([{ id: 'ilse', dex: 3 }])).toEqual([{ id: '~1', name: 'ilse', dex: 3 }]);
  });
});

it('calls a fight by its people', () => {
  expect(fightName(named('Ilse', 'Odo'))).toBe('Ilse, Odo');
  expect(fightName(named('A', 'B', 'C', 'D', 'E'))).toBe('A, B, C and 2 more');
});
