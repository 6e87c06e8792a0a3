/** A box on the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** As far from a word as half a fingertip is wide beyond half a line, in pixels. */
export const REACH = 14;

/** How far a point is from a box; 0 inside of it. */
export function distance({ left, right, top, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The thing whose boxes are nearest to a point, if any of them is in reach. A word that is broken over two lines has two boxes. */
export function nearest<T>(things: Iterable<readonly [T, Iterable<Box>]>, x: number, y: number): T | undefined {
  let best: T | undefined;
  let least = REACH;
  for (const [thing, boxes] of things) {
    for (const box of boxes) {
      const away = distance(box, x, y);
      if (away > least) continue;
      least = away;
      best = thing;
    }
  }
  return best;
}
