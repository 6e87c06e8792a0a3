import { evaluate, ruleOdds } from '../../../index.ts';

interface More {
  decisions?: { id: string; at?: string; value: unknown }[];
  amendments?: { parameter: string; op: 'set' | 'add'; value: unknown; source: string }[];
  rolls?: { key: string; faces?: number[]; total?: number }[];
}

/** A rule's verdict. Decisions and amendments may be named without the rule's id; dice that are not entered are asked for. */
export function verdict(rule: string, input: object, { decisions = [], amendments = [], rolls = [] }: More = {}) {
  const own = (name: string) => (name.includes('#') ? name : `${rule}#${name}`);
  const answer = evaluate(rule, {
    input,
    dice: { rolls, missing: 'ask' },
    decisions: decisions.map((given) => ({ ...given, id: own(given.id) })),
    amendments: amendments.map((given) => ({ ...given, parameter: own(given.parameter) })),
  });
  return answer.problem ?? answer.result;
}

/** The house rule that sets a figure, or the GM's answer. */
export const amended = (parameter: string, value: unknown): More => ({
  amendments: [{ parameter, op: 'set', value, source: 'house rule' }],
});
export const decided = (id: string, value: unknown): More => ({ decisions: [{ id, value }] });
export const rolled = (...rolls: [key: string, dice: number | number[]][]): More => ({
  rolls: rolls.map(([key, dice]) => (typeof dice === 'number' ? { key, total: dice } : { key, faces: dice })),
});

/** The chance of one value of one field of a rule's outcome. */
export function chanceOf(rule: string, input: object, metric: string, value: unknown, more: More = {}): number {
  const answer = ruleOdds(rule, { input, ...more });
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  const found = answer.metrics.find(({ name }) => name === metric);
  if (!found?.exact) throw new Error(`no exact metric ${metric} among ${answer.metrics.map(({ name }) => name)}`);
  return found.outcomes.find((outcome) => outcome.value === value)?.probability ?? 0;
}

/** How many of the 216 throws of 3d6 pass. */
export function waysOn3d6(passes: (sum: number) => boolean): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (passes(a + b + c)) ways += 1;
  return ways;
}
