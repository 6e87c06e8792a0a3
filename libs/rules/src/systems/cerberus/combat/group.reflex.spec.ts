import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';

const RULE = 'cerberus.combat.group.reflex';
const member = (id: string, reflex: number, pc = false, rider = false) => ({ id, reflex, pc, rider });

function asked(members: unknown, chosen?: string) {
  const decisions = chosen === undefined ? [] : [{ id: `${RULE}#chosenAmongPcs`, value: chosen }];
  return frontDoor.evaluate(RULE, { input: { members }, decisions });
}

describe('whose Reflex a group rolls', () => {
  it('is that of the player character, before a rider who is none', () => {
    expect(asked([member('knight', 9, false, true), member('child', 1, true)])).toMatchObject({
      result: { provider: 'child', reflex: 1 },
      decisions: [],
    });
  });

  it('is the first of equals', () => {
    expect(asked([member('a', 4), member('b', 7), member('c', 7)])).toMatchObject({ result: { provider: 'b' } });
  });

  it('is, among player characters, that of the rider, else the best, unless the GM chooses', () => {
    const afoot = [member('maelis', 6, true), member('orso', 9, true), member('wolf', 12)];
    expect(asked(afoot)).toMatchObject({ result: { provider: 'orso', reflex: 9 } });
    const mounted = [member('maelis', 6, true, true), member('orso', 9, true), member('horse', 12)];
    expect(asked(mounted)).toMatchObject({ result: { provider: 'maelis', reflex: 6 } });
    expect(asked(mounted, 'orso')).toMatchObject({ result: { provider: 'orso', reflex: 9 } });
  });

  it('is never that of somebody who is not among them', () => {
    const afoot = [member('maelis', 6, true), member('orso', 9, true), member('wolf', 12)];
    expect(asked(afoot, 'wolf').problem?.type).toBe('invalid-input');
    expect(asked([]).problem?.type).toBe('invalid-input');
  });
});
