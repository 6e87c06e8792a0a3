import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';

const T = 'cerberus.time';
const answer = (rule: string, input: object, beside: object = {}) => evaluate(`${T}.${rule}`, { input, ...beside });
const GM = (rule: string, value: unknown, at?: string) => ({ id: `${T}.${rule}`, value, ...(at && { at }) });

describe('the scale', () => {
  it.each(['tick', 'scene', 'day', 'journey'])('may be %s', (scale) => {
    expect(answer('scale.current', { scale })).toMatchObject({ result: { accepted: true, scale } });
  });

  it('is announced by the GM and nobody else', () => {
    expect(answer('scale.current', { scale: 'tick', announcedBy: 'player' })).toMatchObject({
      result: { accepted: false },
      sentence: 'The scale is announced by the GM.',
    });
  });

  it('counts actions in ticks only', () => {
    const counted = ['tick', 'scene', 'day', 'journey'].filter(
      (scale) => (answer('scale.table', { scale }) as { result: { actions_counted: boolean } }).result.actions_counted,
    );
    expect(counted).toEqual(['tick']);
  });
});

describe('units of time', () => {
  it.each([
    [7, 'tick', 7, 14],
    [4, 'round', 12, 24],
    [5, 'turn', 15, 30],
    [2.5, 'minute', 75, 150],
    [8, 'hour', 14_400, 28_800],
    [0.5, 'round', 1, 2], // one and a half ticks: the half is not counted
    [0, 'hour', 0, 0],
  ])('%d %s', (value, unit, ticks, seconds) => {
    expect(answer('units', { value, unit })).toMatchObject({ result: { ticks, seconds } });
  });

  it('last as long as the GM has a tick last', () => {
    // 3 ticks of 2.5 seconds are 7.5, and halves of seconds are not counted.
    const amendments = [{ parameter: `${T}.units#secondsPerTick`, op: 'set', value: 2.5, source: 'the GM' }];
    expect(answer('units', { value: 1, unit: 'round' }, { amendments })).toMatchObject({
      result: { ticks: 3, seconds: 7 },
    });
  });
});

describe('the duration of an action', () => {
  it.each([
    ['Swift', 1],
    ['FAST', 1],
    ['standard', 2],
    ['full', 3],
    ['1 Round', 3],
    ['3 rounds', 9],
    ['7 turns', 21],
    ['1 turn', 3],
    ['4 ticks', 4],
    [' 2  Rounds ', 6],
  ])('%s', (label, ticks) => {
    expect(answer('action-duration', { label })).toMatchObject({ result: { accepted: true, ticks } });
  });

  it.each(['Slow', '0 rounds', '2 fortnights', 'rounds'])('is not told by %s', (label) => {
    expect(answer('action-duration', { label })).toMatchObject({ result: { accepted: false } });
  });

  it.each([
    ['Full', 2, 1],
    ['Full', 1, 2],
    ['Swift', 3, 1], // one tick is the least
  ])('%s, shortened by %d', (label, value, ticks) => {
    const amendments = [{ parameter: `${T}.action-duration#shortenedBy`, op: 'set', value, source: 'a feat' }];
    expect(answer('action-duration', { label }, { amendments })).toMatchObject({ result: { ticks } });
  });
});

describe('a scene', () => {
  it.each([
    ['search the room', undefined],
    ['talk with the striker', undefined],
    ['I attack!', 'tick'],
    ['Shoot the guard', 'tick'],
  ])('%s', (action, suggestScale) => {
    const { result } = answer('scene.play', { scale: 'scene', action }) as { result: object };
    expect(result).toEqual({ tokensSpent: 0, slotsSpent: 0, ticksSpent: 0, ...(suggestScale && { suggestScale }) });
  });
});

describe('a journey', () => {
  it('asks the GM for the miles', () => {
    expect(answer('journey.distance', { days: 3 })).toMatchObject({
      problem: { type: 'needs-ruling', rulings: [{ id: `${T}.journey.distance#milesPerDay` }] },
    });
  });

  it('adds up the days', () => {
    const decisions = [GM('journey.distance#milesPerDay', 25), GM('journey.distance#milesPerDay', 20.5, 'days.2')];
    // 25 + 20.5 + 25
    expect(answer('journey.distance', { days: 3 }, { decisions })).toMatchObject({ result: { miles: 70.5 } });
  });

  it.each([19.5, 31, 0])('takes %d miles a day only if they are meant', (milesPerDay) => {
    const input = { days: 2, milesPerDay };
    expect(answer('journey.distance', input)).toMatchObject({ result: { accepted: false } });
    const decisions = [GM('journey.distance#unusualPace', true)];
    expect(answer('journey.distance', input, { decisions })).toMatchObject({
      result: { accepted: true, miles: 2 * milesPerDay },
    });
  });

  it('is not accepted for one day alone that is not meant', () => {
    const decisions = [GM('journey.distance#milesPerDay', 30), GM('journey.distance#milesPerDay', 12, 'days.3')];
    expect(answer('journey.distance', { days: 3 }, { decisions })).toMatchObject({ result: { accepted: false } });
  });
});

describe('from scale to scale', () => {
  it.each([
    ['day', 'Two opponents strike', undefined, 'tick'],
    ['scene', 'conversation', undefined, 'scene'],
    ['journey', 'ambush starts', false, 'journey'],
    ['day', 'a bird sings', true, 'tick'],
  ])('%s, %s, the GM says %s: %s', (scale, trigger, said, after) => {
    const decisions = said === undefined ? [] : [GM('scale.to-ticks#orderMatters', said)];
    expect(answer('scale.to-ticks', { scale, trigger }, { decisions })).toMatchObject({ result: { scale: after } });
  });

  it.each([
    ['last enemy falls', undefined, 'scene'],
    ['one enemy falls', undefined, 'tick'],
    ['pursuers lose the group', true, 'tick'],
    ['a bird sings', false, 'scene'],
  ])('back after %s, the GM says %s: %s', (trigger, said, after) => {
    const decisions = said === undefined ? [] : [GM('scale.to-scene#priorityContested', said)];
    expect(answer('scale.to-scene', { scale: 'tick', trigger }, { decisions })).toMatchObject({
      result: { scale: after },
    });
  });

  it('is asked of the GM where nobody says what happened', () => {
    for (const rule of ['scale.to-ticks', 'scale.to-scene'])
      expect(answer(rule, { scale: 'tick' })).toMatchObject({ problem: { type: 'needs-ruling' } });
    expect(answer('scale.to-ticks', { scale: 'day', orderMatters: true })).toMatchObject({ result: { scale: 'tick' } });
  });

  it.each(['tick', 'scene', 'day', 'journey'])('a duel leads from %s to ticks', (scale) => {
    expect(answer('scale.duel-needs-ticks', { scale, duelRequested: true })).toMatchObject({
      result: { scale: 'tick' },
    });
    expect(answer('scale.duel-needs-ticks', { scale, duelRequested: false })).toMatchObject({ result: { scale } });
  });
});

describe('work that is carried over', () => {
  const change = { from: 'scene', to: 'tick' };

  it.each([
    [{ activity: { total: 60 }, elapsed: 25 }, undefined, 25, 35], // as long as the scene has gone on
    [{ activity: { total: 60 }, elapsed: 90 }, undefined, 60, 0], // no more than there is
    [{ activity: { total: 60 }, elapsed: 25 }, 10.5, 10.5, 49.5], // the GM says
    [{ activity: { total: 8, done: 6, unit: 'hour' } }, undefined, 6, 2],
  ])('%j, the GM says %s', (input, said, done, remaining) => {
    const decisions = said === undefined ? [] : [GM('scale.carry-over#done', said)];
    expect(answer('scale.carry-over', { ...change, ...input }, { decisions })).toMatchObject({
      result: { done, remaining },
    });
  });

  it('needs the GM where nobody knows how long it has gone on', () => {
    expect(answer('scale.carry-over', { ...change, activity: { total: 60 } })).toMatchObject({
      problem: { type: 'needs-ruling' },
    });
  });

  it('is never more than there is', () => {
    expect(answer('scale.carry-over', { ...change, activity: { total: 60, done: 61 } })).toMatchObject({
      problem: { type: 'invalid-input', errors: [{ pointer: '/input/activity/done' }] },
    });
    const decisions = [GM('scale.carry-over#done', 61)];
    expect(answer('scale.carry-over', { ...change, activity: { total: 60 } }, { decisions })).toMatchObject({
      problem: { type: 'invalid-input', errors: [{ pointer: '/decisions' }] },
    });
  });
});

describe('an action of several ticks', () => {
  it.each([
    ['Swift', 1, 3, 1, 3], // done in the tick it begins in
    ['Full', 1, 1, 1, 3],
    ['Full', 1, 2, 2, 1],
    ['Standard', 4, 2, 4, 3],
    ['2 rounds', 1, 3, 3, 2], // ticks 3; 1, 2, 3; 1, 2
  ])('%s from round %d, tick %d', (label, startRound, startTick, endRound, endTick) => {
    const input = { kind: 'action', label, startRound, startTick };
    expect(answer('combined', input)).toMatchObject({ result: { endRound, endTick } });
  });

  it('has no end where its label names none', () => {
    const input = { kind: 'action', label: 'Slow', startRound: 1, startTick: 1 };
    expect(answer('combined', input)).toMatchObject({ result: { accepted: false } });
  });
});

it('a chain of events tells every scale, and what is left of the work', () => {
  const events = ['conversation', 'ambush starts', 'one enemy falls', 'last enemy falls'];
  const input = { kind: 'events', scale: 'journey', events, work: { total: 8, done: 3, unit: 'hour' }, fightTicks: 14 };
  expect(answer('combined', input)).toMatchObject({
    result: { scales: ['journey', 'journey', 'tick', 'tick', 'scene'], workRemaining: 5, fightSeconds: 28 },
  });
});
