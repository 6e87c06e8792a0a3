import type { DescribedDecision, DescribedParameter, JsonSchema } from '@riposte/rules';
import { useEffect, useState } from 'react';
import { library } from '../reference/library.ts';

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
    loading ??= allFigures();
    if (!figures) loading.then((found) => isHere && setFigures(found));
    return () => {
      isHere = false;
    };
  }, [figures]);
  return figures;
}

async function allFigures(): Promise<readonly Figure[]> {
  await import('../engine/no-eval.ts');
  const { chapterLoaders, describedDecision, describedParameter } = await import('@riposte/rules');
  const { entries } = await library();
  const chapters = await Promise.all(Object.values(chapterLoaders).map((load) => load()));
  const of = (id: string) => {
    const rule = id.split('#', 1)[0] ?? '';
    return { rule, ruleTitle: entries.get(rule)?.entry.title ?? '', system: id.split('.', 1)[0] ?? '' };
  };
  const found = new Map<string, Figure>();
  for (const { parameters = [], decisions = [] } of chapters.flatMap(({ units }) => units)) {
    // Rules share some of them; each is listed once.
    for (const one of parameters) found.set(one.id, ofParameter(describedParameter(one), of(one.id)));
    for (const one of decisions) found.set(one.id, ofDecision(describedDecision(one), of(one.id)));
  }
  loaded = [...found.values()];
  return loaded;
}

type Of = Pick<Figure, 'rule' | 'ruleTitle' | 'system'>;

function ofParameter({ id, title, default: usual, schema, unit }: DescribedParameter, of: Of): Figure {
  const figure: Figure = { id, kind: 'amendment', title: begun(title), schema, usual, ...of };
  return unit === undefined ? figure : { ...figure, unit };
}

function ofDecision({ id, question, schema, usual }: DescribedDecision, of: Of): Figure {
  const figure: Figure = { id, kind: 'decision', title: begun(question), schema, ...of };
  return usual === undefined ? figure : { ...figure, usual };
}

function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
