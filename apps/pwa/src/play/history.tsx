import { useLayoutEffect, useRef } from 'react';
import { useKept } from '../app/kept.ts';
import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { type RulingRecord, useRulings } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { momentWords } from './moment.ts';

/** Every ruling, the newest first. */
export function History() {
  const [page, setPage] = useKept<number>('page', 0);
  const found = useRulings(page);
  const list = useRef<HTMLUListElement>(null);
  const shown = found?.rulings.length ?? 0;
  // The button may go away with the last of them: the first of those that came has the focus then.
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current > 0 && shown > before.current && document.activeElement === document.body)
      list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <Screen title="History" back="/">
      {found && found.total === 0 && (
        <p>No rulings yet. Each one is kept here, with its dice, and can be opened again.</p>
      )}
      {found && found.total > 0 && (
        <ul ref={list} className="list">
          {found.rulings.map((ruling) => (
            <RulingLine key={ruling.id} ruling={ruling} />
          ))}
        </ul>
      )}
      {found?.hasMore && <Button onClick={() => setPage(page + 1)}>Show older ones</Button>}
    </Screen>
  );
}

export function RulingLine({ ruling }: { ruling: RulingRecord }) {
  return (
    <li>
      <ListLink href={`/ruling/${ruling.id}`}>
        <strong>{ruling.sentence}</strong>
        <span>
          {ruling.title} · {momentWords(ruling.time, Date.now())}
        </span>
      </ListLink>
    </li>
  );
}
