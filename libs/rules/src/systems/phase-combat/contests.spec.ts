import { describe, expect, it } from 'vitest';
import { chanceOf, decided, rolled, verdict } from './testing/asking.ts';

const RULE = 'phase-combat.str-contest';
const bodyOf = (face: number) => (face === 1 ? 0 : face === 6 ? 2 : 1);

/** How many throws of n dice come to each BODY, throw by throw. */
function ways(dice: number): number[] {
  let counts = [1];
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(counts.length + 2).fill(0);
    counts.forEach((count, body) => {
      for (let face = 1; face <= 6; face++) next[body + bodyOf(face)] = (next[body + bodyOf(face)] as number) + count;
    });
    counts = next;
  }
  return counts;
}

function chanceByHand(mine: number, theirs: number, wins: (a: number, b: number) => boolean): number {
  const [left, right] = [ways(mine), ways(theirs)];
  let won = 0;
  left.forEach((a, i) => {
    right.forEach((b, j) => {
      if (wins(i, j)) won += a * b;
    });
  });
  return won / 6 ** (mine + theirs);
}

describe('STR against STR', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [4, 4],
    [6, 5],
  ])('has the odds of every throw of %id6 against %id6', (mine, theirs) => {
    const input = { attempterStr: mine * 5, resisterStr: theirs * 5 };
    const more = chanceByHand(mine, theirs, (a, b) => a > b);
    const equal = chanceByHand(mine, theirs, (a, b) => a === b);
    expect(chanceOf(RULE, input, 'success', true)).toBeCloseTo(more, 12);
    const toAttempter = decided(`${RULE}#tie`, 'attempter');
    expect(chanceOf(RULE, input, 'success', true, toAttempter)).toBeCloseTo(more + equal, 12);
  });

  it('is exact up to sixty dice on either side', () => {
    const input = { attempterStr: 300, resisterStr: 300 };
    const more = chanceByHand(60, 60, (a, b) => a > b);
    expect(chanceOf(RULE, input, 'success', true)).toBeCloseTo(more, 9);
  });

  it('rolls ties again where the GM has it so', () => {
    const input = { attempterStr: 10, resisterStr: 10 };
    const again = decided(`${RULE}#tie`, 'reroll');
    const dice = rolled(['attempter.str', [6, 1]], ['resister.str', [2, 3]]);
    expect(verdict(RULE, input, { ...dice, ...again })).toMatchObject({ reroll: true });
  });

  it('asks for the dice of both sides at once', () => {
    expect(verdict(RULE, { attempterStr: 20, resisterStr: 10 })).toMatchObject({
      type: 'needs-roll',
      rolls: [
        { key: 'attempter.str', count: 4, faces: 6 },
        { key: 'resister.str', count: 2, faces: 6 },
      ],
    });
  });
});
