import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { checked } from '../http/checked.ts';
import { Catalogue } from './catalogue.ts';
import { fieldsOfView } from './decorators.ts';
import { fieldsOf, partial, picked } from './paging.ts';
import { FieldsQuery, ListQuery, SearchQuery, TableQuery } from './queries.ts';
import { Search } from './search.ts';
import { Tables } from './tables.ts';
import {
  DecisionPage,
  DecisionView,
  OperationPage,
  OperationView,
  ParameterPage,
  ParameterView,
  RulePage,
  RuleView,
  SearchPage,
  SystemView,
  TablePage,
  TableSummaryView,
  TableView,
} from './views.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What there is: systems, operations, rules, tables, figures and questions, and a search through all of it. */
@ApiTags('lookups')
@Controller('v1')
export class LookupsController {
  private readonly catalogue: Catalogue;
  private readonly tables: Tables;
  private readonly search: Search;

  constructor(catalogue: Catalogue, tables: Tables, search: Search) {
    this.catalogue = catalogue;
    this.tables = tables;
    this.search = search;
  }

  @Get('systems')
  @ApiOperation({ operationId: 'listSystems', summary: 'The systems with their chapters' })
  @ApiOkResponse({ description: 'What there is.', type: SystemView, isArray: true })
  systems(@Query() query: FieldsQuery): Partial<SystemView>[] {
    const names = fieldsOf(checked(FieldsQuery, query).fields, fieldsOfView(SystemView));
    return this.catalogue.systems().map((system) => picked(system, names));
  }

  @Get('systems/:system')
  @ApiOperation({ operationId: 'getSystem', summary: 'One system' })
  @ApiParam({ name: 'system', description: "The system's id.", example: 'cerberus' })
  @ApiOkResponse({ description: 'What there is.', type: SystemView })
  system(@Param('system') id: string, @Query() query: FieldsQuery): Partial<SystemView> {
    const { fields } = checked(FieldsQuery, query);
    return picked(this.catalogue.system(id), fieldsOf(fields, fieldsOfView(SystemView)));
  }

  @Get('operations')
  @ApiOperation({ operationId: 'listOperations', summary: 'What can be asked' })
  @ApiOkResponse({ description: 'What there is.', type: OperationPage })
  operations(@Query() query: ListQuery): object {
    const list = checked(ListQuery, query);
    return partial(this.catalogue.operations(list), list.fields, fieldsOfView(OperationView));
  }

  @Get('rules')
  @ApiOperation({ operationId: 'listRules', summary: 'The rules' })
  @ApiOkResponse({ description: 'What there is.', type: RulePage })
  rules(@Query() query: ListQuery): object {
    const list = checked(ListQuery, query);
    return partial(this.catalogue.rulesOf(list), list.fields, fieldsOfView(RuleView));
  }

  @Get('tables')
  @ApiOperation({ operationId: 'listTables', summary: 'The tables of the rulebooks' })
  @ApiOkResponse({ description: 'What there is.', type: TablePage })
  tablesOf(@Query() query: ListQuery): object {
    const list = checked(ListQuery, query);
    return partial(this.tables.list(list), list.fields, fieldsOfView(TableSummaryView));
  }

  @Get('tables/:id')
  @ApiOperation({ operationId: 'getTable', summary: 'Rows of a table, filtered and sorted' })
  @ApiParam({ name: 'id', description: "The table's id.", example: 'cerberus.martial.weapon.melee-table' })
  @ApiOkResponse({ description: 'What there is.', type: TableView })
  @Header('content-type', JSON_TYPE)
  table(@Param('id') id: string, @Query() query: TableQuery): Promise<string> {
    return this.tables.viewJson(id, checked(TableQuery, query));
  }

  @Get('search')
  @ApiOperation({ operationId: 'search', summary: 'Finds rules, operations, tables and terms' })
  @ApiOkResponse({ description: 'What there is.', type: SearchPage })
  @Header('content-type', JSON_TYPE)
  find(@Query() query: SearchQuery): Promise<string> {
    return this.search.findJson(checked(SearchQuery, query));
  }

  @Get('parameters')
  @ApiOperation({ operationId: 'listParameters', summary: 'The figures that may be amended' })
  @ApiOkResponse({ description: 'What there is.', type: ParameterPage })
  parameters(@Query() query: ListQuery): object {
    const list = checked(ListQuery, query);
    return partial(this.catalogue.parameters(list), list.fields, fieldsOfView(ParameterView));
  }

  @Get('decisions')
  @ApiOperation({ operationId: 'listDecisions', summary: 'The questions left to the GM' })
  @ApiOkResponse({ description: 'What there is.', type: DecisionPage })
  decisions(@Query() query: ListQuery): object {
    const list = checked(ListQuery, query);
    return partial(this.catalogue.decisions(list), list.fields, fieldsOfView(DecisionView));
  }
}
