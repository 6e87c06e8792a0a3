import { singular, upperFirst, wordsOf } from './form/words.ts';

/** Whose die it is, and of what: from roles and scopes to the names that people have at this table. */

/** The name of whoever plays a role, wherever the input has it: `attacker` → `Séra`. */
export function nameOfRole(role: string, input: unknown): string | undefined {
  return found(input, (key, value) => key === role && typeof value.name === 'string' && value.name !== '')?.name as
    | string
    | undefined;
}

/** The name of a combatant whose id it is. */
export function nameOfId(id: string, input: unknown): string | undefined {
  return found(input, (_, value) => value.id === id && typeof value.name === 'string')?.name as string | undefined;
}

type Part = Record<string, unknown>;

/** The first object of the input that is wanted, the outer ones first. */
function found(input: unknown, isWanted: (key: string, value: Part) => boolean): Part | undefined {
  let level: [string, unknown][] = [['', input]];
  while (level.length > 0) {
    const next: [string, unknown][] = [];
    for (const [key, value] of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value) && isWanted(key, value as Part)) return value as Part;
      next.push(...Object.entries(value));
    }
    level = next;
  }
  return undefined;
}

/** Who rolls: the name when there is one, else the role. */
export function rollerOf(by: string, input: unknown): string {
  return nameOfRole(by, input) ?? upperFirst(wordsOf(by));
}

/**
 * Which of several things a die or a line belongs to: `threats.2.attacks.1.attacker.critical` → `threat 2, attack 1`.
 * Commands are counted for the dice's sake only and are not told.
 */
export function placeInWords(scope: string, input: unknown): string {
  const parts = scope.split('.');
  const places: string[] = [];
  for (let i = 0; i + 1 < parts.length; i++) {
    const [list = '', item = ''] = [parts[i], parts[i + 1]];
    if (list === 'commands' || !isList(list, item, input)) continue;
    places.push(nameOfId(item, input) ?? `${singular(wordsOf(list))} ${wordsOf(item)}`);
    i += 1;
  }
  return places.join(', ');
}

/** A number, or an id among a list of that name, follows the name of a list. */
function isList(list: string, item: string, input: unknown): boolean {
  if (/^\d+$/.test(item)) return true;
  return found({ '': input }, (_, value) => Array.isArray(value[list])) !== undefined;
}

/** The role at the end of a scope, as a name: `threats.2.attacker` → `Séra`. */
export function roleInWords(scope: string, input: unknown): string | undefined {
  const last = scope.split('.').at(-1) ?? '';
  return last === '' || /^\d+$/.test(last) ? undefined : nameOfRole(last, input);
}
