import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { JsonScalar } from '../graphql/convert/scalars.ts';
import { checked } from '../http/checked.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { orThrow } from '../problems/problem-error.ts';
import { Catalogue } from './catalogue.ts';
import { ListQuery, SearchQuery, TableArgs } from './queries.ts';
import { Search } from './search.ts';
import { Tables } from './tables.ts';
import {
  DecisionPage,
  OperationPage,
  ParameterPage,
  RulePage,
  SearchPage,
  SystemView,
  TablePage,
  TableView,
} from './views.ts';

/** The lookups of REST, as GraphQL fields. */
@Resolver()
export class LookupsResolver {
  private readonly library: RulesLibrary;
  private readonly catalogue: Catalogue;
  private readonly tablesOf: Tables;
  private readonly searching: Search;

  constructor(@Inject(RULES) rules: RulesLibrary, catalogue: Catalogue, tables: Tables, search: Search) {
    this.library = rules;
    this.catalogue = catalogue;
    this.tablesOf = tables;
    this.searching = search;
  }

  @Query(() => [SystemView], { description: 'The systems with their chapters.' })
  systems(): readonly SystemView[] {
    return this.catalogue.systems();
  }

  @Query(() => SystemView, { description: 'One system.', nullable: true })
  system(@Args('id', { description: "The system's id." }) id: string): SystemView {
    return this.catalogue.system(id);
  }

  @Query(() => OperationPage, { description: 'What can be asked.', nullable: true })
  operations(@Args() query: ListQuery): object {
    return this.catalogue.operations(asked(ListQuery, query));
  }

  @Query(() => JsonScalar, {
    description: 'Everything about one operation: schemas, dice, decisions, parameters, examples.',
    nullable: true,
  })
  operation(@Args('id', { description: "The operation's id." }) id: string): object {
    return orThrow(this.library.describe(id));
  }

  @Query(() => RulePage, { description: 'The rules.', nullable: true })
  rules(@Args() query: ListQuery): object {
    return this.catalogue.rulesOf(asked(ListQuery, query));
  }

  @Query(() => JsonScalar, {
    description: 'Everything about one rule: its text, schemas, dice, decisions, parameters.',
    nullable: true,
  })
  rule(@Args('id', { description: "The rule's id." }) id: string): object {
    return orThrow(this.library.describe(id));
  }

  @Query(() => TablePage, { description: 'The tables of the rulebooks.', nullable: true })
  tables(@Args() query: ListQuery): object {
    return this.tablesOf.list(asked(ListQuery, query));
  }

  @Query(() => TableView, { description: 'Rows of a table, filtered and sorted.', nullable: true })
  async table(@Args() args: TableArgs): Promise<object> {
    const { id, ...query } = asked(TableArgs, args);
    return JSON.parse(await this.tablesOf.viewJson(id, query));
  }

  @Query(() => SearchPage, { description: 'Finds rules, operations, tables and terms.', nullable: true })
  async search(@Args() query: SearchQuery): Promise<object> {
    return JSON.parse(await this.searching.findJson(asked(SearchQuery, query)));
  }

  @Query(() => ParameterPage, { description: 'The figures that may be amended.', nullable: true })
  parameters(@Args() query: ListQuery): object {
    return this.catalogue.parameters(asked(ListQuery, query));
  }

  @Query(() => DecisionPage, { description: 'The questions left to the GM.', nullable: true })
  decisions(@Args() query: ListQuery): object {
    return this.catalogue.decisions(asked(ListQuery, query));
  }
}

/** In GraphQL, null says the same as nothing. */
export function asked<T extends object>(dto: new () => T, args: T): T {
  return checked(dto, Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)));
}
