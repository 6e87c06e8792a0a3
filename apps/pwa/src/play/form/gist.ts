import { figure } from '../../design/chart-scale.ts';
import type { Field, Shape } from './model.ts';

/** What a closed fold holds, in a line: `Séra · Reflex 14 · declared first`. */

const MOST_PARTS = 8;

export function gistOf(fields: readonly Field[], value: unknown): string {
  return partsOf(fields, value).slice(0, MOST_PARTS).join(' · ');
}

/** The gist of one field's value; empty when there is nothing to say. */
export function gistOfField(field: Field, value: unknown): string {
  return partsOfShape(field.shape, value, '').slice(0, MOST_PARTS).join(' · ');
}

function partsOf(fields: readonly Field[], value: unknown): string[] {
  return fields.flatMap((field) => {
    const inner = (value as Record<string, unknown> | undefined)?.[field.path.at(-1) ?? ''];
    // A figure that need not be there and is nothing says nothing.
    if (inner === undefined || (inner === 0 && field.isOptional)) return [];
    return partsOfShape(field.shape, inner, field.label);
  });
}

function partsOfShape(shape: Shape, value: unknown, label: string): string[] {
  switch (shape.type) {
    case 'number':
      return typeof value === 'number' ? [numberPart(value, shape.unit, label)] : [];
    case 'flag':
      return value === true ? [label.charAt(0).toLowerCase() + label.slice(1)] : [];
    case 'text':
    case 'dice':
      return typeof value === 'string' && value !== '' ? [value] : [];
    case 'choice':
      return choicePart(shape, value, label);
    case 'some':
      return shape.options.filter((option) => (value as unknown[]).includes(option.value)).map(lower);
    case 'object':
      return partsOf(shape.fields, value);
    case 'union': {
      const chosen = (value as Record<string, unknown> | undefined)?.[shape.key];
      const variant = shape.variants.find((one) => one.value === chosen);
      return variant ? [variant.label, ...partsOf(variant.fields, value)] : [];
    }
    case 'list':
      return listParts(shape, value);
    case 'who':
    case 'silent':
      return [];
  }
}

function numberPart(value: number, unit: string | undefined, label: string): string {
  if (unit !== undefined && unit.toLowerCase() === label.toLowerCase()) return `${figure(value)} ${unit}`;
  const isSaid = unit !== undefined && label.toLowerCase().split(' ').includes(unit.toLowerCase());
  const amount = unit === undefined || isSaid ? figure(value) : `${figure(value)} ${unit}`;
  return label === '' ? amount : `${label} ${amount}`;
}

/** `none` says nothing without what there is none of. */
function choicePart(shape: Extract<Shape, { type: 'choice' }>, value: unknown, label: string): string[] {
  const option = shape.options.find((one) => one.value === value);
  if (!option || option.value === 'none' || option.value === shape.usual) return [];
  return [label === '' ? option.label : `${label} ${lower(option)}`];
}

function lower({ label }: { label: string }): string {
  return /^[A-Z][A-Z0-9]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function listParts(shape: Extract<Shape, { type: 'list' }>, value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  if (shape.isModifiers) return value.map(({ label, value: amount }) => `${label} ${signed(amount)}`);
  if (shape.item.shape.type === 'text') return value.map(String);
  if (value.length === 1) return partsOfShape(shape.item.shape, value[0], '');
  const names = value.map((item) => partsOfShape(shape.item.shape, item, '')[0]).filter((name) => name !== undefined);
  return value.length > 3 ? [`${value.length} of them`] : names;
}

export function signed(value: number): string {
  return value < 0 ? figure(value) : `+${figure(value)}`;
}
