import { Link } from '../app/link.tsx';
import { Pane } from '../app/pane.tsx';
import { idFromPath, RULES, rulePath, TABLES } from './paths.ts';
import { RulesHome } from './rules-home.tsx';
import type { ListedChapter } from './shelves.ts';
import { useLibrary } from './use-library.ts';
import './reference.css';

/** What stays beside a page of the reference: a rule's chapter, else the way to all of them; nothing beside a table, which is wide. */
export default function ReferenceBeside({ path }: { path: string }) {
  const library = useLibrary();
  if (!library || path.startsWith(TABLES)) return null;
  const entry = library.entries.get(idFromPath(path, RULES));
  if (entry)
    return (
      <Pane key={entry.chapter.id} label={entry.chapter.title}>
        <ChapterList chapter={entry.chapter} current={entry.entry.id} />
      </Pane>
    );
  return (
    <Pane key={RULES} label="Rules">
      <RulesHome library={library} isPane />
    </Pane>
  );
}

function ChapterList({ chapter, current }: { chapter: ListedChapter; current: string }) {
  return (
    <nav className="pane-list" aria-label={chapter.title}>
      <p className="pane-title">{chapter.title}</p>
      <ul>
        {chapter.entries.map((entry) => (
          <li key={entry.id}>
            <Link
              className="pane-link"
              href={rulePath(entry.id)}
              aria-current={entry.id === current ? 'page' : undefined}
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
