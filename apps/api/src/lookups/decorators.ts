import { applyDecorators } from '@nestjs/common';
import { Field, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, Length, Max, Min } from 'class-validator';
import { JsonScalar } from '../graphql/convert/scalars.ts';

type TypeThunk = () => unknown;

interface ShownOptions {
  /** Needed for lists and other classes. */
  type?: TypeThunk;
  isList?: boolean;
  isOptional?: boolean;
  example?: unknown;
}

const fieldNames = new WeakMap<object, string[]>();

/** Notes the fields of a view, so that callers can ask for some of them by name. */
const noted: PropertyDecorator = (prototype, name) => {
  const names = fieldNames.get(prototype) ?? [];
  names.push(String(name));
  fieldNames.set(prototype, names);
};

/** Every field that a view may have. */
export function fieldsOfView(view: { prototype: object }): readonly string[] {
  return fieldNames.get(view.prototype) ?? [];
}

/** A field of a view, told once for the REST documents and for GraphQL. */
export function Shown(
  description: string,
  { type, isList, isOptional, example }: ShownOptions = {},
): PropertyDecorator {
  const api = {
    description,
    ...(type ? { type, isArray: isList ?? false } : {}),
    ...(example === undefined ? {} : { example }),
  };
  const options = { description, nullable: isOptional ?? false };
  const field = type ? Field((() => (isList ? [type()] : type())) as ReturnTypeFunc, options) : Field(options);
  return applyDecorators(noted, field, (isOptional ? ApiPropertyOptional : ApiProperty)(api as ApiPropertyOptions));
}

/** A whole number of a view. */
export function ShownCount(description: string): PropertyDecorator {
  return applyDecorators(
    noted,
    Field(() => Int, { description }),
    ApiProperty({ description, type: 'integer' }),
  );
}

/** Nest's documents have no word for "anything"; whoever completes them takes this one away. */
export const ANY = 'any';

/** Any JSON value of a view. */
export function ShownJson(description: string, { isList, isOptional }: ShownOptions = {}): PropertyDecorator {
  const type = () => (isList ? [JsonScalar] : JsonScalar);
  const api = isList ? { description, type: 'array', items: {} } : { description, type: ANY };
  return applyDecorators(
    noted,
    Field(type, { description, nullable: isOptional ?? !isList }),
    (isOptional ? ApiPropertyOptional : ApiProperty)(api as ApiPropertyOptions),
  );
}

interface TextOptions {
  max: number;
  isRequired?: boolean;
  /** Whether GraphQL has it too; some things only REST needs. */
  isRestOnly?: boolean;
  example?: string;
}

/** A text that may be asked for. */
export function AskedText(
  description: string,
  { max, isRequired, isRestOnly, example }: TextOptions,
): PropertyDecorator {
  const message = `a text of 1 to ${max} characters`;
  const api = { description, minLength: 1, maxLength: max, ...(example === undefined ? {} : { example }) };
  const checks = isRequired ? [Length(1, max, { message })] : [IsOptional(), Length(1, max, { message })];
  const field = isRestOnly ? [] : [Field(() => String, { description, nullable: !isRequired })];
  return applyDecorators(...checks, ...field, (isRequired ? ApiProperty : ApiPropertyOptional)(api));
}

/** One of a few words. */
export function AskedChoice(description: string, values: readonly string[]): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsIn(values, { message: `one of ${values.join(', ')}` }),
    Field(() => String, { description: `${description} One of ${values.join(', ')}.`, nullable: true }),
    ApiPropertyOptional({ description, enum: values }),
  );
}

/** Several texts; in a query, the parameter repeated. */
export function AskedTexts(description: string, most: number, max: number): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value])),
    ArrayMaxSize(most, { message: `at most ${most} of them` }),
    Length(1, max, { each: true, message: `texts of 1 to ${max} characters` }),
    Field(() => [String], { description, nullable: true }),
    ApiPropertyOptional({ description, type: [String], maxItems: most }),
  );
}

/** A whole number; in a query it comes as a text. */
export function AskedNumber(description: string, min: number, max: number, usual: number): PropertyDecorator {
  const message = `a whole number from ${min} to ${max}`;
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value)),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    Field(() => Int, { description, nullable: true, defaultValue: usual }),
    ApiPropertyOptional({ description, type: 'integer', minimum: min, maximum: max, default: usual }),
  );
}
