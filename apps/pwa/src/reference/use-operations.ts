import { chapterLoaders } from '@riposte/rules';
import { useEffect, useState } from 'react';
import { operations, type PlacedOperation } from '../engine/catalogue.ts';
import { oncePer } from '../engine/once-per.ts';

/** The operations of a system that run a rule. They come in a moment later: the rules themselves have to be asked. */
export function useOperationsUsing(rule: string, system: string): readonly PlacedOperation[] {
  const [using, setUsing] = useState<readonly PlacedOperation[]>([]);
  useEffect(() => {
    let isHere = true;
    const cancel = whenIdle(() => {
      usesOf(system).then(
        (uses) => isHere && setUsing(uses.get(rule) ?? []),
        // The rule itself can be read without them.
        () => isHere && setUsing([]),
      );
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [rule, system]);
  return using;
}

/** By system: which operations work with a rule. */
const usesOf = oncePer(worked);

async function worked(system: string): Promise<ReadonlyMap<string, readonly PlacedOperation[]>> {
  const uses = new Map<string, PlacedOperation[]>();
  const { reachOf } = await import('../engine/describing.ts');
  const playable = operations.filter((operation) => operation.system.id === system);
  for (const chapter of new Set(playable.map((operation) => operation.chapter.id))) {
    const units = await chapterLoaders[chapter]?.();
    for (const operation of playable) {
      const unit = units?.units.find((one) => one.id === operation.id);
      for (const { id } of unit ? reachOf(unit).rules : []) uses.set(id, [...(uses.get(id) ?? []), operation]);
    }
  }
  return uses;
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: 1500 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
}
