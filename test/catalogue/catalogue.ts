import { registry, resolve } from '@riposte/rules';
import { fieldsOf } from './fields.ts';

/** An operation with the rules that took part in its examples. */
export interface OperationEntry {
  id: string;
  cites: string[];
}

/** What the project says of one rule. */
export interface RuleEntry {
  id: string;
  /** The text that players read; empty where there is none. */
  entry: string;
  evaluable: boolean;
  inputs: string[];
  /** Names of the GM's decisions, without the rule's id. */
  decisions: string[];
  parameters: string[];
  dice: string[];
}

/** Everything that the library has: operations, and every rule that has a text or can be evaluated. */
export function catalogue(): { operations: OperationEntry[]; rules: RuleEntry[] } {
  const ids = new Set([...registry.texts.keys(), ...registry.rules.keys()]);
  return {
    operations: [...registry.operations.keys()].sort().map((id) => ({ id, cites: citesOf(id) })),
    rules: [...ids].sort().map(ruleEntry),
  };
}

function citesOf(operationId: string): string[] {
  const examples = registry.operations.get(operationId)?.examples ?? [];
  const cites = examples.flatMap(({ title, request }) => {
    const answer = resolve(operationId, request as Parameters<typeof resolve>[1]);
    if (answer.problem) console.error(`${operationId}, example "${title}": ${answer.problem.message}`);
    return answer.problem ? [] : answer.cites;
  });
  return [...new Set(cites)].sort();
}

function ruleEntry(id: string): RuleEntry {
  const rule = registry.rules.get(id);
  return {
    id,
    entry: registry.texts.get(id)?.text ?? '',
    evaluable: rule !== undefined,
    inputs: rule ? fieldsOf(rule.input) : [],
    decisions: belongingTo(id, registry.decisions.keys()).map((decision) => decision.slice(id.length + 1)),
    parameters: belongingTo(id, registry.parameters.keys()),
    dice: rule && rule.form !== 'formula' ? rule.dice.map((die) => die.key) : [],
  };
}

/** Decisions and parameters are named `<rule>#<name>`, whichever unit asks for them. */
function belongingTo(rule: string, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => id.startsWith(`${rule}#`)).sort();
}
