import { isFields } from '../data/fields.ts';
import type { Option } from './form/model.ts';
import { singular, upperFirst, wordsOf } from './form/words.ts';

/** What everybody and everything in an input is called: by name, else by the id in words. */

/** Somebody or something that can be meant, by its id or its number in its list. */
export interface Meant extends Option {
  /** The list it stands in, such as `combatants` or `weapons`. */
  list: string;
  /** Whether it is no person: it belongs to somebody, or stands among nameless things while people have names. */
  isThing: boolean;
}

interface Found extends Meant {
  id: string | undefined;
  /** What it is called within a sentence. */
  said: string;
  isNamed: boolean;
}

/** Everybody and everything that can be meant, once each. */
export function everybodyIn(input: unknown): Meant[] {
  const all = new Map<string, Meant>();
  for (const { value, label, list, isThing } of foundIn(input))
    if (!all.has(value)) all.set(value, { value, label, list, isThing });
  return [...all.values()];
}

/** The people among them. */
export function peopleIn(input: unknown): Meant[] {
  return everybodyIn(input).filter(({ isThing }) => !isThing);
}

/** Fields that mean nothing but people; a question by itself has no name. */
const PERSONS = new Set([
  '',
  ...'who whom target by from among leave patient attacker defender blocker before'.split(' '),
  ...'against source engage grabber victim provider member declarer'.split(' '),
]);

/** Who or what a field can mean: a `weapon` is one of the `weapons`, a `target` one of the people, anything else whoever or whatever. */
export function meantBy(field: string, all: readonly Meant[]): readonly Meant[] {
  const wanted = singular(wordsOf(field).split(' ').at(-1) ?? '');
  const things = all.filter(({ list }) => list !== '' && singular(wordsOf(list)) === wanted);
  if (things.length > 0) return things;
  const people = all.filter(({ isThing }) => !isThing);
  return PERSONS.has(wanted) && people.length > 0 ? people : all;
}

/** The name of whoever has the id, or the id in words; nothing where nobody has it. */
export function calledBy(id: string, input: unknown): string | undefined {
  const found = foundIn(input).filter((one) => one.id === id);
  return (found.find(({ isNamed }) => isNamed) ?? found[0])?.said;
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

/** What is said for an id. One of a letter or two may be anything, and stays; so does what is somebody's name. */
function namesIn(input: unknown): Map<string, string> {
  const found = foundIn(input).filter(
    (one): one is Found & { id: string } => one.id !== undefined && one.id.length > 2,
  );
  const named = found.filter(({ isNamed }) => isNamed);
  const written = new Set(named.map(({ said }) => said));
  const nameless = found.filter(({ id, isNamed }) => !isNamed && !written.has(id));
  return new Map([...nameless, ...named].map(({ id, said }) => [id, said]));
}

/** What was found in inputs that are still looked at: they are asked again for each name, and never change. */
const known = new WeakMap<object, readonly Found[]>();

function foundIn(input: unknown): readonly Found[] {
  if (typeof input !== 'object' || input === null) return [];
  const found = known.get(input) ?? searched(input);
  known.set(input, found);
  return found;
}

function searched(input: object): Found[] {
  const found = [...visited(input, { list: '', number: 0, isWithin: false })];
  const named = new Set(found.flatMap(({ list, isNamed, isThing }) => (isNamed && !isThing ? [list] : [])));
  return found.map((one) => ({ ...one, isThing: one.isThing || (named.size > 0 && !named.has(one.list)) }));
}

interface Place {
  list: string;
  /** From 1; 0 for what stands in no list. */
  number: number;
  isWithin: boolean;
}

function* visited(value: unknown, { list, number, isWithin }: Place): Generator<Found> {
  if (!isFields(value)) return;
  const { id, name } = value;
  const ownId = typeof id === 'string' && id !== '' ? id : undefined;
  const ownName = typeof name === 'string' && name !== '' ? name : undefined;
  const isSomebody = ownId !== undefined || ownName !== undefined;
  const key = ownId ?? (number > 0 ? String(number) : undefined);
  if (isSomebody && key !== undefined) {
    const words = ownName ?? inWords(ownId ?? list);
    const label = upperFirst(words);
    const said = isWithin || ownName !== undefined ? words : label;
    yield { value: key, label, said, list, isThing: isWithin, id: ownId, isNamed: ownName !== undefined };
  }
  for (const [field, inner] of Object.entries(value)) {
    const items = Array.isArray(inner) ? inner : [inner];
    for (const [i, item] of items.entries())
      yield* visited(item, { list: field, number: Array.isArray(inner) ? i + 1 : 0, isWithin: isWithin || isSomebody });
  }
}

/** `orc-chief` and `orcChief` → `orc chief`; a capital in front stays. */
function inWords(id: string): string {
  return id
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (hump) => ` ${hump.toLowerCase()}`)
    .trim();
}
