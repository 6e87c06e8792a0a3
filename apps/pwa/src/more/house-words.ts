import type { HouseRuleRecord } from '../data/index.ts';
import { gistOfField } from '../play/form/gist.ts';
import { formModel } from '../play/form/model.ts';
import { cellWords, numberWords, spaced } from '../reference/words.ts';
import type { Figure } from './figures.ts';

/** The id of the figure or question that a rule is about. */
export function aboutOf(rule: HouseRuleRecord): string {
  return rule.kind === 'decision' ? rule.decision.id : rule.amendment.parameter;
}

/** What a rule does, in a line: `Set to 3 levels`, `Answered: yes`. @param figure absent when the library no longer has it */
export function ruleWords(rule: HouseRuleRecord, figure: Figure | undefined): string {
  if (rule.kind === 'decision') return `Answer: ${valueWords(rule.decision.value, figure)}`;
  const { op, value } = rule.amendment;
  const amount = typeof value === 'number' ? numberWords(value) : valueWords(value, undefined);
  switch (op) {
    case 'set':
      return `Set to ${valueWords(value, figure)}`;
    case 'add':
      return Number(value) < 0 ? `${amount.replace('−', '')} less` : `${amount} more`;
    case 'percent':
      return Number(value) < 0 ? `${amount.replace('−', '')} % less` : `${amount} % more`;
    case 'multiply':
      return `Times ${amount}`;
  }
}

/** `Usually 2 levels`; nothing for a question that is always asked. */
export function usualWords(figure: Figure | undefined): string {
  return figure === undefined || figure.usual === undefined ? '' : `usually ${valueWords(figure.usual, figure)}`;
}

/** Any value of a figure or answer as a player says it. */
export function valueWords(value: unknown, figure: Figure | undefined): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return amountWords(value, figure?.unit);
  if (typeof value === 'string') return spaced(value);
  if (Array.isArray(value) && value.length === 0) return 'none';
  const gist = figure && gistOfField(formModel(figure.schema, []).root, value);
  return gist ? lowered(gist) : plainWords(value);
}

/** `No dodge` → `no dodge`; an abbreviation stays as it is. */
function lowered(words: string): string {
  return /^[A-Z][A-Z0-9]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

function amountWords(value: number, unit: string | undefined): string {
  return cellWords(value, unit === undefined ? { kind: 'number' } : { kind: 'number', unit });
}

/** Of a value whose schema is no longer known, or says nothing. */
function plainWords(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => valueWords(item, undefined)).join(', ');
  const parts = Object.entries(value as object).map(
    ([name, inner]) => `${spaced(name)} ${valueWords(inner, undefined)}`,
  );
  return parts.length === 0 ? 'nothing special' : parts.join(', ');
}

/** The ways to change a figure that is a number; any other is only set. */
export const operations = [
  { value: 'set', label: 'Set to' },
  { value: 'add', label: 'Add' },
  { value: 'percent', label: 'Add %' },
  { value: 'multiply', label: 'Times' },
] as const;

export type AmendmentKind = (typeof operations)[number]['value'];

/** What a figure comes to; only to say beforehand whether it is possible. The ruling itself works exactly. */
export function amended(base: number, op: AmendmentKind, value: number): number {
  const results = { set: value, add: base + value, percent: (base * (100 + value)) / 100, multiply: base * value };
  return Math.round(results[op] * 10_000) / 10_000;
}

/** Why a change is not possible, in words; nothing when it is. */
export function changeFault(figure: Figure, op: AmendmentKind, value: unknown): string {
  const { minimum, maximum, type } = figure.schema as { minimum?: number; maximum?: number; type?: string };
  if (typeof value !== 'number' || typeof figure.usual !== 'number') return '';
  const exact = amended(figure.usual, op, value);
  const result = type === 'integer' ? Math.floor(exact) : exact;
  const comes = `That makes ${amountWords(result, figure.unit)}`;
  if (maximum !== undefined && result > maximum) return `${comes}: at most ${numberWords(maximum)} is possible.`;
  if (minimum !== undefined && result < minimum) return `${comes}: at least ${numberWords(minimum)} is possible.`;
  return '';
}
