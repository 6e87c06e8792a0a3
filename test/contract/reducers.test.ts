import { type AnyOperation, registry } from '@riposte/rules';
import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import { post } from './graphql-client.ts';
import { expectProblem, type ProblemBody, withText } from './hostile.ts';
import { operations, pathOf, type Sent, seeded } from './requests.ts';

/** Whoever keeps a state may send any state: forged, outgrown, or kept for something else. */

interface Asked {
  state: { kind: string; [field: string]: unknown };
  command: Record<string, unknown>;
}

const asked = ({ input }: Sent) => input as Asked;
const requestsOf = (operation: AnyOperation) => operation.examples.map(seeded);
/** What plays many commands at once takes no single one. */
const reducers = operations.filter(
  (operation) => operation.lasting && requestsOf(operation).every((one) => asked(one).command),
);
const firstOf = (operation: AnyOperation) => requestsOf(operation)[0] as Sent;

function named(id: string): AnyOperation {
  const found = registry.operations.get(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

/** An example with another state or command. */
function forged(id: string, state: object, command?: object) {
  const first = asked(firstOf(named(id)));
  const input = { state: { ...first.state, ...state }, command: command ?? first.command };
  return client.post(pathOf({ id }), { input, dice: { seed: 'forged' } });
}

describe.each(reducers.map((operation) => [operation.id, operation] as const))('the states of %s', (id, operation) => {
  const request = firstOf(operation);
  const { state, command } = asked(request);
  const sent = (forgery: unknown) => client.post(pathOf(operation), forgery);

  test('are told from those of every other', async () => {
    for (const other of reducers.filter((one) => one !== operation)) {
      const answer = await sent({ input: { state: asked(firstOf(other)).state, command } });
      expectProblem(answer, { status: 422, type: 'invalid-input', pointer: '/input/state/kind', expected: state.kind });
    }
  });

  test.each([0, -1, 1.5, 99, '1', null])('have no version %j', async (formatVersion) => {
    const answer = await sent({ input: { state: { ...state, formatVersion }, command } });
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer: '/input/state/formatVersion' });
  });

  test('end at the last command that is counted', async () => {
    const answer = await sent({ ...request, input: { state: { ...state, commands: 1_000_000 }, command } });
    expectProblem(answer, { status: 422, type: 'too-large' });
  });

  test('have no field that every object has', async () => {
    for (const place of ['state', 'command']) {
      const text = withText(request, ['input', place, 'hole'], '1').replace('"hole"', '"__proto__"');
      const answer = await client.send(pathOf(operation), { method: 'POST', body: text });
      expectProblem(answer, { status: 400, type: 'invalid-input', pointer: `/input/${place}/__proto__` });
    }
  });

  test('take no command that there is none of', async () => {
    for (const word of ['__proto__', 'constructor', 'toString', '', 'do"', 'Infinity']) {
      const answer = await sent({ input: { state, command: { ...command, do: word } } });
      expectProblem(answer, { status: 422, type: 'invalid-input', pointer: '/input/command/do' });
    }
  });

  test('are accepted again after every command, in whatever order commands come', async () => {
    const requests = requestsOf(operation);
    let now: unknown = state;
    for (let step = 0; step < 60; step++) {
      const { decisions, input } = requests[(step * 7) % requests.length] as Sent;
      if (step % 20 === 19) now = (input as Asked).state;
      const next = { state: now, command: (input as Asked).command };
      const answer = await sent({ input: next, decisions, dice: { seed: `${id} ${step}` } });
      if (answer.status !== 200) {
        const { type } = answer.body as ProblemBody;
        const kind = type.replace('urn:riposte:problem:', '');
        const problem = expectProblem(answer, { status: 422, type: kind });
        expect(['illegal-action', 'invalid-input', 'needs-ruling', 'too-large']).toContain(kind);
        const places = (problem.errors ?? []).map(({ pointer }) => pointer);
        expect(places.filter((pointer) => !pointer.startsWith('/input/command'))).toEqual([]);
        continue;
      }
      const { result } = answer.body as { result: { state: unknown } };
      expect(operation.lasting?.safeParse(result.state).error).toBeUndefined();
      now = result.state;
    }
  });
});

describe('a forged fight of dex-rank', () => {
  const FIGHT = 'dex-rank.round.fight';
  const { state, command } = asked(firstOf(named(FIGHT)));
  const [aldo, berta] = state.fighters as [Record<string, unknown>, Record<string, unknown>];
  const both = (first: object, second: object = {}) => ({
    fighters: [
      { ...aldo, ...first },
      { ...berta, ...second },
    ],
  });
  const [sword] = aldo.items as object[];
  const riposte = (against: string, item = 'axe') => both({}, { riposte: { against, items: [item] } });
  const made = { rank: 14, share: 50, kind: 'hth' };
  const casting = (effectRound: number) => ({ spells: [{ spell: 'fog', effectRound }] });
  const countless = Array.from({ length: 1000 }, (_, i) => ({ id: `a${i}` }));

  test.each<[string, object, string, string | RegExp]>([
    ['nobody', { fighters: [] }, '/fighters', 'a list whose length is at least 1'],
    ['a thousand', { fighters: countless }, '/fighters', 'a list whose length is at most 50'],
    ['one twice', both({}, { id: 'aldo' }), '/fighters/1/id', 'an id that nothing else here has'],
    ['an item twice', both({ items: [sword, sword] }), '/fighters/0/items/1/id', 'an id that nothing else here has'],
    ['a place of nobody', { turn: ['ghost'] }, '/turn/0', 'one of aldo, berta'],
    ['two places of one', { turn: ['aldo', 'berta', 'aldo'] }, '/turn/2', 'each once'],
    ['a riposte against nobody', riposte('ghost'), '/fighters/1/riposte/against', 'one of aldo'],
    ['a riposte against oneself', riposte('berta'), '/fighters/1/riposte/against', 'one of aldo'],
    ['a quote in an id', both({ id: "al'do" }), '/fighters/0/id', /^letters, digits/],
    ['a dot in an id', both({ id: 'al.do' }), '/fighters/0/id', /^letters, digits/],
    ['hit points below all', both({ hp: -10_001 }), '/fighters/0/hp', 'at least -10000'],
    ['hit points that are none', both({ hp: 'NaN' }), '/fighters/0/hp', 'a number'],
    ['a rank below all', { count: -1001 }, '/count', 'at least -1000'],
    ['a rank beyond numbers', { count: 1e308 }, '/count', /^at most/],
    ['delays without end', both({ delays: Array(1000).fill(5) }), '/fighters/0/delays', /at most 50$/],
    ['a riposte with what is not theirs', riposte('aldo', 'sword'), '/fighters/1/riposte/items/0', 'one of axe'],
    ['a riposte before the actions', { ...riposte('aldo'), phase: 'magic' }, '/fighters/1/riposte', /^none/],
    ['places in a phase that counts none', { phase: 'resolution', turn: ['aldo'] }, '/turn', /^nobody/],
    ['a move beyond all movement', both({ moved: 9, mov: 8 }), '/fighters/0/moved', /^at most 8/],
    ['an attack before the actions', { ...both({ attacks: [made] }), phase: 'magic' }, '/fighters/0/attacks', /^none/],
    ['an attack in disengaging', both({ attacks: [made], disengaging: 'trying' }), '/fighters/0/attacks', /^none/],
    ['a spell that is past', { ...both(casting(2)), round: 2 }, '/fighters/0/spells/0/effectRound', /^at least 3/],
  ])('%s', async (_, change, pointer, expected) => {
    const answer = await forged(FIGHT, change);
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer: `/input/state${pointer}`, expected });
  });

  test.each<[string, object]>([
    ['who', { ...command, who: 'ghost' }],
    ['target', { ...command, target: 'constructor' }],
    ['who', { do: 'rule', who: 'ghost', out: true }],
    ['who', { do: 'treat', who: '__proto__', by: 'Heal' }],
  ])('%s is nobody', async (field, given) => {
    const pointer = `/input/command/${field}`;
    const answer = await forged(FIGHT, {}, given);
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer, expected: 'one of aldo, berta' });
  });

  test('gives nobody a place at a rank that is not theirs', async () => {
    // Aldo is at rank 14, Berta at 11: her place in the state is none
    const early = { do: 'attack', who: 'berta', target: 'aldo', item: 'axe' };
    const answer = await forged(FIGHT, { turn: ['berta'] }, early);
    expect(expectProblem(answer, { status: 422, type: 'illegal-action' })).toMatchObject({
      rule: 'dex-rank.order.dex-rank',
      legal: ['attack: aldo', 'wait: aldo'],
    });
  });

  test('gives nobody a second riposte', async () => {
    const used = both({}, { riposteUsed: true, riposte: { against: 'aldo', items: ['axe'] } });
    const answer = await forged(FIGHT, used, { do: 'riposte', who: 'berta', item: 'axe' });
    const problem = expectProblem(answer, { status: 422, type: 'illegal-action' });
    expect(problem).toMatchObject({ rule: 'dex-rank.riposte', legal: ['one riposte a round'] });
  });

  test('loses no shield where the row means a weapon', async () => {
    const fumbled = both({}, { fumbles: ['hth'] });
    const given = { do: 'fumble', who: 'berta', weapon: 'shield', results: [{ id: 'standard' }] };
    expectProblem(await forged(FIGHT, fumbled, given), {
      status: 422,
      type: 'invalid-input',
      pointer: '/input/command/weapon',
      expected: 'one of axe',
    });
  });

  test('counts ranks no further down than a state holds', async () => {
    // DEX 0 less fifty delays of 1000, where the GM lets actions below rank 1 come up
    const late = both({ dex: 0, delays: Array(50).fill(1000) }, { items: [] });
    const decisions = [{ id: 'dex-rank.order.rank-of-action#actsBelowOne', value: true }];
    const input = { state: { ...state, ...late }, command: { do: 'count' } };
    const answer = await client.post(pathOf({ id: FIGHT }), { input, decisions });
    expect(answer).toMatchObject({ status: 200, body: { result: { state: { count: -1000, turn: ['aldo'] } } } });
  });

  test('is refused by GraphQL for the same', async () => {
    const query = 'query ($input: DexRankRoundFightInput!) { dexRank { roundFight(input: $input) { sentence } } }';
    const { kind: _, ...rest } = state;
    const input = { state: { ...rest, turn: ['ghost'] }, command: { count: true } };
    const { body } = await post(client, query, { input });
    expect(body.errors?.[0]?.extensions.problem).toMatchObject({
      type: 'urn:riposte:problem:invalid-input',
      errors: [{ expected: 'one of aldo, berta', got: '"ghost"' }],
    });
  });
});

describe('a forged round of percentile-dodge', () => {
  const ROUND = 'percentile-dodge.round';
  const { state } = asked(firstOf(named(ROUND)));
  const [mira] = state.combatants as object[];
  const attack = requestsOf(named(ROUND))
    .map((one) => asked(one).command)
    .find((one) => one.do === 'attack');

  test('has nobody twice', async () => {
    const answer = await forged(ROUND, { combatants: [mira, mira] }, { do: 'next-round' });
    const pointer = '/input/state/combatants/1/id';
    expectProblem(answer, {
      status: 422,
      type: 'invalid-input',
      pointer,
      expected: 'an id that nothing else here has',
    });
  });

  test('has nobody in one state twice', async () => {
    const forgery = { combatants: [{ ...mira, states: ['stunned', 'stunned'] }] };
    expectProblem(await forged(ROUND, forgery, { do: 'next-round' }), {
      status: 422,
      type: 'invalid-input',
      pointer: '/input/state/combatants/0/states/1',
      expected: 'each once',
    });
  });

  test.each([
    ['by', { by: 'ghost' }, 'one of mira, thorn'],
    ['target', { target: '__proto__' }, 'one of mira, thorn'],
    ['by', { by: 'mira', target: 'mira' }, 'somebody other than the target'],
  ])('has nobody attack %s %j', async (field, change, expected) => {
    const answer = await forged(ROUND, {}, { ...attack, ...change });
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer: `/input/command/${field}`, expected });
  });
});

describe('a forged Turn of phase-combat', () => {
  const TURN = 'phase-combat.basics.turn';
  const someone = (id: string, more: object = {}) => ({ id, dex: 15, spd: 4, stunned: false, acted: false, ...more });
  const slow = someone('odo', { dex: 10 });
  const at = (turn: number, segment: number) => ({ turn, segment });
  const ilse = (more: object) => ({ combatants: [someone('ilse', more), slow] });
  const right = (when: object) => [{ id: 'odo', before: 'ilse', at: when }];

  test.each<[string, object, string, string | RegExp]>([
    ['an order against DEX', { order: ['odo', 'ilse'] }, '/order/1', /^by DEX/],
    ['a right of another Segment', { order: ['odo', 'ilse'], rights: right(at(2, 9)) }, '/order/1', /^by DEX/],
    ['a right of the past', { rights: right(at(2, 5)) }, '/rights/0/at', 'a Segment that is not over'],
    ['somebody to act who has acted', { ...ilse({ acted: true }), order: ['ilse'] }, '/order/0', /have not acted$/],
    ['an action held in the future', ilse({ heldSince: at(2, 7) }), '/combatants/0/heldSince', /has come$/],
    ['an action held and used', ilse({ heldSince: at(2, 5), acted: true }), '/combatants/0/heldSince', /^nothing/],
    ['a stance without an end', ilse({ stance: 'dodge' }), '/combatants/0/stanceEnds', 'the end of the stance'],
    ['a stance that is over', ilse({ stance: 'dodge', stanceEnds: at(2, 5) }), '/combatants/0/stanceEnds', /not over$/],
    ['an end of nothing', ilse({ stanceEnds: at(2, 7) }), '/combatants/0/stanceEnds', 'a stance'],
    ['blocks without a Block', ilse({ blocked: 2 }), '/combatants/0/blocked', '0 without a Block'],
    ['a Phase given up that is past', ilse({ forgone: at(1, 12) }), '/combatants/0/forgone', /still to come$/],
    ['a brace without an end', ilse({ lasting: [{ maneuver: 'brace' }] }), '/combatants/0/lasting/0/ends', /^the end/],
    ['an attack without an action', ilse({ attacked: true }), '/combatants/0/attacked', /^false/],
    ['a broken nothing', ilse({ broken: ['weapon'] }), '/combatants/0/broken/0', /none$/],
  ])('%s', async (_, change, pointer, expected) => {
    const state = { turn: 2, segment: 6, order: [], ...ilse({}), ...change };
    const answer = await forged(TURN, state, { do: 'next-segment' });
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer: `/input/state${pointer}`, expected });
  });

  test('goes on where a right explains the order', async () => {
    const state = { turn: 2, segment: 6, ...ilse({}), order: ['odo', 'ilse'], rights: right(at(2, 6)) };
    const answer = await forged(TURN, state, { do: 'hold', id: 'odo' });
    expect(answer).toMatchObject({ status: 200, body: { result: { state: { order: ['ilse'] } } } });
  });

  test('ends with the last that is counted', async () => {
    const answer = await forged('phase-combat.basics.turn', { turn: 100_000, segment: 12 }, { do: 'next-segment' });
    expect(expectProblem(answer, { status: 422, type: 'too-large' })).toMatchObject({ limit: 'at most 100000' });
  });
});

describe('a forged hold', () => {
  const HOLD = 'phase-combat.grab.hold';
  const wrestler = (id: string, more: object = {}) => ({ id, ocv: 6, dcv: 5, str: 15, ...more });
  const held = {
    combatants: [wrestler('bruna'), wrestler('scout')],
    grabber: 'bruna',
    victim: 'scout',
    stage: 'held',
    hits: 1,
    samePhase: false,
    phaseOf: 'bruna',
    done: [],
  };
  const apart = [wrestler('bruna', { hex: 'A1' }), wrestler('scout', { hex: 'B2' })];

  test.each<[string, object, string, string | RegExp]>([
    ['somebody twice', { combatants: [wrestler('bruna'), wrestler('bruna')] }, '/combatants/1/id', /^an id/],
    ['a grabber who is nobody', { grabber: 'ghost' }, '/grabber', 'one of bruna, scout'],
    ['a hold of oneself', { victim: 'bruna' }, '/victim', 'one of scout'],
    ['a hold of nobody', { victim: undefined }, '/victim', 'one of scout'],
    ["nobody's Phase", { phaseOf: 'ghost' }, '/phaseOf', 'one of bruna, scout'],
    ['a hold without a hit', { hits: 0 }, '/hits', /^at least 1/],
    ['a hit without a hold', { stage: 'free' }, '/hits', '0 without a hold'],
    ['the action of the grab in another Phase', { samePhase: true, phaseOf: 'scout' }, '/samePhase', /^false/],
    ['deeds before any Phase', { phaseOf: undefined, done: [{ cost: 'half', attack: true }] }, '/done', /^nothing/],
    ['two who are apart', { combatants: apart }, '/combatants/1/hex', /^A1/],
  ])('%s', async (_, change, pointer, expected) => {
    const answer = await forged(HOLD, { ...held, ...change }, { do: 'let-go' });
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer: `/input/state${pointer}`, expected });
  });
});
