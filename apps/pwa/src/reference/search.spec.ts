import { systems } from '@riposte/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryOf } from './library.ts';
import { type SearchIndex, searchIndex, wordsLike } from './search.ts';
import { listed, textsByChapter } from './shelves.ts';

const attack = {
  id: 'x.y.attack',
  title: 'Resolve one attack',
  summary: 'A blow or shot against one target.',
  path: '/play/x/y/attack',
  system: { id: 'cerberus', title: 'Cerberus' },
};
let index: SearchIndex;
const titles = (question: string) => index.find(question).flatMap((group) => group.hits.map((hit) => hit.title));

beforeAll(async () => {
  const chapters = systems.flatMap((system) => Object.values(textsByChapter(system)));
  index = await searchIndex(libraryOf(systems.map(listed)), [attack], {
    entries: chapters.flatMap(({ entries }) => entries),
    tables: chapters.flatMap(({ tables }) => tables),
    words: systems.map(({ id, glossary }) => ({ system: id, terms: glossary })),
  });
});

describe('a search', () => {
  it.each([
    ['armor categories', 'Armor categories'],
    ['bonus for declaring', 'Bonus for declaring first'],
    ['penetr', 'Penetration'],
    ['longsword', 'Common melee weapons'],
    ['resolve attack', 'Resolve one attack'],
    ['HP', 'HP'],
  ])('for "%s" finds "%s"', (question, title) => {
    expect(titles(question)).toContain(title);
  });

  it.each([
    ['penatration', 'Penetration'],
    ['dogde', 'Dodge'],
    ['catgories', 'Armor categories'],
    ['longswrod', 'Common melee weapons'],
    ['defnsive duel', 'The defensive Reflex duel'],
  ])('for "%s" forgives the typo', (question, title) => {
    expect(titles(question)).toContain(title);
  });

  it.each([
    ['initiative', /Ordering several|Order by DEX-rank|Acting order/],
    ['inititive', /Ordering several|Order by DEX-rank|Acting order/],
    ['whose turn', /Ordering several|Order by DEX-rank|Acting order/],
    ['first aid', /Tending a dying ally/],
    ['knocked out', /Stable but unconscious|Stunned|Losing hit points/],
    ['nat 20', /What makes a critical/],
    ['sneak attack', /Attacking from hiding/],
    ['half cover', /Cover grades/],
    ['armor piercing', /Ignored DR|Which weapons can impale/],
    ['dual wield', /Strength multiplier|Splitting an attack skill/],
    ['wrestling', /Grappling|Grab/],
    ['saving throw', /Save/],
    ['dodge', /^Dodge$|dodge/i],
    ['doge', /dodge/i],
    ['parry', /^Parry$|parry/i],
    ['hp', /^HP$/],
    ['dmg', /damage/i],
    ['surprise', /Attacking from hiding|Who may dodge|The situation/],
    ['flying', /in the air/i],
    ['fist', /weapon|STR damage|Skill by class/i],
  ])('for "%s", as players of other games say it, first finds what is meant', (question, title) => {
    expect(index.find(question)[0]?.hits[0]?.title).toMatch(title);
  });

  it('puts what is called so before what mentions it', () => {
    expect(titles('parry')[0]).toMatch(/^Parry|parry/i);
    expect(index.find('critical')[0]?.hits[0]?.title).toMatch(/critical/i);
  });

  it('groups what it finds, best group first, no group too long', () => {
    const groups = index.find('attack');
    expect(groups.length).toBeGreaterThan(2);
    expect(new Set(groups.map((group) => group.title)).size).toBe(groups.length);
    for (const group of groups) expect(group.hits.length).toBeLessThanOrEqual(12);
  });

  it.each(['', '  ', 'xyzzyqq'])('for "%s" finds nothing', (question) => {
    expect(index.find(question)).toEqual([]);
  });

  it('leads somewhere from everywhere', () => {
    for (const { hits } of index.find('the'))
      for (const hit of hits) expect(hit.path).toMatch(/^\/(rules|tables|glossary|play)/);
  });
});

it('finds titles before anything else is loaded', async () => {
  const early = await searchIndex(libraryOf(systems.map(listed)), [attack]);
  const found = (question: string) => early.find(question).flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(found('catgories')).toContain('Armor categories');
  expect(found('greataxe')).toEqual([]);
});

describe('the words of a glossary', () => {
  const glossary = systems.find(({ id }) => id === 'cerberus')?.glossary ?? [];

  it('are all there until something is typed', () => {
    expect(wordsLike(glossary, ' ')).toEqual(glossary);
  });

  it.each([
    ['pary', 'Parry'],
    ['dogde', 'Dodge'],
    ['reflx', 'Reflex duel'],
  ])('are found with a typo: %s', (typed, term) => {
    expect(wordsLike(glossary, typed).map((word) => word.term)).toContain(term);
  });
});
