import { type Answered, answered } from '../problem.ts';
import type { Registry } from '../registry.ts';
import type { UnitRequest } from '../request.ts';
import { checkedPack, checkPack } from './check.ts';
import type { PackKinds } from './kind.ts';
import type { Pack } from './pack.ts';
import { refersToPacks, withoutReferences } from './references.ts';

/** A request that may fill places of its input from packs. */
export interface PackRequest extends Omit<UnitRequest, 'input'> {
  input?: unknown;
  /** `{ at: '/attacker/weapon', entry: 'harbor-watch:gaff' }` */
  entries?: readonly { at: string; entry: string }[];
  /** Packs by value, for this request only. */
  packs?: readonly unknown[];
}

/** What there is to do with packs. Nothing is kept: whoever calls has the packs. */
export interface PackDoor {
  readonly kinds: PackKinds;
  /** The packs that come with the systems, each named a sample. */
  readonly samples: readonly Pack[];
  /** The document as a pack, or `invalid-input` with every fault in words. */
  check(document: unknown): Answered<{ pack: Pack }>;
  /**
   * The request by value, as units take it.
   * @param id of an operation or rule; an unknown one is left to whoever answers the request
   * @param loaded the samples when absent
   */
  withEntries(id: string, request: PackRequest, loaded?: readonly Pack[]): Answered<{ request: UnitRequest }>;
}

/** @param samples documents that come with the systems */
export function createPackDoor(registry: Registry, kinds: PackKinds, samples: readonly unknown[]): PackDoor {
  let checkedSamples: readonly Pack[] | undefined;
  const samplePacks = () => {
    checkedSamples ??= samples.map((document) => checkedPack(kinds, document));
    return checkedSamples;
  };
  return {
    kinds,
    get samples() {
      return samplePacks();
    },
    check: (document) => checkPack(kinds, document),
    withEntries: (id, request, loaded = samplePacks()) =>
      answered(() => {
        const unit = registry.operations.get(id) ?? registry.rules.get(id);
        if (!unit || !refersToPacks(request)) return { request: request as UnitRequest };
        return { request: withoutReferences(request, unit.input, kinds, loaded) };
      }),
  };
}
