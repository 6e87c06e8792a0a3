import { ArgsType } from '@nestjs/graphql';
import { AskedChoice, AskedNumber, AskedText, AskedTexts } from './decorators.ts';

/** The most items of one page. */
export const MOST_OF_A_PAGE = 100;

const FIELDS = 'Only these fields, by name, separated by commas.';

/** What of a single thing is wanted. */
export class FieldsQuery {
  @AskedText(FIELDS, { max: 500, isRestOnly: true, example: 'id,title' })
  fields?: string;
}

@ArgsType()
export class PageQuery extends FieldsQuery {
  @AskedNumber('How many at most.', 1, MOST_OF_A_PAGE, 50)
  limit: number = 50;

  @AskedNumber('How many to leave out at the start.', 0, 1_000_000, 0)
  offset: number = 0;
}

@ArgsType()
export class ListQuery extends PageQuery {
  @AskedText('Only of this system.', { max: 60, example: 'cerberus' })
  system?: string;

  @AskedText('Only what has all these words in its id, title or summary.', { max: 200, example: 'attack' })
  q?: string;
}

@ArgsType()
export class TableQuery extends PageQuery {
  @AskedTexts(
    'Only rows in which a column has a value: `column:value`; of numbers also `column:>=5` and the like. Repeat it for more columns.',
    10,
    200,
  )
  filter?: string[];

  @AskedText('Columns to sort by, separated by commas; with a minus before it, a column descends.', {
    max: 200,
    example: '-critical,damage',
  })
  sort?: string;
}

@ArgsType()
export class TableArgs extends TableQuery {
  @AskedText("The table's id.", { max: 300, isRequired: true })
  id!: string;
}

export const HIT_TYPES = ['rule', 'operation', 'table', 'term'] as const;
export type HitType = (typeof HIT_TYPES)[number];

@ArgsType()
export class SearchQuery extends PageQuery {
  @AskedText('What to look for; small mistakes and beginnings of words are fine.', {
    max: 200,
    isRequired: true,
    example: 'pary shield',
  })
  q!: string;

  @AskedChoice('Only things of this type.', HIT_TYPES)
  type?: HitType;

  @AskedText('Only of this system.', { max: 60, example: 'cerberus' })
  system?: string;
}
