import { useState } from 'react';
import { Link } from '../app/link.tsx';
import { Screen } from '../app/screen.tsx';
import { useRecentOperations } from '../data/index.ts';
import { Fold } from '../design/fold.tsx';
import { accentOf } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { glossaryPath, rulePath, tablePath } from './paths.ts';
import { SearchBox } from './search-box.tsx';
import type { ListedSystem } from './shelves.ts';

/** The reference's front page: search above, and every system's chapters, tables and words below. */
export function RulesHome({ library }: { library: Library }) {
  const [isSearching, setSearching] = useState(false);
  return (
    <Screen title="Rules">
      <SearchBox library={library} onSearching={setSearching} />
      {!isSearching && <Systems systems={library.systems} />}
    </Screen>
  );
}

function Systems({ systems }: { systems: readonly ListedSystem[] }) {
  const recent = useRecentOperations(1);
  const [only] = systems;
  if (systems.length === 1 && only)
    return (
      <>
        <h2>{only.title}</h2>
        <Contents system={only} />
      </>
    );
  if (!recent) return null;
  const open = recent[0]?.system ?? systems[0]?.id;
  return systems.map((system) => (
    <div key={system.id} data-accent={accentOf(system.id)}>
      <Fold title={system.title} gist={system.summary} startsOpen={system.id === open}>
        <Contents system={system} />
      </Fold>
    </div>
  ));
}

function Contents({ system }: { system: ListedSystem }) {
  return (
    <>
      <ul className="list">
        {system.chapters.map((chapter) => (
          <li key={chapter.id}>
            <Link className="list-link" href={rulePath(chapter.id)}>
              <strong>{chapter.title}</strong>
              <span className="two-lines">{chapter.summary}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="list-link" href={glossaryPath(system.id)}>
            <strong>Words of the game</strong>
            <span>{system.words} explained</span>
          </Link>
        </li>
      </ul>
      {system.tables.length > 0 && (
        <Fold title="Tables" gist={`${system.tables.length} of them`}>
          <ul className="list">
            {system.tables.map((table) => (
              <li key={table.id}>
                <Link className="list-link one-line" href={tablePath(table.id)}>
                  {table.title}
                </Link>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
