import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import type { GrappleEvent, GrappleState } from './grappling/state.ts';

const G = 'cerberus.martial.grapple';
type Circumstances = Partial<Parameters<typeof frontDoor.resolve>[1]>;

const free: GrappleState = {
  kind: 'cerberus.grapple',
  formatVersion: 1,
  commands: 0,
  attacker: { name: 'Osseur', limbs: 2, attackTokens: 4, freeSlots: 2, speedFt: 45, heldObjects: [], prone: false },
  target: {
    name: 'Brant',
    limbs: 2,
    attackTokens: 3,
    freeSlots: 1,
    speedFt: 45,
    heldObjects: ['axe', 'shield', 'axe'],
    prone: false,
  },
  held: false,
  pinned: false,
  limbsBusy: 0,
  escapesThisTick: 0,
};
const held: GrappleState = { ...free, commands: 1, held: true, limbsBusy: 1 };
const pinned: GrappleState = { ...held, commands: 2, pinned: true, limbsBusy: 2 };

const odds = { chances: 2, outOf: 5 };
/** 2 in 5: a 2 succeeds, a 3 does not. */
const [SUCCEEDS, FAILS] = [2, 3];

function ask(state: GrappleState, command: object, face?: number, circumstances: Circumstances = {}) {
  const key = `commands.${state.commands + 1}.attempter.chance`;
  const dice = face === undefined ? {} : { dice: { rolls: [{ key, faces: [face] }] } };
  return frontDoor.resolve(G, { input: { state, command }, ...dice, ...circumstances });
}

/** What a command leads to. */
function after(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  const { state, events } = answer.result as { state: GrappleState; events: GrappleEvent[] };
  return { state, event: events[0], answer };
}

const paidBy = (who: 'attacker' | 'target', state: GrappleState): GrappleState => {
  const { attackTokens, freeSlots } = state[who];
  return { ...state, [who]: { ...state[who], attackTokens: attackTokens - 1, freeSlots: freeSlots - 1 } };
};

describe('the techniques', () => {
  it('hold: the target is Grappled, one limb holds it', () => {
    const { state, event, answer } = after(free, { do: 'hold', odds }, SUCCEEDS);
    expect(state).toEqual({ ...paidBy('attacker', free), commands: 1, held: true, limbsBusy: 1 });
    expect(event).toEqual({ did: 'hold', success: true, says: 'The target is Grappled; 1 limb holds it.' });
    expect(answer.changes).toEqual([
      { who: 'Osseur', what: 'attack tokens', from: 4, to: 3 },
      { who: 'Osseur', what: 'slots', from: 2, to: 1 },
      { who: 'Brant', what: 'hold', from: 'free', to: 'grappled' },
    ]);
    expect(after(free, { do: 'hold', odds, limbs: 2 }, SUCCEEDS).state.limbsBusy).toBe(2);
  });

  it('trip: Prone, and no hold of itself', () => {
    const { state } = after(free, { do: 'trip', keep: 'none', odds }, SUCCEEDS);
    expect(state).toMatchObject({ held: false, target: { prone: true }, attacker: { prone: false } });
  });

  it('trip: a hold ends with it, unless the holder falls along or has leverage', () => {
    expect(after(pinned, { do: 'trip', keep: 'none', odds }, SUCCEEDS).state).toMatchObject({
      held: false,
      pinned: false,
      limbsBusy: 0,
      attacker: { prone: false },
    });
    const fallen = after(held, { do: 'trip', keep: 'fallWith', odds }, SUCCEEDS);
    expect(fallen.state).toMatchObject({
      held: true,
      limbsBusy: 1,
      attacker: { prone: true },
      target: { prone: true },
    });
    expect(fallen.answer.changes).toContainEqual({ who: 'Osseur', what: 'stance', from: 'standing', to: 'prone' });
    const leverage = { decisions: [{ id: `${G}.trip#leveragePlausible`, value: true }] };
    expect(after(held, { do: 'trip', keep: 'leverage', odds }, SUCCEEDS, leverage).state).toMatchObject({
      held: true,
      attacker: { prone: false },
      target: { prone: true },
    });
    expect(after(held, { do: 'trip', keep: 'leverage', odds }, SUCCEEDS).state.held).toBe(false);
  });

  it('trip: who lies already stays down when standing fast', () => {
    const down = { ...held, attacker: { ...held.attacker, prone: true } };
    expect(after(down, { do: 'trip', keep: 'none', odds }, SUCCEEDS).state.attacker.prone).toBe(true);
  });

  it('move: half of Speed 45 is 22 ft, less at an obstacle', () => {
    expect(after(held, { do: 'move', odds }, SUCCEEDS).event).toMatchObject({ success: true, movedFt: 22 });
    const { event, state } = after(held, { do: 'move', odds, obstacleAtFt: 10 }, SUCCEEDS);
    expect(event).toMatchObject({ movedFt: 10, says: 'The target is moved 10 ft.' });
    expect(state).toMatchObject({ held: true, limbsBusy: 1 });
  });

  it('move: a pinned target is only Grappled afterwards, unless it does not budge', () => {
    expect(after(pinned, { do: 'move', odds }, SUCCEEDS).state).toMatchObject({ held: true, pinned: false });
    const { event, state } = after(pinned, { do: 'move', odds }, FAILS);
    expect(event).toMatchObject({ success: false, movedFt: 0 });
    expect(state.pinned).toBe(true);
  });

  it('immobilize: two limbs or more pin the whole body', () => {
    const { state, event } = after(held, { do: 'immobilize', odds }, SUCCEEDS);
    expect(state).toEqual({ ...paidBy('attacker', held), commands: 2, pinned: true, limbsBusy: 2 });
    expect(event?.says).toBe('The target is pinned: no movement, -5 in Reflex duels.');
    const fourArmed = { ...held, attacker: { ...held.attacker, limbs: 4 } };
    expect(after(fourArmed, { do: 'immobilize', odds, limbs: 3 }, SUCCEEDS).state.limbsBusy).toBe(3);
  });

  it('disarm: one of two axes falls, the other stays', () => {
    const { state, event } = after(free, { do: 'disarm', chosen: 'axe', odds }, SUCCEEDS);
    expect(state.target.heldObjects).toEqual(['shield', 'axe']);
    expect(state.held).toBe(false);
    expect(event).toMatchObject({ dropped: ['axe'] });
    expect(after(free, { do: 'disarm', chosen: 'axe', odds }, FAILS)).toMatchObject({
      state: { target: { heldObjects: ['axe', 'shield', 'axe'] } },
      event: { dropped: [], says: 'Nothing is dropped.' },
    });
  });

  it.each([
    ['hold', free, { do: 'hold' }],
    ['trip', held, { do: 'trip', keep: 'fallWith' }],
    ['move', held, { do: 'move' }],
    ['immobilize', held, { do: 'immobilize' }],
    ['disarm', free, { do: 'disarm', chosen: 'shield' }],
  ] as const)('%s costs as much when it fails, and changes nothing else', (_, state, command) => {
    const failed = after(state, { ...command, odds }, FAILS);
    expect(failed.state).toEqual({ ...paidBy('attacker', state), commands: state.commands + 1 });
    expect(failed.event?.success).toBe(false);
  });
});

describe('escaping and letting go', () => {
  it('one escape frees from hold and pin together, at the price of the one held', () => {
    const { state, event } = after(pinned, { do: 'escape', odds }, SUCCEEDS);
    const loose = { held: false, pinned: false, limbsBusy: 0, escapesThisTick: 1, commands: 3 };
    expect(state).toEqual({ ...paidBy('target', pinned), ...loose });
    expect(event).toEqual({ did: 'escape', success: true, says: 'The target breaks free.' });
  });

  it('an escape that fails costs as much and leaves the pin', () => {
    const { state } = after(pinned, { do: 'escape', odds }, FAILS);
    expect(state).toEqual({ ...paidBy('target', pinned), escapesThisTick: 1, commands: 3 });
  });

  it('is tried once a tick, and again in the next', () => {
    const roomy = { ...held, target: { ...held.target, freeSlots: 2 } };
    const { state } = after(roomy, { do: 'escape', odds }, FAILS);
    expect(ask(state, { do: 'escape', odds }).problem).toMatchObject({ rule: `${G}.cost` });
    const next = after(state, { do: 'nextTick', attackerSlots: 2, targetSlots: 3 });
    expect(next.state).toMatchObject({
      escapesThisTick: 0,
      held: true,
      attacker: { attackTokens: 4, freeSlots: 2 },
      target: { attackTokens: 2, freeSlots: 3 },
    });
    expect(after(next.state, { do: 'escape', odds }, SUCCEEDS).state.held).toBe(false);
  });

  it('letting go is free, even with nothing left to pay', () => {
    const spent = { ...pinned, attacker: { ...pinned.attacker, attackTokens: 0, freeSlots: 0 } };
    const { state, answer } = after(spent, { do: 'release' });
    expect(state).toEqual({ ...spent, held: false, pinned: false, limbsBusy: 0, commands: 3 });
    expect(answer.rolls).toEqual([]);
    expect(answer.cites).toContain(`${G}.cost`);
  });

  it('with one of two limbs the pin is let go, not the hold', () => {
    const { state, event } = after(pinned, { do: 'release', limbs: 1 });
    expect(state).toMatchObject({ held: true, pinned: false, limbsBusy: 1 });
    expect(event?.says).toBe('The hold is loosened.');
  });
});

describe('what is refused', () => {
  const onTwoFeet = ['hold', 'trip', 'disarm', 'nextTick'];
  const holding = ['trip', 'move', 'immobilize', 'disarm', 'escape', 'release', 'nextTick'];
  const broke = { ...held, attacker: { ...held.attacker, attackTokens: 0 } };
  const full = { ...held, attacker: { ...held.attacker, freeSlots: 0 } };
  const oneArmed = { ...free, attacker: { ...free.attacker, limbs: 1 } };
  const bare = { ...free, target: { ...free.target, heldObjects: [] } };
  const tried = { ...held, escapesThisTick: 1, target: { ...held.target, freeSlots: 2 } };
  const spent = { ...held, target: { ...held.target, attackTokens: 0 } };
  const withoutEscape = holding.filter((command) => command !== 'escape');

  it.each([
    ['a hold on the one held', held, { do: 'hold' }, 'hold', holding],
    ['a hold with three limbs of two', free, { do: 'hold', limbs: 3 }, 'hold', onTwoFeet],
    [
      'a hold with no limb at all',
      { ...oneArmed, attacker: { ...oneArmed.attacker, limbs: 0 } },
      { do: 'hold' },
      'hold',
      ['trip', 'disarm', 'nextTick'],
    ],
    ['moving who is not held', free, { do: 'move' }, 'forced-movement', onTwoFeet],
    ['pinning who is not held', free, { do: 'immobilize' }, 'immobilize', onTwoFeet],
    ['a pin with one limb', held, { do: 'immobilize', limbs: 1 }, 'immobilize', holding],
    ['a pin with three limbs of two', held, { do: 'immobilize', limbs: 3 }, 'immobilize', holding],
    ['a disarm of what is not held', free, { do: 'disarm', chosen: 'bow' }, 'disarm', onTwoFeet],
    ['a disarm of empty hands', bare, { do: 'disarm', chosen: 'axe' }, 'disarm', ['hold', 'trip', 'nextTick']],
    ['breaking no hold', free, { do: 'escape' }, 'cost', onTwoFeet],
    ['letting nobody go', free, { do: 'release' }, 'cost', onTwoFeet],
    ['a technique without a token', broke, { do: 'trip', keep: 'none' }, 'cost', ['escape', 'release', 'nextTick']],
    ['a technique without a slot', full, { do: 'move' }, 'cost', ['escape', 'release', 'nextTick']],
    ['an escape without a token', spent, { do: 'escape' }, 'cost', withoutEscape],
    ['a second escape in the tick', tried, { do: 'escape' }, 'cost', withoutEscape],
  ] as const)('%s, with what is legal and the state as it was', (_, state, command, rule, legal) => {
    const asked = command.do === 'release' ? command : { ...command, odds };
    expect(ask(state, asked, SUCCEEDS).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${G}.${rule}`,
      legal,
      state,
    });
  });

  it('in the words of the rule', () => {
    const words = (state: GrappleState, command: object) => ask(state, { ...command, odds }).problem?.message;
    expect(words(broke, { do: 'move' })).toBe('No attack token is left.');
    expect(words(full, { do: 'move' })).toBe('No slot is free this tick.');
    expect(words(tried, { do: 'escape' })).toBe('Only one escape can be tried a tick.');
    expect(words(free, { do: 'disarm', chosen: 'bow' })).toBe('The target holds no bow.');
    expect(words(held, { do: 'immobilize', limbs: 5 })).toBe('A pin with 5 limbs needs as many; the attacker has 2.');
    expect(words(held, { do: 'immobilize', limbs: 1 })).toBe('A pin ties up 2 limbs or more.');
    expect(words(free, { do: 'immobilize' })).toBe('Only a Grappled target can be pinned.');
    expect(words(free, { do: 'hold', limbs: 3 })).toBe('A hold with 3 limbs needs as many free; the attacker has 2.');
    expect(ask(held, { do: 'release', limbs: 2 }).problem?.message).toBe('Only 1 limb can let go.');
  });

  it('odds of what is certain or impossible, which nobody rolls', () => {
    for (const judgement of ['certain', 'impossible'])
      expect(ask(free, { do: 'hold', judgement, odds }).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/input/command/odds' }],
      });
    const decisions = [{ id: `${G}.certain#judgement`, value: 'certain' }];
    expect(ask(free, { do: 'hold', odds }, undefined, { decisions }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/command/odds' }],
    });
    expect(ask(free, { do: 'hold', judgement: 'uncertain', odds }, SUCCEEDS).problem).toBeUndefined();
  });

  it('a grapple that cannot be: a pin or busy limbs without a hold, more busy limbs than there are or fewer than it takes', () => {
    for (const state of [
      { ...free, pinned: true },
      { ...free, limbsBusy: 1 },
      { ...held, limbsBusy: 3 },
      { ...held, limbsBusy: 0 },
      { ...pinned, limbsBusy: 1 },
    ])
      expect(ask(state, { do: 'nextTick', attackerSlots: 1, targetSlots: 1 }).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/input/state' }],
      });
  });

  it('another kind of state, another version, an unknown command', () => {
    const command = { do: 'hold', odds };
    for (const state of [
      { ...free, kind: 'cerberus.chance' },
      { ...free, formatVersion: 2 },
    ])
      expect(ask(state as GrappleState, command).problem?.type).toBe('invalid-input');
    expect(ask(free, { do: 'bite', odds }).problem?.type).toBe('invalid-input');
  });
});
