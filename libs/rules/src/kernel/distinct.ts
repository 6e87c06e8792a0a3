/**
 * A few dozen short texts, each once, in the order in which they came. Making a set costs more than looking through so few,
 * and a bit for each length and last letter tells of most new ones that they are new without looking.
 */
export class Distinct {
  readonly all: string[] = [];
  private seen = 0;
  private last: string | undefined = undefined;

  add(text: string): void {
    if (text === this.last) return;
    this.last = text;
    const bit = bitOf(text);
    if ((this.seen & bit) !== 0 && this.all.includes(text)) return;
    this.seen |= bit;
    this.all.push(text);
  }
}

/** One of 32 bits, by a text's length and last letter: where it has not been set, the text has not been met. */
export function bitOf(text: string): number {
  return 1 << ((text.length + text.charCodeAt(text.length - 1)) & 31);
}
