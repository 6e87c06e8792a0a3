import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';

const combined = (input: object, rolls: { key: string; faces: number[] }[]) =>
  evaluate('cerberus.base.combined', { input, dice: { rolls, missing: 'ask' } });

describe('base resolution in several steps', () => {
  it('refuses steps out of turn and odds of certainty, and goes on', () => {
    const events = [
      { event: 'roll' },
      { event: 'announce', x: 5, y: 5 },
      { event: 'announce', x: 1, y: 3 },
      { event: 'change-odds', x: 0, y: 3 },
      { event: 'roll' },
      { event: 'withdraw' },
    ];
    expect(combined({ kind: 'contract', events }, [{ key: 'player.chance', faces: [2] }])).toMatchObject({
      result: { state: 'resolved', x: 1, y: 3, success: false, refused: [1, 2, 4, 6] },
    });
  });

  it('ends with a withdrawal', () => {
    const events = [{ event: 'announce', x: 1, y: 3 }, { event: 'withdraw' }, { event: 'roll' }];
    expect(combined({ kind: 'contract', events }, [])).toMatchObject({ result: { state: 'withdrawn', refused: [3] } });
  });

  it('a duel goes on until it is decided', () => {
    const side = { dex: 5, grade: 'good', level: 4 };
    const rolls = [
      { key: 'a.reflex', faces: [7, 8] },
      { key: 'b.reflex', faces: [7, 2] },
    ];
    expect(combined({ kind: 'duel', a: side, b: side }, rolls)).toMatchObject({
      result: { reflexA: 9, reflexB: 9, first: 'a', totalA: 17, totalB: 11 },
    });
  });
});

describe('Advantage and Disadvantage', () => {
  const GM = 'cerberus.base.advantage#circumstanceMode';
  const kept = (mode: string, circumstance?: string, rollKind = 'high-is-good') =>
    evaluate('cerberus.base.advantage', {
      input: { mode, rollKind },
      dice: { rolls: [{ key: 'roll', faces: [7, 15] }] },
      decisions: circumstance === undefined ? [] : [{ id: GM, value: circumstance }],
    });

  it.each([
    ['normal', undefined, 7],
    ['advantage', undefined, 15],
    ['disadvantage', 'normal', 7],
    ['normal', 'advantage', 15],
    ['advantage', 'advantage', 15], // two of a kind are still two dice
    ['advantage', 'disadvantage', 7], // one of each is one die
    ['disadvantage', 'advantage', 7],
  ])('%s with a circumstance of %s keeps %i of 7 and 15', (mode, circumstance, face) => {
    expect(kept(mode, circumstance)).toMatchObject({ result: { kept: face } });
  });

  it('is the other way round where low is good', () => {
    expect(kept('disadvantage', undefined, 'low-is-good')).toMatchObject({ result: { kept: 15 } });
    expect(kept('advantage', undefined, 'low-is-good')).toMatchObject({ result: { kept: 7 } });
  });
});

describe('which resolution an attempt uses', () => {
  const mode = (certainty: string, situation: string) =>
    evaluate('cerberus.base.resolution-mode', { input: { certainty, situation } });

  it.each([
    ['task', 'prescribed-chance', 'In doubt: settled by a prescribed chance.'],
    ['direct-conflict', 'opposed-check', 'In doubt: settled by an opposed check.'],
    ['timing-conflict', 'reflex-duel', 'In doubt: settled by a reflex duel.'],
    ['effect-on-character', 'saving-throw', 'In doubt: settled by a saving throw.'],
    ['attack', 'damage-roll', 'In doubt: settled by a damage roll.'],
  ])('%s: %s', (situation, settledBy, sentence) => {
    expect(mode('uncertain', situation)).toMatchObject({ result: { mode: settledBy, result: 'undecided' }, sentence });
  });

  it('is none where the outcome is certain, whatever the situation', () => {
    expect(mode('certain-failure', 'attack')).toMatchObject({ result: { mode: 'no-roll', result: 'failure' } });
    expect(mode('certain-success', 'timing-conflict')).toMatchObject({
      result: { mode: 'no-roll', result: 'success' },
    });
  });
});
