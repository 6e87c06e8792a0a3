import type { Type } from '@nestjs/common';
import { ObjectType } from '@nestjs/graphql';
import { Shown, ShownCount, ShownJson } from './decorators.ts';

const list = { type: () => String, isList: true };

@ObjectType('Chapter', { description: 'A chapter of a system.' })
export class ChapterView {
  @Shown('The first two segments of the ids of all that is in it.') id!: string;
  @Shown('Its title.') title!: string;
  @Shown('What it is about.') summary!: string;
  @Shown('Ids of its operations.', list) operations!: string[];
  @Shown('Ids of its rules.', list) rules!: string[];
}

@ObjectType('System', { description: 'A game whose rules are here.' })
export class SystemView {
  @Shown('Its id.', { example: 'cerberus' }) id!: string;
  @Shown('Its title.') title!: string;
  @Shown('What it is about.') summary!: string;
  @Shown('Its chapters.', { type: () => ChapterView, isList: true }) chapters!: ChapterView[];
}

@ObjectType('OperationSummary', { description: 'Something that can be asked.' })
export class OperationView {
  @Shown('Its id.', { example: 'cerberus.martial.attack' }) id!: string;
  @Shown('Its title.') title!: string;
  @Shown('What it is for.') summary!: string;
  @Shown('Its system.') system!: string;
  @Shown('Its chapter.') chapter!: string;
  @Shown('Where it is asked by POST and described by GET.') path!: string;
  @Shown('The GraphQL fields that lead to it.', list) graphql!: string[];
  @Shown('Names of the metrics that its odds give.', list) odds!: string[];
}

@ObjectType('RuleSummary', { description: 'A rule.' })
export class RuleView {
  @Shown('Its id.', { example: 'cerberus.martial.defense.duel' }) id!: string;
  @Shown('Its title.') title!: string;
  @Shown('What kind of rule it is: formula, procedure, table, constraint, …') kind!: string;
  @Shown('Its system.') system!: string;
  @Shown('Its chapter.') chapter!: string;
  @Shown('Whether it can be evaluated; others are only read.') evaluable!: boolean;
}

@ObjectType('Column', { description: 'A column of a table.' })
export class ColumnView {
  @Shown('The key under which rows have it.') key!: string;
  @Shown('Its title.') title!: string;
  @Shown('What stands in it: text, number, flag or list.') kind!: string;
  @Shown('The unit of its figures.', { isOptional: true }) unit?: string;
}

@ObjectType('TableSummary', { description: 'A table of a rulebook.' })
export class TableSummaryView {
  @Shown('The id of the rule whose table it is.', { example: 'cerberus.martial.weapon.melee-table' }) id!: string;
  @Shown('Its title.') title!: string;
  @Shown('Its system.') system!: string;
  @Shown('Its columns.', { type: () => ColumnView, isList: true }) columns!: ColumnView[];
  @ShownCount('How many rows it has.') rows!: number;
  @Shown('Further rules whose figures it holds.', list) alsoOf!: string[];
}

@ObjectType('Table', { description: 'Rows of a table.' })
export class TableView {
  @Shown('The id of the rule whose table it is.') id!: string;
  @Shown('Its title.') title!: string;
  @Shown('Its columns, as far as they were asked for.', { type: () => ColumnView, isList: true })
  columns!: ColumnView[];
  @ShownJson('The rows, by column key.', { isList: true }) items!: object[];
  @ShownCount('How many rows there are in all.') total!: number;
  @ShownCount('How many were asked for at most.') limit!: number;
  @ShownCount('How many were left out at the start.') offset!: number;
}

@ObjectType('SearchHit', { description: 'Something found.' })
export class HitView {
  @Shown('What it is: rule, operation, table or term.') type!: string;
  @Shown('Its id; of a term, the term.') id!: string;
  @Shown('Its title.') title!: string;
  @Shown('Its system.') system!: string;
  @Shown('The beginning of its text.') snippet!: string;
  @Shown('The rule that explains it, for terms.', { isOptional: true }) entry?: string;
  @Shown('How well it fits; higher is better.') score!: number;
}

@ObjectType('Parameter', { description: 'A figure of the rules that feats, items or house rules may change.' })
export class ParameterView {
  @Shown('Its id, for amendments.') id!: string;
  @Shown('What it is.') title!: string;
  @Shown('The rule it belongs to.') rule!: string;
  @Shown('Its system.') system!: string;
  @ShownJson('Its value where nothing changes it.') default!: unknown;
  @Shown('Its unit.', { isOptional: true }) unit?: string;
  @Shown('Who changes it.') changedBy!: string;
  @ShownJson('JSON Schema of its values.') schema!: object;
}

@ObjectType('DecisionQuestion', { description: 'A question that the rules leave to the GM.' })
export class DecisionView {
  @Shown('Its id, for decisions.') id!: string;
  @Shown("The question in the table's words.") question!: string;
  @Shown('The rule it belongs to.') rule!: string;
  @Shown('Its system.') system!: string;
  @ShownJson('The answer where nobody says otherwise; absent when the ruling stops and asks.', { isOptional: true })
  usual?: unknown;
  @ShownJson('JSON Schema of an answer.') schema!: object;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
  limit: number;
  offset: number;
}

/** Names of the views of which callers may ask for some fields only. */
export const partialViews = new Set<string>([SystemView.name]);

/** The class of a page of views, for documents and GraphQL. */
export function pageOf<T>(view: Type<T>, name: string): Type<Page<T>> {
  partialViews.add(view.name);
  @ObjectType(name, { description: 'A page of a list.' })
  class PageView implements Page<T> {
    @Shown('The items.', { type: () => view, isList: true }) items!: T[];
    @ShownCount('How many there are in all.') total!: number;
    @ShownCount('How many were asked for at most.') limit!: number;
    @ShownCount('How many were left out at the start.') offset!: number;
  }
  Object.defineProperty(PageView, 'name', { value: name });
  return PageView;
}

export const OperationPage = pageOf(OperationView, 'OperationPage');
export const RulePage = pageOf(RuleView, 'RulePage');
export const TablePage = pageOf(TableSummaryView, 'TablePage');
export const SearchPage = pageOf(HitView, 'SearchPage');
export const ParameterPage = pageOf(ParameterView, 'ParameterPage');
export const DecisionPage = pageOf(DecisionView, 'DecisionPage');
