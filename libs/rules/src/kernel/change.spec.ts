import { describe, expect, it } from 'vitest';
import { changed } from './change.ts';

describe('a change', () => {
  it('says whose it is, what it is, and what it was and is', () => {
    expect(changed('Brant', 'HP', 96, 87, 'HP')).toEqual([{ who: 'Brant', what: 'HP', from: 96, to: 87, unit: 'HP' }]);
  });

  it('has no unit where none is named', () => {
    expect(changed('Brant', 'stance', 'standing', 'prone')).toEqual([
      { who: 'Brant', what: 'stance', from: 'standing', to: 'prone' },
    ]);
  });

  it('is none where all stays as it was', () => {
    expect(changed('Brant', 'HP', 0, 0, 'HP')).toEqual([]);
  });
});
