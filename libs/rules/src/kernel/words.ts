import { written } from './exact/calculation.ts';

/** A value in a line of explanation: lists and fields in words, numbers, texts and yes or no as they are. */
export function inWords(value: unknown): string | number | boolean | null {
  if (typeof value === 'object' && value !== null) return spoken(value);
  return value as string | number | boolean | null;
}

/** A value as it is read aloud: `grant: refuse`, `melee, thrown`, `none`. */
export function spoken(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(spoken)
    : Object.entries(value).map(([name, part]) => `${spaced(name)}: ${inner(part)}`);
  const isListOfLists = Array.isArray(value) && value.some((part) => typeof part === 'object');
  return parts.length === 0 ? 'none' : parts.join(isListOfLists ? '; ' : ', ');
}

function inner(value: unknown): string {
  return typeof value === 'object' && value !== null ? `(${spoken(value)})` : spoken(value);
}

/** `outOf` → `out of` */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** So many of something, as a sentence counts them: `1 tick`, `3 ticks`, `1 attack lands`, `2 attacks land`. */
export function counted(count: number, one: string, many?: string): string {
  return `${written(count)} ${agreeing(count, one, many)}`;
}

/** Words that agree with a number which stands elsewhere: `1 of 3 attacks hits`, `2 of 3 attacks hit`. */
export function agreeing(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** `impale` → `an impale`, `blow` → `a blow` */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** The verb that fits a thing by its name: `the sword hits`, `the claws hit`. */
export function doing(thing: string, one: string, many: string): string {
  return /[^siu]s$/.test(thing) ? many : one;
}

/** Things in a row, as a sentence names them: `sword, axe or dagger`. */
export function listed(things: readonly string[], last: 'and' | 'or'): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
}

/** Séra → Séra's */
export function possessive(name: string): string {
  return name.charAt(name.length - 1) === 's' ? `${name}'` : `${name}'s`;
}

/** What somebody is called: their name, else the id. */
export function nameOf({ id, name = id }: { id: string; name?: string | undefined }): string {
  return name;
}

/** `the guard` → `The guard`; what begins with a capital stays the same string. */
export function upperFirst(words: string): string {
  const initial = words.charCodeAt(0);
  return initial >= CAPITAL_A && initial <= CAPITAL_Z ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

const CAPITAL_A = 65;
const CAPITAL_Z = 90;

/** A name of several words as it is said: `slip-of-grip` → `slip of grip`. */
export function asSaid(name: string): string {
  return name.replaceAll('-', ' ');
}
