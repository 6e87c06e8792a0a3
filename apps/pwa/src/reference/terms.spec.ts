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
    ['One dose covers one weapon.', []],
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

describe('a term whose word is an everyday one too', () => {
  const ambiguous = termFinder([
    { term: 'Hold', means: 'A grab.', writtenAs: ['Hold', '(a/the) hold'] },
    { term: 'Opening', means: 'A chance.', writtenAs: ['(an) opening', 'opening (through cover)'] },
    { term: 'Save', means: 'A roll.', writtenAs: ['Save', 'Reflex Save'] },
    { term: 'Reflex', means: 'Quick.' },
    { term: 'Mastery', means: 'Of a level.', notIn: ['self-mastery'] },
  ]);
  it.each([
    ['You may hold it; the right hold then.', []],
    ['A hold, or the hold.', ['hold']],
    ['Hold', ['Hold']],
    ['He ends the holdup in a hold', ['hold']],
    ['Banana hold', []],
    ['Opening a door, opening one.', []],
    ['An opening.', ['opening']],
    ['Séra, opening through cover', ['opening']],
    ['Opening through covert woods', []],
    ['A dodge may save him.', []],
    ['A Reflex Save; Reflex.', ['Reflex Save', 'Reflex']],
    ['Self-mastery, but mastery too', ['mastery']],
  ])('%s', (text, expected) => {
    expect(ambiguous.pieces(text).flatMap(({ text: piece, term }) => (term ? [piece] : []))).toEqual(expected);
  });
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

describe('a word in its other sense', () => {
  const marks = (id: string, text: string) => {
    const system = systems.find((one) => one.id === id);
    return termFinder(system?.glossary ?? [])
      .pieces(text)
      .flatMap(({ text: piece, term }) => (term ? [`${piece} → ${term.term}`] : []));
  };

  it.each([
    ['phase-combat', 'A Phase holds it.', ['Phase → Phase']],
    ['phase-combat', 'Does the right hold then? It holds against that attacker only.', []],
    ['phase-combat', 'In your Phase you may hold the action.', ['Phase → Phase', 'hold the action → Held action']],
    ['phase-combat', 'The stance holds to Segment 8.', ['stance → Stance', 'Segment → Segment']],
    ['phase-combat', 'The GM may set another cost.', []],
    ['phase-combat', 'The hold ends; Set gives 1.', ['hold → Hold', 'Set → Set']],
    ['dex-rank', 'All shields share one skill.', []],
    ['dex-rank', 'Do parries and dodges share one count?', ['parries → Parry', 'dodges → Dodge']],
    ['dex-rank', "The GM's rating of mixed pieces, not the rating.", ['rating → Rating']],
    ['dex-rank', 'The least share of a split attack.', ['share → Share']],
    [
      'dex-rank',
      'A critical, a fumble, the fumble range.',
      ['critical → Critical', 'fumble → Fumble', 'fumble range → Fumble range'],
    ],
    ['percentile-dodge', 'You dodge; the effective dodge.', ['dodge → Dodge', 'effective dodge → Effective dodge']],
    ['cerberus', "Does the mount's dodge also save a rider?", ['dodge → Dodge']],
    ['cerberus', 'the GM, on whom the dodge of the mount covers', ['dodge → Dodge']],
    ['cerberus', 'How much of the body its armor covers.', []],
    ['cerberus', 'One dose covers one weapon.', []],
    ['cerberus', 'Everyday acts: opening a door, drinking, opening or picking up.', []],
    ['cerberus', 'Does it find an opening?', ['opening → Opening']],
    ['cerberus', 'self-mastery, Muscular Speed, Barbarian Bounds and Speed, Lightning Disguise', []],
    ['cerberus', 'Which of the player characters rolls for the group?', []],
    ['cerberus', 'A group that acts together; pursuers lose the group.', []],
    ['cerberus', 'One can answer a whole group of attacks.', ['group of attacks → Group']],
    ['cerberus', 'At which spell levels does the character hold slots?', []],
    ['cerberus', 'One slot, and the slots per tick.', ['slot → Slot', 'tick → Tick']],
    ['cerberus', 'How many opportunity attacks one combatant has.', ['opportunity attacks → Opportunity attack']],
    ['cerberus', 'Not enough slots are free.', ['slots → Slot']],
    ['cerberus', "Is the condition of the object's own text met? Four conditions, all of them needed.", []],
    ['cerberus', 'If the condition fails: conditions of feats.', ['feats → Feat']],
    ['cerberus', 'A condition of a character.', ['condition → Condition']],
    ['cerberus', 'Round the result down each round.', ['round → Round']],
    ['cerberus', 'Séra, Reflex', ['Reflex → Reflex']],
    [
      'cerberus',
      'A Reflex duel, the Reflex modifier, a Reflex Save',
      ['Reflex duel → Reflex duel', 'Reflex modifier → Reflex modifier', 'Reflex Save → Save'],
    ],
  ])('of %s: %s', (id, text, expected) => {
    expect(marks(id, text)).toEqual(expected);
  });
});
