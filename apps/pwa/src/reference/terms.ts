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
  const exact = new Map<string, Writing[]>();
  const loose = new Map<string, Writing[]>();
  for (const writing of glossary.flatMap(writingsOf)) {
    const forms = writing.isExact ? exact : loose;
    forms.set(writing.word, [...(forms.get(writing.word) ?? []), writing]);
  }
  // What means something else is found too, as nobody's: it takes the term's word with it.
  const others = glossary.flatMap(({ notIn = [] }) => notIn);
  const pattern = patternOf([...exact.keys()], [...loose.keys(), ...others]);
  return {
    pieces(text, except) {
      if (!pattern) return [{ text }];
      return cut(text, pattern, (found, start) => {
        const writings = exact.get(found) ?? loose.get(found.toLowerCase());
        if (!writings) return undefined;
        const [before, after] = [text.slice(0, start), text.slice(start + found.length)];
        const term = writings.find(({ fits }) => fits(before, after))?.term;
        if (!term || (except !== undefined && term.entry === except)) return undefined;
        return isDeed(before, found, after) ? undefined : term;
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
  /^(?: (?:or|nor|and) \p{L}+s)? (?:an?|one|each|any|the|it|them|him|her|that|this|these|those|its|his|their|your|every|all)(?!\p{L})/u;

/** Whether a word that looks like a plural is what somebody does: who `dodges`, a shield that `parries them`. */
function isDeed(before: string, word: string, after: string): boolean {
  return /^\S+s$/.test(word) && (DOER.test(before) || DONE_TO.test(after));
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

/** A way to write a term: its word, whether in these very letters, and whether what stands beside it is as it must be. */
interface Writing {
  term: Term;
  word: string;
  isExact: boolean;
  fits(before: string, after: string): boolean;
}

function writingsOf(term: Term): Writing[] {
  if (term.writtenAs) return term.writtenAs.map((form) => writingOf(term, form));
  return formsOf(term.term).map((form) => {
    const isExact = isAbbreviation(form);
    return { term, word: isExact ? form : form.toLowerCase(), isExact, fits: () => true };
  });
}

/** `(a/the) hold` → `hold`, after either. */
function writingOf(term: Term, form: string): Writing {
  const [, before, word = form, after] = /^(?:\(([^)]+)\) )?([^()]+?)(?: ?\(([^)]+)\))?$/.exec(form) ?? [];
  const ahead = before === undefined ? undefined : new RegExp(`(?<!${SIGN})(?:${anyOf(before)}) $`, 'iu');
  const behind = after === undefined ? undefined : new RegExp(`^ ?(?:${anyOf(after)})(?!${SIGN})`, 'iu');
  return {
    term,
    word,
    isExact: word !== word.toLowerCase(),
    fits: (left, right) => (ahead?.test(left.slice(-40)) ?? true) && (behind?.test(right) ?? true),
  };
}

function anyOf(choices: string): string {
  return choices.split('/').map(literal).join('|');
}

const SIGN = String.raw`[\p{L}\p{N}]`;

/** Whole words only. Before "down" or "up" a word is a verb ("round down"), and means something else. */
function patternOf(exact: readonly string[], loose: readonly string[]): RegExp | undefined {
  const forms = [...exact, ...loose].sort((a, b) => b.length - a.length);
  if (forms.length === 0) return undefined;
  const capitals = new Set(exact);
  const patterns = forms.map((form) => (capitals.has(form) ? literal(form) : inAnyCase(form)));
  return new RegExp(String.raw`(?<!${SIGN})(?:${patterns.join('|')})(?!${SIGN})(?! (?:down|up|off)\b)`, 'gu');
}

/** `slot` → `[sS][lL][oO][tT]`: the flag for it would find abbreviations in small letters too. */
function inAnyCase(form: string): string {
  return [...form].map((sign) => (/[a-z]/i.test(sign) ? eitherCase(sign) : literal(sign))).join('');
}

function eitherCase(sign: string): string {
  return `[${sign.toLowerCase()}${sign.toUpperCase()}]`;
}

function literal(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
