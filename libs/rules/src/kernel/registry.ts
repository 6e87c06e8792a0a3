import type { AnyDecision } from './decision.ts';
import type { DieDeclaration } from './dice/declaration.ts';
import type { AnyParameter } from './parameter.ts';
import { otherKind, unknownName } from './problem.ts';
import { type Settling, settlingsOf } from './settling.ts';
import type { AnyOperation, AnyRule } from './unit.ts';

/** The units of one chapter. */
export interface ChapterUnits {
  /** `<system>.<chapter>`, the first two segments of its units' ids; only `<system>` where those have two. */
  id: string;
  units: readonly (AnyRule | AnyOperation)[];
}

/** The words of a rule; content supplies them. */
export interface RuleText {
  id: string;
  title: string;
  kind: string;
  text: string;
  related: readonly string[];
}

/** Everything that is known, by id. */
export interface Registry {
  chapters: readonly ChapterUnits[];
  rules: ReadonlyMap<string, AnyRule>;
  operations: ReadonlyMap<string, AnyOperation>;
  texts: ReadonlyMap<string, RuleText>;
  decisions: ReadonlyMap<string, AnyDecision>;
  parameters: ReadonlyMap<string, AnyParameter>;
}

/** What a unit may ask for, its own and that of every rule it uses. */
export interface Reach {
  rules: readonly AnyRule[];
  decisions: readonly AnyDecision[];
  parameters: readonly AnyParameter[];
  dice: readonly DieDeclaration[];
  /** The sub-rulings that may be entered as settled. */
  settlings: readonly Settling[];
}

/** @throws Error when two units share an id: a mistake in the code, not in a request */
export function createRegistry(chapters: readonly ChapterUnits[], texts: Iterable<RuleText>): Registry {
  const units = [...byId(chapters.flatMap((chapter) => chapter.units)).values()];
  return {
    chapters,
    rules: byId(units.filter((unit) => unit.form !== 'operation')),
    operations: byId(units.filter((unit) => unit.form === 'operation')),
    texts: byId([...texts]),
    decisions: byId(new Set(units.flatMap((unit) => unit.decisions ?? []))),
    parameters: byId(new Set(units.flatMap((unit) => unit.parameters ?? []))),
  };
}

/** The unit of an id. @throws `unknown-operation` or `unknown-rule` */
export function findOperation(registry: Registry, id: string): AnyOperation {
  const found = registry.operations.get(id);
  if (found) return found;
  throw registry.rules.has(id) || registry.texts.has(id)
    ? otherKind('unknown-operation', id)
    : unknownName('unknown-operation', id, registry.operations.keys());
}

/** @throws `unknown-rule` */
export function findRule(registry: Registry, id: string): AnyRule {
  const found = registry.rules.get(id);
  if (found) return found;
  throw registry.operations.has(id)
    ? otherKind('unknown-rule', id)
    : unknownName('unknown-rule', id, registry.rules.keys());
}

/** Everything that a unit may ask for. */
export function reachOf(unit: AnyRule | AnyOperation): Reach {
  const rules = new Set<AnyRule>();
  collect(unit.uses ?? [], rules);
  const units = [unit, ...rules];
  const dice = unit.form === 'formula' ? [] : unit.dice;
  return {
    rules: [...rules],
    decisions: [...new Set(units.flatMap((part) => part.decisions ?? []))],
    parameters: [...new Set(units.flatMap((part) => part.parameters ?? []))],
    dice,
    settlings: settlingsOf([...rules], dice),
  };
}

function collect(rules: readonly AnyRule[], into: Set<AnyRule>): void {
  for (const rule of rules) {
    if (into.has(rule)) continue;
    into.add(rule);
    collect(rule.uses ?? [], into);
  }
}

function byId<T extends { id: string }>(items: Iterable<T>): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(item.id)) throw new Error(`two units are called ${item.id}`);
    map.set(item.id, item);
  }
  return map;
}
