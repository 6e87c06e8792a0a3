import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../app/link.tsx';
import { useWide } from '../app/wide.ts';
import { rulePath } from './paths.ts';
import type { ListedChapter } from './shelves.ts';

interface Properties {
  chapter: ListedChapter;
  /** The id of the entry that is read. */
  current: string;
  children: ReactNode;
}

/** On a wide screen the chapter's rules stay beside the one that is read; on a phone there is only that one. */
export function Panes({ chapter, current, children }: Properties) {
  if (!useWide()) return children;
  return (
    <div className="panes">
      <ChapterList chapter={chapter} current={current} />
      {children}
    </div>
  );
}

function ChapterList({ chapter, current }: Omit<Properties, 'children'>) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, []);
  return (
    <nav ref={list} className="pane-list" aria-label={chapter.title}>
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
