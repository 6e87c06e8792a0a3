import { describe, expect, it } from 'vitest';
import { amended, chanceOf, decided, rolled, verdict, waysOn3d6 } from '../testing/asking.ts';

const B = 'phase-combat.basics';

describe('an attack roll', () => {
  it.each([
    [7, 7, 11, 11, true],
    [7, 7, 12, 11, false],
    [20, 1, 18, 30, false],
    [0, 30, 3, -19, true],
    [-2, -2, 11, 11, true],
  ])('of OCV %i against DCV %i showing %i', (ocv, dcv, roll, target, hit) => {
    expect(verdict(`${B}.attack-roll`, { ocv, dcv }, rolled(['attack', roll]))).toEqual({ target, roll, hit });
  });

  it('has the to-hit curve of 3d6, 3 and 18 apart', () => {
    for (let target = -2; target <= 21; target++) {
      const ways = waysOn3d6((sum) => sum === 3 || (sum !== 18 && sum <= target));
      expect(chanceOf(`${B}.attack-roll`, { ocv: target, dcv: 11 }, 'hit', true), `${target}`).toBeCloseTo(
        ways / 216,
        12,
      );
    }
  });

  it('takes another base from a house rule', () => {
    const answer = verdict(
      `${B}.attack-roll`,
      { ocv: 5, dcv: 5 },
      { ...rolled(['attack', 10]), ...amended('base', 9) },
    );
    expect(answer).toMatchObject({ target: 9, hit: false });
  });

  it('asks for the three dice', () => {
    expect(verdict(`${B}.attack-roll`, { ocv: 5, dcv: 5 })).toMatchObject({
      type: 'needs-roll',
      rolls: [{ key: 'attack', count: 3, faces: 6, by: 'attacker' }],
    });
    expect(verdict(`${B}.attack-roll`, { ocv: 5, dcv: 5 }, rolled(['attack', 19]))).toMatchObject({
      type: 'invalid-input',
    });
  });
});

describe('half a combat value', () => {
  // 7 / 2 = 3.5 up to 4, down to 3; −3 × 1.5 = −4.5 up to −4, down to −5; −1 × 1.5 = −1.5
  it.each([
    [7, 4, 3],
    [1, 1, 0],
    [6, 3, 3],
    [0, 0, 0],
    [-1, -1, -2],
    [-3, -4, -5],
    [-4, -6, -6],
  ])('of %i is %i, or rounded down %i', (cv, up, down) => {
    expect(verdict(`${B}.half-cv`, { cv })).toEqual({ half: up });
    expect(verdict(`${B}.half-cv`, { cv }, decided('roundHalf', 'down'))).toEqual({ half: down });
  });
});

describe('the order of modifiers', () => {
  const modifiers = [{ label: 'dodge', value: 3 }];

  it('adds before it halves, once', () => {
    // 5 + 3 = 8, halved 4
    expect(verdict(`${B}.cv-order`, { base: 5, modifiers, halvings: 3 })).toEqual({ cv: 4 });
  });

  it('lets each cause halve where the GM has it so', () => {
    // 8 → 4 → 2 → 1; 7 → 4 → 2
    const stacked = decided('stackHalvings', true);
    expect(verdict(`${B}.cv-order`, { base: 5, modifiers, halvings: 3 }, stacked)).toEqual({ cv: 1 });
    expect(verdict(`${B}.cv-order`, { base: 7, modifiers: [], halvings: 2 }, stacked)).toEqual({ cv: 2 });
  });
});

describe('range', () => {
  it.each([
    [0, 0],
    [5, -2],
    [8, -2],
    [16, -4],
    [17, -6],
    [64, -8],
    [128, -10],
    [129, -12],
    [256, -12],
    [257, -14],
  ])('of %i hexes costs %i', (hexes, ocv) => {
    expect(verdict(`${B}.range-modifier`, { hexes })).toEqual({ ocv });
  });

  it('is what the GM says, if they say', () => {
    expect(verdict(`${B}.range-modifier`, { hexes: 200 }, decided('rangeModifier', -20))).toEqual({ ocv: -20 });
  });
});

describe('Set, Sweep and Stunned', () => {
  it('Set gives what the campaign has it give', () => {
    expect(verdict(`${B}.set`, {}, amended('ocv', 2))).toMatchObject({ ocv: 2, dcv: 0, phaseCost: 'full' });
  });

  it.each([
    [1, 0],
    [2, -2],
    [4, -6],
  ])('a Sweep of %i costs %i', (attacks, ocvModifier) => {
    expect(verdict(`${B}.sweep`, { attacks })).toEqual({ ocvModifier, dcvHalved: true });
  });

  it('a Sweep follows the campaign', () => {
    const own = decided('sweepRule', { ocvPerExtra: -1, dcvHalved: false });
    expect(verdict(`${B}.sweep`, { attacks: 3 }, own)).toEqual({ ocvModifier: -2, dcvHalved: false });
  });

  it('Stunned halves DCV, below 0 too', () => {
    expect(verdict(`${B}.stunned`, { dcv: -4 })).toEqual({ dcv: -6, mayAct: false, mayAbort: false });
  });
});
