import { useKept } from '../app/kept.ts';
import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { useRecentOperations } from '../data/index.ts';
import { Fold } from '../design/fold.tsx';
import { accentOf } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { glossaryPath, rulePath, tablePath } from './paths.ts';
import { SearchBox } from './search-box.tsx';
import type { ListedSystem } from './shelves.ts';

/** The reference's front page: search above, and every system's chapters, tables and words below. */
export function RulesHome({ library, isPane = false }: { library: Library; isPane?: boolean }) {
  // What was asked for is there again when one comes back to it.
  const [typed, setTyped] = useKept<string>('question', '');
  const isAsked = typed.trim() !== '';
  return (
    <Screen title="Rules" isPane={isPane}>
      <SearchBox library={library} typed={typed} isAsked={isAsked} onTyped={setTyped} />
      {!isAsked && <Systems systems={library.systems} />}
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
            <ListLink href={rulePath(chapter.id)}>
              <strong>{chapter.title}</strong>
              <span className="two-lines">{chapter.summary}</span>
            </ListLink>
          </li>
        ))}
        <li>
          <ListLink href={glossaryPath(system.id)}>
            <strong>Words of the game</strong>
            <span>{system.words} explained</span>
          </ListLink>
        </li>
      </ul>
      {system.tables.length > 0 && (
        <Fold title="Tables" gist={`${system.tables.length} of them`}>
          <ul className="list">
            {system.tables.map((table) => (
              <li key={table.id}>
                <ListLink className="one-line" href={tablePath(table.id)}>
                  {table.title}
                </ListLink>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
