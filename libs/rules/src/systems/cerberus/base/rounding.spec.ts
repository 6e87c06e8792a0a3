import { describe, expect, it } from 'vitest';
import { evaluate, ruleOdds } from '../../../index.ts';

const final = (input: unknown) => evaluate('cerberus.base.rounding.final', { input });
const damage = (input: object) =>
  evaluate('cerberus.base.rounding.damage', { input: { fixed: 0, critMultiplier: 1, dr: 0, ...input } });

describe('one rounding at the end, down', () => {
  it.each([
    [{ terms: '-7/2' }, -4], // -3.5, toward minus infinity
    [{ terms: '0 - 1/3' }, -1],
    [{ terms: '1.1 * 10' }, 11], // 11 exactly; binary fractions would say 11.000000000000002
    [{ terms: '29 * 1.1 * 10 / 11' }, 29],
    [{ total: 29, bonusPercent: 25 }, 36], // 36.25
    [{ total: 0, bonusPercent: 50 }, 0],
    [{ total: -0.5, bonusPercent: 100 }, -1], // stays -0.5, then down
    [{ total: 0.5, bonusPercent: 100 }, 1],
    [{ terms: '18 + 11', bonusPercent: 25 }, 36],
    [{ total: 10.9 }, 10],
    [{ total: 20, bonusPercent: -25 }, 15],
  ])('%j makes %i', (input, value) => {
    expect(final(input)).toMatchObject({ result: { value } });
  });

  it('explains itself', () => {
    const { trace } = final({ total: 29, bonusPercent: 25 }) as unknown as { trace: { exact?: string }[] };
    expect(trace[0]).toMatchObject({ rule: 'cerberus.base.rounding.final', value: 36, exact: '145/4' });
  });

  it.each([
    [{}, '/input'],
    [{ terms: '1', total: 1 }, '/input'],
    [{ terms: '2 +' }, '/input/terms'],
    [{ terms: '1/0' }, '/input/terms'],
    [{ terms: '1+'.repeat(100) }, '/input/terms'],
    [{ total: 0.00001 }, '/input/total'],
  ])('%j is no calculation', (input, pointer) => {
    expect(final(input).problem).toMatchObject({ type: 'invalid-input', errors: [{ pointer }] });
  });

  it('refuses what cannot be computed exactly', () => {
    expect(final({ terms: '99999999999 * 99999999999' }).problem).toMatchObject({ type: 'too-large' });
  });
});

describe('the damage of one attack', () => {
  it.each([
    [{ diceTotal: 5, fixed: 0.1, critMultiplier: 3 }, 5], // 5.3: 0.1 three times is exactly 0.3
    [{ diceTotal: 9, fixed: 0.5, critMultiplier: 2 }, 10], // the half is doubled before anything is rounded
    [{ diceTotal: 15, passedFraction: 0.5, dr: 4 }, 3], // 7.5 - 4
    [{ diceTotal: 10, pct: 10 }, 11], // a whole product does not fall below itself
    [{ diceTotal: 3, fixed: -5 }, 0],
  ])('%j makes %i', (input, total) => {
    expect(damage(input)).toMatchObject({ result: { damage: total } });
  });

  it('takes a multiplier of at least 1 and no negative DR', () => {
    expect(damage({ diceTotal: 1, critMultiplier: 0 }).problem).toMatchObject({ type: 'invalid-input' });
    expect(damage({ diceTotal: 1, dr: -1 }).problem).toMatchObject({ type: 'invalid-input' });
  });
});

describe('an attack that nobody defends against', () => {
  const hit = (input: object, rolls: { key: string; faces: number[] }[]) =>
    evaluate('cerberus.base.attack.auto-hit', {
      input: { dodged: false, parried: false, dr: 0, ...input },
      dice: { rolls },
    });

  it('rolls its damage at once', () => {
    const answer = hit({ damageDice: '2d6', fixed: [{ label: 'STR', value: 4 }], dr: 3 }, [
      { key: 'damage', faces: [5, 2] },
    ]);
    expect(answer).toMatchObject({ result: { hit: true, damage: 8 } });
  });

  it('asks for the critical d20 with the damage dice where the weapon has a multiplier', () => {
    const asked = evaluate('cerberus.base.attack.auto-hit', {
      input: { dodged: false, parried: false, damageDice: '1d8', criticalMultiplier: 3, dr: 0 },
      dice: { missing: 'ask' },
    });
    expect(asked.problem).toMatchObject({ type: 'needs-roll', rolls: [{ key: 'critical' }, { key: 'damage' }] });
  });

  it('multiplies dice and bonus on a critical', () => {
    const attack = { damageDice: '1d8', fixed: [{ label: 'STR', value: 1.5 }], criticalMultiplier: 3, dr: 2 };
    const critical = hit(attack, [
      { key: 'critical', faces: [20] },
      { key: 'damage', faces: [3, 8, 1] },
    ]);
    expect(critical).toMatchObject({ result: { damage: 14 } }); // 12 + 4.5 - 2
    const ordinary = hit(attack, [
      { key: 'critical', faces: [19] },
      { key: 'damage', faces: [3] },
    ]);
    expect(ordinary).toMatchObject({ result: { damage: 2 } }); // 3 + 1.5 - 2
  });

  it('does nothing when defended, and needs no dice then', () => {
    const answer = evaluate('cerberus.base.attack.auto-hit', {
      input: { dodged: false, parried: true, dr: 0 },
      dice: { missing: 'ask' },
    });
    expect(answer).toMatchObject({ result: { hit: false, damage: 0 } });
    expect(hit({}, []).problem).toMatchObject({ type: 'invalid-input' });
  });

  it('has the odds of its dice', () => {
    const input = { dodged: false, parried: false, damageDice: '1d4', dr: 3 };
    const { metrics } = ruleOdds('cerberus.base.attack.auto-hit', { input }) as unknown as { metrics: object[] };
    expect(metrics[1]).toMatchObject({ name: 'damage', outcomes: [{ value: 0, fraction: '3/4' }, { value: 1 }] });
  });
});
