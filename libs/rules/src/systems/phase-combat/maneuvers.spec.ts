import { describe, expect, it } from 'vitest';
import { resolve } from '../../index.ts';
import { amended, chanceOf, decided, rolled, verdict, waysOn3d6 } from './testing/asking.ts';

const P = 'phase-combat';
const passes = (target: number) => waysOn3d6((sum) => sum === 3 || (sum !== 18 && sum <= target)) / 216;

describe('Brace', () => {
  it('offsets range penalties alone, to 0', () => {
    expect(verdict(`${P}.brace.effects`, { rangeModifier: -1, dcv: -2, strMin: 5 })).toEqual({
      rangeModifier: 0,
      dcv: -3,
      strMin: 0,
    });
  });

  it('keeps its halved DCV when Stunned, unless the GM ends it', () => {
    const input = { braced: true, stunned: true, rangeModifier: -4, strMin: 13, dcv: 7 };
    expect(verdict(`${P}.brace.stunned`, input)).toMatchObject({ rangeModifier: -4, braceHalvesDcv: true, dcv: 4 });
    const ended = decided('braceEndsWhenStunned', true);
    expect(verdict(`${P}.brace.stunned`, input, ended)).toMatchObject({ braceHalvesDcv: false, dcv: 7 });
    expect(verdict(`${P}.brace.stunned`, { ...input, stunned: false })).toMatchObject({
      rangeModifier: -2,
      strMin: 8,
      dcv: 4,
    });
    expect(verdict(`${P}.brace.stunned`, { ...input, braced: false })).toMatchObject({ braceHalvesDcv: false, dcv: 7 });
  });

  it.each([
    [false, false, 'none'],
    [false, true, 'full'],
  ])('brace %s and Set %s cost %s', (brace, set, phaseCost) => {
    expect(verdict(`${P}.brace.with-set`, { brace, set })).toEqual({ phaseCost });
  });
});

describe('aborting', () => {
  it('may end at the forgone Phase where the GM has it so', () => {
    const input = { spd: 4, segment: 5, phaseThisSegmentStillToCome: false, mode: 'abort' };
    const forgone = { turnOffset: 0, segment: 6 };
    expect(verdict(`${P}.abort.forgo-phase`, input, decided('stanceEnds', 'forgone-phase'))).toEqual({
      forgone,
      ends: forgone,
    });
    expect(verdict(`${P}.abort.forgo-phase`, { ...input, spd: 0 })).toEqual({});
    // SPD 1 in Segment 8: forgone 7 of the next Turn, ends in 7 of the one after
    expect(verdict(`${P}.abort.forgo-phase`, { ...input, spd: 1, segment: 8 })).toEqual({
      forgone: { turnOffset: 1, segment: 7 },
      ends: { turnOffset: 2, segment: 7 },
    });
  });

  it('Block is an Attack action unless the GM says otherwise', () => {
    expect(verdict(`${P}.maneuver.table`, { maneuver: 'block' })).toMatchObject({ attackAction: true, abort: true });
    expect(verdict(`${P}.maneuver.table`, { maneuver: 'block' }, decided('attackAction', false))).toMatchObject({
      attackAction: false,
    });
  });
});

describe('Dodge', () => {
  it('comes too late after the roll, unless the GM waives it', () => {
    const late = { dcv: 6, halved: false, attackRolled: true };
    expect(verdict(`${P}.dodge.dcv`, late)).toEqual({ dcv: 6 });
    expect(verdict(`${P}.dodge.dcv`, late, decided('declareBeforeRoll', false))).toEqual({ dcv: 9 });
    expect(verdict(`${P}.dodge.dcv`, { dcv: 6, halved: false }, amended('bonus', 5))).toEqual({ dcv: 11 });
  });

  it('halts a series with the odds of its attack rolls: at 11 each', () => {
    const input = { dodging: true, ocv: 8, dcv: 5, attacks: 3 };
    const hit = passes(11);
    expect(chanceOf(`${P}.dodge.halts-series`, input, 'hits', 0)).toBeCloseTo(1 - hit, 12);
    expect(chanceOf(`${P}.dodge.halts-series`, input, 'hits', 3)).toBeCloseTo(hit ** 3, 12);
  });

  it('may spare the other targets from the halt', () => {
    const input = { dodging: true, ocv: 8, dcv: 5, targets: ['dodger', 'other', 'dodger'], otherDcv: 6 };
    const dice = rolled(['attacks.1.attack', 12], ['attacks.2.attack', 9]);
    const answer = verdict(`${P}.dodge.halts-series`, input, { ...dice, ...decided('haltScope', 'dodger') });
    expect(answer).toEqual({ hits: 1, resolved: 2, halted: 1 });
    expect(verdict(`${P}.dodge.halts-series`, { ...input, otherDcv: undefined })).toMatchObject({
      type: 'invalid-input',
    });
  });

  it.each([
    ['abort', 'attack', true, false],
    ['held', 'none', true, true],
    ['own-phase', 'none', true, true],
  ])('%s after %s', (mode, firstHalf, allowed, endsPhase) => {
    expect(verdict(`${P}.dodge.action`, { mode, firstHalf })).toEqual({ allowed, endsPhase });
  });
});

describe('Disarm', () => {
  const input = { disarmer: { ocv: 8, str: 20, dex: 20 }, holder: { dcv: 5, str: 20, dex: 15 } };

  it('refuses an incoming weapon without a held action, and asks for both DEX', () => {
    const refused = resolve(`${P}.disarm.attempt`, { input: { ...input, incoming: { holding: false } } });
    expect(refused.problem).toMatchObject({
      type: 'illegal-action',
      rule: `${P}.disarm.held`,
      legal: ['disarm in the own Phase'],
    });
    const { dex: _, ...nameless } = input.holder;
    const unknown = resolve(`${P}.disarm.attempt`, {
      input: { ...input, holder: nameless, incoming: { holding: true } },
    });
    expect(unknown.problem).toMatchObject({ type: 'invalid-input' });
  });

  it('keeps the attack from landing only when it comes first and wins', () => {
    const rolls = [
      { key: 'disarmer.dexRoll', total: 9 },
      { key: 'attacker.dexRoll', total: 13 },
      { key: 'disarmer.attack', total: 3 },
      { key: 'attempter.str', faces: [6, 6, 2, 2] },
      { key: 'resister.str', faces: [1, 1, 1, 1] },
      { key: 'disarmer.flight.halfDie', faces: [5] },
    ];
    expect(
      resolve(`${P}.disarm.attempt`, { input: { ...input, incoming: { holding: true } }, dice: { rolls } }),
    ).toMatchObject({
      result: { disarmFirst: true, disarmed: true, hexes: 3, attackLands: false, disarmerBody: 6, holderBody: 0 },
    });
    const late = [{ id: `${P}.disarm.held#disarmFirst`, value: false }];
    const dice = { rolls };
    expect(
      resolve(`${P}.disarm.attempt`, { input: { ...input, incoming: { holding: true } }, dice, decisions: late }),
    ).toMatchObject({
      result: { disarmFirst: false, disarmed: true, attackLands: true },
    });
  });

  it('takes other figures from house rules', () => {
    const attack = { ocv: 7, twoHanded: true, dcv: 5 };
    const own = { ...rolled(['attack', 10]), ...amended('twoHanded', 0) };
    expect(verdict(`${P}.disarm.attack`, attack, own)).toMatchObject({ disarmOcv: 5, hit: true });
    expect(verdict(`${P}.disarm.contest`, { str: 3, twoHanded: true })).toEqual({ effectiveStr: 0, dice: 0 });
  });
});
