import { registry } from '@riposte/rules';
import { type Adapter, evaluation } from './adapter.ts';
import { isMet } from './compare.ts';
import type { Case } from './reading.ts';
import type { Transport } from './transports/transport.ts';

/** What came of a case. */
export interface Outcome {
  rule: string;
  name: string;
  status: 'pass' | 'fail' | 'no-adapter';
  /** What came, or why nothing did. */
  got?: unknown;
}

/** Puts every case to its rule; outcomes stand in the order of the cases. */
export async function runCases(
  cases: readonly Case[],
  adapters: ReadonlyMap<string, Adapter>,
  transport: Transport,
): Promise<Outcome[]> {
  const outcomes = new Array<Outcome>(cases.length);
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < cases.length; i = next++)
      outcomes[i] = await outcomeOf(cases[i] as Case, adapters, transport);
  };
  await Promise.all(Array.from({ length: transport.concurrency }, worker));
  return outcomes;
}

async function outcomeOf(
  { rule, name, given, expect }: Case,
  adapters: ReadonlyMap<string, Adapter>,
  { ask }: Transport,
): Promise<Outcome> {
  const adapter = adapters.get(rule) ?? (registry.rules.has(rule) ? evaluation(rule) : undefined);
  if (!adapter) return { rule, name, status: 'no-adapter' };
  try {
    const got = await adapter(given, ask);
    return { rule, name, status: isMet(expect, got) ? 'pass' : 'fail', got };
  } catch (error) {
    return { rule, name, status: 'fail', got: error instanceof Error ? error.message : String(error) };
  }
}
