/** How a die's faces are laid out for a thumb. */
export type PadLayout =
  | { kind: 'grid'; columns: number; faces: number }
  /** Percentile dice: the tens die and the units die. */
  | { kind: 'percentile' }
  /** Too many faces for buttons: digits. */
  | { kind: 'digits'; faces: number };

const COLUMNS: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 2, 6: 3, 8: 4, 10: 5, 12: 4, 20: 4 };

export function padLayout(faces: number): PadLayout {
  if (faces === 100) return { kind: 'percentile' };
  if (faces <= 30) return { kind: 'grid', columns: COLUMNS[faces] ?? Math.min(5, faces), faces };
  return { kind: 'digits', faces };
}

/** What tens and units show: 00 and 0 is 100, 00 and 2 is 2, 90 and 0 is 90. */
export function percentile(tens: number, units: number): number {
  return tens + units === 0 ? 100 : tens + units;
}

/** Which of the digits may come next, so that nothing beyond the bounds can be typed. */
export function mayType(typed: string, digit: number, most: number): boolean {
  const next = Number(typed + digit);
  return next >= 1 && next <= most;
}

/** A fair die of the phone's own cryptographic generator. */
export function thrown(faces: number): number {
  // Numbers past the last whole multiple would favour low faces, so they are drawn again.
  const limit = Math.floor(2 ** 32 / faces) * faces;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] as number) >= limit);
  return ((drawn[0] as number) % faces) + 1;
}
