import { describe, expect, it } from 'vitest';
import { corrected, diceOf, entered, rollsOf, upTo } from './rolls.ts';

const rolls = [
  { key: 'a', faces: [11, 5] },
  { key: 'b', faces: [3] },
  { key: 'b', total: 17 },
  { key: 'c', tens: 0, units: 0 },
];

describe('dice', () => {
  it('lie in a row, each with its place among those of its key', () => {
    expect(diceOf(rolls)).toEqual([
      { key: 'a', index: 0, face: 11 },
      { key: 'a', index: 1, face: 5 },
      { key: 'b', index: 0, face: 3 },
      { key: 'b', index: 1, total: 17 },
      { key: 'c', index: 0, face: 100 },
    ]);
  });

  it('go back into requests as they were', () => {
    expect(rollsOf(diceOf(rolls))).toEqual([...rolls.slice(0, 3), { key: 'c', faces: [100] }]);
  });

  it('are corrected one at a time', () => {
    expect(corrected(rolls, { key: 'a', index: 1 }, { face: 6 })[0]).toEqual({ key: 'a', faces: [11, 6] });
    expect(corrected(rolls, { key: 'b', index: 1 }, { total: 20 })[2]).toEqual({ key: 'b', total: 20 });
  });

  it('are asked for again without those of the key that follow', () => {
    expect(upTo(rolls, { key: 'a', index: 1 })[0]).toEqual({ key: 'a', faces: [11] });
    expect(upTo(rolls, { key: 'b', index: 0 }).map((roll) => roll.key)).toEqual(['a', 'c']);
  });

  it('are added as they are entered', () => {
    expect(entered([], { key: 'a' }, { faces: [1, 2] })).toEqual([{ key: 'a', faces: [1, 2] }]);
    expect(entered([], { key: 'a' }, { total: 9 })).toEqual([{ key: 'a', total: 9 }]);
  });
});
