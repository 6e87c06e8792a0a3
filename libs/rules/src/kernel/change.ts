import type { Change } from './unit.ts';

/** A figure or word before and after, as the bar of changes shows it; nothing where it stays as it was. */
export function changed(
  who: string,
  what: string,
  from: number | string,
  to: number | string,
  unit?: string,
): Change[] {
  return from === to ? [] : [{ who, what, from, to, ...(unit !== undefined && { unit }) }];
}
