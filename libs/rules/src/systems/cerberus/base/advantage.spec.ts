import { describe, expect, it } from 'vitest';
import { evaluate, odds, registry, resolve } from '../../../index.ts';
import { fractionsIn, ruled } from '../../../kernel/testing/door.ts';

const RULE = 'cerberus.base.advantage';
const circumstance = (value: string, at = '') => ({
  decisions: [{ id: `${RULE}#circumstanceMode`, value, ...(at === '' ? {} : { at }) }],
});
const roll = (key: string, ...faces: number[]) => ({ key, faces });
const saver = { attribute: 4, grade: 'good', level: 5 };
const blade = { kind: 'weapon', damageDice: '1d8' };
const guard = { hp: 40, armor: 'medium', dr: 4, reflex: 10 };
const announced = { kind: 'cerberus.chance', formatVersion: 1, commands: 1, stage: 'announced', x: 4, y: 10 };

/** Whatever rolls a die with a mode: its id, its input with the mode for that die, the die's scope and key, the other dice, and what counts. */
interface Rolling {
  id: string;
  input: (mode?: string) => unknown;
  scope: string;
  key: string;
  others?: { key: string; faces: number[] }[];
  counts: (result: never) => unknown;
}
const rolling: Rolling[] = [
  {
    id: 'cerberus.base.save',
    input: (mode) => ({ saver: { ...saver, save: 'will', mode }, danger: { from: 'environment', dc: 20 } }),
    scope: 'defender',
    key: 'save',
    counts: ({ kept }: { kept: number }) => kept,
  },
  {
    id: 'cerberus.base.save.check',
    input: (mode) => ({ ...saver, mode, dc: 20 }),
    scope: '',
    key: 'save',
    counts: ({ kept }: { kept: number }) => kept,
  },
  {
    id: 'cerberus.base.check',
    input: (mode) => ({ a: { value: 0, mode }, b: { value: 0 }, tieRule: 'a-wins' }),
    scope: 'a',
    key: 'check',
    others: [roll('b.check', 9)],
    counts: ({ totalA }: { totalA: number }) => totalA,
  },
  {
    id: 'cerberus.base.duel',
    input: (mode) => ({
      a: { reflex: { from: 'modifier', value: 0 } },
      b: { reflex: { from: 'modifier', value: 0 }, mode },
    }),
    scope: 'b',
    key: 'reflex',
    others: [roll('a.reflex', 9)],
    counts: ({ totalB }: { totalB: number }) => totalB,
  },
  {
    id: 'cerberus.combat.priority.total',
    input: (mode) => ({ reflex: 0, mode }),
    scope: '',
    key: 'reflex',
    counts: ({ total }: { total: number }) => total,
  },
  {
    id: 'cerberus.martial.attack',
    input: (mode) => ({ attacker: { reflex: 0 }, attack: blade, defender: guard, defense: { kind: 'dodge', mode } }),
    scope: 'defender',
    key: 'reflex',
    others: [roll('attacker.reflex', 9)],
    counts: ({ duel }: { duel: { defenderTotal: number } }) => duel.defenderTotal - 10,
  },
  {
    id: 'cerberus.martial.volley',
    input: (mode) => ({
      attackers: [{ reflex: 0 }],
      attacks: [{ times: 2, weapon: blade }],
      defender: guard,
      duel: { mode },
      defense: { kind: 'parry', equipment: 'shield' },
    }),
    scope: 'attacker',
    key: 'reflex',
    others: [roll('defender.reflex', 10)],
    counts: ({ duel }: { duel: { attackerTotal: number } }) => duel.attackerTotal,
  },
  {
    id: 'cerberus.martial.dodge.area-save',
    input: (mode) => ({ granted: true, dc: 20, reflex: 10, mode }),
    scope: '',
    key: 'reflexSave',
    // 7 + 10 falls short of 20 and 15 + 10 reaches it
    counts: ({ escaped }: { escaped: boolean }) => (escaped ? 15 : 7),
  },
];

function ask({ id, input, scope, key, others = [] }: Rolling, mode: string | undefined, faces: number[], rest = {}) {
  const thrown = faces.length === 0 ? [] : [roll(scope === '' ? key : `${scope}.${key}`, ...faces)];
  const dice = { rolls: [...thrown, ...others], missing: 'ask' as const };
  const request = { input: JSON.parse(JSON.stringify(input(mode))), dice, ...rest };
  return registry.operations.has(id) ? resolve(id, request) : evaluate(id, request);
}

describe.each(rolling.map((one) => [one.id, one] as const))('a circumstance that the GM names, in %s', (_, one) => {
  const counted = (mode: string | undefined, faces: number[], rest = {}) =>
    one.counts(ruled(ask(one, mode, faces, rest)).result as never);
  const { scope } = one;

  it('gives two dice where nothing else does', () => {
    expect(counted(undefined, [7])).toBe(7);
    expect(counted(undefined, [7, 15], circumstance('advantage', scope))).toBe(15);
    expect(counted(undefined, [7, 15], circumstance('disadvantage', scope))).toBe(7);
  });

  it('joins what feats and items give: two of a kind are still two dice, one of each is one die', () => {
    expect(counted('advantage', [7, 15], circumstance('advantage', scope))).toBe(15);
    expect(counted('disadvantage', [15], circumstance('advantage', scope))).toBe(15);
    expect(counted('normal', [7], circumstance('advantage', scope))).toBe(7);
  });

  it('is told: the decision, the rule and both dice', () => {
    const answer = ruled(ask(one, undefined, [7, 15], circumstance('advantage', scope)));
    expect(answer.decisions).toContainEqual(
      expect.objectContaining({ id: `${RULE}#circumstanceMode`, value: 'advantage', source: 'GM' }),
    );
    expect(answer.cites).toContain(RULE);
    const written = answer.trace.filter(({ at = '' }) => at === scope).map(({ expression = '' }) => expression);
    expect(written).toContainEqual(expect.stringContaining('15 (d20, the better of 7 and 15)'));
  });

  it('is told as the usual one too, and both dice are asked for at once', () => {
    const { decisions } = ruled(ask(one, undefined, [7]));
    expect(decisions).toContainEqual(
      expect.objectContaining({ id: `${RULE}#circumstanceMode`, value: 'normal', source: 'usual' }),
    );
    expect(ask({ ...one, others: [] }, undefined, [], circumstance('advantage', scope)).problem).toMatchObject({
      type: 'needs-roll',
      rolls: expect.arrayContaining([expect.objectContaining({ count: 2, faces: 20 })]),
    });
  });
});

describe('a circumstance on a prescribed chance', () => {
  const rolled = (command: object, faces: number[], rest = {}) =>
    ruled(
      resolve('cerberus.base.chance', {
        input: { state: announced, command: { event: 'roll', ...command } },
        dice: { rolls: [roll('commands.2.player.chance', ...faces)], missing: 'ask' },
        ...rest,
      }),
    );

  it('keeps the lower die with Advantage, the higher with Disadvantage', () => {
    // 4 in 10: the 3 succeeds, the 9 does not.
    expect(rolled({}, [9, 3], circumstance('advantage')).result).toMatchObject({ state: { success: true } });
    expect(rolled({}, [3, 9], circumstance('disadvantage')).result).toMatchObject({ state: { success: false } });
    expect(rolled({ mode: 'disadvantage' }, [3], circumstance('advantage')).result).toMatchObject({
      state: { success: true },
    });
  });

  it('has its odds', () => {
    const input = { state: announced, command: { event: 'roll' } };
    // 1 − (6/10)² = 16/25
    expect(fractionsIn(odds('cerberus.base.chance', { input, ...circumstance('advantage') }), 'success')).toMatchObject(
      { true: '16/25' },
    );
  });
});
