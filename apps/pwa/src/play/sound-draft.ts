import { isFields } from '../data/fields.ts';
import type { Draft, Origin } from './draft.ts';

/** What a kept draft must be for its screen to open: it may come from a file, or from an earlier Riposte. */

type Fields = Readonly<Record<string, unknown>>;

/** @returns the draft, or nothing where it is none */
export function soundDraft(kept: unknown): Draft | undefined {
  if (!isFields(kept) || !('input' in kept)) return undefined;
  const { left, decisions, amendments, origin, asked, corrects } = kept;
  const isSound =
    isFields(left) &&
    isListOfFields(decisions) &&
    isListOfFields(amendments) &&
    isOrigin(origin) &&
    (asked === undefined || isAsked(asked)) &&
    (corrects === undefined || (isFields(corrects) && isListOfFields(corrects.rolls)));
  return isSound ? (kept as unknown as Draft) : undefined;
}

const ORIGINS: Readonly<Record<Origin['from'], (origin: Fields) => boolean>> = {
  example: ({ title }) => typeof title === 'string',
  last: () => true,
  carried: ({ changes }) => Array.isArray(changes) && changes.every((change) => typeof change === 'string'),
  ruling: () => true,
};

function isOrigin(value: unknown): boolean {
  if (!isFields(value) || typeof value.from !== 'string' || !Object.hasOwn(ORIGINS, value.from)) return false;
  return ORIGINS[value.from as Origin['from']](value);
}

function isAsked(value: unknown): boolean {
  return (
    isFields(value) &&
    isFields(value.question) &&
    isListOfFields(value.decisions) &&
    isListOfFields(value.rolls) &&
    (value.missing === 'ask' || value.missing === 'roll')
  );
}

function isListOfFields(value: unknown): boolean {
  return Array.isArray(value) && value.every(isFields);
}
