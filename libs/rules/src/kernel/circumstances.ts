import type { GivenDecision, PlacedDecision } from './decision.ts';
import type { EnteredOutcome } from './dice/entered.ts';
import type { Amendment, PlacedAmendment } from './parameter.ts';

/** An outcome with its place in the request, for error messages. */
export type PlacedOutcome = EnteredOutcome & { pointer: string };

/** What stands beside the input of a question, by name. */
export interface Circumstances {
  decisions: ReadonlyMap<string, readonly PlacedDecision[]>;
  amendments: ReadonlyMap<string, readonly PlacedAmendment[]>;
  outcomes: readonly PlacedOutcome[];
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
  outcomes: NOTHING,
  fingerprint: '',
  isScoped: false,
};

/** What a request says beside its input. */
export function circumstancesOf(
  decisions: readonly GivenDecision[] = NOTHING,
  amendments: readonly Amendment[] = NOTHING,
  outcomes: readonly EnteredOutcome[] = NOTHING,
): Circumstances {
  if (decisions.length + amendments.length + outcomes.length === 0) return PLAIN;
  return {
    decisions: grouped(decisions, '/decisions', (item) => item.id),
    amendments: grouped(amendments, '/amendments', (item) => item.parameter),
    outcomes: outcomes.map((item, i) => ({ ...item, pointer: `/dice/outcomes/${i}` })),
    fingerprint: JSON.stringify([decisions, amendments, outcomes]),
    isScoped:
      outcomes.length > 0 ||
      decisions.some(isLocal) ||
      amendments.some((item) => isLocal(item) || item.of !== undefined),
  };
}

function isLocal(item: { at?: string | undefined }): boolean {
  return item.at !== undefined && item.at !== '';
}

/** Items by name, each with its place in the request. */
function grouped<T>(
  items: readonly T[],
  pointer: string,
  nameOf: (item: T) => string,
): ReadonlyMap<string, (T & { pointer: string })[]> {
  const groups = new Map<string, (T & { pointer: string })[]>();
  for (const [i, item] of items.entries()) {
    const placed = { ...item, pointer: `${pointer}/${i}` };
    const group = groups.get(nameOf(item));
    if (group) group.push(placed);
    else groups.set(nameOf(item), [placed]);
  }
  return groups;
}
