import type { FastifyRequest } from 'fastify';
import { checked } from '../http/checked.ts';
import type { RulesLibrary } from '../library.ts';
import { fieldsOf, picked } from '../lookups/paging.ts';
import { FieldsQuery } from '../lookups/queries.ts';
import { orThrow } from '../problems/problem-error.ts';
import { DescriptionSchema } from './answer-schemas.ts';

/** The description of a unit as JSON, or the fields of it that were asked for. */
export function describedJson(rules: RulesLibrary, id: string, request: FastifyRequest): string {
  const { fields } = checked(FieldsQuery, request.query);
  const description = orThrow(rules.describe(id));
  return JSON.stringify(picked(description, fieldsOf(fields, Object.keys(DescriptionSchema.shape))));
}
