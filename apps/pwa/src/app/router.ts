import { useSyncExternalStore } from 'react';

/**
 * Where the person is: a path and, over it, at most one sheet. Both are entries of the browser's history, so that back closes a
 * sheet and then leaves the screen, and a reload brings both back.
 */

/** A sheet by name, with what it is about. */
export interface SheetPlace {
  name: string;
  about?: string;
}

export interface Place {
  path: string;
  sheet?: SheetPlace;
}

/** What is kept with an entry of the history. `depth` counts the entries of this app before it. */
interface EntryState {
  depth: number;
  sheet?: SheetPlace;
  scroll?: number;
}

const listeners = new Set<() => void>();
let place: Place = { path: '/' };

function entryState(): EntryState {
  // A screen may have kept something of its own with an entry that the app did not make, such as the first one.
  return { depth: 0, ...(history.state as Partial<EntryState> | null) };
}

function arrive(): void {
  const { sheet } = entryState();
  place = { path: cleanPath(location.pathname), ...(sheet ? { sheet } : {}) };
  for (const listener of listeners) listener();
}

/** Without a slash at the end: `/rules/` is `/rules`. */
export function cleanPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
}

/** Follows the browser's history from now on. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    arrive();
    const { scroll = 0 } = entryState();
    requestAnimationFrame(() => scrollToLine(scroll));
  });
  arrive();
}

/** Goes to a path. From within a sheet its entry is replaced, so that back does not open the sheet again. */
export function go(path: string, { replace = false } = {}): void {
  const { depth, sheet } = entryState();
  if (replace || sheet) {
    history.replaceState({ depth } satisfies EntryState, '', path);
  } else {
    keepScroll();
    history.pushState({ depth: depth + 1 } satisfies EntryState, '', path);
  }
  arrive();
  scrollToLine(0);
}

/** Back within the app; from a deep link, to where one would have come from. */
export function goBack(otherwise: string): void {
  if (entryState().depth > 0) history.back();
  else go(otherwise, { replace: true });
}

/** Opens a sheet; one that is open changes into it. */
export function openSheet(sheet: SheetPlace): void {
  const { depth, sheet: open } = entryState();
  if (open) {
    history.replaceState({ depth, sheet } satisfies EntryState, '');
  } else {
    keepScroll();
    history.pushState({ depth: depth + 1, sheet } satisfies EntryState, '');
  }
  arrive();
}

/** Closes the open sheet as back does. */
export function closeSheet(): void {
  if (entryState().sheet) history.back();
}

function keepScroll(): void {
  const scroll = Math.max(scrollY, scroller()?.scrollTop ?? 0);
  history.replaceState({ ...entryState(), scroll } satisfies EntryState, '');
}

/** What scrolls is the part of the screen above the bars, or the whole page where it does not fit between them. */
function scroller(): Element | null {
  return document.querySelector('main .screen-scroll');
}

function scrollToLine(line: number): void {
  scrollTo(0, line);
  scroller()?.scrollTo(0, line);
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place);
}

/** What the sheet of this name is about, while it is open. */
export function useSheet(name: string): SheetPlace | undefined {
  const { sheet } = usePlace();
  return sheet?.name === name ? sheet : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The parts of a path that a pattern names: `/ruling/:id`; a last `*` takes the rest. */
export function matched(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = cleanPath(path).split('/');
  const parts: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part === '*') return { ...parts, rest: given.slice(i).map(decoded).join('/') };
    const segment = given[i];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) parts[part.slice(1)] = decoded(segment);
    else if (part !== segment) return undefined;
  }
  return given.length === wanted.length ? parts : undefined;
}

/** A mistyped address is a page that is not there, never a crash. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
