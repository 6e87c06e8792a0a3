import { describe, expect, it } from 'vitest';
import { addingUpTo } from './lasting.ts';
import { Refusal } from './problem.ts';

describe('adding to a list of a state', () => {
  const added = addingUpTo({ spells: 2, actions: 1 });

  it('begins the list where there is none, and leaves the list that it was given', () => {
    expect(added(undefined, 'spells', 'light')).toEqual(['light']);
    const list = ['light'];
    expect(added(list, 'spells', 'ward')).toEqual(['light', 'ward']);
    expect(list).toEqual(['light']);
  });

  it('names what is too many and how many there may be', () => {
    const adds = () => added(['light'], 'spells', 'ward', 'flare');
    expect(adds).toThrow(Refusal);
    expect(adds).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ type: 'too-large', limit: '2' }) }),
    );
    expect(() => added(['walk'], 'actions', 'run')).toThrow(/The number of actions/);
  });
});
