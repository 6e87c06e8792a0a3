import { describe, expect, it } from 'vitest';
import { resolve } from '../../../index.ts';
import { amended, decided, rolled, verdict } from '../testing/asking.ts';

const G = 'phase-combat.grab';

describe('figures of a hold', () => {
  it.each([
    [{ role: 'grabber', dcv: 7, held: false, beforeOwnNextPhase: true }, 5],
    [{ role: 'grabber', dcv: 7, held: false, beforeOwnNextPhase: false }, 7],
    [{ role: 'victim', dcv: 7, held: true, beforeOwnNextPhase: true }, 4],
    // 1 − 2 = −1, worse by half: −1.5 up to −1
    [{ role: 'grabber', dcv: 1, held: true, beforeOwnNextPhase: true }, -1],
  ])('%j has DCV %i', (input, dcv) => {
    expect(verdict(`${G}.dcv`, input)).toEqual({ dcv });
  });

  it('lets the half replace the −2 where the GM has it so', () => {
    const input = { role: 'grabber', dcv: 6, held: true, beforeOwnNextPhase: true };
    expect(verdict(`${G}.dcv`, input, decided('maneuverPenaltyWithHalf', false))).toEqual({ dcv: 3 });
    expect(verdict(`${G}.dcv`, input, amended('grabber', -4))).toEqual({ dcv: 1 });
  });

  it.each([
    [1, 1, 1, 0],
    [3, 4, 4, 0],
    [1, 8, 2, 6],
  ])('%i hits on %i limbs pin %i', (hits, limbs, pinned, free) => {
    expect(verdict(`${G}.pinned-limbs`, { hits, limbs })).toEqual({ pinned, free });
  });

  it('takes 5 STR from one arm, not below 0, and nothing from damage', () => {
    const of = (str: number, purpose: string) => verdict(`${G}.one-arm`, { str, oneArm: true, purpose });
    expect(of(3, 'escape')).toEqual({ effectiveStr: 0 });
    expect(of(3, 'damage')).toEqual({ effectiveStr: 3 });
  });

  it('asks the GM about attacks on others, and about means without limbs', () => {
    const attack = { ocv: 7, freeLimbs: 2, target: 'other' };
    expect(verdict(`${G}.grabbed-attack`, attack)).toMatchObject({ type: 'needs-ruling' });
    const may = decided('mayAttackOthers', { allowed: true, ocvModifier: -5 });
    expect(verdict(`${G}.grabbed-attack`, attack, may)).toEqual({ allowed: true, ocv: 2 });
    const bound = { ocv: 7, freeLimbs: 0, target: 'grabber' };
    expect(verdict(`${G}.grabbed-attack`, bound, decided('otherMeans', true))).toEqual({ allowed: true, ocv: 4 });
  });

  it('asks how far a throw goes', () => {
    expect(verdict(`${G}.throw`, { str: 4 })).toMatchObject({ type: 'needs-ruling' });
    expect(verdict(`${G}.throw`, { str: 4 }, decided('distanceHexes', 2))).toMatchObject({
      distanceHexes: 2,
      held: false,
    });
  });

  it('lets casual STR be tried again only where the GM has it so', () => {
    const later = { victimStr: 10, grabberStr: 0, oneArm: false, laterPhase: true };
    expect(verdict(`${G}.casual-escape`, later)).toMatchObject({ allowed: false, escaped: false });
    const again = { ...decided('casualInLaterPhases', true), ...rolled(['victim.casualStr', [6]]) };
    expect(verdict(`${G}.casual-escape`, later, again)).toMatchObject({ allowed: true, escaped: true });
  });
});

const bruna = { id: 'bruna', ocv: 7, dcv: 6, str: 20 };
const scout = { id: 'scout', ocv: 6, dcv: 5, str: 25, limbs: 2 };
const odo = { id: 'odo', ocv: 6, dcv: 4, str: 15 };
const state = {
  kind: 'phase-combat.hold',
  formatVersion: 2,
  commands: 0,
  combatants: [bruna, scout, odo],
  stage: 'free',
  hits: 0,
  samePhase: false,
  acted: false,
};
const pair = { ...state, grabber: 'bruna', victim: 'scout' };
const seized = {
  ...pair,
  stage: 'seized',
  hits: 1,
  samePhase: true,
  phaseOf: 'bruna',
  done: [{ cost: 'half', attack: true }],
};
const held = { ...seized, stage: 'held' };
const victims = { ...held, samePhase: false, phaseOf: 'scout', done: [] };
const thrown = { ...pair, stage: 'thrown' };
const grab = { do: 'grab', by: 'bruna', target: 'scout' };
const asked = (given: object, command: object, more: object = {}) =>
  resolve(`${G}.hold`, { input: { state: given, command }, dice: { seed: 'hold' }, ...more });
const rolling = (key: string, total: number) => ({
  dice: { rolls: [{ key: `commands.1.${key}`, total }], seed: 'hold' },
});
const hit = rolling('grabber.attack', 3);
const contest = (victim: number[], grabber: number[], die = 'str') => ({
  dice: {
    rolls: [
      { key: `commands.1.victim.${die}`, faces: victim },
      { key: 'commands.1.grabber.str', faces: grabber },
    ],
  },
});

describe('a hold', () => {
  const FIRST = "The victim's casual escape comes first.";
  it.each([
    ['a squeeze without a hold', state, { do: 'squeeze' }, 'There is no hold.'],
    ['an escape without a hold', state, { do: 'escape' }, 'There is no hold.'],
    ['a squeeze before the casual escape', seized, { do: 'squeeze' }, FIRST],
    ['a blow before the casual escape', seized, { do: 'strike', by: 'scout', target: 'bruna' }, FIRST],
    [
      'a second squeeze in one action',
      { ...held, acted: true },
      { do: 'squeeze' },
      'Squeeze or Throw once in an action, and then in the next Phase.',
    ],
    ['a grab in the air', thrown, grab, 'The victim has not landed yet.'],
    [
      'a grab of the held by another',
      { ...held, samePhase: false, phaseOf: 'odo' },
      { ...grab, by: 'odo' },
      'The hold stands already.',
    ],
    ['a landing of nobody', held, { do: 'landed' }, 'Nobody has been thrown.'],
    ['a waiver that comes late', held, { do: 'waive' }, 'The casual escape is over.'],
    ['a second casual escape', held, { do: 'casual-escape' }, 'Casual STR is tried once, right after the hit.'],
    ['an escape in the Phase of the grabber', held, { do: 'escape' }, 'This takes a Phase of their own.'],
    ['a squeeze in the Phase of the victim', victims, { do: 'squeeze' }, 'This takes a Phase of their own.'],
    ['a blow of a bystander', held, { do: 'strike', by: 'odo', target: 'scout' }, 'Only grabber and victim do this.'],
    ['a blow at nobody', held, { do: 'strike', by: 'bruna', target: 'cat' }, 'Nobody here is called cat.'],
    ['a grab of oneself', state, { ...grab, target: 'bruna' }, 'Nobody grabs or strikes themselves.'],
    ['a contest for no weapon', held, { do: 'wrest', by: 'bruna' }, 'No weapon is held.'],
    [
      'a blow with every limb pinned',
      victims,
      { do: 'strike', by: 'scout', target: 'bruna' },
      'The victim has neither a free limb nor leave to attack.',
    ],
    [
      'a blow in the action of the grab',
      held,
      { do: 'strike', by: 'bruna', target: 'odo' },
      'One Phase cannot hold these actions in this order.',
    ],
  ])('refuses %s', (_, given, command, message) => {
    const { problem } = asked(given, command);
    expect(problem).toMatchObject({ type: 'illegal-action', message, state: given });
    expect((problem as unknown as { legal: string[] }).legal.length).toBeGreaterThan(0);
  });

  it('says what is legal now, and by whom', () => {
    const legalOf = (given: object, command: object) =>
      (asked(given, command).problem as unknown as { legal: string[] }).legal;
    expect(legalOf(seized, { do: 'squeeze' })).toEqual(['casual-escape', 'waive', 'let-go', 'grab: bruna']);
    expect(legalOf(victims, { do: 'squeeze' })).toEqual([
      'escape',
      'strike: scout',
      'let-go',
      'next-phase: bruna',
      'next-phase: scout',
      'next-phase: odo',
    ]);
  });

  it('goes from the grab to the throw and the landing', () => {
    const grabbed = asked(state, grab, rolling('grabber.attack', 12));
    // 11 + 7 − 1 − 5 = 12; DCV (6 − 2) / 2 = 2 and 5 / 2 up to 3
    expect(grabbed).toMatchObject({
      result: {
        state: {
          stage: 'seized',
          hits: 1,
          samePhase: true,
          commands: 1,
          grabber: 'bruna',
          victim: 'scout',
          phaseOf: 'bruna',
        },
        events: [{ target: 12, hit: true, grabberDcv: 2, victimDcv: 3, freeLimbs: 0 }],
      },
    });
    expect(asked(seized, { do: 'waive' })).toMatchObject({ result: { state: { stage: 'held' } } });
    // Whoever flies is held by nobody: both limbs are free, and so is the DCV.
    expect(asked(held, { do: 'throw', distanceHexes: 3 })).toMatchObject({
      result: { state: { stage: 'thrown', hits: 0 }, events: [{ freeLimbs: 2, victimDcv: 5 }] },
    });
    expect(asked(thrown, { do: 'landed' })).toMatchObject({ result: { state: { stage: 'free', hits: 0 } } });
  });

  it('puts both in one hex, whose the GM says, until the throw', () => {
    const placed = { ...state, combatants: [{ ...bruna, hex: 'A1' }, { ...scout, hex: 'A2' }, odo] };
    const hexes = (answer: ReturnType<typeof asked>) =>
      ((answer as { result?: unknown }).result as { state: { combatants: { hex?: string }[] } }).state.combatants.map(
        ({ hex }) => hex,
      );
    expect(hexes(asked(placed, grab, hit))).toEqual(['A2', 'A2', undefined]);
    const decisions = [{ id: `${G}.same-hex#hex`, value: 'grabberHex' }];
    expect(hexes(asked(placed, grab, { ...hit, decisions }))).toEqual(['A1', 'A1', undefined]);
    const there = { ...held, combatants: [{ ...bruna, hex: 'A2' }, { ...scout, hex: 'A2' }, odo] };
    expect(hexes(asked(there, { do: 'throw', distanceHexes: 3 }))).toEqual(['A2', undefined, undefined]);
    const flown = { ...thrown, combatants: [bruna, scout, odo] };
    expect(hexes(asked(flown, { do: 'landed', hex: 'C7' }))).toEqual([undefined, 'C7', undefined]);
  });

  it('needs a new roll in a later Phase, and a miss keeps it', () => {
    const later = { ...held, samePhase: false, done: [] };
    // 11 + 7 − half of 5 = 15
    expect(asked(later, { do: 'squeeze' }, rolling('grabber.attack', 18))).toMatchObject({
      result: { state: { stage: 'held', acted: true }, events: [{ target: 15, hit: false }] },
    });
    expect(asked({ ...later, acted: true }, { do: 'next-phase', id: 'bruna' })).toMatchObject({
      result: { state: { acted: false } },
    });
  });

  it('lets the victim try two escapes in a Phase, each half of it, or one where the GM has it cost the whole', () => {
    // Equal BODY: the hold stands. 25 STR rolls five dice, 20 STR four.
    const tied = contest([1, 1, 1, 1, 2], [1, 1, 1, 2]);
    const first = asked(victims, { do: 'escape' }, tied);
    expect(first).toMatchObject({ result: { state: { stage: 'held', done: [{ cost: 'half', attack: false }] } } });
    const twice = {
      ...victims,
      done: [
        { cost: 'half', attack: false },
        { cost: 'half', attack: false },
      ],
    };
    expect(asked(twice, { do: 'escape' }).problem).toMatchObject({ rule: 'phase-combat.basics.actions' });
    const decisions = [{ id: `${G}.escape#escapeCost`, value: 'full' }];
    const once = { ...victims, done: [{ cost: 'half', attack: false }] };
    expect(asked(once, { do: 'escape' }, { decisions }).problem).toMatchObject({ rule: 'phase-combat.basics.actions' });
    expect(asked(twice, { do: 'next-phase', id: 'scout' })).toMatchObject({ result: { state: { done: [] } } });
  });

  it('lets casual STR be tried once in each later Phase of the victim, where the GM allows it', () => {
    const decisions = [{ id: `${G}.casual-escape#casualInLaterPhases`, value: true }];
    // Casual STR of 25 is 13: two dice against four
    const failed = asked(
      victims,
      { do: 'casual-escape' },
      { decisions, ...contest([1, 1], [6, 1, 1, 1], 'casualStr') },
    );
    expect(failed).toMatchObject({ result: { state: { stage: 'held', casualTried: true } } });
    const again = { ...victims, casualTried: true };
    expect(asked(again, { do: 'casual-escape' }, { decisions }).problem).toMatchObject({ rule: `${G}.casual-escape` });
    expect(asked(held, { do: 'casual-escape' }, { decisions }).problem).toMatchObject({
      message: 'This takes a Phase of their own.',
    });
    expect(asked(again, { do: 'next-phase', id: 'scout' })).toMatchObject({
      result: { state: { casualTried: false } },
    });
  });

  it('does not begin where the size rules it out, and ends where the GM says so', () => {
    const tooBig = [{ id: `${G}.size#sizeAllows`, value: false }];
    expect(asked(state, grab, { ...hit, decisions: tooBig })).toMatchObject({ result: { state: { stage: 'free' } } });
    const ended = [{ id: `${G}.state#endHold`, value: true }];
    expect(asked(held, { do: 'squeeze' }, { decisions: ended })).toMatchObject({
      result: { state: { stage: 'free', hits: 0 } },
    });
  });

  it('pins more with another hit of a Sweep', () => {
    expect(asked(seized, grab, hit)).toMatchObject({ result: { state: { stage: 'seized', hits: 2 } } });
  });

  it('halves OCV against a bystander, and takes 3 from the victim', () => {
    // 11 + 4 − 4 = 11 against Odo; the scout strikes with 6 − 3 at half of 6: 11 + 3 − 3 = 11
    const later = { ...held, samePhase: false, done: [] };
    expect(asked(later, { do: 'strike', by: 'bruna', target: 'odo' })).toMatchObject({
      result: { events: [{ target: 11 }] },
    });
    const kicking = { ...victims, combatants: [bruna, { ...scout, limbs: 4 }, odo] };
    expect(asked(kicking, { do: 'strike', by: 'scout', target: 'bruna' })).toMatchObject({
      result: { events: [{ target: 11, freeLimbs: 2 }] },
    });
  });

  it('of a weapon lasts until a contest of STR or the grabber ends it', () => {
    const grabbed = asked(state, { ...grab, weapon: true }, hit);
    expect(grabbed).toMatchObject({
      result: { state: { stage: 'free', weaponHeld: true }, events: [{ weaponOutcome: 'weapon-held' }] },
    });
    const weapon = { ...pair, weaponHeld: true };
    const wrested = (by: string, mine: number[], theirs: number[]) =>
      asked(
        weapon,
        { do: 'wrest', by },
        {
          dice: {
            rolls: [
              { key: 'commands.1.attempter.str', faces: mine },
              { key: 'commands.1.resister.str', faces: theirs },
            ],
          },
        },
      );
    expect(wrested('bruna', [6, 6, 1, 1], [6, 1, 1, 1, 1])).toMatchObject({
      result: { state: { weaponHeld: false }, events: [{ success: true, says: 'The weapon is wrested away.' }] },
    });
    expect(wrested('scout', [1, 1, 1, 1, 1], [1, 1, 1, 1])).toMatchObject({
      result: { state: { weaponHeld: true }, events: [{ success: false }] },
    });
    expect(asked(weapon, { ...grab, by: 'odo' }).problem).toMatchObject({ message: 'The hold stands already.' });
    expect(asked(weapon, { do: 'let-go' })).toMatchObject({ result: { state: { weaponHeld: false } } });
    const other = [{ id: `${G}.weapon#outcome`, value: 'other' }];
    expect(asked(state, { ...grab, weapon: true }, { ...hit, decisions: other }).problem).toBeUndefined();
  });

  it('raises what was kept by the first form', () => {
    const { id: _, ...grabber } = bruna;
    const { id: __, ...victim } = scout;
    const older = {
      kind: 'phase-combat.hold',
      formatVersion: 1,
      commands: 4,
      grabber,
      victim,
      stage: 'held',
      hits: 1,
      samePhase: false,
      acted: false,
      beforeGrabberNextPhase: true,
    };
    expect(asked(older, { do: 'let-go' })).toMatchObject({
      result: {
        state: {
          formatVersion: 2,
          commands: 5,
          stage: 'free',
          combatants: [
            { ...bruna, id: 'grabber', grabbed: true },
            { ...scout, id: 'victim' },
          ],
        },
      },
    });
  });
});
