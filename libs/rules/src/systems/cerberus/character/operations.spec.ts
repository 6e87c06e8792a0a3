import { describe, expect, it } from 'vitest';
import { describe as described, packs, registry, resolve, type UnitRequest } from '../../../index.ts';
import { deepFrozen } from '../../../kernel/testing/door.ts';

const C = 'cerberus.character';
const exampleOf = (operation: string, number = 0) =>
  deepFrozen(registry.operations.get(`${C}.${operation}`)?.examples[number]?.request) as UnitRequest & {
    input: object;
  };
const ask = (operation: string, request: UnitRequest): { result?: unknown; problem?: { type: string } } =>
  resolve(`${C}.${operation}`, request);
const created = (changes: object, beside: object = {}) => {
  const example = exampleOf('create');
  return ask('create', { ...example, input: { ...example.input, ...changes }, ...beside });
};

describe('creating', () => {
  it('rebuilds Osseur from his attributes and the figures of his class', () => {
    expect(ask('create', exampleOf('create'))).toMatchObject({
      result: {
        derived: {
          ...{ maxHp: 96, reflex: 9, will: 11, fortitude: 6, casterLevel: 3 },
          ...{ speed_ft: 56, jump_horizontal_ft: 56, jump_vertical_ft: 14 },
          reserves: { attack: 3, spell: 2, general: 3, dodge: 1 },
        },
        character: { awards: 0, log: [] },
      },
      sentence:
        'Osseur, Barbarian of Brazzant of level 1: 96 HP, Reflex 9, Will 11, Fortitude 6, Speed 56 ft, caster level 3.',
    });
  });

  it('works out a wizard with slots, DC and mastery', () => {
    // 1 + 9/2; 10 + 5/2 + 7; 4 + 9/2; 2 × 24; a standard Fortitude of level 5 adds 2.
    expect(ask('create', exampleOf('create', 1))).toMatchObject({
      result: { mastered: 5, derived: { casterLevel: 5, spellDc: 19, slotsPerLevel: 8, maxHp: 48, fortitude: 3 } },
    });
  });

  it('asks for a figure that the class leaves out, and guesses none', () => {
    const { decisions = [] } = exampleOf('create');
    const opened = [...decisions, { id: `${C}.creation.not-purchasable#higherStart`, value: { level: 2 } }];
    expect(created({ level: 2 }, { decisions: opened })).toMatchObject({
      problem: { type: 'needs-ruling', rulings: [{ id: `${C}.class.definition#hpMultiplier` }] },
    });
  });

  it.each([
    ['one feat', { feats: ['Mental Stability'] }, 'creation.starting-feats'],
    ['five feats', { feats: ['a', 'b', 'c', 'd', 'e'] }, 'creation.starting-feats'],
    ['no concept', { concept: ' ' }, 'creation.concept'],
    ['rolled attributes', { method: 'rolled' }, 'attributes.assignment'],
    ['a bought level', { level: 2 }, 'creation.not-purchasable'],
    ['no equipment', { equipment: [] }, 'creation.procedure'],
    [
      'a path without its spells',
      { path: { source: 'human-red', highestMasteredSpellLevel: 1 } },
      'creation.procedure',
    ],
    ['a class that lowers the ratio', { class: { name: 'Dullard', clRatio: 0.25 } }, 'caster-level.class-ratio'],
  ])('refuses %s', (_, changes, rule) => {
    expect(created(changes)).toMatchObject({ problem: { type: 'illegal-action', rule: `${C}.${rule}` } });
  });

  it('keeps what the GM awards at the start, and what the caster level is opened at', () => {
    const award = [{ id: `${C}.caster-level.opening-award#award`, value: 2 }];
    expect(created({}, { decisions: award })).toMatchObject({
      result: { derived: { casterLevel: 5 }, character: { awards: 2 } },
    });
    const opening = [{ id: `${C}.creation.not-purchasable#higherStart`, value: { level: 1, casterLevel: 7 } }];
    expect(created({}, { decisions: opening })).toMatchObject({
      result: { derived: { casterLevel: 7 }, character: { awards: 4 } },
    });
  });

  it('takes its class from a pack', () => {
    const { input, ...beside } = exampleOf('create');
    const { class: _, ...others } = input as { class: unknown };
    const entries = [{ at: '/class', entry: 'cerberus-sample:barbarian-of-brazzant' }];
    const answer = packs.withEntries(`${C}.create`, { ...beside, input: others, entries });
    if (answer.problem) throw new Error(answer.problem.message);
    expect(ask('create', answer.request)).toMatchObject({ result: { derived: { maxHp: 96 } } });
  });

  it('leaves a character whose advancement can begin', () => {
    const { result } = ask('create', exampleOf('create')) as { result: { character: object } };
    const command = { do: 'gain', cause: 'ate the tree leaf', gain: { str: 2 } };
    expect(ask('advancement', { input: { state: result.character, command } })).toMatchObject({
      result: {
        state: {
          commands: 1,
          attributes: { str: 10 },
          log: [{ level: 1, cause: 'ate the tree leaf', gained: ['STR +2'] }],
        },
      },
      sentence: 'Osseur: STR +2 (ate the tree leaf).',
      changes: [{ who: 'Osseur', what: 'maximum HP', from: 96, to: 120, unit: 'HP' }],
    });
  });
});

describe('advancement', () => {
  it('to level 2 raises each Save by 1 and leaves the reserves; what nobody knows comes from the GM', () => {
    const { decisions, ...request } = exampleOf('advancement', 1);
    expect(ask('advancement', request)).toMatchObject({ problem: { type: 'needs-ruling' } });
    // 8 × 18 HP.
    expect(ask('advancement', { ...request, decisions })).toMatchObject({
      changes: [
        { what: 'level', from: 1, to: 2 },
        { what: 'maximum HP', from: 96, to: 144 },
        { what: 'Reflex', from: 9, to: 10 },
        { what: 'Will', from: 11, to: 12 },
        { what: 'Fortitude', from: 6, to: 7 },
      ],
    });
  });

  it('keeps awards and spells', () => {
    expect(ask('advancement', exampleOf('advancement', 2))).toMatchObject({
      result: { state: { awards: 1, spells: ['minor mist'] } },
      changes: [{ what: 'caster level', from: 3, to: 4 }],
    });
  });

  it.each([
    ['gain', { do: 'gain', cause: ' ', gain: { str: 2 } }, [], 'progression.organic'],
    ['gain of nothing', { do: 'gain', cause: 'a duel', gain: {} }, [], 'progression.organic'],
    [
      'level',
      { do: 'level', cause: 'a duel' },
      [{ id: `${C}.progression.level#grant`, value: false }],
      'progression.level',
    ],
  ])('refuses a %s that is not granted', (_, command, decisions, rule) => {
    const { state } = exampleOf('advancement').input as { state: object };
    expect(ask('advancement', { input: { state, command }, decisions })).toMatchObject({
      problem: { type: 'illegal-action', rule: `${C}.${rule}`, state, legal: [expect.any(String)] },
    });
  });
});

describe('spending', () => {
  it('takes tokens while there are some, and refuses more', () => {
    const input = { reserve: 'attack', classValue: 3, spent: 1, tokens: 2 };
    expect(ask('spend', { input })).toMatchObject({ changes: [{ what: 'attack tokens', from: 2, to: 0 }] });
    expect(ask('spend', { input: { ...input, tokens: 3 } })).toMatchObject({
      problem: { type: 'illegal-action', rule: `${C}.derived.reserves`, legal: ['spend up to 2'] },
    });
  });

  it('knows of the token that a feat adds to this reserve', () => {
    const amendments = [
      { parameter: `${C}.derived.reserves#extra`, at: 'dodge', op: 'add', value: 1, source: 'a feat' },
    ];
    const spent = { classValue: 1, tokens: 2 };
    expect(ask('spend', { input: { reserve: 'dodge', ...spent }, amendments } as never).problem).toBeUndefined();
    expect(ask('spend', { input: { reserve: 'attack', ...spent } }).problem?.type).toBe('illegal-action');
  });
});

it('every operation is described', () => {
  for (const name of ['create', 'advancement', 'spend']) expect(described(`${C}.${name}`).problem).toBeUndefined();
});
