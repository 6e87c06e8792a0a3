/**
 * What stands between a case of the catalogue and a unit: an adapter translates names and shapes, and computes nothing of the rule.
 * Without one a case is put to its rule as it is.
 */

/** What a case asks of a unit, as the service takes it. */
export interface AskRequest {
  input: unknown;
  dice?: {
    seed?: string;
    rolls?: { key: string; faces?: number[]; total?: number; tens?: number; units?: number }[];
    outcomes?: { key: string; outcome: unknown }[];
    missing?: 'ask' | 'roll';
  };
  decisions?: { id: string; at?: string; value: unknown; source?: string }[];
  amendments?: { parameter: string; of?: string; at?: string; op: string; value: unknown; source: string }[];
}

/** Resolves an operation or evaluates a rule by id, over whichever transport: the answer `{ result, … }` or `{ problem }`. */
// biome-ignore lint/suspicious/noExplicitAny: answers have as many shapes as there are units
export type Ask = (unitId: string, request: AskRequest) => Promise<any>;

/** The `given` of a case, as it was written. */
// biome-ignore lint/suspicious/noExplicitAny: cases have as many shapes as there are rules
export type Given = any;

/** Asks what a case gives and returns what is compared with its `expect`. */
export type Adapter = (given: Given, ask: Ask) => Promise<unknown>;

/**
 * How a case's names become a request. Names are keys of `given`, or dotted paths into it (`a.die`);
 * a segment `*` is every item of a list (`attacks.*.crit`).
 */
export interface Translation {
  /**
   * Faces by the key of the die that showed them: a number is one face, a list several in the order rolled.
   * The n-th `*` of a key becomes the id or the number from 1 of the item that the n-th `*` of the path went through.
   */
  dice?: Record<string, string>;
  /** Bare numbers and lists of numbers that become lists of `{ label, value }`. */
  modifiers?: readonly string[];
  /** What the GM says, by the decision's name; a name without `#` is one of the rule's own. */
  decisions?: Record<string, string>;
  /** What the rule does not take. */
  drop?: readonly string[];
  /** The input's name for what the case calls otherwise; both may be dotted. */
  rename?: Record<string, string>;
}

/** An adapter that evaluates one rule and gives its output. @throws Error with a problem's words when there is one */
export function evaluation(ruleId: string, translation: Translation = {}): Adapter {
  return async (given, ask) => resultOf(await ask(ruleId, requestOf(ruleId, given, translation)));
}

/** The request that a case's `given` makes of a rule. The case is left as it was; a null in it is an absent value. */
export function requestOf(ruleId: string, given: Given, translation: Translation = {}): AskRequest {
  const { dice = {}, modifiers: named = [], decisions = {}, drop = [], rename = {} } = translation;
  const input: Given = withoutNulls(given);
  const request: AskRequest = { input };
  const rolls = Object.entries(dice).flatMap(([path, key]) =>
    places(input, path).flatMap((place) => rollsOf(filled(key, place.through), take(place))),
  );
  if (rolls.length > 0) request.dice = { rolls };
  const decided = Object.entries(decisions).flatMap(([path, name]) =>
    places(input, path).map((place) => ({ id: name.includes('#') ? name : `${ruleId}#${name}`, value: take(place) })),
  );
  if (decided.length > 0) request.decisions = decided;
  for (const path of drop) for (const place of places(input, path)) take(place);
  for (const path of named)
    for (const { holder, key } of places(input, path)) holder[key] = modifiers(holder[key], key);
  for (const [from, to] of Object.entries(rename)) for (const place of places(input, from)) put(input, to, take(place));
  return request;
}

/** The result of an answer. @throws Error with the problem's type and words when there is none */
// biome-ignore lint/suspicious/noExplicitAny: results have as many shapes as there are units
export function resultOf(answer: any): any {
  if (answer?.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return answer?.result;
}

/** Bare numbers as the named parts that the library takes; parts that have a name already keep it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the case has
export function modifiers(values: any, label = 'modifier'): any {
  if (values === undefined || values === null) return undefined;
  const list = Array.isArray(values) ? values : [values];
  return list.map((value, i) =>
    typeof value === 'number' ? { label: list.length > 1 ? `${label} ${i + 1}` : label, value } : value,
  );
}

/** One value within `given`, with the ids or numbers of the list items on the way to it. */
interface Place {
  // biome-ignore lint/suspicious/noExplicitAny: any object or list of a case
  holder: any;
  key: string;
  through: string[];
}

/** Where a path leads; nowhere when what it names is absent. */
function places(root: Given, path: string): Place[] {
  const segments = path.split('.');
  const last = segments.pop() as string;
  let holders: { value: Given; through: string[] }[] = [{ value: root, through: [] }];
  for (const segment of segments) holders = holders.flatMap(({ value, through }) => stepsInto(value, segment, through));
  return holders.flatMap(({ value, through }) => {
    if (last === '*' && Array.isArray(value))
      return value.map((item, i) => ({ holder: value, key: String(i), through: [...through, nameOf(item, i)] }));
    const isThere = typeof value === 'object' && value !== null && value[last] !== undefined;
    return isThere ? [{ holder: value, key: last, through }] : [];
  });
}

function stepsInto(value: Given, segment: string, through: string[]): { value: Given; through: string[] }[] {
  if (segment === '*' && Array.isArray(value))
    return value.map((item, i) => ({ value: item, through: [...through, nameOf(item, i)] }));
  const next = value?.[segment];
  return next === undefined ? [] : [{ value: next, through }];
}

function nameOf(item: Given, index: number): string {
  return typeof item?.id === 'string' ? item.id : String(index + 1);
}

/** Takes a value out of its object; an item of a list keeps its place as nothing. */
function take({ holder, key }: Place): Given {
  const value = holder[key];
  delete holder[key];
  return value;
}

function put(root: Given, path: string, value: unknown): void {
  const segments = path.split('.');
  const last = segments.pop() as string;
  let holder = root;
  for (const segment of segments) {
    holder[segment] ??= {};
    holder = holder[segment];
  }
  holder[last] = value;
}

function rollsOf(key: string, faces: number | number[]) {
  const list = Array.isArray(faces) ? faces : [faces];
  return list.length > 0 ? [{ key, faces: list }] : [];
}

function filled(key: string, through: readonly string[]): string {
  let n = 0;
  return key.replaceAll('*', (star) => through[n++] ?? star);
}

/** A copy in which fields that are null are absent. */
function withoutNulls(value: Given): Given {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}
