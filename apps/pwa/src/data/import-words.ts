import type { z } from 'zod';
import { FIGHT_DRAFT } from './fights.ts';
import { titleFrom } from './migrations.ts';
import type { TableName, Tables } from './records.ts';

/** What each table holds, as a heading; and one of its records. */
export const tableWords: Readonly<Record<TableName, { many: string; one: string }>> = {
  rulings: { many: 'Rulings', one: 'Ruling' },
  houseRules: { many: 'House rules', one: 'House rule' },
  settings: { many: 'Settings', one: 'Setting' },
  lastInputs: { many: 'Last values of forms', one: 'Last values' },
  drafts: { many: 'Unfinished forms', one: 'Unfinished form' },
  recent: { many: 'Recently used', one: 'Recently used' },
  packs: { many: 'Packs', one: 'Pack' },
  fights: { many: 'Fights', one: 'Fight' },
  fightSteps: { many: 'Steps of fights', one: 'Step of a fight' },
};

const settingWords: Readonly<Record<string, string>> = {
  theme: 'Theme',
  diceMode: 'Dice',
  odds: 'Odds before choices',
};
const valueWords: Readonly<Record<string, string>> = {
  system: 'as the device',
  dark: 'dark',
  light: 'light',
  roll: 'rolled by the app',
  enter: 'entered as they fall',
  true: 'shown',
  false: 'hidden',
};

const titles: { [N in TableName]: (record: Tables[N]) => string } = {
  rulings: (ruling) => ruling.sentence,
  houseRules: (rule) => rule.title,
  settings: ({ name, value }) =>
    `${wordIn(settingWords, name) ?? 'Setting'}: ${wordIn(valueWords, String(value)) ?? String(value)}`,
  lastInputs: ({ operation }) => titleFrom(operation),
  drafts: ({ key }) => (key.startsWith(FIGHT_DRAFT) ? 'What a fight waits for' : titleFrom(key)),
  recent: ({ title }) => title,
  packs: ({ title, version }) => `${title}, version ${version}`,
  fights: ({ name, title, steps }) => `${name} (${title}, ${steps.length} ${steps.length === 1 ? 'step' : 'steps'})`,
  fightSteps: ({ label }) => label,
};

/** A word of one of these lists; what comes from a file may be called like something that every object has. */
function wordIn(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** One record in a line that a person recognises. */
export function titleOf<N extends TableName>(table: N, record: Tables[N]): string {
  return titles[table](record);
}

const fieldWords: Readonly<Record<string, string>> = {
  id: 'name',
  key: 'name',
  changed: 'time of the last change',
  time: 'time',
  rolls: 'dice',
  seed: 'seed',
  request: 'question',
  diceMode: 'dice setting',
  value: 'value',
};

const expectedWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};

/** One fault of one record: which record, which field, what would be right, what is there. */
export function faultWords(table: TableName, position: number, record: unknown, issue: z.core.$ZodIssue): string {
  const named = nameOf(record);
  const which = `${tableWords[table].one} ${position + 1}${named === '' ? '' : ` (“${named}”)`}`;
  const found = valueAt(record, issue.path);
  return `${which}: ${placeWords(issue.path)} should be ${expected(issue)}, but ${got(found)}.`;
}

function nameOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '';
  const { sentence, title, label } = record as Record<string, unknown>;
  const name = [sentence, title, label].find((one) => typeof one === 'string' && one !== '');
  return name === undefined ? '' : shortened(String(name));
}

function placeWords(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'it';
  const pieces = path.map((piece) => {
    if (typeof piece === 'number') return `number ${piece + 1}`;
    const field = String(piece);
    return wordIn(fieldWords, field) ?? field.replace(/([A-Z])/g, ' $1').toLowerCase();
  });
  return `its ${pieces.join(', ')}`;
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return wordIn(expectedWords, issue.expected) ?? 'something else';
  if (issue.code === 'invalid_value') return issue.values.map((value) => `“${String(value)}”`).join(' or ');
  if (issue.code === 'too_small') return `at least ${issue.minimum}${unitOf(issue.origin)}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unitOf(issue.origin)}`;
  if (issue.code === 'unrecognized_keys') return 'without fields that this Riposte does not know';
  if (issue.code === 'invalid_union') return 'one of the kinds that Riposte knows';
  return issue.code === 'custom' ? issue.message : 'written in another way';
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  let value = record;
  for (const piece of path) value = (value as Record<PropertyKey, unknown> | undefined | null)?.[piece];
  return value;
}

function got(value: unknown): string {
  if (value === undefined || value === null) return 'it is missing';
  if (typeof value === 'string') return value === '' ? 'it is empty' : `it is “${shortened(value)}”`;
  if (typeof value === 'boolean') return `it is ${value ? 'yes' : 'no'}`;
  if (typeof value === 'number') return `it is ${value}`;
  return Array.isArray(value) ? 'it is a list' : 'it is something else';
}

function shortened(text: string): string {
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}
