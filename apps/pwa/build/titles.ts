/** Prints what the app must know of every chapter before it loads any, asked of the rules library. */
import { registry, systems } from '@riposte/rules';

const operationOf = (id: string) => {
  const operation = registry.operations.get(id);
  return { id, title: operation?.title, summary: operation?.summary };
};

/** Systems and chapters that have something to play, in the rulebook's order. */
const catalogue = systems().map(({ id, title, summary, chapters }) => ({
  id,
  title,
  summary,
  chapters: chapters
    .filter((chapter) => chapter.operations.length > 0)
    .map((chapter) => ({ id: chapter.id, title: chapter.title, operations: chapter.operations.map(operationOf) })),
}));

const titles = Object.fromEntries([...registry.texts.values()].map(({ id, title }) => [id, title]));

process.stdout.write(JSON.stringify({ catalogue, titles }));
