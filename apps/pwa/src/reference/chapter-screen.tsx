import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { Fold } from '../design/fold.tsx';
import { accentOf, operations, playPath } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { RULES, rulePath, tablePath } from './paths.ts';
import { Words } from './prose.tsx';
import type { ListedChapter } from './shelves.ts';
import { useTexts } from './use-library.ts';
import { counted, firstSentence } from './words.ts';

/** One chapter: what it is about, its rules in the book's order, its tables, and what can be played of it. */
export function ChapterScreen({ library, chapter }: { library: Library; chapter: ListedChapter }) {
  const texts = useTexts([chapter.id]);
  const inChapter = new Set(chapter.entries.map((entry) => entry.id));
  const tables = [...library.tables.values()].filter(({ table }) => inChapter.has(table.id));
  const playable = operations.filter((operation) => operation.chapter.id === chapter.id);
  return (
    <Screen title={chapter.title} back={RULES} accent={accentOf(chapter.system)}>
      <p className="lead">
        <Words text={chapter.summary} system={chapter.system} />
      </p>
      {playable.length > 0 && (
        <Fold title="Resolve" gist={counted(playable.length, 'thing to play', 'things to play')}>
          <ul className="list">
            {playable.map((operation) => (
              <li key={operation.id}>
                <ListLink className="one-line" href={playPath(operation.id)}>
                  {operation.title}
                </ListLink>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {tables.length > 0 && (
        <Fold title="Tables" gist={counted(tables.length, 'table', 'tables')}>
          <ul className="list">
            {tables.map(({ table }) => (
              <li key={table.id}>
                <ListLink className="one-line" href={tablePath(table.id)}>
                  {table.title}
                </ListLink>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <section className="stack close">
        <h2>Rules</h2>
        <ul className="list">
          {chapter.entries.map((entry) => (
            <li key={entry.id}>
              <ListLink href={rulePath(entry.id)}>
                <strong>{entry.title}</strong>
                <span className="two-lines">{firstSentence(texts.entry(entry.id)?.text ?? '')}</span>
              </ListLink>
            </li>
          ))}
        </ul>
      </section>
    </Screen>
  );
}
