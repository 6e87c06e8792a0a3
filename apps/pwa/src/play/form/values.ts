/** Reading and changing an input by paths, without touching the one that was given. */

export type Path = readonly (string | number)[];

export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[part];
  }
  return current;
}

/** A copy with another value at a path; undefined takes the field out. Objects on the way are made as needed. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  if (typeof part === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    const inner = withValue(list[part], rest, next);
    if (inner === undefined) list.splice(part, 1);
    else list[part] = inner;
    return list;
  }
  const object = { ...(value as Record<string, unknown> | undefined) };
  const inner = withValue(object[part], rest, next);
  if (inner === undefined) delete object[part];
  else object[part] = inner;
  return object;
}

/** The place of a value in a request, as problems name it. */
export function pointerOf(path: Path): string {
  return `/input${path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** Every value that stands at a path in which `*` is any item of a list. */
export function* valuesAt(value: unknown, path: readonly string[]): Generator<unknown> {
  const [part, ...rest] = path;
  if (part === undefined) {
    if (value !== undefined) yield value;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (part === '*') {
    for (const item of Array.isArray(value) ? value : []) yield* valuesAt(item, rest);
    return;
  }
  yield* valuesAt((value as Record<string, unknown>)[part], rest);
}
