import type { EntryValue, Pack } from '@riposte/rules';
import { systems } from './catalogue.ts';

/** `6 weapons, 3 armors`; what a pack holds, by kind. */
export function holdsWords({ entries }: Pick<Pack, 'entries'>): string {
  const kinds = Object.entries(entries).filter(([, list]) => list.length > 0);
  return kinds.map(([kind, list]) => `${list.length} ${list.length === 1 ? kind.replace(/s$/, '') : kind}`).join(', ');
}

/** What an entry is called: its name, else its text, else its id. */
export function entryName({ name, text, id }: EntryValue): string {
  return String(name ?? text ?? id);
}

/** The title of a system; its id where this Riposte does not know it. */
export function systemTitle(id: string): string {
  return systems.find((system) => system.id === id)?.title ?? id;
}
