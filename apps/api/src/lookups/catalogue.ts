import { Inject, Injectable } from '@nestjs/common';
import { chapterOf, describedDecision, describedParameter, unknownName } from '@riposte/rules';
import { camelCase } from '../graphql/convert/names.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { pathOfOperation } from '../units/paths.ts';
import { hasWords, pageOf } from './paging.ts';
import type { ListQuery } from './queries.ts';
import type { DecisionView, OperationView, Page, ParameterView, RuleView, SystemView } from './views.ts';

/** What there is, by list. Everything is made from the registry and the texts when it is first asked for. */
@Injectable()
export class Catalogue {
  private readonly rules: RulesLibrary;
  private readonly lists = new Map<string, readonly unknown[]>();

  constructor(@Inject(RULES) rules: RulesLibrary) {
    this.rules = rules;
  }

  systems(): readonly SystemView[] {
    return this.rules.systems();
  }

  /** @throws ProblemError `unknown-system` */
  system(id: string): SystemView {
    const found = this.systems().find((system) => system.id === id);
    if (found) return found;
    const ids = this.systems().map((system) => system.id);
    throw new ProblemError(unknownName('unknown-system', id, ids).problem);
  }

  operations(query: ListQuery): Page<OperationView> {
    return this.page(
      'operations',
      query,
      () => this.allOperations(),
      ({ id, title, summary }) => `${id} ${title} ${summary}`,
    );
  }

  rulesOf(query: ListQuery): Page<RuleView> {
    return this.page(
      'rules',
      query,
      () => this.allRules(),
      ({ id, title, kind }) => `${id} ${title} ${kind}`,
    );
  }

  parameters(query: ListQuery): Page<ParameterView> {
    return this.page(
      'parameters',
      query,
      () => this.allParameters(),
      ({ id, title, changedBy }) => `${id} ${title} ${changedBy}`,
    );
  }

  decisions(query: ListQuery): Page<DecisionView> {
    return this.page(
      'decisions',
      query,
      () => this.allDecisions(),
      ({ id, question }) => `${id} ${question}`,
    );
  }

  private page<T extends { system: string }>(
    name: string,
    query: ListQuery,
    make: () => T[],
    textOf: (item: T) => string,
  ): Page<T> {
    const { system, q } = query;
    if (system !== undefined) this.system(system);
    const all = (this.lists.get(name) as T[] | undefined) ?? make();
    this.lists.set(name, all);
    const found = all.filter((item) => (system === undefined || item.system === system) && hasWords(textOf(item), q));
    return pageOf(found, query);
  }

  private allOperations(): OperationView[] {
    return [...this.rules.frontDoor.registry.operations.values()].map(({ id, title, summary, odds }) => {
      const system = systemOf(id);
      const field = camelCase(id.slice(system.length + 1));
      const metrics = Object.keys(odds);
      const graphql = [camelCase(system), field, ...(metrics.length > 0 ? [`${field}Odds`] : [])];
      return { id, title, summary, system, chapter: chapterOf(id), path: pathOfOperation(id), graphql, odds: metrics };
    });
  }

  private allRules(): RuleView[] {
    const { registry } = this.rules.frontDoor;
    const ids = new Set([...registry.texts.keys(), ...registry.rules.keys()]);
    return [...ids].map((id) => ({
      id,
      title: registry.texts.get(id)?.title ?? id,
      kind: registry.texts.get(id)?.kind ?? registry.rules.get(id)?.form ?? '',
      system: systemOf(id),
      chapter: chapterOf(id),
      evaluable: registry.rules.has(id),
    }));
  }

  private allParameters(): ParameterView[] {
    return [...this.rules.frontDoor.registry.parameters.values()].map((parameter) => ({
      ...describedParameter(parameter),
      rule: ruleOf(parameter.id),
      system: systemOf(parameter.id),
    }));
  }

  private allDecisions(): DecisionView[] {
    return [...this.rules.frontDoor.registry.decisions.values()].map((decision) => ({
      ...describedDecision(decision),
      rule: ruleOf(decision.id),
      system: systemOf(decision.id),
    }));
  }
}

export function systemOf(id: string): string {
  return id.split('.', 1)[0] as string;
}

/** `cerberus.martial.dodge.cost#dodges` → `cerberus.martial.dodge.cost` */
function ruleOf(id: string): string {
  return id.split('#', 1)[0] as string;
}
