import { isFields } from '../data/fields.ts';
import { singular, upperFirst, wordsOf } from './form/words.ts';

/** Whose die it is, and of what: from roles and scopes to the names that people have at this table. */

type Part = Record<string, unknown>;

/** The parts of the input that a scope leads through, the innermost first: the whole, then the item of each list in it. */
function partsOn(scope: string, input: unknown): Part[] {
  const parts: Part[] = [asPart(input)];
  const names = scope.split('.');
  for (let i = 0; i + 1 < names.length; i++) {
    const list = parts[0]?.[names[i] as string];
    if (!Array.isArray(list)) continue;
    const item = list[placeOf(names[i + 1] as string, list)];
    if (item === undefined) continue;
    parts.unshift(asPart(item));
    i += 1;
  }
  return parts;
}

function asPart(value: unknown): Part {
  return isFields(value) ? value : {};
}

/** Where in its list an item is, by its id or its number from 1. */
function placeOf(item: string, list: readonly unknown[]): number {
  const byId = list.findIndex((one) => asPart(one).id === item);
  return byId >= 0 ? byId : Number(item) - 1;
}

/** The name of whoever plays a role, as near to the scope as there is one. */
export function nameOfRole(role: string, scope: string, input: unknown): string | undefined {
  for (const part of partsOn(scope, input)) {
    const name = asPart(part[role]).name ?? asPart(asPart(part.state)[role]).name;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

/** The name of a combatant whose id it is, wherever in the input. */
export function nameOfId(id: string, input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { id: own, name } = input as Part;
  if (own === id && typeof name === 'string') return name;
  for (const inner of Object.values(input)) {
    const found = nameOfId(id, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What tells a text of the rules as people at the table say it: ids become names, or at least words, and a minus is one. */
export function tellerOf(input: unknown): (text: string) => string {
  const names = namesIn(input);
  return (text) =>
    text.replace(/(?<=^|[\s(:])-(?=\d)/g, '−').replace(/[\p{L}\p{N}_-]+/gu, (word) => names.get(word) ?? word);
}

/** The sentence of an answer as people at the table say it. */
export function sentenceOf({ sentence }: { sentence: string }, input: unknown): string {
  return upperFirst(tellerOf(input)(sentence));
}

/** What is said for an id: the name, else the id in words. One of a letter or two may be anything, and stays. */
function namesIn(input: unknown): Map<string, string> {
  const named = new Map<string, string>();
  const nameless = new Map<string, string>();
  for (const { id, name } of partsIn(input)) {
    if (typeof id !== 'string' || id.length <= 2) continue;
    if (typeof name === 'string' && name !== '') named.set(id, name);
    else nameless.set(id, inWords(id));
  }
  // Whoever's name it is, it is said as it is written.
  for (const name of named.values()) nameless.delete(name);
  return new Map([...nameless, ...named]);
}

function* partsIn(input: unknown): Generator<Part> {
  if (typeof input !== 'object' || input === null) return;
  yield input as Part;
  for (const inner of Object.values(input)) yield* partsIn(inner);
}

/** `orc-chief` and `orcChief` → `orc chief`; a capital in front stays. */
function inWords(id: string): string {
  return id
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (hump) => ` ${hump.toLowerCase()}`)
    .trim();
}

/** Who rolls a die: by name when there is one, else by role. */
export function rollerOf(by: string, key: string, input: unknown): string {
  const roles = key.split('.').slice(0, -1).reverse();
  for (const role of [by, ...roles]) {
    const name = nameOfRole(role, key, input);
    if (name !== undefined) return upperFirst(name);
  }
  // Where several roll alike, the key says by id whose die it is.
  for (const id of roles) {
    const name = /^\d+$/.test(id) ? undefined : nameOfId(id, input);
    if (name !== undefined) return upperFirst(name);
  }
  return upperFirst(wordsOf(by));
}

/**
 * Which of several things a die or a line belongs to: `threats.2.attacks.1.attacker.critical` → `threat 2, attack 1`.
 * Commands are counted for the dice's sake only and are not told.
 */
export function placeInWords(scope: string, input: unknown): string {
  const names = scope.split('.');
  const places: string[] = [];
  let within: Part = asPart(input);
  for (let i = 0; i + 1 < names.length; i++) {
    const [list = '', item = ''] = [names[i], names[i + 1]];
    const held = within[list];
    const isCounted = /^\d+$/.test(item);
    if (list === 'commands' || !(isCounted || Array.isArray(held))) continue;
    const items: readonly unknown[] = Array.isArray(held) ? held : [];
    const place = placeOf(item, items);
    within = asPart(items[place]);
    const { name } = within;
    places.push(typeof name === 'string' ? name : `${singular(wordsOf(list))} ${isCounted ? item : place + 1}`);
    i += 1;
  }
  return places.join(', ');
}

/** Whose line of an explanation it is: the role at the end of its scope, by name. */
export function roleInWords(scope: string, input: unknown): string | undefined {
  const role = scope.split('.').at(-1) ?? '';
  const name = role === '' ? undefined : nameOfRole(role, scope, input);
  return name === undefined ? undefined : upperFirst(name);
}

/** Everybody who can be meant: whoever has an id or stands in a list of people, under the id or the number that the rules know. */
export function peopleIn(input: unknown): { value: string; label: string }[] {
  const people = new Map<string, string>();
  const visit = (value: unknown, list: string, number: number) => {
    const part = asPart(value);
    const { id, name } = part;
    const isSomebody = typeof name === 'string' || typeof id === 'string';
    const key = typeof id === 'string' ? id : number > 0 ? String(number) : undefined;
    if (isSomebody && key !== undefined && !people.has(key))
      people.set(
        key,
        upperFirst(typeof name === 'string' ? name : `${singular(wordsOf(list))} ${number || ''}`.trim()),
      );
    for (const [key, inner] of Object.entries(part)) {
      if (Array.isArray(inner)) for (const [i, item] of inner.entries()) visit(item, key, i + 1);
      else visit(inner, key, 0);
    }
  };
  visit(input, '', 0);
  return Array.from(people, ([value, label]) => ({ value, label }));
}
