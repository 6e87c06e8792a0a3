import {
  chapterLoaders,
  type DescribedDecision,
  type DescribedParameter,
  describedDecision,
  describedParameter,
} from '@riposte/rules';
import { upperFirst } from '../play/form/words.ts';
import { library } from '../reference/loading.ts';
import type { Figure } from './figures.ts';

/** Asks every rule for what it leaves open. */
export async function allFigures(): Promise<readonly Figure[]> {
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
  return [...found.values()];
}

type Of = Pick<Figure, 'rule' | 'ruleTitle' | 'system'>;

function ofParameter({ id, title, default: usual, schema, unit }: DescribedParameter, of: Of): Figure {
  const figure: Figure = { id, kind: 'amendment', title: upperFirst(title), schema, usual, ...of };
  return unit === undefined ? figure : { ...figure, unit };
}

function ofDecision({ id, question, schema, usual }: DescribedDecision, of: Of): Figure {
  const figure: Figure = { id, kind: 'decision', title: upperFirst(question), schema, ...of };
  return usual === undefined ? figure : { ...figure, usual };
}
