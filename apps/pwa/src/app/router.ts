import { useSyncExternalStore } from 'react';

/**
 * Where the person is: a path and, over it, at most one sheet that is shown. Both are entries of the browser's history, so that back
 * closes a sheet and then leaves the screen, and a reload brings both back. A sheet that was opened from another goes back to it.
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

/** What is kept with an entry of the history. */
interface EntryState {
  /** How many entries of this app are before it. */
  depth: number;
  /** The paths of the last of those, one for each entry. */
  trail: readonly string[];
  sheet?: SheetPlace;
  /** How many entries closing the sheet goes back. */
  sheets?: number;
  scroll?: number;
}

const LONGEST_TRAIL = 30;

const listeners = new Set<() => void>();
let place: Place = { path: '/' };

function entryState(): EntryState {
  // A screen may have kept something of its own with an entry that the app did not make, such as the first one.
  return { depth: 0, trail: [], ...(history.state as Partial<EntryState> | null) };
}

function arrive(): void {
  const { sheet } = entryState();
  place = { path: cleanPath(location.pathname), ...(sheet ? { sheet } : {}) };
  for (const listener of listeners) listener();
}

/** Without a slash at the end: `/rules/` is `/rules`. The page's own file is the first screen. */
export function cleanPath(path: string): string {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
  return clean === '/index.html' ? '/' : clean;
}

/** Follows the browser's history from now on. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    arrive();
    scrollBackTo(entryState().scroll ?? 0);
  });
  addEventListener('pagehide', keepScroll);
  arrive();
  scrollBackTo(entryState().scroll ?? 0);
}

/**
 * Goes to a path; whoever is there already is taken to its top. From within a sheet its entry is replaced, so that back does not open
 * the sheet again.
 */
export function go(path: string, { replace = false } = {}): void {
  const { depth, trail, sheet } = entryState();
  if (replace || sheet) history.replaceState({ depth, trail } satisfies EntryState, '', path);
  else if (path !== place.path) pushed({}, path);
  arrive();
  scrollToLine(0);
}

/** Another entry after this one. */
function pushed(state: Pick<EntryState, 'sheet' | 'sheets'>, path?: string): void {
  keepScroll();
  const { depth, trail } = entryState();
  const next = { depth: depth + 1, trail: [...trail, place.path].slice(-LONGEST_TRAIL), ...state };
  history.pushState(next satisfies EntryState, '', path);
}

/** A way back that the browser has not come to the end of yet. */
let wayBack: Promise<void> | undefined;

/** Longest that a way back may take, in milliseconds; where there is nothing to go back to, its end never comes. */
const LONGEST_WAY = 1000;

/** Goes back so many entries. Whoever asks again on the way, such as a second tap, goes no further. @returns once one is there */
function wentBack(by: number): Promise<void> {
  wayBack ??= new Promise<void>((arrived) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('popstate', end);
      wayBack = undefined;
      arrived();
    };
    const timer = setTimeout(end, LONGEST_WAY);
    addEventListener('popstate', end);
    history.go(-by);
  });
  return wayBack;
}

/** Back within the app; from a deep link, to where one would have come from. @returns once one is there */
export async function goBack(otherwise: string): Promise<void> {
  if (entryState().depth > 0) await wentBack(1);
  else go(otherwise, { replace: true });
}

/** Back to where one came by, past what was only on the way. @returns once one is there */
export async function goBackTo(path: string): Promise<void> {
  const { trail } = entryState();
  const at = trail.lastIndexOf(path);
  if (at >= 0) await wentBack(trail.length - at);
  else go(path, { replace: true });
}

/** Opens a sheet. From an open one, back returns to that, unless it `replace`s it. */
export function openSheet(sheet: SheetPlace, { replace = false } = {}): void {
  const { sheet: open, sheets = 0, ...rest } = entryState();
  if (open && (replace || isSame(open, sheet)))
    history.replaceState({ ...rest, sheet, sheets } satisfies EntryState, '');
  else pushed({ sheet, sheets: sheets + 1 });
  arrive();
}

function isSame(one: SheetPlace, other: SheetPlace): boolean {
  return one.name === other.name && one.about === other.about;
}

/** Closes the open sheet, and those that it was opened from. */
export function closeSheet(): void {
  const { sheet, sheets = 1 } = entryState();
  if (sheet) wentBack(sheets);
}

function keepScroll(): void {
  history.replaceState({ ...entryState(), scroll: lineNow() } satisfies EntryState, '');
}

/** How many frames a screen is given to become as high as it was: what it shows may have to be read first. */
const PATIENCE = 60;

/** To where somebody was, unless they move on themselves meanwhile. */
function scrollBackTo(line: number): void {
  const moving = new AbortController();
  for (const event of ['wheel', 'touchstart', 'keydown', 'popstate'])
    addEventListener(event, () => moving.abort(), { once: true, passive: true, signal: moving.signal });
  const { path } = place;
  let frames = 0;
  const again = () => {
    if (moving.signal.aborted || place.path !== path) return;
    scrollToLine(line);
    if (lineNow() >= line - 1 || ++frames > PATIENCE) moving.abort();
    else requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
}

/** What scrolls is the part of the screen above the bars, or the whole page where it does not fit between them. */
function scroller(): Element | null {
  return document.querySelector('main .screen-scroll');
}

function lineNow(): number {
  return Math.max(scrollY, scroller()?.scrollTop ?? 0);
}

function scrollToLine(line: number): void {
  scrollTo(0, line);
  scroller()?.scrollTo(0, line);
}

/** Whether that is the screen that is shown. */
export function isAt(path: string): boolean {
  return place.path === path;
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
