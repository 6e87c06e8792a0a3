import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsObject, IsOptional, Length, ValidateNested } from 'class-validator';
import { instanceOf } from '../http/checked.ts';
import { KINDS, type Kind } from '../runner/question.ts';

/** The most questions of one batch. */
export const MOST_ITEMS = 100;

const LIST = `a list of 1 to ${MOST_ITEMS} questions`;

export class BatchItem {
  @ApiProperty({ description: 'The id of the operation or rule.', maxLength: 200, example: 'cerberus.martial.attack' })
  @Length(1, 200, { message: 'the id of an operation or rule' })
  id!: string;

  @ApiPropertyOptional({
    enum: KINDS,
    description: 'What is asked; usually resolve for an operation and evaluate for a rule.',
  })
  @IsOptional()
  @IsIn(KINDS, { message: `one of ${KINDS.join(', ')}` })
  kind?: Kind;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The same request as the path of its own takes.',
  })
  @IsObject({ message: 'the request as an object' })
  request!: object;
}

export class BatchRequest {
  @ApiPropertyOptional({
    description: 'A seed for every item that has none. No two items share a die: later ones get seeds made from it.',
    minLength: 1,
    maxLength: 150,
  })
  @IsOptional()
  @Length(1, 150, { message: 'a text of 1 to 150 characters' })
  seed?: string;

  @ApiProperty({ type: [BatchItem], minItems: 1, maxItems: MOST_ITEMS, description: 'The questions.' })
  @ArrayMinSize(1, { message: LIST })
  @ArrayMaxSize(MOST_ITEMS, { message: LIST })
  @ValidateNested({ each: true, message: 'an object with id and request' })
  items!: BatchItem[];

  /** The requests inside are left as they are, however large: the library checks them. */
  static from(sent: object): BatchRequest {
    const request = instanceOf(BatchRequest, sent);
    if (Array.isArray(request.items)) request.items = request.items.map(itemFrom);
    return request;
  }
}

function itemFrom(item: unknown, index: number): BatchItem {
  const isObject = typeof item === 'object' && item !== null && !Array.isArray(item);
  return isObject ? instanceOf(BatchItem, item, `/items/${index}`) : (item as BatchItem);
}
