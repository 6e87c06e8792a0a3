import type { AnyDecision } from '../decision.ts';
import type { AnyParameter } from '../parameter.ts';
import { Ruling } from '../ruling.ts';
import type { AnyRule } from '../unit.ts';

/** What rulings did while they were watched, with the scopes in which they did it. */
export interface Watched {
  rules: Set<AnyRule>;
  decisions: { decision: AnyDecision; at: string }[];
  parameters: { parameter: AnyParameter; at: string }[];
  /** Keys under which sub-rulings could have been entered as settled. */
  settled: Set<string>;
}

/** Watches every ruling that `work` makes. */
export function watched(work: () => void): Watched {
  const seen: Watched = { rules: new Set(), decisions: [], parameters: [], settled: new Set() };
  const prototype = Ruling.prototype as unknown as Record<string, (this: Ruling, ...given: never[]) => unknown>;
  const { run, detailed, decide, parameter } = prototype;
  const noting = (method: typeof run, note: (ruling: Ruling, first: never) => void) =>
    function noted(this: Ruling, ...given: never[]) {
      note(this, given[0] as never);
      return method?.apply(this, given);
    };
  Object.assign(prototype, {
    run: noting(run, (_, rule) => seen.rules.add(rule)),
    detailed: noting(detailed, ({ place }, rule: AnyRule) => {
      seen.rules.add(rule);
      if (rule.form === 'procedure' && rule.settles) seen.settled.add(place.named(rule.settles).text);
    }),
    decide: noting(decide, ({ place }, decision) => seen.decisions.push({ decision, at: place.scope })),
    parameter: noting(parameter, ({ place }, read) => seen.parameters.push({ parameter: read, at: place.scope })),
  });
  try {
    work();
  } finally {
    Object.assign(prototype, { run, detailed, decide, parameter });
  }
  return seen;
}
