import { describe, expect, it } from 'vitest';
import { evaluate, odds, resolve, ruleOdds } from '../../../index.ts';

const head = { kind: 'cerberus.chance', formatVersion: 1 };
const proposed = { ...head, commands: 0, stage: 'proposed' };
const announced = { ...head, commands: 1, stage: 'announced', x: 2, y: 5 };
const resolved = { ...head, commands: 2, stage: 'resolved', x: 2, y: 5, success: false };
const withdrawn = { ...head, commands: 2, stage: 'withdrawn', x: 2, y: 5 };
const command = (state: object, asked: object, rest: object = {}) =>
  resolve('cerberus.base.chance', { input: { state, command: asked }, ...rest });

describe('a prescribed chance', () => {
  it('is announced, improved, rolled, and the last odds bind', () => {
    const first = command(proposed, { event: 'announce', x: 2, y: 5, reasons: 'wet stone' });
    expect(first).toMatchObject({ result: { state: { stage: 'announced', x: 2, y: 5, commands: 1 } } });
    const { state } = (first as unknown as { result: { state: object } }).result;
    const second = command(state, { event: 'change-odds', x: 4, y: 5 });
    const better = (second as unknown as { result: { state: object } }).result.state;
    expect(better).toMatchObject({ x: 4, y: 5, commands: 2 });
    const third = command(
      better,
      { event: 'roll' },
      { dice: { rolls: [{ key: 'commands.3.player.chance', faces: [3] }] } },
    );
    expect(third).toMatchObject({
      result: { state: { stage: 'resolved', success: true }, events: [{ what: 'rolled', x: 4, y: 5, success: true }] },
      sentence: 'The attempt: it works, at 4 in 5.',
      changes: [{ what: 'chance', from: '4 in 5', to: 'success' }],
    });
  });

  it('may be announced again instead of changed', () => {
    expect(command(announced, { event: 'announce', x: 3, y: 4 })).toMatchObject({ result: { state: { x: 3, y: 4 } } });
  });

  it.each([
    ['a roll before the odds', proposed, { event: 'roll' }, ['announce']],
    ['withdrawing before the odds', proposed, { event: 'withdraw' }, ['announce']],
    ['other odds after the die', resolved, { event: 'change-odds', x: 4, y: 5 }, []],
    ['a new announcement after the die', resolved, { event: 'announce', x: 4, y: 5 }, []],
    ['withdrawing after the die', resolved, { event: 'withdraw' }, []],
    ['a second roll', resolved, { event: 'roll' }, []],
    ['a roll after withdrawing', withdrawn, { event: 'roll' }, []],
  ])('refuses %s', (_, state, asked, legal) => {
    expect(command(state, asked).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.base.chance.contract',
      legal,
      state,
    });
  });

  it.each([
    [0, 5],
    [5, 5],
    [6, 5],
    [1, 1],
  ])('refuses %i in %i: that is certainty', (x, y) => {
    expect(command(announced, { event: 'change-odds', x, y }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.base.chance.odds',
      legal: ['roll', 'withdraw', 'change-odds', 'announce'],
      state: announced,
    });
  });

  it('asks the table for the die', () => {
    expect(command(announced, { event: 'roll' }, { dice: { missing: 'ask' } }).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [{ key: 'commands.2.player.chance', count: 1, faces: 5, by: 'player' }],
    });
  });

  it('costs nothing to let be, unless the GM says so', () => {
    const free = command(announced, { event: 'withdraw' });
    expect(free).toMatchObject({ result: { events: [{ what: 'withdrawn', cost: [] }] } });
    const cost = [{ resource: 'attack token', amount: 1 }];
    const decisions = [{ id: 'cerberus.base.chance.contract#withdrawCost', value: cost }];
    const paid = command(announced, { event: 'withdraw' }, { decisions });
    expect(paid).toMatchObject({
      result: { state: { stage: 'withdrawn' }, events: [{ cost }] },
      sentence: 'The attempt: let be, at the cost of 1 attack token.',
    });
  });

  it('has odds when rolled: Advantage on 2 in 5 fails only with two dice above 2', () => {
    const fractionOf = (mode: string) => {
      const answer = odds('cerberus.base.chance', { input: { state: announced, command: { event: 'roll', mode } } });
      const { metrics } = answer as unknown as { metrics: { outcomes: { value: unknown; fraction: string }[] }[] };
      return metrics[0]?.outcomes.find(({ value }) => value === true)?.fraction;
    };
    expect(fractionOf('normal')).toBe('2/5');
    expect(fractionOf('advantage')).toBe('16/25'); // 1 - (3/5)²
    expect(fractionOf('disadvantage')).toBe('4/25'); // (2/5)²
  });

  it('is no state that is resolved without success or failure, or has one before', () => {
    for (const state of [
      { ...announced, stage: 'resolved' },
      { ...announced, success: true },
    ])
      expect(command(state, { event: 'roll' }).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/input/state/success' }],
      });
  });

  it('is no state without odds once announced', () => {
    const { x: _, ...without } = announced;
    expect(command(without, { event: 'roll' }).problem).toMatchObject({ type: 'invalid-input' });
    expect(command({ ...announced, x: 5 }, { event: 'roll' }).problem).toMatchObject({ type: 'invalid-input' });
    expect(command({ ...announced, formatVersion: 2 }, { event: 'roll' }).problem).toMatchObject({
      type: 'invalid-input',
    });
  });
});

describe('the die of a prescribed chance', () => {
  const roll = (input: object, faces: number[]) =>
    evaluate('cerberus.base.chance.roll', { input, dice: { rolls: [{ key: 'chance', faces }] } });

  it.each([
    ['advantage', [5, 4], true], // the lower counts
    ['advantage', [5, 5], false],
    ['disadvantage', [1, 5], false], // the higher counts
    ['disadvantage', [4, 1], true],
  ])('with %s and %j on 4 in 5: %s', (mode, faces, success) => {
    expect(roll({ x: 4, y: 5, mode }, faces)).toMatchObject({
      result: { success },
      unused: { rolls: [] },
      cites: expect.arrayContaining(['cerberus.base.advantage']),
    });
  });

  it('may have any number of faces', () => {
    expect(roll({ x: 1, y: 7 }, [7])).toMatchObject({ result: { success: false } });
    const { metrics } = ruleOdds('cerberus.base.chance.roll', {
      input: { x: 1, y: 1_000_000 },
    }) as unknown as { metrics: object[] };
    expect(metrics[0]).toMatchObject({ exact: true });
  });

  it('is not rolled for what is certain', () => {
    for (const x of [0, 5, 6]) expect(roll({ x, y: 5 }, [1]).problem).toMatchObject({ type: 'invalid-input' });
    expect(roll({ x: 4, y: 5 }, [6]).problem).toMatchObject({ type: 'invalid-input' });
  });
});

describe('the contract and the odds as verdicts', () => {
  const contract = (state: string, event: string) =>
    evaluate('cerberus.base.chance.contract', { input: { state, event } });

  it.each([
    ['proposed', 'announce', true, 'announced'],
    ['proposed', 'change-odds', false, 'proposed'],
    ['proposed', 'withdraw', false, 'proposed'],
    ['announced', 'announce', true, 'announced'],
    ['announced', 'change-odds', true, 'announced'],
    ['announced', 'roll', true, 'resolved'],
    ['withdrawn', 'announce', false, 'withdrawn'],
    ['withdrawn', 'change-odds', false, 'withdrawn'],
    ['withdrawn', 'withdraw', false, 'withdrawn'],
    ['resolved', 'announce', false, 'resolved'],
  ])('%s, %s: %s, then %s', (state, event, accepted, next) => {
    expect(contract(state, event)).toMatchObject({ result: { accepted, state: next } });
  });

  it.each([
    [1, 2, true],
    [0, 5, false],
    [-1, 5, false],
    [1, 1, false],
    [1, 0, false],
    [6, 7, true],
  ])('%i in %i can be rolled: %s', (x, y, valid) => {
    expect(evaluate('cerberus.base.chance.odds', { input: { x, y, reasons: 'a plan' } })).toMatchObject({
      result: { valid },
    });
  });
});
