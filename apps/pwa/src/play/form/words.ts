/** Names of fields and values as people say them. What is an abbreviation the schemas tell: their own words write it in capitals. */

/** Abbreviations by their lower-case form: `hp` → `HP`. */
export type Capitals = ReadonlyMap<string, string>;

export const noCapitals: Capitals = new Map();

/** The abbreviations in what a schema says of itself: titles, descriptions, units. */
export function abbreviationsIn(value: unknown): string[] {
  return [...new Set(eachAbbreviationIn(value))];
}

function* eachAbbreviationIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') yield* eachAbbreviationIn(inner);
    else if (typeof inner === 'string' && TELLING.has(key))
      for (const [word] of inner.matchAll(/\b[A-Z]{2,4}\b/g)) yield word;
  }
}

export function capitalsOf(abbreviations: readonly string[]): Capitals {
  return new Map(abbreviations.map((word) => [word.toLowerCase(), word]));
}

const TELLING = new Set(['title', 'description', 'unit', 'question', 'summary']);

/** `attackTokens`, `change-odds`, `maxHp` → `attack tokens`, `change odds`, `max HP` */
export function wordsOf(name: string, capitals: Capitals = noCapitals): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.\s]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => capitals.get(word.toLowerCase()) ?? (/^[A-Z][a-z]+$|^[A-Z]$/.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A label within a sentence: `Way` → `way`, while `HP multiplier` stays as it is. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A name as a label. */
export function labelOf(name: string, capitals: Capitals = noCapitals): string {
  return upperFirst(wordsOf(name, capitals));
}

/** `percent` → `%`; others stay as they are. */
export function unitOf(unit: string | undefined): string | undefined {
  return unit === 'percent' ? '%' : unit;
}

/** Names that carry their unit, such as `speedFt`, lose it where the unit stands beside the figure. */
export function withoutUnit(words: string, unit: string | undefined): string {
  const isAbbreviation = unit !== unit?.toLowerCase();
  return unit !== undefined && !isAbbreviation && words.endsWith(` ${unit}`) ? words.slice(0, -unit.length - 1) : words;
}

/** One of a list in words: `attacks` → `attack`. */
export function singular(words: string): string {
  if (/(ss|us|is)$/.test(words)) return words;
  if (words.endsWith('uses')) return words.slice(0, -2);
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  return words.replace(/s$/, '');
}

/** Whether a description names a value as the usual one: `usually none`. */
export function usualIn(description: string, values: readonly string[]): string | undefined {
  const said = /usually (?:an? )?([\w-]+)/i.exec(description)?.[1]?.toLowerCase();
  return values.find((value) => wordsOf(value).toLowerCase() === said || value.toLowerCase() === said);
}
