import { describe, expect, it } from 'vitest';
import { ruled } from '../../../../kernel/testing/door.ts';
import { after, aldo, faces, fight, refusedBy, strike, told } from '../../testing/rounds.ts';
import { duel } from './examples.ts';
import type { Fighter, FightState, Item } from './state.ts';

describe('the count of DEX-ranks', () => {
  it('lets nobody at rank 11 come before somebody at rank 14, until that one waits', () => {
    const early = strike('berta', 'aldo', 'axe');
    expect(told(duel, early)).toMatchObject(refusedBy('dex-rank.order.dex-rank', 'attack: aldo', 'wait: aldo'));
    const waiting = after(duel, { do: 'wait', who: 'aldo', until: 8 });
    const struck = after(waiting, early, [faces('attacker.attack', 90, 2)]);
    expect(struck).toMatchObject({ count: 11, fighters: [{}, { attacks: [{ rank: 11 }] }] });
    expect(after(struck, strike('aldo', 'berta', 'sword'))).toMatchObject({
      count: 8,
      fighters: [{ attacks: [{ rank: 8 }] }, {}],
    });
  });

  it('never goes up: a rank that has passed is not waited for', () => {
    expect(told(fight({ count: 9 }), { do: 'wait', who: 'aldo', until: 10 })).toMatchObject(
      refusedBy('dex-rank.order.dex-rank', 'wait: aldo until 9 or lower'),
    );
  });

  it('lets the longer weapon strike first in one rank', () => {
    const spear = { id: 'spear', kind: 'weapon', skill: 50, hitPoints: 9, damage: '1d6', length: 'long' } as const;
    const level = fight({}, {}, { dex: 14, items: [spear] });
    expect(told(level, strike('aldo', 'berta', 'sword'))).toMatchObject(
      refusedBy('dex-rank.order.dex-rank', 'attack: berta'),
    );
    expect(after(level, strike('berta', 'aldo', 'spear')).turn).toEqual(['aldo']);
  });

  it('lets no short weapon take the place of a long one', () => {
    const items = (['long', 'short'] as const).map((length) => ({
      id: length,
      kind: 'weapon' as const,
      skill: 50,
      hitPoints: 9,
      damage: '1d6',
      length,
    }));
    const level = fight({}, { items }, { dex: 14, items: [{ ...(items[0] as (typeof items)[0]), id: 'pike' }] });
    const counted = after(level, { do: 'count' }, [faces('aldo.tie', 90), faces('berta.tie', 10)]);
    expect(told(counted, strike('aldo', 'berta', 'short'))).toMatchObject(
      refusedBy('dex-rank.order.dex-rank', 'wait: aldo until 14'),
    );
    expect(after(counted, { do: 'wait', who: 'aldo', until: 14 }).turn).toEqual(['berta', 'aldo']);
  });

  it('settles ties by D100, the higher first, and keeps what was rolled', () => {
    const tied = fight({}, {}, { dex: 14 });
    expect(told(tied, strike('aldo', 'berta', 'sword'))).toMatchObject(refusedBy('dex-rank.order.dex-rank', 'count'));
    const counted = after(tied, { do: 'count' }, [faces('aldo.tie', 30), faces('berta.tie', 71)]);
    expect(counted).toMatchObject({ count: 14, turn: ['berta', 'aldo'] });
    expect(told(counted, strike('aldo', 'berta', 'sword'))).toMatchObject(
      refusedBy('dex-rank.order.dex-rank', 'attack: berta'),
    );
    expect(told(counted, { do: 'count' })).toMatchObject(refusedBy('dex-rank.order.dex-rank', 'attack: berta'));
  });

  const knife = { id: 'knife', kind: 'weapon', skill: 50, hitPoints: 9, damage: '1d4', length: 'short' } as const;
  const mediumFirst = [{ id: 'dex-rank.order.dex-rank#mediumBeforeShort', value: true }];

  it('asks for no die where the GM lets medium weapons go before short ones', () => {
    const level = fight({}, { items: [knife] }, { dex: 14 });
    const first = strike('berta', 'aldo', 'axe');
    expect(told(level, first)).toMatchObject(refusedBy('dex-rank.order.dex-rank', 'count'));
    expect(told(level, strike('aldo', 'berta', 'knife'), [], mediumFirst)).toMatchObject(
      refusedBy('dex-rank.order.dex-rank', 'attack: berta'),
    );
    expect(ruled(told(level, first, [], mediumFirst)).result).toMatchObject({ state: { count: 14, turn: ['aldo'] } });
  });

  it('takes the medium one of two weapons for the place where the GM parts them, and lets no short one strike from it', () => {
    const [sword] = aldo.items as [Item];
    const level = fight({}, { items: [knife, sword] }, { dex: 14 });
    const rolls = [faces('aldo.tie', 90), faces('berta.tie', 10)];
    const counted = ruled(told(level, { do: 'count' }, rolls, mediumFirst)).result as { state: FightState };
    expect(counted.state.turn).toEqual(['aldo', 'berta']);
    const withKnife = strike('aldo', 'berta', 'knife');
    expect(told(counted.state, withKnife, [], mediumFirst)).toMatchObject(
      refusedBy('dex-rank.order.dex-rank', 'wait: aldo until 14'),
    );
    expect(after(counted.state, withKnife).turn).toEqual(['berta']);
  });

  it('brings the second share of a split attack five ranks later, behind whoever comes between', () => {
    const [sword] = aldo.items;
    const master = fight({}, { items: [{ ...(sword as Fighter['items'][0]), skill: 120 }] });
    const first = after(master, strike('aldo', 'berta', 'sword', { share: 60 }));
    const second = strike('aldo', 'berta', 'sword', { share: 60 });
    expect(told(first, second)).toMatchObject(refusedBy('dex-rank.order.dex-rank', 'attack: berta'));
    const between = after(first, strike('berta', 'aldo', 'axe'));
    expect(after(between, second).fighters[0]?.attacks.map(({ rank }) => rank)).toEqual([14, 9]);
  });
});

describe('the count of INT-ranks', () => {
  const casters = fight({ phase: 'magic', count: 16 }, { engaged: false, int: 12 }, { engaged: false, int: 16 });
  const begin = (who: string) => ({ do: 'cast', who, spell: 'fog', magicPoints: 2 });

  it('lets the higher INT cast first, unless it waits', () => {
    expect(told(casters, begin('aldo'))).toMatchObject(
      refusedBy('dex-rank.magic.int-order', 'cast: berta', 'wait: berta'),
    );
    const waiting = after(casters, { do: 'wait', who: 'berta', until: 10 });
    expect(after(waiting, begin('aldo'))).toMatchObject({ count: 12, fighters: [{ mp: 9 }, { mp: 11 }] });
  });

  it('lets the GM break a spell off', () => {
    const begun = after(casters, begin('berta'));
    expect(begun.fighters[1]?.spells).toHaveLength(1);
    expect(after(begun, { do: 'rule', who: 'berta', interrupts: 'fog' }).fighters[1]).toMatchObject({
      mp: 9,
      spells: [],
    });
    expect(told(begun, { do: 'rule', who: 'aldo', interrupts: 'fog' })).toMatchObject({
      problem: { type: 'illegal-action', rule: 'dex-rank.magic.timing' },
    });
  });
});
