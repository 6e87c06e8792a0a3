import { describe, expect, it } from 'vitest';
import { offersOfOne, whom } from './offering.ts';

const ilse = { id: 'ilse', name: 'Ilse' };
const roles = [{ role: 'attacker', id: 'ilse' }];

describe('the offers of somebody', () => {
  it('bear their name, and say whose they are', () => {
    const offer = offersOfOne(ilse, { rank: 'first' });
    const expected = { title: 'Ilse attacks', command: { do: 'attack' }, asks: [], rank: 'first', who: 'ilse' };
    expect(offer('attacks', { do: 'attack' })).toEqual(expected);
    expect(offersOfOne({ id: 'odo' }, { rank: 'first' })('waits', { do: 'wait' }).title).toBe('odo waits');
  });

  it('stand as usual unless they say otherwise', () => {
    const offer = offersOfOne(ilse, { rank: 'other', roles });
    expect(offer('waits', { do: 'wait' })).toMatchObject({ rank: 'other', roles });
    expect(offer('acts', { do: 'act' }, [], { rank: 'first' })).toMatchObject({ rank: 'first', roles });
  });

  it('ask whom by name', () => {
    const among = [
      { label: 'Ilse', value: 'ilse' },
      { label: 'odo', value: 'odo' },
    ];
    expect(whom([ilse, { id: 'odo' }])).toEqual({ field: 'target', title: 'Whom', among });
    expect(whom([], 'engage')).toEqual({ field: 'engage', title: 'Whom', among: [] });
  });
});
