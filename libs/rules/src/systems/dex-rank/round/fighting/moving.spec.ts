import { describe, expect, it } from 'vitest';
import { ruled } from '../../../../kernel/testing/door.ts';
import { after, faces, fight, refusedBy, strike, told } from '../../testing/rounds.ts';
import type { FightState } from './state.ts';

/** Aldo at DEX 14 and Berta at DEX 11, apart from each other; both move 8. */
const apart = fight({}, { engaged: false }, { engaged: false });
const up = (moved: number) => ({ do: 'move', who: 'aldo', moved, engage: 'berta' });
const long = [{ id: 'dex-rank.action.move#delayBeyond4', value: 12 }];

describe('moving to engage', () => {
  it.each([
    [0, [], 14],
    [2, [5], 9],
    [4, [10], 4],
  ])('of %d MOV makes both engaged and leaves the attack, with delays of %j at rank %d', (moved, delays, rank) => {
    const answer = ruled(told(apart, up(moved)));
    expect(answer.sentence).toBe(`Aldo engages Berta, to attack at rank ${rank}.`);
    expect(answer.cites).toContain('dex-rank.action.move-to-engage');
    const { state } = answer.result as { state: FightState };
    expect(state.fighters).toMatchObject([{ engaged: true, moved, delays }, { engaged: true }]);
    const waiting = after(state, { do: 'wait', who: 'berta' });
    expect(after(waiting, strike('aldo', 'berta', 'sword')).fighters[0]?.attacks).toMatchObject([{ rank }]);
  });

  it('adds up with a weapon that was drawn first: 14 less 5 less 5', () => {
    const drawn = after(apart, { do: 'ready', who: 'aldo' });
    expect(ruled(told(drawn, up(2))).sentence).toBe('Aldo engages Berta, to attack at rank 4.');
  });

  it('beyond half of the movement lets the attack wait for the next round', () => {
    const answer = ruled(told(apart, up(5), [], long));
    expect(answer.sentence).toBe('Aldo engages Berta; the attack waits for the next round.');
    const { state } = answer.result as { state: FightState };
    expect(state.fighters).toMatchObject([{ engaged: true }, { engaged: true }]);
    expect(told(state, strike('aldo', 'berta', 'sword'))).toMatchObject(
      refusedBy('dex-rank.action.move-to-engage', 'parry', 'dodge'),
    );
    // Berta did not move: she strikes at her DEX
    expect(after(state, strike('berta', 'aldo', 'axe'), [faces('attacker.attack', 90, 2)]).count).toBe(11);
  });

  it('is closed to whoever fights already', () => {
    expect(told(fight(), up(1))).toMatchObject(refusedBy('dex-rank.round.engagement', 'disengage', 'attack-hth'));
  });
});
