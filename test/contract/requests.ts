import { type AnyOperation, registry } from '@riposte/rules';

/** The operations that the service must offer: whatever the registry has. */
export const operations: readonly AnyOperation[] = [...registry.operations.values()];

/** `cerberus.martial.attack` → `/v1/cerberus/martial/attack` */
export function pathOf({ id }: { id: string }): string {
  return `/v1/${id.replaceAll('.', '/')}`;
}

export function hasOdds(operation: AnyOperation): boolean {
  return Object.keys(operation.odds).length > 0;
}

/** A request as it is sent. */
export interface Sent {
  input: unknown;
  dice?: { seed?: string; rolls?: unknown[] };
  decisions?: unknown[];
  amendments?: unknown[];
}

/** An example as a request with the same dice every time. */
export function seeded({ request }: AnyOperation['examples'][number]): Sent {
  const { dice, ...rest } = request as Sent;
  return { ...rest, dice: dice?.rolls ? dice : { ...dice, seed: 'contract' } };
}

/** The first example of an operation. */
export function exampleOf(operation: AnyOperation): Sent {
  const [example] = operation.examples;
  if (!example) throw new Error(`${operation.id} has no example`);
  return seeded(example);
}

/** The first request of all: every registry has one. */
export const attack = registry.operations.get('cerberus.martial.attack') as AnyOperation;
