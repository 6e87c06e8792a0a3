import type { Change } from '@riposte/rules';
import type { Field } from './form/model.ts';
import { type Path, valueAt, withValue } from './form/values.ts';
import { type Capitals, labelOf, wordsOf } from './form/words.ts';

/** Takes what a ruling changed into the next input: HP 96 → 87 becomes the HP that the next attack meets. */

export interface Carried {
  input: unknown;
  /** What was carried on, in words. */
  changes: string[];
}

/**
 * A change names whose it is and what. Its place is the one number of that name and that former value inside the one whose name
 * or role that is; a change that fits nowhere, or in several places, stays out.
 */
export function carriedOn(input: unknown, changes: readonly Change[], root: Field, capitals: Capitals): Carried {
  const carried: Carried = { input, changes: [] };
  for (const change of changes) {
    if (typeof change.to !== 'number') continue;
    const called = (isCalled: Calling) => placesOf(root, carried.input, [], { change, capitals, isCalled });
    const exact = called(isName);
    const places = exact.length > 0 ? exact : called(endsInName);
    const [place] = places;
    if (!place || places.length > 1) continue;
    carried.input = withValue(carried.input, place, change.to);
    carried.changes.push(`${change.who}: ${change.what} ${change.from} → ${change.to}`);
  }
  return carried;
}

/** Whether a field goes by a name. */
type Calling = (field: Field, what: string) => boolean;

interface Sought {
  change: Change;
  capitals: Capitals;
  isCalled: Calling;
}

function placesOf(field: Field, value: unknown, at: Path, sought: Sought, isTheirs = false): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const { shape } = field;
  if (shape.type === 'list')
    return (value as unknown[]).flatMap((item, i) => placesOf(shape.item, item, [...at, i], sought, isTheirs));
  const { change, capitals, isCalled } = sought;
  const theirs = isTheirs || isOf(change.who, value, at.at(-1), capitals);
  return fieldsIn(shape, value).flatMap((inner) => {
    const name = inner.path.at(-1) ?? '';
    const held = valueAt(value, [name]);
    const isIt = theirs && inner.shape.type === 'number' && held === change.from && isCalled(inner, change.what);
    return isIt ? [[...at, name]] : placesOf(inner, held, [...at, name], sought, theirs);
  });
}

function fieldsIn(shape: Field['shape'], value: object): readonly Field[] {
  if (shape.type === 'object') return shape.fields;
  if (shape.type !== 'union') return [];
  return shape.variants.find((one) => one.value === (value as Record<string, unknown>)[shape.key])?.fields ?? [];
}

function isOf(who: string, value: object, role: string | number | undefined, capitals: Capitals): boolean {
  const wanted = who.toLowerCase();
  if ('name' in value && value.name !== undefined) return String(value.name).toLowerCase() === wanted;
  return typeof role === 'string' && wordsOf(role, capitals).toLowerCase() === wanted;
}

/** `HP` is HP and not the maximum HP … */
const isName: Calling = (field, what) => namesOf(field).includes(what.toLowerCase());

/** … but where nothing is called just `slots`, the free slots are meant. */
const endsInName: Calling = (field, what) => namesOf(field).some((name) => name.endsWith(` ${what.toLowerCase()}`));

function namesOf({ label, path }: Field): string[] {
  return [label.toLowerCase(), labelOf(path.at(-1) ?? '').toLowerCase()];
}
