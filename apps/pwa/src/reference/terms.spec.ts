import { systems } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { formsOf, held, termFinder } from './terms.ts';

const glossary = [
  { term: 'Damage reduction (DR)', means: 'Taken off.', entry: 'x.dr' },
  { term: 'Parry', means: 'Stopping.' },
  { term: 'Reflex duel', means: 'Both roll.' },
  { term: 'Round', means: 'Three ticks.' },
  { term: 'Save', means: 'A roll.' },
  { term: 'Cover', means: 'In the way.' },
  { term: 'Dodge', means: 'Away.' },
];
const finder = termFinder(glossary);
const marked = (text: string, except?: string) =>
  finder.pieces(text, except).flatMap(({ text: piece, term }) => (term ? [piece] : []));

describe('terms in a text', () => {
  it.each([
    ['DR comes off, and DR again.', ['DR']],
    ['Damage reduction (DR) is last.', ['Damage reduction']],
    ['The dr in Andr is none.', []],
    ['Two parries and a parry.', ['parries']],
    ['A Reflex duel, a reflex duel.', ['Reflex duel']],
    ['Round down; each round has three ticks.', ['round']],
    ['It rounds down.', []],
    ['He saved a Save.', ['Save']],
    ['Nothing here.', []],
    // A plural may be what somebody does.
    ['How much of the body it covers: all.', []],
    ['A metal shield parries them.', []],
    ['A target who neither dodges nor parries.', []],
    ['When a defender dodges or parries that action.', []],
    ['The wall covers him; two covers add up.', ['covers']],
    ['Prone bars melee dodges only.', ['dodges']],
    ['Tokens and dodges refill.', ['dodges']],
    ['It weakens dodges and parries.', ['dodges', 'parries']],
  ])('%s', (text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it('lose not a letter of it', () => {
    const text = 'A parry, DR, then a Save; parries.';
    expect(
      finder
        .pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('are not explained by the page that explains them', () => {
    expect(marked('DR and a parry', 'x.dr')).toEqual(['parry']);
  });

  it('are none without a glossary', () => {
    expect(termFinder([]).pieces('DR')).toEqual([{ text: 'DR' }]);
  });
});

it('keeps what touches a marked word beside it', () => {
  const pieces = held(finder.pieces('He has (DR), a parry. Then a Save/round.'));
  expect(pieces.filter(({ term }) => term).map(({ before, text, after }) => [before, text, after])).toEqual([
    ['(', 'DR', '),'],
    ['', 'parry', '.'],
    ['', 'Save', '/'],
    ['', 'round', '.'],
  ]);
  expect(pieces.map(({ before = '', text, after = '' }) => before + text + after).join('')).toBe(
    'He has (DR), a parry. Then a Save/round.',
  );
});

it('knows how a term is written', () => {
  expect(formsOf('Caster level (CL)')).toEqual(['Caster level', 'Caster levels', 'CL', 'CLs']);
  expect(formsOf('Parry')).toEqual(['Parry', 'Parries']);
});

describe.each(systems)('the glossary of $title', (system) => {
  it('is found in its own entries', () => {
    const find = termFinder(system.glossary);
    const entries = system.chapters.flatMap((chapter) => chapter.entries);
    const found = new Set(entries.flatMap((entry) => find.pieces(entry.text).flatMap(({ term }) => term ?? [])));
    expect(found.size).toBeGreaterThan(system.glossary.length / 2);
  });
});
