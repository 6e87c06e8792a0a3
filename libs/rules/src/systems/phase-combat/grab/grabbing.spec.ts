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

const state = {
  kind: 'phase-combat.hold',
  formatVersion: 1,
  commands: 0,
  grabber: { ocv: 7, dcv: 6, str: 20 },
  victim: { ocv: 6, dcv: 5, str: 25, limbs: 2 },
  stage: 'free',
  hits: 0,
  samePhase: false,
  acted: false,
  beforeGrabberNextPhase: false,
};
const seized = { ...state, stage: 'seized', hits: 1, samePhase: true };
const held = { ...seized, stage: 'held' };
const thrown = { ...state, stage: 'thrown' };
const asked = (given: object, command: object, more: object = {}) =>
  resolve(`${G}.hold`, { input: { state: given, command }, dice: { seed: 'hold' }, ...more });

describe('a hold', () => {
  it.each([
    ['a squeeze without a hold', state, { do: 'squeeze' }, 'There is no hold.'],
    ['an escape without a hold', state, { do: 'escape' }, 'There is no hold.'],
    ['a squeeze before the casual escape', seized, { do: 'squeeze' }, "The victim's casual escape comes first."],
    [
      'a second squeeze in one action',
      { ...held, acted: true },
      { do: 'squeeze' },
      'Squeeze or Throw once in an action, and then in the next Phase.',
    ],
    ['a grab in the air', thrown, { do: 'grab' }, 'The victim has not landed yet.'],
    ['a landing of nobody', held, { do: 'landed' }, 'Nobody has been thrown.'],
    ['a waiver that comes late', held, { do: 'waive' }, 'The casual escape is over.'],
    ['a second casual escape', held, { do: 'casual-escape' }, 'Casual STR is tried once, right after the hit.'],
    [
      'a blow with every limb pinned',
      held,
      { do: 'strike', by: 'victim', at: 'other-of-the-two' },
      'The victim has neither a free limb nor leave to attack.',
    ],
  ])('refuses %s', (_, given, command, message) => {
    const { problem } = asked(given, command);
    expect(problem).toMatchObject({ type: 'illegal-action', message, state: given });
    expect((problem as unknown as { legal: string[] }).legal).toContain('next-phase');
  });

  it('goes from the grab to the throw and the landing', () => {
    const rolls = [{ key: 'commands.1.grabber.attack', total: 12 }];
    const grabbed = asked(state, { do: 'grab' }, { dice: { rolls } });
    // 11 + 7 − 1 − 5 = 12; DCV (6 − 2) / 2 = 2 and 5 / 2 up to 3
    expect(grabbed).toMatchObject({
      result: {
        state: { stage: 'seized', hits: 1, samePhase: true, commands: 1 },
        events: [{ target: 12, hit: true, grabberDcv: 2, victimDcv: 3, freeLimbs: 0 }],
      },
    });
    expect(asked(seized, { do: 'waive' })).toMatchObject({ result: { state: { stage: 'held' } } });
    expect(asked(held, { do: 'throw', distanceHexes: 3 })).toMatchObject({ result: { state: { stage: 'thrown' } } });
    expect(asked(thrown, { do: 'landed' })).toMatchObject({ result: { state: { stage: 'free', hits: 0 } } });
  });

  it('needs a new roll in a later Phase, and a miss keeps it', () => {
    const later = { ...held, samePhase: false };
    const missed = asked(
      later,
      { do: 'squeeze' },
      { dice: { rolls: [{ key: 'commands.1.grabber.attack', total: 18 }] } },
    );
    // 11 + 7 − half of 5 = 15
    expect(missed).toMatchObject({
      result: { state: { stage: 'held', acted: true }, events: [{ target: 15, hit: false }] },
    });
    expect(asked({ ...later, acted: true }, { do: 'next-phase' })).toMatchObject({
      result: { state: { acted: false } },
    });
  });

  it('does not begin where the size rules it out, and ends where the GM says so', () => {
    const hit = { dice: { rolls: [{ key: 'commands.1.grabber.attack', total: 3 }] } };
    const tooBig = [{ id: `${G}.size#sizeAllows`, value: false }];
    expect(asked(state, { do: 'grab' }, { ...hit, decisions: tooBig })).toMatchObject({
      result: { state: { stage: 'free' } },
    });
    const ended = [{ id: `${G}.state#endHold`, value: true }];
    expect(asked(held, { do: 'squeeze' }, { decisions: ended })).toMatchObject({
      result: { state: { stage: 'free', hits: 0 } },
    });
  });

  it('pins more with another hit of a Sweep, and holds a weapon apart from the body', () => {
    const hit = { dice: { rolls: [{ key: 'commands.1.grabber.attack', total: 3 }] } };
    expect(asked(seized, { do: 'grab' }, hit)).toMatchObject({ result: { state: { stage: 'seized', hits: 2 } } });
    expect(asked(state, { do: 'grab', weapon: true }, hit)).toMatchObject({
      result: { state: { stage: 'free' }, events: [{ weaponOutcome: 'weapon-held' }] },
    });
  });
});
