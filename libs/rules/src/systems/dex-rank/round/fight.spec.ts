import { describe, expect, it } from 'vitest';
import { ruled } from '../../../kernel/testing/door.ts';
import { after, faces, fight, refusedBy, strike, told } from '../testing/rounds.ts';
import { duel } from './fighting/examples.ts';
import { type Fighter, FightState } from './fighting/state.ts';

describe('a fumble', () => {
  const fumbled = fight({}, { fumbles: ['hth'] });
  const settled = (...effects: object[]) =>
    after(fumbled, { do: 'fumble', who: 'aldo', results: [{ id: 'row', effects }] }, [faces('results.1.damage', 2)]);

  it('stays open until it is settled', () => {
    const struck = after(duel, strike('aldo', 'berta', 'sword'), [faces('attacker.attack', 99)]); // 99 at skill 60
    expect(struck.fighters[0]?.fumbles).toEqual(['hth']);
    const waived = after(struck, { do: 'fumble', who: 'aldo', results: [] });
    expect(waived.fighters[0]?.fumbles).toBeUndefined();
    expect(told(waived, { do: 'fumble', who: 'aldo', results: [] })).toMatchObject({
      problem: { type: 'illegal-action', rule: 'dex-rank.fumble.table' },
    });
  });

  it('costs the next attack, which still takes its place, and no other', () => {
    const losing = settled({ effect: 'lose-next', of: 'attack' });
    const lost = ruled(told(losing, strike('aldo', 'berta', 'sword')));
    expect(lost).toMatchObject({
      rolls: [],
      result: { state: { fighters: [{ attacks: [{ rank: 14 }] }, { hp: 15 }] }, events: [{ outcome: 'lost' }] },
    });
    expect((lost.result as { state: FightState }).state.fighters[0]?.loses).toBeUndefined();
  });

  it('costs the next parry, and only against a blow that lands', () => {
    const losing = fight({}, {}, { loses: ['parry'] });
    const parried = strike('aldo', 'berta', 'sword', { defence: { use: 'parry', item: 'shield' } });
    const missed = after(losing, parried, [faces('attacker.attack', 90)]);
    expect(missed.fighters[1]).toMatchObject({ loses: ['parry'], hp: 15 });
    const hit = after(losing, parried, [
      faces('attacker.attack', 40),
      faces('attacker.damage', 5),
      faces('defender.armor', 1),
    ]);
    // 5 + 1 - 1: the blow lands whole, and no defence is counted
    expect(hit.fighters[1]).toMatchObject({ hp: 10, defencesUsed: 0 });
    expect(hit.fighters[1]?.loses).toBeUndefined();
  });

  it('takes the weapon out of the hand until it is picked up, five ranks later', () => {
    const dropped = settled({ effect: 'drop-item', item: 'weapon' });
    expect(told(dropped, strike('aldo', 'berta', 'sword'))).toMatchObject(refusedBy('dex-rank.parry.weapon-breakage'));
    expect(after(dropped, { do: 'ready', who: 'aldo', item: 'sword' }).fighters[0]).toMatchObject({
      delays: [5],
      items: [{ id: 'sword', hitPoints: 20 }],
    });
    const away = settled({ effect: 'knock-away-item', item: 'weapon', distance: '3 m' });
    expect(told(away, { do: 'ready', who: 'aldo', item: 'sword' })).toMatchObject(
      refusedBy('dex-rank.round.engagement'),
    );
  });

  it('wounds, breaks and throws down', () => {
    const hurt = settled(
      { effect: 'damage', dice: '1d3' },
      { effect: 'break-item', item: 'weapon' },
      { effect: 'fall' },
    );
    expect(hurt.fighters[0]).toMatchObject({ hp: 11, fallen: true, items: [{ broken: true, hitPoints: 0 }] });
    expect(after(hurt, { do: 'rule', who: 'aldo', fallen: false }).fighters[0]?.fallen).toBe(false);
  });

  it('leaves a penalty on the chance until it is treated', () => {
    const weak = settled({ effect: 'penalty', amount: -20, scope: 'attack' });
    const missed = told(weak, strike('aldo', 'berta', 'sword'), [faces('attacker.attack', 41, 2)]); // 60 - 20 = 40
    expect(missed).toMatchObject({ result: { events: [{ outcome: 'miss' }] } });
    const treated = after(weak, { do: 'treat', who: 'aldo', by: 'Suture' });
    expect(treated.fighters[0]?.penalties).toBeUndefined();
    const only = fight({}, { penalties: [{ amount: -20, treatedBy: ['Physik'] }] });
    expect(told(only, { do: 'treat', who: 'aldo', by: 'Suture' })).toMatchObject(
      refusedBy('dex-rank.fumble.effects', 'treat: aldo by Physik'),
    );
  });
});

describe('what else a round carries', () => {
  it('a riposte that comes at once or not at all', () => {
    const open = fight({}, {}, { riposte: { against: 'aldo', items: ['axe'] } });
    const moved = after(open, { do: 'ready', who: 'berta' });
    expect(told(moved, { do: 'riposte', who: 'berta', item: 'axe' })).toMatchObject(refusedBy('dex-rank.riposte'));
  });

  it('whoever has disengaged moves before the round ends, and nobody else', () => {
    const left = fight({ phase: 'resolution' }, { engaged: false }, { engaged: false, disengaging: 'trying' });
    expect(after(left, { do: 'move', who: 'berta', moved: 8 }).fighters[1]).toMatchObject({ moved: 8, delays: [] });
    expect(told(left, { do: 'move', who: 'aldo', moved: 1 })).toMatchObject(refusedBy('dex-rank.action.disengage'));
  });

  it('extra shots, five ranks apart, as far as the GM grants them', () => {
    const bow = {
      id: 'bow',
      kind: 'weapon',
      skill: 50,
      hitPoints: 0,
      family: 'missile',
      damage: '1d6',
      extraShots: 1,
    } as const;
    const archer = fight({}, { engaged: false, items: [bow] }, { engaged: false });
    const shot = strike('aldo', 'berta', 'bow');
    const twice = after(after(archer, shot), shot);
    expect(twice.fighters[0]?.attacks.map(({ rank }) => rank)).toEqual([14, 9]);
    expect(told(twice, shot)).toMatchObject(refusedBy('dex-rank.attack.split'));
  });

  it.each([
    ['dex-rank.schema.weapon', strike('aldo', 'berta', 'sword', { defence: { use: 'parry', item: 'bow' } })],
    ['dex-rank.parry.weapon-breakage', strike('aldo', 'berta', 'sword', { defence: { use: 'parry', item: 'shield' } })],
  ])('%s: no parry with what has nothing left', (rule, command) => {
    const items: Fighter['items'] = [
      { id: 'bow', kind: 'weapon', skill: 50, hitPoints: 0 },
      { id: 'shield', kind: 'shield', skill: 50, hitPoints: 0 },
    ];
    expect(told(fight({}, {}, { items }), command)).toMatchObject(refusedBy(rule));
  });

  it.each([
    ['rounds', fight({ phase: 'resolution', round: 1_000_000 }), { do: 'nextPhase' }],
    [
      'spells',
      fight(
        { phase: 'magic' },
        { engaged: false, spells: Array.from({ length: 20 }, () => ({ spell: 'fog', effectRound: 2 })) },
      ),
      { do: 'cast', who: 'aldo', spell: 'fog', magicPoints: 0 },
    ],
    [
      'defences',
      fight({}, {}, { defencesUsed: 1000 }),
      strike('aldo', 'berta', 'sword', { defence: { use: 'dodge' } }),
    ],
  ])('no more %s than a state holds', (_, state, command) => {
    expect(told(state, command, [faces('attacker.attack', 40)])).toMatchObject({ problem: { type: 'too-large' } });
  });

  it('a ruling on nobody is refused', () => {
    expect(told(duel, { do: 'rule', who: 'nobody', out: true })).toMatchObject({ problem: { type: 'invalid-input' } });
  });
});

describe('a state of version 1', () => {
  it('is raised, and in the magic phase every caster is still to come', () => {
    const { turn: _, ...older } = { ...duel, formatVersion: 1 };
    expect(FightState.parse(older)).toEqual(duel);
    expect(FightState.parse({ ...older, phase: 'magic', count: 3 })).toMatchObject({ formatVersion: 2, count: 100 });
    expect(after(older, { do: 'wait', who: 'aldo' })).toMatchObject({ formatVersion: 2, commands: 1 });
  });
});
