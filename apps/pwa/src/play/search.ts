interface Titled {
  title: string;
  summary: string;
}

/** Those whose title or summary has every wanted word, at least in its beginning; titles count more. */
export function searched<T extends Titled>(all: readonly T[], wanted: string): T[] {
  const words = plain(wanted).split(' ').filter(Boolean);
  return all
    .map((one) => ({ one, score: scoreOf(one, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

function scoreOf({ title, summary }: Titled, words: readonly string[]): number {
  const inTitle = plain(title).split(' ');
  const inSummary = plain(summary).split(' ');
  let score = 0;
  for (const word of words) {
    const here = Math.max(3 * likeness(word, inTitle), likeness(word, inSummary));
    if (here === 0) return 0;
    score += here;
  }
  return score;
}

/** 3 for a whole word, 2 for its beginning, 1 for a slip of the finger. */
function likeness(word: string, among: readonly string[]): number {
  if (among.includes(word)) return 3;
  if (among.some((one) => one.startsWith(word))) return 2;
  return word.length > 3 && among.some((one) => isOneSlipAway(word, one.slice(0, word.length + 1))) ? 1 : 0;
}

/** One letter more, less, other, or two swapped. */
export function isOneSlipAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const begins = (one: string, other: string) => other.startsWith(one);
  return (
    begins(restA.slice(1), restB.slice(1)) ||
    begins(restA.slice(1), restB) ||
    begins(restA, restB.slice(1)) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && begins(restA.slice(2), restB.slice(2)))
  );
}

/** Without accents and signs, in lower case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
