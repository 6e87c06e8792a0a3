import { systems } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { chapterNameOf } from '../engine/chapter-name.ts';
import { listed, textsByChapter } from './shelves.ts';

describe.each(systems)('the shelves of $title', (system) => {
  const list = listed(system);
  const texts = textsByChapter(system);

  it('list everything, and no text of it', () => {
    expect(list.chapters.flatMap(({ entries }) => entries)).toHaveLength(
      system.chapters.flatMap(({ entries }) => entries).length,
    );
    expect(list.words).toBe(system.glossary.length);
    expect(JSON.stringify(list)).not.toContain('"text"');
  });

  it('have every rule and every table where its id leads', () => {
    for (const entry of system.chapters.flatMap(({ entries }) => entries))
      expect(texts[chapterNameOf(entry.id)]?.entries, entry.id).toContain(entry);
    for (const table of system.tables) expect(texts[chapterNameOf(table.id)]?.tables, table.id).toContain(table);
  });
});
