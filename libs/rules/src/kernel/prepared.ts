import { Check, type Compile } from './check.ts';
import { type Tellable, tellable } from './checked-circumstances.ts';
import { metricsOf } from './metrics.ts';
import { findOperation, findRule, type Reach, type Registry, reachOf } from './registry.ts';
import type { AnyOperation, AnyRule } from './unit.ts';

/** A unit with what the front door has worked out about it. */
export interface Prepared {
  unit: AnyRule | AnyOperation;
  input: Check;
  /** Only of reducers: what a state must be that a ruling leaves. */
  lasting: Check | undefined;
  reach: Reach;
  told: Tellable;
  metrics: AnyOperation['odds'];
}

/** What is asked for by its id. */
export type Wanted = 'operation' | 'rule' | 'unit';

/**
 * Prepares units when they are asked for, each once.
 * @returns what to ask by kind and id; it throws a refusal when there is no such unit
 */
export function preparing(registry: Registry, compile?: Compile): (wanted: Wanted, id: string) => Prepared {
  const prepared = new Map<string, Prepared>();

  return (wanted, id) => {
    const known = prepared.get(id);
    return known && isWanted(known.unit, wanted) ? known : preparedFresh(wanted, id);
  };

  function preparedFresh(wanted: Wanted, id: string): Prepared {
    const unit = FIND[wanted](registry, id);
    const reach = reachOf(unit);
    const input = new Check(unit.input, compile);
    const lasting = unit.form === 'operation' && unit.lasting ? new Check(unit.lasting, compile) : undefined;
    const fresh = { unit, input, lasting, reach, told: tellable(reach), metrics: metricsOf(unit) };
    prepared.set(id, fresh);
    return fresh;
  }
}

const FIND: Readonly<Record<Wanted, (registry: Registry, id: string) => AnyRule | AnyOperation>> = {
  operation: findOperation,
  rule: findRule,
  unit: (registry, id) => registry.operations.get(id) ?? registry.rules.get(id) ?? findOperation(registry, id),
};

function isWanted({ form }: AnyRule | AnyOperation, wanted: Wanted): boolean {
  return wanted === 'unit' || (form === 'operation') === (wanted === 'operation');
}
