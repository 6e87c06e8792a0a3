/** How much of a wanted name must be in another before that is worth naming. */
const NEAR = 0.4;
const MOST_NAMED = 3;
/** Longer names are cut: nobody's id is so long, and looking through all must cost little. */
const LONGEST = 80;

/**
 * The names that come nearest to a wanted one. What of the first segments is the same is no merit of either, so that the rest
 * decides: it is compared by its pairs of neighbouring letters, which tell a slip of the finger from another word.
 */
export function nearest(id: string, known: Iterable<string>): string[] {
  const wanted = segmentsOf(id.slice(0, LONGEST));
  const scored: { name: string; score: number }[] = [];
  for (const name of known) {
    const score = likeness(wanted, segmentsOf(name));
    if (score >= NEAR) scored.push({ name, score });
  }
  return scored
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
}

function segmentsOf(name: string): string[] {
  return name.toLowerCase().split(/[.#]/);
}

/** From 0 to 1: how much of the wanted rest is in the other, and how much else is there. */
function likeness(wanted: readonly string[], other: readonly string[]): number {
  let same = 0;
  while (same < wanted.length - 1 && same < other.length - 1 && wanted[same] === other[same]) same += 1;
  const [left, right] = [pairsOf(wanted.slice(same)), pairsOf(other.slice(same))];
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return shared / left.size / 2 + shared / (left.size + right.size);
}

function pairsOf(segments: readonly string[]): Set<string> {
  const text = ` ${segments.join('').replace(/[^a-z0-9]/g, '')} `;
  const pairs = new Set<string>();
  for (let i = 1; i < text.length; i++) pairs.add(text.slice(i - 1, i + 1));
  return pairs;
}
