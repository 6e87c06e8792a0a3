import { useEffect, useState } from 'react';
import { usePacks } from '../data/index.ts';
import { type PackHere, packsHere } from './packs.ts';

/** Every pack that is here, kept up to date; undefined until it is known. */
export function usePacksHere(): readonly PackHere[] | undefined {
  const kept = usePacks();
  const [here, setHere] = useState<readonly PackHere[]>();
  useEffect(() => {
    let isWanted = true;
    if (kept)
      packsHere(kept).then(
        (packs) => isWanted && setHere(packs),
        (error) => console.warn(error),
      );
    return () => {
      isWanted = false;
    };
  }, [kept]);
  return here;
}
