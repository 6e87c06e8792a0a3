import { describe, expect, it } from 'vitest';
import { evaluate, odds, resolve } from '../../../index.ts';

const saver = { save: 'reflex', attribute: 4, grade: 'good', level: 5 };
const danger = { from: 'environment', dc: 18 };
const save = (input: object, faces: number[], rest: object = {}) =>
  resolve('cerberus.base.save', { input, dice: { rolls: [{ key: 'defender.save', faces }] }, ...rest });

/** The fraction of success in the odds of a Save. */
function chance(input: object): string | undefined {
  const { metrics } = odds('cerberus.base.save', { input }) as unknown as {
    metrics: { outcomes: { value: unknown; fraction: string }[] }[];
  };
  return metrics[0]?.outcomes.find(({ value }) => value === true)?.fraction;
}

describe('a Save', () => {
  it('succeeds by reaching the DC', () => {
    expect(save({ saver: { name: 'Séra', ...saver }, danger }, [9])).toMatchObject({
      result: { dc: 18, kept: 9, total: 18, success: true },
      sentence: 'Séra makes the Reflex Save: 18 against DC 18.',
      cites: expect.arrayContaining(['cerberus.base.save.environment-dc', 'cerberus.base.save.types']),
    });
    expect(save({ saver, danger }, [8])).toMatchObject({ result: { total: 17, success: false } });
  });

  it('takes the DC from a caster, rounded once', () => {
    const caster = { from: 'caster', casterLevel: 5, magicAttribute: 8, bonuses: [{ label: 'focus', value: 0.5 }] };
    expect(save({ saver, danger: caster }, [1])).toMatchObject({ result: { dc: 21 } }); // 10 + 2.5 + 8 + 0.5
  });

  it('lets amendments change what a DC starts from', () => {
    const amendments = [{ parameter: 'cerberus.base.save.spell-dc#base', op: 'add', value: 2, source: 'a feat' }];
    const caster = { from: 'caster', casterLevel: 4, magicAttribute: 6 };
    expect(save({ saver, danger: caster }, [1], { amendments })).toMatchObject({ result: { dc: 20 } }); // 12 + 2 + 6
  });

  it('adds named bonuses', () => {
    const helped = { ...saver, bonuses: [{ label: 'antidote', value: 4, source: 'potion' }] };
    expect(save({ saver: helped, danger }, [5])).toMatchObject({ result: { total: 18, success: true } });
  });

  it('has exact odds: 9 or more of 20 succeeds', () => {
    expect(chance({ saver, danger })).toBe('3/5');
    expect(chance({ saver: { ...saver, mode: 'advantage' }, danger })).toBe('21/25'); // 1 - (8/20)²
    expect(chance({ saver: { ...saver, mode: 'disadvantage' }, danger })).toBe('9/25'); // (12/20)²
    expect(chance({ saver, danger: { from: 'environment', dc: 31 } })).toBeUndefined(); // not even a 20
  });

  it('takes a Save settled at the table', () => {
    const dice = { outcomes: [{ key: 'defender.save', outcome: { success: false } }] };
    const answer = resolve('cerberus.base.save', { input: { saver, danger }, dice });
    expect(answer).toMatchObject({
      result: { dc: 18, success: false },
      sentence: 'The target fails the Reflex Save: DC 18.',
      rolls: [],
    });
  });

  it('refuses an attribute that is no whole number', () => {
    expect(save({ saver: { ...saver, attribute: 4.5 }, danger }, [9]).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/saver/attribute', expected: 'a whole number', got: '4.5' }],
    });
  });

  it.each([
    [{ ...saver, level: 0 }, '/input/saver/level'],
    [{ ...saver, grade: 'poor' }, '/input/saver/grade'],
    [{ ...saver, save: 'luck' }, '/input/saver/save'],
    [{ ...saver, die: 3 }, '/input/saver/die'],
  ])('refuses %j', (wrong, pointer) => {
    expect(save({ saver: wrong, danger }, [9]).problem).toMatchObject({ errors: [{ pointer }] });
  });
});

describe('the rules of Saves', () => {
  it.each([
    ['good', 7, 7],
    ['standard', 7, 3],
    ['standard', 2, 1],
    ['good', 1000, 1000],
  ])('a %s Save at level %i adds %i', (grade, level, bonus) => {
    expect(evaluate('cerberus.base.level-bonus', { input: { grade, level } })).toMatchObject({ result: { bonus } });
  });

  it('each Save has its attribute and its dangers', () => {
    expect(evaluate('cerberus.base.save.types', { input: { save: 'reflex' } })).toMatchObject({
      result: { attribute: 'dex', against: ['anything escaped by moving'] },
    });
  });

  it('a low caster can have a low DC', () => {
    const input = { casterLevel: 1, magicAttribute: -11 };
    expect(evaluate('cerberus.base.save.spell-dc', { input })).toMatchObject({ result: { dc: -1 } }); // -0.5, down
  });

  it("the GM's DC stands alone, or is saved against at once", () => {
    const environment = (input: object) =>
      evaluate('cerberus.base.save.environment-dc', { input, dice: { seed: 'a' } });
    expect(environment({ dc: 15 })).toMatchObject({ result: { dc: 15 }, rolls: [] });
    const answer = environment({ dc: -100, saver: { attribute: 0, grade: 'standard', level: 1 } });
    expect(answer).toMatchObject({ result: { dc: -100, success: true }, rolls: [{ key: 'save' }] });
  });
});

describe('an attribute', () => {
  const roll = (input: object, face: number) =>
    evaluate('cerberus.base.attributes', { input, dice: { rolls: [{ key: 'roll', faces: [face] }] } });

  it('is what it adds, below 0 too', () => {
    expect(roll({ attribute: 'str', value: -3 }, 2)).toMatchObject({ result: { total: -1 } });
    expect(roll({ attribute: 'str', value: 7, faces: 100 }, 93)).toMatchObject({ result: { total: 100 } });
  });

  it('is one whole number of the six', () => {
    expect(roll({ attribute: 'str', value: 7.5 }, 2).problem).toMatchObject({ errors: [{ pointer: '/input/value' }] });
    expect(roll({ attribute: 'luck', value: 7 }, 2).problem).toMatchObject({
      errors: [{ pointer: '/input/attribute' }],
    });
  });
});
