import { nearest } from '../nearest.ts';
import { upperFirst } from '../words.ts';
import type { PackKind, Slip } from './kind.ts';

/** What faults in a pack are in the words of whoever wrote it: which entry, which field, what would be right. */

/** Weapon “boar spear”, or Weapon 3 where it has neither name nor id. */
export function nameOf({ one }: Pick<PackKind, 'one'>, entry: unknown, number: number): string {
  const { name, id } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
  const called = [name, id].find((word): word is string => typeof word === 'string' && word.trim() !== '');
  return `${upperFirst(one)} ${called === undefined ? number + 1 : `“${called.slice(0, 60)}”`}`;
}

/** Weapon “boar spear”: damage should be dice such as 1d6+2, not “1d6++2”. */
export function aboutEntry(kind: PackKind, entry: unknown, number: number, slip: Slip): string {
  return `${nameOf(kind, entry, number)}: ${inWords(slip, fieldsAt(kind, slip.way))}`;
}

/** The pack: title is missing; it should be a text. */
export function aboutPack(document: unknown, slip: Slip, known: readonly string[]): string {
  const { title } = (typeof document === 'object' && document !== null ? document : {}) as Record<string, unknown>;
  const who = typeof title === 'string' && title !== '' ? `The pack “${title.slice(0, 60)}”` : 'The pack';
  return `${who}: ${inWords(slip, known)}`;
}

/** Did you mean … : the names that come near; nothing when none does. */
export function calledLike(name: string, known: readonly string[]): string {
  const closest = nearest(name, known);
  return closest.length > 0 ? ` Did you mean ${closest.join(' or ')}?` : '';
}

function listed(known: readonly string[]): string {
  return known.length > 0 ? ` There are ${known.join(', ')}.` : '';
}

function inWords({ way, expected, got }: Slip, known: readonly string[]): string {
  if (way.length === 0) return `it should be ${expected}, not ${got}.`;
  const field = fieldOf(way);
  if (expected === 'no such field') {
    const name = way.at(-1) ?? '';
    return `there is no field “${name.slice(0, 60)}”.${calledLike(name, known) || listed(known)}`;
  }
  if (got === 'nothing') return `${field} is missing; it should be ${expected}.`;
  return `${field} should be ${expected}, not ${quoted(got)}.`;
}

/** `['effects', '0', 'dice']` → `effects 1, dice` */
function fieldOf(way: readonly string[]): string {
  return way.reduce((words, part) => (/^\d+$/.test(part) ? `${words} ${Number(part) + 1}` : `${words}, ${part}`));
}

function quoted(got: string): string {
  return got.startsWith('"') && got.endsWith('"') ? `“${got.slice(1, -1)}”` : got;
}

/** The names that the place of an unknown field has, as far as it is one of the entry itself. */
function fieldsAt({ schema }: PackKind, way: readonly string[]): readonly string[] {
  return way.length === 1 ? Object.keys(schema.shape) : [];
}
