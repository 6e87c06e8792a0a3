import type { Offer } from '@riposte/rules';
import { useEffect, useState } from 'react';
import { percent } from '../design/chart-scale.ts';
import type { Engine } from '../engine/engine.ts';
import { isAsking, offerKey } from './sheets.ts';

/** How likely what matters of each offer is, in words: `lands 62 %`. Until it is known, and where it is not, nothing. */
export function useChances(engine: Engine, state: unknown, offers: readonly Offer[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<{ state: unknown; words: ReadonlyMap<string, string> }>();
  useEffect(() => {
    let isCurrent = true;
    const asked = offers.filter((offer) => offer.chance && !isAsking(offer));
    const tell = async () => {
      const words = new Map<string, string>();
      const settled = await engine.settling();
      for (const offer of asked) {
        const told = await chanceOf(offer, (command) => engine.odds(settled({ input: { state, command } })));
        if (!isCurrent) return;
        if (told !== undefined) words.set(offerKey(offer), told);
      }
      if (words.size > 0) setKnown({ state, words });
    };
    tell().catch((error) => console.warn(error));
    return () => {
      isCurrent = false;
    };
  }, [engine, state, offers]);
  return known && known.state === state ? known.words : NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();

type Odds = (command: Offer['command']) => ReturnType<Engine['odds']>;

async function chanceOf({ chance, command }: Offer, odds: Odds): Promise<string | undefined> {
  if (!chance) return undefined;
  const answer = await odds(command);
  if (answer.problem) return undefined;
  const metric = answer.metrics.find(({ name, of }) => name === chance.metric && of === undefined);
  const share = metric?.outcomes.find(({ value }) => value === chance.is)?.probability ?? 0;
  return metric && `${chance.label} ${percent(share)}`;
}
