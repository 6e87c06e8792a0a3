import type { Row } from '../../types.ts';

/** BODY of one d6 by its face, and of a half die. */
export const bodyByFace = [
  { face: 1, body: 0, half_die_body: 0 },
  { face: 2, body: 1, half_die_body: 0 },
  { face: 3, body: 1, half_die_body: 0 },
  { face: 4, body: 1, half_die_body: 1 },
  { face: 5, body: 1, half_die_body: 1 },
  { face: 6, body: 2, half_die_body: 1 },
] as const satisfies readonly Row[];

/** A half die read as a total. */
export const halfDieTotals = [
  { face: 1, total: 1 },
  { face: 2, total: 1 },
  { face: 3, total: 2 },
  { face: 4, total: 2 },
  { face: 5, total: 3 },
  { face: 6, total: 3 },
] as const satisfies readonly Row[];

/** The Segments in which each SPD has a Phase. */
export const speedChart: readonly { readonly spd: number; readonly segments: readonly number[] }[] = [
  { spd: 0, segments: [] },
  { spd: 1, segments: [7] },
  { spd: 2, segments: [6, 12] },
  { spd: 3, segments: [4, 8, 12] },
  { spd: 4, segments: [3, 6, 9, 12] },
  { spd: 5, segments: [3, 5, 8, 10, 12] },
  { spd: 6, segments: [2, 4, 6, 8, 10, 12] },
  { spd: 7, segments: [2, 4, 6, 7, 9, 11, 12] },
  { spd: 8, segments: [2, 3, 5, 6, 8, 9, 11, 12] },
  { spd: 9, segments: [2, 3, 4, 6, 7, 8, 10, 11, 12] },
  { spd: 10, segments: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] },
  { spd: 11, segments: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { spd: 12, segments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
];

/** OCV of a ranged attack by distance in hexes. */
export const rangeModifiers = [
  { hexes_from: 0, hexes_to: 4, ocv: 0 },
  { hexes_from: 5, hexes_to: 8, ocv: -2 },
  { hexes_from: 9, hexes_to: 16, ocv: -4 },
  { hexes_from: 17, hexes_to: 32, ocv: -6 },
  { hexes_from: 33, hexes_to: 64, ocv: -8 },
  { hexes_from: 65, hexes_to: 128, ocv: -10 },
] as const satisfies readonly Row[];
