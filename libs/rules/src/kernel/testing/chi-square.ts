/** How unlikely it is that counts differ this much from what was expected, as a number of standard deviations (Wilson and Hilferty). */
export function chiSquareDeviation(observed: readonly number[], expected: readonly number[]): number {
  const degrees = observed.length - 1;
  if (degrees < 1) return 0;
  const statistic = observed.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 0), 0);
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread);
}

/** Joins neighbouring cells until each is expected at least `least` times; the approximation needs that. */
export function pooled(
  observed: readonly number[],
  expected: readonly number[],
  least = 5,
): { observed: number[]; expected: number[] } {
  const cells = { observed: [] as number[], expected: [] as number[] };
  let [count, wanted] = [0, 0];
  for (const [i, share] of expected.entries()) {
    count += observed[i] ?? 0;
    wanted += share;
    if (wanted < least) continue;
    cells.observed.push(count);
    cells.expected.push(wanted);
    [count, wanted] = [0, 0];
  }
  const last = cells.expected.length - 1;
  if (last >= 0) {
    cells.observed[last] = (cells.observed[last] ?? 0) + count;
    cells.expected[last] = (cells.expected[last] ?? 0) + wanted;
  }
  return cells;
}
