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
    const bit = 1 << ((text.length + text.charCodeAt(text.length - 1)) & 31);
    if ((this.seen & bit) !== 0 && this.all.includes(text)) return;
    this.seen |= bit;
    this.all.push(text);
  }
}
