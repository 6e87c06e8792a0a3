import MiniSearch from 'minisearch';
import type { Figure } from './figures.ts';

/** Finds figures and questions by their words or by those of their rule; all of them, in the rules' order, for no words. */
export function figureSearch(figures: readonly Figure[]): (wanted: string) => readonly Figure[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const index = new MiniSearch<Figure>({
    fields: ['title', 'ruleTitle'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 }, combineWith: 'AND' },
  });
  index.addAll(figures);
  return (wanted) => {
    if (wanted.trim() === '') return figures;
    const found = index.search(wanted);
    // Letters that changed places are two typos, which are forgiven only where nothing is nearer.
    const hits = found.length > 0 ? found : index.search(wanted, { fuzzy: 0.4 });
    return hits.flatMap(({ id }) => byId.get(id) ?? []);
  };
}
