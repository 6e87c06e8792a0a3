import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../index.ts';
import { picking } from '../../kernel/testing/walks.ts';
import { RoundState } from './tracking.ts';

const ROUND = 'percentile-dodge.round';
const one = (id: string, more: object = {}) => ({
  id,
  name: id.toUpperCase(),
  dodge: { from: 'skill', value: 45 },
  actions: 0,
  states: [],
  hits: 0,
  ...more,
});
const fight = (...combatants: object[]) => ({
  kind: ROUND,
  formatVersion: 1,
  commands: 0,
  round: 1,
  combatants: combatants.length > 0 ? combatants : [one('mira'), one('thorn')],
});
const blow = (more: object = {}) => ({ do: 'attack', target: 'mira', attack: { kind: 'melee', skill: 55 }, ...more });
const after = (state: object, command: object, beside: object = {}) =>
  resolve(ROUND, { input: { state, command }, ...beside });
const faces = (attack: number, dodge: number, command = 1) => ({
  dice: {
    rolls: [
      { key: `commands.${command}.attacker.attack`, faces: [attack] },
      { key: `commands.${command}.defender.dodge`, faces: [dodge] },
    ],
  },
});

describe('a fight that is kept', () => {
  it('remembers the actions of the round for every dodge in it, and dodging adds none', () => {
    const declared = after(fight(), { do: 'declare', who: 'mira', actions: 2, cumulativePenalty: 20 });
    expect(declared).toMatchObject({
      result: { state: { commands: 1, combatants: [{ actions: 2, cumulativePenalty: 20 }, { actions: 0 }] } },
      sentence: 'MIRA declares 2 actions.',
      changes: [{ who: 'MIRA', what: 'actions', from: 0, to: 2 }],
    });
    const { state } = (declared as unknown as { result: { state: object } }).result;
    // 55 - 30 = 25 against 45 - 20 - 1 = 24
    expect(after(state, blow({ by: 'thorn' }), faces(30, 1, 2))).toMatchObject({
      result: {
        state: { commands: 2, combatants: [{ actions: 2, hits: 1 }, { hits: 0 }] },
        events: [{ what: 'attacked', effectiveDodge: 25, attackMargin: 25, dodgeMargin: 24, result: 'hit' }],
      },
      sentence: "THORN's attack hits MIRA, attack margin 25 against dodge margin 24.",
      changes: [{ who: 'MIRA', what: 'hits taken', from: 0, to: 1 }],
    });
  });

  it('begins a round without actions and their penalty, while states stay', () => {
    const busy = fight(one('mira', { actions: 3, cumulativePenalty: 20, states: ['stunned'], hits: 2 }));
    expect(after(busy, { do: 'next-round' })).toMatchObject({
      result: { state: { round: 2, combatants: [{ actions: 0, states: ['stunned'], hits: 2 }] } },
      sentence: 'Round 2 begins.',
    });
    expect(JSON.stringify(after(busy, { do: 'next-round' }))).not.toContain('"cumulativePenalty":20}');
  });

  it('knows who cannot dodge', () => {
    const marked = after(fight(), { do: 'mark', who: 'mira', states: ['restrained'] });
    expect(marked).toMatchObject({
      sentence: 'MIRA is restrained.',
      changes: [{ what: 'states', from: 'none', to: 'restrained' }],
    });
    const { state } = (marked as unknown as { result: { state: object } }).result;
    expect(after(state, blow())).toMatchObject({ problem: { type: 'needs-ruling' } });
    expect(after(state, blow({ skillTestOutcome: 'miss' }))).toMatchObject({
      result: { events: [{ dodgeRolled: false, result: 'miss' }] },
    });
    expect(after(state, { do: 'mark', who: 'mira', states: [] })).toMatchObject({ sentence: 'MIRA is free to move.' });
  });

  it.each([
    ['target', blow({ target: 'nobody' })],
    ['by', blow({ by: 'nobody' })],
    ['who', { do: 'declare', who: 'nobody', actions: 1 }],
    ['who', { do: 'mark', who: 'nobody', states: [] }],
  ])('knows everybody by id: %s', (field, command) => {
    expect(after(fight(), command)).toMatchObject({
      problem: { type: 'invalid-input', errors: [{ pointer: `/input/command/${field}` }] },
    });
  });

  it('takes nobody twice', () => {
    expect(after(fight(one('mira'), one('mira')), { do: 'next-round' })).toMatchObject({
      problem: { type: 'invalid-input', errors: [{ pointer: '/input/state/combatants/1/id' }] },
    });
  });

  it('refuses points outside their row, with the state as it was', () => {
    const state = fight();
    expect(after(state, blow({ situation: 'confined', confinedPoints: -31 }))).toMatchObject({
      problem: { type: 'illegal-action', rule: 'percentile-dodge.situational', state, legal: expect.any(Array) },
    });
  });

  it('counts no further than a state may', () => {
    const last = { ...fight(), round: 1_000_000 };
    expect(after(last, { do: 'next-round' })).toMatchObject({ problem: { type: 'too-large' } });
    const struck = fight(one('mira', { hits: 1_000_000 }));
    expect(after(struck, blow(), faces(1, 100))).toMatchObject({ problem: { type: 'too-large' } });
    expect(after(struck, blow(), faces(100, 1))).toMatchObject({ result: { events: [{ result: 'miss' }] } });
  });

  it('has the odds of an attack, and none of anything else', () => {
    const answer = odds(ROUND, { input: { state: fight(), command: blow() } });
    expect(answer).toMatchObject({ metrics: [{ name: 'result', exact: true }] });
    expect(odds(ROUND, { input: { state: fight(), command: { do: 'next-round' } } }).problem).toBeUndefined();
  });
});

describe('ten thousand commands, sound and unsound', () => {
  it('leave only sound states and refusals that say what is wrong', () => {
    const { below: next, one: pick } = picking();
    const ids = ['mira', 'thorn', 'orso', 'nobody'];
    const commandOf = () =>
      pick<() => object>([
        () => ({ do: 'declare', who: pick(ids), actions: next(4), cumulativePenalty: next(40) }),
        () => ({ do: 'declare', who: pick(ids), actions: next(4) }),
        () => ({ do: 'mark', who: pick(ids), states: pick([[], [], ['stunned'], ['restrained', 'helpless']]) }),
        () => blow({ by: pick(ids), target: pick(ids), situation: pick(['open', 'cramped', 'typical']) }),
        () => blow({ target: pick(ids), situation: 'confined', confinedPoints: -next(45), skillTestOutcome: 'hit' }),
        () => blow({ target: pick(ids), attack: { kind: pick(['archery', 'thrown']), skill: next(120) } }),
        () => ({ do: 'next-round' }),
      ])();
    let state: object = fight(one('mira'), one('thorn'), one('orso'));
    const model = { round: 1, commands: 0, hits: 0 };
    const refused = new Set<string>();
    for (let i = 0; i < 10_000; i++) {
      const command = commandOf() as { do: string };
      const before = JSON.stringify(state);
      const answer = after(state, command, { dice: { seed: 'model' }, trace: false });
      expect(JSON.stringify(state)).toBe(before);
      if (answer.problem) {
        refused.add(answer.problem.type);
        continue;
      }
      const { state: reached, events } = answer.result as { state: object; events: { result?: string }[] };
      model.commands += 1;
      model.round += Number(command.do === 'next-round');
      model.hits += Number(events[0]?.result === 'hit');
      const sound = RoundState.safeParse(JSON.parse(JSON.stringify(reached)));
      if (!sound.success) expect.fail(`${JSON.stringify(command)}: ${sound.error.message}`);
      const { round, commands, combatants } = sound.data;
      expect({ round, commands, hits: combatants.reduce((sum, { hits }) => sum + hits, 0) }).toEqual(model);
      state = reached;
    }
    expect([...refused].sort()).toEqual(['illegal-action', 'invalid-input', 'needs-ruling']);
    expect(model.commands).toBeGreaterThan(3000);
  });
});
