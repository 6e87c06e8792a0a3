import { useEffect, useId } from 'react';
import { useKept } from '../app/kept.ts';
import { Link } from '../app/link.tsx';
import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { useRecentOperations, useRulings } from '../data/index.ts';
import { HistoryIcon } from '../design/icons.tsx';
import {
  accentOf,
  type CatalogueSystem,
  operationOf,
  operations,
  type PlacedOperation,
  playPath,
  systems,
} from '../engine/catalogue.ts';
import { readyRules } from '../engine/engine.ts';
import { Running } from '../fights/running.tsx';
import { RulingLine } from './history.tsx';
import { warmUp } from './load.ts';
import { searched } from './search.ts';

const MOST_RECENT = 4;
/** When the first page is surely drawn, in milliseconds. */
const CALM = 1500;

/** What can be ruled on: the recent ones first, then everything, by system and chapter. */
export function Home({ isPane = false }: { isPane?: boolean }) {
  const [wanted, setWanted] = useKept<string>('wanted', '');
  const isSearching = wanted.trim() !== '';
  return (
    <Screen
      title="Play"
      isPane={isPane}
      aside={
        <Link className="button quiet" href="/history">
          <HistoryIcon />
          History
        </Link>
      }
    >
      <SearchField wanted={wanted} onChange={setWanted} />
      {isSearching ? (
        <Found found={searched(operations, wanted)} />
      ) : (
        <>
          <Running />
          <Latest />
          <Recent />
          {systems.map((system) => (
            <SystemList key={system.id} system={system} />
          ))}
        </>
      )}
    </Screen>
  );
}

function SearchField({ wanted, onChange }: { wanted: string; onChange: (wanted: string) => void }) {
  const id = useId();
  return (
    <search>
      <label className="unseen" htmlFor={id}>
        Find what to rule on
      </label>
      <input
        id={id}
        className="text-input"
        type="search"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}

function Found({ found }: { found: readonly PlacedOperation[] }) {
  if (found.length === 0) return <p role="status">Nothing by that name. Try another word, or look in Rules.</p>;
  return <OperationList operations={found} />;
}

/** The last ruling, for when somebody asks what it was again. */
function Latest() {
  const [ruling] = useRulings()?.rulings ?? [];
  if (!ruling) return null;
  return (
    <section className="stack close" aria-labelledby="latest">
      <h2 id="latest">Last ruling</h2>
      <ul className="list">
        <RulingLine ruling={ruling} />
      </ul>
    </section>
  );
}

function Recent() {
  const recent = useRecentOperations(MOST_RECENT);
  const known = recent?.flatMap(({ operation }) => operationOf(operation) ?? []) ?? [];
  const next = known[0]?.id;
  useEffect(() => {
    // What was used last is most likely what is wanted next.
    const timer = setTimeout(() => {
      warmUp(next);
      if (next !== undefined) readyRules(next);
    }, CALM);
    return () => clearTimeout(timer);
  }, [next]);
  if (known.length === 0) return null;
  return (
    <section className="stack close" aria-labelledby="recent">
      <h2 id="recent">Recent</h2>
      <OperationList operations={known} isShort />
    </section>
  );
}

function SystemList({ system }: { system: CatalogueSystem }) {
  if (system.chapters.length === 0) return null;
  return (
    <section
      className="stack system"
      data-accent={accentOf(system.id)}
      aria-labelledby={`system-${accentOf(system.id)}`}
    >
      <div>
        <h2 id={`system-${accentOf(system.id)}`}>{system.title}</h2>
        <p className="muted small">{system.summary}</p>
      </div>
      {system.chapters.map((chapter) => (
        <div key={chapter.id} className="stack close">
          <h3>{chapter.title}</h3>
          <OperationList operations={chapter.operations.flatMap(({ id }) => operationOf(id) ?? [])} />
        </div>
      ))}
    </section>
  );
}

interface ListProperties {
  operations: readonly PlacedOperation[];
  /** Titles alone, for those who know them. */
  isShort?: boolean;
}

function OperationList({ operations: listed, isShort = false }: ListProperties) {
  return (
    <ul className="list">
      {listed.map(({ id, title, summary, system, chapter }) => (
        <li key={id} data-accent={accentOf(system.id)}>
          <ListLink href={playPath(id)}>
            <strong>{title}</strong>
            <span>{isShort ? chapter.title : summary}</span>
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
