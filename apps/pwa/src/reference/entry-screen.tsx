import type { Entry } from '@riposte/content';
import { Link } from '../app/link.tsx';
import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { accentOf, playPath } from '../engine/catalogue.ts';
import { chapterNameOf } from '../engine/chapter-name.ts';
import { upperFirst } from '../play/form/words.ts';
import { DataTable } from './data-table.tsx';
import { type Library, type PlacedEntry, relatedEntries } from './library.ts';
import { rulePath } from './paths.ts';
import { Prose, Words } from './prose.tsx';
import { useTexts } from './use-library.ts';
import { useOperationsUsing } from './use-operations.ts';
import { kindWords } from './words.ts';

interface Properties {
  library: Library;
  placed: PlacedEntry;
}

/** One rule, whole: what it says, how its doubts are read, its tables, and where it leads. */
export function EntryScreen({ library, placed }: Properties) {
  const { chapter, system } = placed;
  const listed = library.tablesOf(placed.entry.id);
  const texts = useTexts([chapter.id, ...listed.map((table) => chapterNameOf(table.id))]);
  const entry = texts.entry(placed.entry.id);
  if (!entry) return null;
  const tables = listed.flatMap((table) => texts.table(table.id) ?? []);
  return (
    <Screen title={entry.title} back={rulePath(chapter.id)} accent={accentOf(system.id)}>
      <p className="muted small whence">
        <Link href={rulePath(chapter.id)}>{chapter.title}</Link>
        <span>{kindWords[entry.kind]}</span>
      </p>
      <Prose text={entry.text} system={system.id} except={entry.id} />
      {tables.map((table) => (
        <section key={table.id} className="stack close">
          <h2 className={table.title === entry.title ? 'unseen' : ''}>{table.title}</h2>
          <DataTable table={table} system={system.id} />
        </section>
      ))}
      <Readings entry={entry} system={system.id} />
      <TryIt placed={placed} />
      <Related library={library} entry={entry} chapter={chapter.id} />
      <Neighbours placed={placed} />
    </Screen>
  );
}

function Readings({ entry, system }: { entry: Entry; system: string }) {
  const { readings = [], overrides = [] } = entry;
  return (
    <>
      {readings.length > 0 && (
        <section className="stack close">
          <h2>How we read it</h2>
          <dl className="readings">
            {readings.map(({ question, reading }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <Words text={reading} system={system} except={entry.id} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {overrides.length > 0 && (
        <section className="stack close">
          <h2>Who may change it</h2>
          <ul className="marked">
            {overrides.map((who) => (
              <li key={who}>{upperFirst(who)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TryIt({ placed }: { placed: PlacedEntry }) {
  const using = useOperationsUsing(placed.entry.id, placed.system.id);
  if (using.length === 0) return null;
  return (
    <section className="stack close">
      <h2>Try it</h2>
      <ul className="list">
        {using.map((operation) => (
          <li key={operation.id}>
            <ListLink href={playPath(operation.id)}>
              <strong>{operation.title}</strong>
              <span>{operation.summary}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ library, entry: read, chapter: here }: { library: Library; entry: Entry; chapter: string }) {
  const related = relatedEntries(library, read);
  if (related.length === 0) return null;
  return (
    <section className="stack close">
      <h2>Read next</h2>
      <ul className="list">
        {related.map(({ entry, chapter }) => (
          <li key={entry.id}>
            <ListLink href={rulePath(entry.id)}>
              <strong>{entry.title}</strong>
              <span>{chapter.id === here ? kindWords[entry.kind] : chapter.title}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rules before and after this one in the book. */
function Neighbours({ placed: { entry, chapter } }: { placed: PlacedEntry }) {
  const at = chapter.entries.indexOf(entry);
  const before = chapter.entries[at - 1];
  const after = chapter.entries[at + 1];
  return (
    <nav className="neighbours" aria-label="In this chapter">
      {before && (
        <Link className="button" rel="prev" href={rulePath(before.id)}>
          <span aria-hidden="true">←</span> {before.title}
        </Link>
      )}
      {after && (
        <Link className="button" rel="next" href={rulePath(after.id)}>
          {after.title} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  );
}
