import { describe, expect, it } from 'vitest';
import type { Cache } from '../cache/cache.ts';
import { toyRules } from '../fixtures/toy.ts';
import { checked } from '../http/checked.ts';
import { Catalogue } from './catalogue.ts';
import { SearchQuery } from './queries.ts';
import { Search } from './search.ts';

const store = new Map<string, string>();
const cache = {
  get: (_: string, key: string) => store.get(key),
  set: (_: string, key: string, json: string) => void store.set(key, json),
} as unknown as Cache;
const search = new Search(toyRules, cache, new Catalogue(toyRules));

async function idsOf(query: Record<string, string>): Promise<string[]> {
  const page = JSON.parse(await search.findJson(checked(SearchQuery, query)));
  return page.items.map((item: { id: string }) => item.id);
}

describe('the search', () => {
  it('finds rules, operations, tables and terms', async () => {
    expect(await idsOf({ q: 'luck' })).toEqual(['toy-game.dice.test']);
    expect(await idsOf({ q: 'blow' })).toEqual(['toy-game.fight.attack-foe']);
    expect(await idsOf({ q: 'saber' })).toEqual(['toy-game.fight.weapons']);
    expect(await idsOf({ q: 'edge', type: 'term' })).toEqual(['Edge']);
  });

  it('forgives small mistakes, and words that stand nowhere', async () => {
    expect(await idsOf({ q: 'tsting luk' })).toContain('toy-game.dice.test');
    expect(await idsOf({ q: 'whatever is a sword' })).toContain('toy-game.fight.weapons');
  });

  it('gives only the fields asked for, and remembers', async () => {
    const query = checked(SearchQuery, { q: 'luck', fields: 'id' });
    expect(JSON.parse(await search.findJson(query)).items).toEqual([{ id: 'toy-game.dice.test' }]);
    expect(await search.findJson(query)).toBe([...store.values()].at(-1));
  });

  it('refuses an unknown system', async () => {
    await expect(search.findJson(checked(SearchQuery, { q: 'x', system: 'nope' }))).rejects.toMatchObject({
      status: 404,
    });
  });
});
