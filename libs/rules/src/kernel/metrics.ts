import { z } from 'zod';
import type { AnyOperation, AnyRule, Scalar } from './unit.ts';

/** An operation declares its metrics; of a rule they are the plain values of its outcome. */
export function metricsOf(unit: AnyRule | AnyOperation): AnyOperation['odds'] {
  if (unit.form === 'operation') return unit.odds;
  if (unit.form === 'formula') return {};
  const shape = unit.output instanceof z.ZodObject ? unit.output.shape : {};
  const scalars = unit.outcome.filter((key: PropertyKey) => SCALARS.has(typeOf(shape[key as string])));
  return Object.fromEntries(
    scalars.map((key: PropertyKey) => [key, (result: Record<PropertyKey, Scalar>) => result[key] as Scalar]),
  );
}

/** The type of a field, looking past `optional`: a metric that gives nothing does not apply. */
function typeOf(field: z.ZodType | undefined): string {
  return field instanceof z.ZodOptional ? typeOf(field.unwrap() as z.ZodType) : (field?.def.type ?? '');
}

const SCALARS: ReadonlySet<string> = new Set(['number', 'boolean', 'string', 'enum', 'literal']);
