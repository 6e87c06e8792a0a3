import { describe as described, odds, registry, resolve } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { actualsOf } from '../../engine/metrics.ts';
import { choiceOf, isStateful, questionsOf } from '../choices.ts';
import { samplesOf } from '../form/fresh.ts';
import { formModel } from '../form/model.ts';
import { abbreviationsIn } from '../form/words.ts';
import { factsOf, headlines, metricWords, outlookOf } from './headline.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const describedWell = (id: string) => {
  const description = described(id);
  if (description.problem) throw new Error('every operation can be described');
  return { ...description, abbreviations: abbreviationsIn(description) };
};

describe('the odds of the book’s first attack', () => {
  const description = describedWell('cerberus.martial.attack');
  const words = metricWords(description);
  const { input } = description.examples[0]?.request ?? { input: undefined };
  const answer = odds('cerberus.martial.attack', { input });
  if (answer.problem) throw new Error('the example has odds');

  it('are one yes-or-no and one figure', () => {
    const told = headlines(answer, words, input).map(({ label, figure }) => `${label} ${figure}`);
    expect(told.map(plain)).toEqual(['lands 80 %', 'damage 7.3']);
  });

  it('are told in a sentence', () => {
    const damage = answer.metrics.find(({ name }) => name === 'damage');
    expect(plain(damage ? factsOf(damage, words, input) : '')).toBe(
      'On average 7.3, from 0 to 26; most likely 0 (20 %).',
    );
    const lands = answer.metrics.find(({ name }) => name === 'lands');
    expect(plain(lands ? factsOf(lands, words, input) : '')).toBe('yes 80 %, no 20 %');
  });

  it('are asked of every defense, and of none', () => {
    const model = formModel(description.input ?? {}, description.groups);
    const choice = choiceOf(model);
    expect(choice?.path).toEqual(['defense']);
    const questions = questionsOf(choice, { input }, { input, left: {}, samples: samplesOf(description.examples) });
    expect(Object.keys(questions)).toEqual(['', 'dodge', 'parry']);
    for (const question of Object.values(questions))
      expect(outlookOf(odds('cerberus.martial.attack', question), words, input)).toMatchObject({ is: 'known' });
  });
});

describe('a choice that is not possible', () => {
  it('says why, and what waits for the GM says so', () => {
    const description = describedWell('cerberus.martial.grapple');
    const words = metricWords(description);
    const model = formModel(description.input ?? {}, description.groups);
    expect(isStateful(model.root)).toBe(true);
    const { input } = description.examples[0]?.request ?? { input: undefined };
    const questions = questionsOf(choiceOf(model), { input }, { input, left: {}, samples: [] });
    const outlooks = Object.entries(questions).map(([name, question]) => [
      name,
      outlookOf(odds('cerberus.martial.grapple', question), words, input).is,
    ]);
    expect(Object.fromEntries(outlooks)).toMatchObject({ hold: 'known', release: 'impossible', trip: 'open' });
  });
});

it('says a unit behind the figure, not in the name', () => {
  const words = metricWords(describedWell('cerberus.movement.shove'));
  const answer = odds(
    'cerberus.movement.shove',
    describedWell('cerberus.movement.shove').examples[0]?.request as never,
  );
  if (answer.problem) throw new Error('the example has odds');
  const [moved] = answer.metrics.filter(({ name }) => name === 'moved_ft');
  expect(moved && words.nameOf(moved, {})).toBe('moved');
  expect(plain(moved ? factsOf(moved, words, {}) : '')).toMatch(/^On average \d+ ft, from \d+ to \d+;/);
  expect(headlines(answer, words, {}).map(({ figure }) => plain(figure))).toContainEqual(
    expect.stringMatching(/^\d+ ft$/),
  );
});

it('writes an abbreviation as the schemas write it, where the metric is of somebody', () => {
  const words = metricWords(describedWell('dex-rank.round.fight'));
  expect(words.nameOf({ name: 'hp', of: 'aldo' }, {})).toBe('aldo: HP');
});

describe.each([...registry.operations.keys()])('%s', (id) => {
  const description = describedWell(id);
  const words = metricWords(description);

  it('calls its metrics and their values by words', () => {
    for (const { request } of description.examples) {
      const { input } = request as { input: unknown };
      const answer = odds(id, { ...(request as object), input, dice: {} } as never);
      for (const metric of answer.problem ? [] : answer.metrics) {
        expect(words.nameOf(metric, input)).toMatch(/^[\p{L}\d][^{}[\]]*$/u);
        expect(factsOf(metric, words, input)).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
  });

  it('tells what its metrics came to', () => {
    const [example] = description.examples;
    const answer = resolve(id, { ...(example?.request as object), trace: false } as never);
    const operation = registry.operations.get(id);
    if (answer.problem || !operation) return;
    for (const { value } of actualsOf(operation, answer.result)) expect(value).not.toBeUndefined();
  });
});
