import type { Setup } from '@riposte/rules';
import { isFields } from '../data/fields.ts';
import { asName, otherName } from '../play/form/fresh.ts';

/** Those who take part in a fight, as they stand in its state; of each only the names matter here. */
export type Person = Readonly<Record<string, unknown>> & { readonly id: string; readonly name?: string };

/** What a fight's state is, as far as it is known here. */
export type FightState = Readonly<Record<string, unknown>>;

/** Begins the id of somebody who is not in the fight yet; the rules' own ids never do. */
const NEW = '~';

export function isNew({ id }: Person): boolean {
  return id.startsWith(NEW);
}

/** People who were kept half filled in; nothing where what was kept is none. */
export function soundPeople(kept: unknown): Person[] | undefined {
  const isPerson = (one: unknown) =>
    isFields(one) && typeof one.id === 'string' && (one.name === undefined || typeof one.name === 'string');
  return Array.isArray(kept) && kept.every(isPerson) ? kept : undefined;
}

export function peopleOf({ list }: Setup, state: FightState): Person[] {
  return (state[list] as Person[] | undefined) ?? [];
}

/** Somebody more, like the one before; the first is a usual one. @param one what such a one is called, such as `Combatant` */
export function withAnother({ fresh }: Setup, people: readonly Person[], one: string): Person[] {
  const last = people.at(-1);
  const used = people.map(({ id }) => (id.startsWith(NEW) ? Number(id.slice(NEW.length)) : 0));
  const id = `${NEW}${Math.max(0, ...used) + 1}`;
  const name = nextName(people, last?.name ?? one);
  return [...people, { ...(last && isNew(last) ? last : fresh), id, name }];
}

/** `Orc` → `Orc 2`, and a number that nobody has. */
function nextName(people: readonly Person[], like: string): string {
  const base = like.replace(/ \d+$/, '');
  const names = new Set(people.map(({ name }) => name));
  for (let number = people.length === 0 ? 1 : 2; ; number++)
    if (!names.has(`${base} ${number}`)) return `${base} ${number}`;
}

/** The same with ids that the rules take, after the names. */
function withIds(people: readonly Person[]): Person[] {
  const kept = people.filter((person) => !isNew(person));
  const done: Person[] = [];
  for (const person of people) {
    const wanted = asName(person.name ?? '') || 'somebody';
    done.push(isNew(person) ? { ...person, id: otherName(wanted, [...kept, ...done]) } : person);
  }
  return done;
}

/** A fight's state with these people in it. Whoever has left is on none of its lists any more, and nothing on them names who has. */
export function withPeople({ list }: Setup, state: FightState, people: readonly Person[]): FightState {
  const before = new Set((state[list] as Person[] | undefined)?.map(({ id }) => id));
  const now = withIds(people);
  for (const { id } of now) before.delete(id);
  const isOfLeft = (value: unknown) => typeof value === 'string' && before.has(value);
  const names = (one: unknown) => isOfLeft(one) || (typeof one === 'object' && Object.values(one ?? {}).some(isOfLeft));
  const others = Object.entries(state).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter((one) => !names(one)) : value,
  ]);
  return { ...Object.fromEntries(others), [list]: now };
}

/** The people of an earlier fight, as new ones. */
export function asNew(people: readonly Person[]): Person[] {
  return people.map((person, i) => ({ ...person, id: `${NEW}${i + 1}`, name: person.name ?? person.id }));
}

/** What a fight is called after its people: `Ilse, Odo and 2 more`. */
export function fightName(people: readonly Person[]): string {
  const names = people.map(({ name, id }) => name ?? id);
  if (names.length <= MOST_NAMES) return names.join(', ');
  return `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} more`;
}

const MOST_NAMES = 4;
