import { type FormEvent, useDeferredValue, useEffect, useId, useMemo } from 'react';
import { ListLink } from '../app/list-link.tsx';
import { go } from '../app/router.ts';
import { announce } from '../design/announcer.tsx';
import { SearchIcon } from '../design/icons.tsx';
import { accentOf } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import type { HitGroup } from './search.ts';
import { useSearch } from './use-search.ts';

interface Properties {
  library: Library;
  typed: string;
  /** Whether anything is asked for. */
  isAsked: boolean;
  onTyped: (typed: string) => void;
}

/** Search over rules, tables, words and what can be played. */
export function SearchBox({ library, typed, isAsked, onTyped }: Properties) {
  const id = useId();
  const search = useSearch(library, isAsked);
  const question = useDeferredValue(typed);
  const groups = useMemo(() => search?.find(question) ?? [], [search, question]);
  useAnnouncement(groups, question, search !== undefined);

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const first = search?.find(typed)[0]?.hits[0];
    if (first) go(first.path);
  };
  return (
    <>
      <search>
        <form className="search-form" onSubmit={openFirst}>
          <label htmlFor={id} className="unseen">
            Search rules, tables and words
          </label>
          <SearchIcon />
          <input
            id={id}
            type="search"
            className="text-input"
            placeholder="Search"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onTyped(event.target.value)}
          />
        </form>
      </search>
      {isAsked && search && <Results groups={groups} question={question} several={library.systems.length > 1} />}
    </>
  );
}

interface ResultsProperties {
  groups: readonly HitGroup[];
  question: string;
  /** Whether there is more than one system, so that each hit must say whose it is. */
  several: boolean;
}

function Results({ groups, question, several }: ResultsProperties) {
  if (groups.length === 0 && question.trim() !== '')
    return <p className="muted">Nothing is called like that. Try fewer letters, or another word for it.</p>;
  return groups.map((group) => (
    <section key={group.kind} className="stack close">
      <h2>{group.title}</h2>
      <ul className="list">
        {group.hits.map((hit) => (
          <li key={hit.name} data-accent={accentOf(hit.system)}>
            <ListLink href={hit.path}>
              <strong>{hit.title}</strong>
              <span>{several && hit.kind !== 'table' ? `${hit.systemTitle} · ${hit.detail}` : hit.detail}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const QUIET = 700;

/** Says how much was found once the typing pauses, not at every letter. */
function useAnnouncement(groups: readonly HitGroup[], question: string, isReady: boolean): void {
  useEffect(() => {
    if (question.trim() === '' || !isReady) return undefined;
    const hits = groups.flatMap((group) => group.hits);
    const [first] = hits;
    const words = first
      ? `${hits.length} found. First: ${first.title}. Enter opens it.`
      : 'Nothing is called like that.';
    const timer = setTimeout(() => announce(words), QUIET);
    return () => clearTimeout(timer);
  }, [groups, question, isReady]);
}
