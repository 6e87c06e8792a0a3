import type { Cell, Column, RuleKind } from '@riposte/content';

/** What kind of rule an entry is, to somebody who has never heard of kinds. */
export const kindWords: Readonly<Record<RuleKind, string>> = {
  formula: 'Worked out',
  procedure: 'Step by step',
  table: 'Looked up',
  constraint: 'Must be kept to',
  resource: 'Spent and regained',
  condition: 'A condition',
  ruling: 'Left to the game master',
  content: 'Described',
};

/** Shown where the rulebook has nothing to say. */
export const NOTHING = '–';

/** A cell as it is read aloud: `gmChance` → `GM chance`, 1234.5 → 1,234.5, yes and no for flags. */
export function cellWords(cell: Cell | undefined, column: Pick<Column, 'kind' | 'unit'>): string {
  if (cell === null || cell === undefined || cell === '') return NOTHING;
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return withUnit(numberWords(cell), column.unit);
  if (typeof cell === 'string') return spaced(cell);
  return cell.length === 0 ? NOTHING : cell.map(spaced).join(', ');
}

const abbreviations = /\b(gm|hp|dr|dc|str|dex|con|int|wis|cha|ocv|dcv|dmcv|omcv|pc|npc|cl|xp)\b/gi;

/** A key of the data as words: `pinnedToWall`, `pinned-to-wall` and `pinned_to_wall` → `pinned to wall`. */
export function spaced(text: string): string {
  if (text.includes(' ')) return text;
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])[-_](?=[a-z])/g, '$1 ')
    .replace(/_/g, ' ');
  // A name in capitals, such as M1 or HP, is left as it is; what was joined starts small.
  const small = words === text ? words : words.toLowerCase();
  return small.replace(abbreviations, (word) => word.toUpperCase());
}

const formats = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** With a true minus, and thousands apart. */
export function numberWords(value: number): string {
  return formats.format(value).replace('-', '−');
}

function withUnit(figure: string, unit: string | undefined): string {
  if (unit === undefined) return figure;
  if (unit === '%' || unit === 'percent') return `${figure} %`;
  const singular = figure === '1' && /^(ticks|minutes|hours|rounds|turns|days|levels|slots|tokens)$/.test(unit);
  return `${figure} ${singular ? unit.slice(0, -1) : unit}`;
}

/** `3 tables`, `1 table`. */
export function counted(count: number, one: string, many: string): string {
  return `${numberWords(count)} ${count === 1 ? one : many}`;
}

/** A text's first sentence: enough to recognise a rule by. A point between digits or in an abbreviation ends none. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.:;](?=\s+[A-Z0-9(+-])/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;
}
