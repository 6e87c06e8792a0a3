import type { JsonSchema } from '@riposte/rules';
import { useEffect, useState } from 'react';

/** A figure that house rules may change, or a question that they may answer for good. */
export interface Figure {
  id: string;
  kind: 'decision' | 'amendment';
  /** The figure's name or the question, as a sentence begins. */
  title: string;
  schema: JsonSchema;
  /** The value where nobody says otherwise; absent for a question that is always asked. */
  usual?: unknown;
  unit?: string;
  /** The rule it belongs to. */
  rule: string;
  ruleTitle: string;
  /** The id of its system. */
  system: string;
}

let loading: Promise<readonly Figure[]> | undefined;
let loaded: readonly Figure[] | undefined;

/** Every figure and question of every rule. The rules have to be asked, so it comes a moment after the screen. */
export function useFigures(): readonly Figure[] | undefined {
  const [figures, setFigures] = useState(() => loaded);
  useEffect(() => {
    let isHere = true;
    loading ??= import('./figure-list.ts').then(({ allFigures }) => allFigures()).then(keep);
    if (!figures) loading.then((found) => isHere && setFigures(found));
    return () => {
      isHere = false;
    };
  }, [figures]);
  return figures;
}

function keep(found: readonly Figure[]): readonly Figure[] {
  loaded = found;
  return found;
}
