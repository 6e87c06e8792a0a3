import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { grapple } from './grapple.ts';
import type { GrappleEvent, GrappleState } from './grappling/state.ts';

const G = 'cerberus.martial.grapple';
type Request = Parameters<typeof frontDoor.resolve>[1];

/** The states that the examples of the operation start from. */
const [free, held] = grapple.examples.map(({ request }) => (request.input as { state: GrappleState }).state) as [
  GrappleState,
  GrappleState,
];
const pinned: GrappleState = { ...held, pinned: true, limbsBusy: 2 };
const odds = { chances: 2, outOf: 5 };

/** What a command leads to. */
function after(state: GrappleState, command: object, circumstances: Partial<Request> = {}) {
  const answer = frontDoor.resolve(G, { input: { state, command }, ...circumstances });
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  const { state: next, events } = answer.result as { state: GrappleState; events: GrappleEvent[] };
  return { state: next, event: events[0], answer };
}
const problem = (state: GrappleState, command: object, circumstances: Partial<Request> = {}) =>
  frontDoor.resolve(G, { input: { state, command }, ...circumstances }).problem;
const rolled = (face: number, number = 1) => ({
  dice: { rolls: [{ key: `commands.${number}.attempter.chance`, faces: [face] }] },
});

describe("the GM's part", () => {
  const judged = (value: string) => ({ decisions: [{ id: `${G}.certain#judgement`, value }] });

  it('is to say the odds, before anything is rolled', () => {
    expect(problem(free, { do: 'hold' })).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${G}.factors#odds`, at: 'commands.1' }],
    });
    const said = { decisions: [{ id: `${G}.factors#odds`, value: { chances: 1, outOf: 2 } }] };
    expect(after(free, { do: 'hold' }, { ...said, ...rolled(1) }).state.held).toBe(true);
    expect(after(free, { do: 'hold' }, { ...said, ...rolled(2) }).state.held).toBe(false);
  });

  it('a certain technique is granted without a roll, at the usual price', () => {
    for (const [command, circumstances] of [
      [{ do: 'hold', judgement: 'certain' }, {}],
      [{ do: 'hold' }, judged('certain')],
    ] as const) {
      const { state, answer } = after(free, command, circumstances);
      expect(state).toMatchObject({ held: true, limbsBusy: 1, attacker: { attackTokens: 3, freeSlots: 1 } });
      expect(answer.rolls).toEqual([]);
    }
  });

  it('an impossible one is rejected and costs nothing', () => {
    const rejected = {
      type: 'illegal-action',
      rule: `${G}.certain`,
      legal: ['hold', 'trip', 'disarm', 'nextTick'],
      state: free,
    };
    expect(problem(free, { do: 'hold', judgement: 'impossible' })).toMatchObject(rejected);
    expect(problem(free, { do: 'hold', odds }, { ...rolled(2), ...judged('impossible') })).toMatchObject(rejected);
  });

  it('an amended figure of the pinned one is told', () => {
    const amendment = { parameter: `${G}.immobilize#reflex`, op: 'set' as const, value: -7, source: 'giant' };
    const says = (of: string) =>
      after(held, { do: 'immobilize', odds }, { ...rolled(2, 2), amendments: [{ ...amendment, of }] }).event?.says;
    expect(says('target')).toContain('-7 in Reflex duels');
    expect(says('attacker')).toContain('-5 in Reflex duels');
  });
});

describe('the dice', () => {
  it('are those of the command, so that one seed never repeats them', () => {
    const keys = [free, { ...free, commands: 6 }].map(
      (state) => after(state, { do: 'hold', odds }, { dice: { seed: 'same' } }).answer.rolls[0]?.key,
    );
    expect(keys).toEqual(['commands.1.attempter.chance', 'commands.7.attempter.chance']);
    // Twenty commands with one seed: as many faces of a d1000 would hardly ever be two only.
    const faces = Array.from({ length: 20 }, (_, commands) => {
      const wide = { do: 'hold', odds: { chances: 1, outOf: 1000 } };
      return after({ ...free, commands }, wide, { dice: { seed: 'same' } }).answer.rolls[0]?.faces?.[0];
    });
    expect(new Set(faces).size).toBeGreaterThan(10);
  });

  it('of another command are refused or left over', () => {
    const key = 'commands.2.attempter.chance';
    const dice = { seed: 'x', rolls: [{ key, faces: [2] }] };
    expect(after(free, { do: 'hold', odds }, { dice }).answer.unused.rolls).toMatchObject([{ key }]);
    expect(problem(free, { do: 'hold', odds }, { dice: { rolls: [{ key: 'chance', faces: [2] }] } })?.type).toBe(
      'invalid-input',
    );
  });

  it('have exactly the odds announced', () => {
    const fractions = (state: GrappleState, command: object) => {
      const answer = frontDoor.odds(G, { input: { state, command } });
      if (answer.problem) throw new Error(answer.problem.message);
      return Object.fromEntries(
        answer.metrics.map(({ name, exact, outcomes }) => [
          name,
          exact && (outcomes.find(({ value }) => value === true)?.fraction ?? '0'),
        ]),
      );
    };
    expect(fractions(free, { do: 'hold', odds: { chances: 7, outOf: 12 } })).toEqual({
      success: '7/12',
      held: '7/12',
      pinned: '0',
    });
    // Two in five break free, so three in five stay pinned.
    expect(fractions(pinned, { do: 'escape', odds })).toEqual({ success: '2/5', held: '3/5', pinned: '3/5' });
    expect(fractions(pinned, { do: 'move', odds })).toEqual({ success: '2/5', held: '1/1', pinned: '3/5' });
    expect(fractions(free, { do: 'hold', judgement: 'certain' })).toEqual({ success: '1/1', held: '1/1', pinned: '0' });
  });
});

describe('its examples', () => {
  it.each(grapple.examples.map(({ title, request }) => [title, request] as const))('%s', (_, request) => {
    const answer = frontDoor.resolve(grapple.id, request as Request);
    expect(answer.problem).toBeUndefined();
    if (!answer.problem) expect(grapple.output.safeParse(answer.result).success).toBe(true);
  });
});
