import type { Term } from '@riposte/content';

/** A piece of a text: plain words, or a known term as it is written there. */
export interface Piece {
  text: string;
  term?: Term;
}

/** A piece with what must stay on its line: a bracket before a marked word, a point after it. */
export interface HeldPiece extends Piece {
  before?: string;
  after?: string;
}

/** Takes what touches a marked word to it: the word is a box, beside which a line may break. */
export function held(pieces: readonly Piece[]): HeldPiece[] {
  const all: HeldPiece[] = pieces.map((piece) => ({ ...piece }));
  for (const [i, piece] of all.entries()) {
    if (!piece.term) continue;
    const [previous, next] = [all[i - 1], all[i + 1]];
    if (previous && !previous.term) [previous.text, piece.before] = parted(previous.text, /\S*$/);
    if (next && !next.term) {
      const [, after = ''] = /^(\S*)/.exec(next.text) ?? [];
      piece.after = after;
      next.text = next.text.slice(after.length);
    }
  }
  return all;
}

function parted(text: string, end: RegExp): [start: string, end: string] {
  const at = text.search(end);
  return [text.slice(0, at), text.slice(at)];
}

/** Finds a glossary's terms in a text. */
export interface TermFinder {
  /**
   * The text in pieces; each term is marked the first time only.
   * @param except the id of the entry that is being read: nobody needs its own term explained
   */
  pieces(text: string, except?: string): Piece[];
}

/** The finder of a glossary. Longer terms win over the shorter ones in them: "Reflex duel" is no "duel". */
export function termFinder(glossary: readonly Term[]): TermFinder {
  const exact = new Map<string, Term>();
  const loose = new Map<string, Term>();
  for (const term of glossary) {
    for (const form of formsOf(term.term)) {
      const forms = isAbbreviation(form) ? exact : loose;
      const key = isAbbreviation(form) ? form : form.toLowerCase();
      if (!forms.has(key)) forms.set(key, term);
    }
  }
  const pattern = patternOf([...exact.keys()], [...loose.keys()]);
  return {
    pieces(text, except) {
      if (!pattern) return [{ text }];
      return cut(text, pattern, (found, start) => {
        const term = exact.get(found) ?? loose.get(found.toLowerCase());
        if (!term || (except !== undefined && term.entry === except)) return undefined;
        return isDeed(text.slice(0, start), found, text.slice(start + found.length)) ? undefined : term;
      });
    },
  };
}

function cut(text: string, pattern: RegExp, termOf: (found: string, start: number) => Term | undefined): Piece[] {
  const pieces: Piece[] = [];
  const marked = new Set<Term>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = termOf(match[0], match.index);
    if (!term || marked.has(term)) continue;
    marked.add(term);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const DOER = /(?:^|\s)(?:it|he|she|who|which|that|one|neither|nor|never|always|also)\s$/i;
const DONE_TO =
  /^(?: (?:or|nor|and) \p{L}+s)? (?:an?|the|it|them|him|her|that|this|these|those|its|his|their|your|every|all)(?!\p{L})/u;

/** Whether a word that looks like a plural is what somebody does: who `dodges`, a shield that `parries them`. */
function isDeed(before: string, word: string, after: string): boolean {
  return /s$/.test(word) && (DOER.test(before) || DONE_TO.test(after));
}

/** `Damage reduction (DR)` is written as "damage reduction" and as "DR"; each also in the plural. */
export function formsOf(term: string): string[] {
  const inBrackets = [...term.matchAll(/\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  const names = [term.replace(/\s*\([^)]*\)/g, '').trim(), ...inBrackets];
  return names.flatMap((name) => (name === '' ? [] : [name, pluralOf(name)]));
}

function pluralOf(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/** DR and HP, with an s or without: such are found in capitals only. */
function isAbbreviation(form: string): boolean {
  return /^[A-Z]{2,}s?$/.test(form);
}

/** Whole words only. Before "down" or "up" a word is a verb ("round down"), and means something else. */
function patternOf(exact: readonly string[], loose: readonly string[]): RegExp | undefined {
  const forms = [...exact.map(literal), ...loose.map(inAnyCase)];
  if (forms.length === 0) return undefined;
  forms.sort((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])(?! (?:down|up|off)\b)`, 'gu');
}

/** `slot` → `[sS][lL][oO][tT]`: the flag for it would find abbreviations in small letters too. */
function inAnyCase(form: string): string {
  return [...literal(form)].map((sign) => (/[a-z]/.test(sign) ? `[${sign}${sign.toUpperCase()}]` : sign)).join('');
}

function literal(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
