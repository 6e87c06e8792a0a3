import { isFields } from '../data/fields.ts';
import { singular, upperFirst, wordsOf } from './form/words.ts';
import { calledBy } from './names.ts';

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

/** Who rolls a die: by name when there is one, else by role. */
export function rollerOf(by: string, key: string, input: unknown): string {
  const roles = key.split('.').slice(0, -1).reverse();
  for (const role of [by, ...roles]) {
    const name = nameOfRole(role, key, input);
    if (name !== undefined) return upperFirst(name);
  }
  // Where several roll alike, the key says by id whose die it is.
  for (const id of roles) {
    const name = /^\d+$/.test(id) ? undefined : calledBy(id, input);
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
