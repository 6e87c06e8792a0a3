import 'fake-indexeddb/auto';
import { describe as described } from '@riposte/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEverything } from '../data/export.ts';
import { addHouseRule, houseRules } from '../data/house-rules.ts';
import { type Engine, engineOf } from './engine.ts';

const FIGHT = vi.hoisted(() => 'dex-rank.round.fight');
/** What the build makes of the library's descriptions. */
vi.mock('virtual:forms', () => {
  const forms = { schemas: {}, operations: { [FIGHT]: described(FIGHT) } };
  return { formLoaders: { 'dex-rank.round': () => Promise.resolve({ forms }) } };
});
vi.mock('virtual:titles', () => ({ titles: {} }));
/** The same work without a thread of its own, which only browsers have. */
vi.mock('./thread.ts', async () => {
  const { worked } = await import('./work.ts');
  return { atOnce: { ask: worked }, inTime: { ask: worked } };
});

const PARTED = 'dex-rank.order.dex-rank#mediumBeforeShort';
const GAP = 'dex-rank.order.spacing#gap';

const one = { moved: 0, delays: [], attacks: [], defencesUsed: 0, riposteUsed: false, spells: [], mov: 8, mp: 0 };
const armed = (id: string, skill: number, more: object = {}) => ({
  ...one,
  id,
  dex: 14,
  hp: 12,
  dodge: 40,
  engaged: true,
  items: [{ id: 'blade', kind: 'weapon', skill, hitPoints: 10, damage: '1d6', ...more }],
});
/** Ada with a sword and Ben with a knife, both at rank 14. */
const state = {
  kind: 'dex-rank.round',
  formatVersion: 2,
  commands: 0,
  round: 1,
  phase: 'actions',
  count: 14,
  fighters: [armed('ada', 120), armed('ben', 50, { length: 'short' })],
};
const attack = (who: string, target: string, more: object = {}) => ({
  do: 'attack',
  who,
  target,
  item: 'blade',
  ...more,
});

async function fight(): Promise<Engine> {
  const engine = await engineOf(FIGHT);
  if (!engine) throw new Error('there is no such fight');
  return engine;
}

/** A command as the tracker of fights asks it: with no circumstances of its own. */
async function ruled(from: unknown, command: object) {
  const engine = await fight();
  const question = { input: { state: from, command }, decisions: [], amendments: [], dice: { seed: 'house' } };
  const settled = await engine.settling();
  return engine.resolve(settled(question));
}

function stateOf(answer: Awaited<ReturnType<typeof ruled>>) {
  if (answer.problem) throw new Error(answer.problem.message);
  return (answer.result as { state: typeof state }).state;
}

beforeEach(() => deleteEverything());

describe("a command of a fight, by the table's house rules", () => {
  it('takes what the GM has decided for good', async () => {
    expect((await ruled(state, attack('ada', 'ben'))).problem).toMatchObject({ legal: ['count'] });
    await addHouseRule({
      system: 'dex-rank',
      kind: 'decision',
      title: 'Medium weapons first',
      decision: { id: PARTED, value: true },
    });
    expect(stateOf(await ruled(state, attack('ada', 'ben')))).toMatchObject({ count: 14, turn: ['ben'] });
  });

  it('takes what the table has amended for good', async () => {
    const rule = { system: 'dex-rank', kind: 'amendment' as const, title: 'Closer together' };
    await addHouseRule({ ...rule, amendment: { parameter: GAP, op: 'set', value: 3, source: 'the table' } });
    const alone = { ...state, fighters: [state.fighters[0], { ...armed('ben', 50), items: [] }] };
    const first = stateOf(await ruled(alone, attack('ada', 'ben', { share: 60 })));
    const second = stateOf(await ruled(first, attack('ada', 'ben', { share: 60 })));
    // 14, and three ranks later instead of five
    expect(second.fighters[0]?.attacks).toMatchObject([{ rank: 14 }, { rank: 11 }]);
  });

  it('shows them on its board', async () => {
    const offers = async () => {
      const answer = await (await fight()).board(state, await houseRules('dex-rank'));
      if (answer.problem) throw new Error(answer.problem.message);
      return answer.board.offers.map(({ command }) => command.do);
    };
    expect(await offers()).not.toContain('attack');
    await addHouseRule({
      system: 'dex-rank',
      kind: 'decision',
      title: 'Medium weapons first',
      decision: { id: PARTED, value: true },
    });
    expect(await offers()).toContain('attack');
  });
});
