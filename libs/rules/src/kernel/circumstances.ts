import type { GivenDecision, PlacedDecision } from './decision.ts';
import type { EnteredOutcome, EnteredRoll } from './dice/entered.ts';
import type { Amendment, PlacedAmendment } from './parameter.ts';
import { Scoped } from './scoped.ts';
import type { Usage } from './usage.ts';

/** An outcome with its place in the request, for error messages. */
export type PlacedOutcome = EnteredOutcome & { pointer: string };

/** What a request says beside its input. */
export interface Said {
  decisions: readonly GivenDecision[];
  amendments: readonly Amendment[];
  outcomes: readonly EnteredOutcome[];
}

/** What was sent and not needed: dice, outcomes, decisions and amendments of another branch, scope or combatant. */
export interface Unused {
  rolls: readonly EnteredRoll[];
  decisions: readonly GivenDecision[];
  amendments: readonly Amendment[];
  outcomes: readonly EnteredOutcome[];
}

/** What stands beside the input of a question, by name. */
export interface Circumstances {
  decisions: ReadonlyMap<string, Scoped<PlacedDecision>>;
  amendments: ReadonlyMap<string, Scoped<PlacedAmendment>>;
  outcomes: ReadonlyMap<string, PlacedOutcome>;
  /** As it was sent. */
  said: Said;
  /** Same fingerprint, same rules: part of every remembered distribution's name. */
  fingerprint: string;
  /** True when a decision, an amendment or an entered outcome holds in some scopes only, so that equal questions differ by scope. */
  isScoped: boolean;
}

const NOTHING: readonly never[] = [];

/** Nothing beside the input: so it is with most questions, and so they need not look. */
export const PLAIN: Circumstances = {
  decisions: new Map(),
  amendments: new Map(),
  outcomes: new Map(),
  said: { decisions: NOTHING, amendments: NOTHING, outcomes: NOTHING },
  fingerprint: '',
  isScoped: false,
};

/** What a request says, found by name. @param decisions and amendments as they were accepted, in the order in which they were said */
export function circumstancesOf(
  said: Said,
  decisions: readonly PlacedDecision[],
  amendments: readonly PlacedAmendment[],
): Circumstances {
  const outcomes = new Map<string, PlacedOutcome>();
  for (const [i, item] of said.outcomes.entries())
    if (!outcomes.has(item.key)) outcomes.set(item.key, { ...item, pointer: pointerTo('outcomes', i) });
  return {
    decisions: grouped(decisions, (item) => item.id),
    amendments: grouped(amendments, (item) => item.parameter),
    outcomes,
    said,
    fingerprint: JSON.stringify([said.decisions, said.amendments, said.outcomes]),
    isScoped:
      outcomes.size > 0 || decisions.some(isLocal) || amendments.some((item) => isLocal(item) || item.of !== undefined),
  };
}

/** Where in the request one of the things stands that a request may say. */
export function pointerTo(list: keyof Said, index: number): string {
  return list === 'outcomes' ? `/dice/outcomes/${index}` : `/${list}/${index}`;
}

/** Those things of one kind that were needed, or that were not, as they were sent. */
export function saidAnd<K extends keyof Said>(said: Said, list: K, usage: Usage, isNeeded: boolean): Unused[K] {
  const items: readonly unknown[] = said[list];
  if (items.length === 0) return [];
  return items.filter((_, i) => usage.has(pointerTo(list, i)) === isNeeded) as Unused[K];
}

function isLocal(item: { at?: string | undefined }): boolean {
  return item.at !== undefined && item.at !== '';
}

function grouped<T extends { at?: string | undefined }>(
  items: readonly T[],
  nameOf: (item: T) => string,
): ReadonlyMap<string, Scoped<T>> {
  const groups = new Map<string, Scoped<T>>();
  for (const item of items) {
    const group = groups.get(nameOf(item)) ?? new Scoped<T>();
    group.add(item);
    groups.set(nameOf(item), group);
  }
  return groups;
}
