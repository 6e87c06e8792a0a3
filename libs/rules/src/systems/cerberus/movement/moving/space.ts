import { z } from 'zod';
import { decimal } from '../../../../kernel/schema.ts';

/** Places in space, in feet, compared exactly: coordinates have four decimals, and only squares are. */

const coordinate = (axis: string) => decimal(-100_000, 100_000, { description: axis, unit: 'ft' });

export const Place = z.strictObject({ x: coordinate('East.'), y: coordinate('North.'), z: coordinate('Up.') }).meta({
  id: 'CerberusPlace',
  title: 'Place',
  description: 'A point in space, in feet along three axes at right angles; the third one is height.',
  examples: [{ x: 12, y: 15, z: 0 }],
});
export type Place = z.infer<typeof Place>;

const part = (axis: string) => z.number().min(-1000).max(1000).meta({ description: axis });

export const Direction = z
  .strictObject({ x: part('East.'), y: part('North.'), z: part('Up.') })
  .refine(({ x, y, z }) => [x, y, z].some((one) => scaled(one, FINE) !== 0n), 'a direction: not all three are 0')
  .meta({
    id: 'CerberusAreaDirection',
    title: 'Direction',
    description: 'Where a cone or line points; not all three are 0, and its length is no matter.',
    examples: [{ x: 1, y: 0, z: 0 }],
  });
export type Direction = z.infer<typeof Direction>;

type Vector = readonly [bigint, bigint, bigint];

const COARSE = 10_000;
const FINE = 1_000_000_000;

function scaled(value: number, scale: number): bigint {
  return BigInt(Math.round(value * scale));
}

function vector({ x, y, z }: Place, scale: number): Vector {
  return [scaled(x, scale), scaled(y, scale), scaled(z, scale)];
}

function dot([a, b, c]: Vector, [x, y, z]: Vector): bigint {
  return a * x + b * y + c * z;
}

/** Below 0 inside a figure, 0 on its edge, above 0 outside. */
export type Side = -1 | 0 | 1;

function sideOf(value: bigint, edge: bigint): Side {
  return value < edge ? -1 : value > edge ? 1 : 0;
}

const outermost = (...sides: Side[]): Side => Math.max(...sides) as Side;

/** A place as seen from an origin. */
export function from(origin: Place, point: Place): Place {
  return { x: point.x - origin.x, y: point.y - origin.y, z: point.z - origin.z };
}

/** On which side of a sphere of this radius around the origin a place is. */
export function sideOfSphere(place: Place, radius: number): Side {
  const p = vector(place, COARSE);
  return sideOf(dot(p, p), scaled(radius, COARSE) ** 2n);
}

/**
 * On which side of a cone or a line a place is: along its axis between 0 and the length, and off the axis by less than `width`.
 * With the direction d the distance along is p·d / |d|, and off the axis |p|² − (p·d)² / |d|²; everything is multiplied by |d|².
 * @param width half of it, as a share of the distance along (a cone), or in feet (a line)
 */
export function sideOfBeam(
  place: Place,
  direction: Direction,
  length: number,
  width: { share: number } | { feet: number },
) {
  const p = vector(place, COARSE);
  const d = vector(direction, FINE);
  const [along, squared] = [dot(p, d), dot(d, d)];
  const begins = sideOf(0n, along);
  const ends = sideOf(along * along, scaled(length, COARSE) ** 2n * squared);
  const off = dot(p, p) * squared - along * along;
  const isShare = 'share' in width;
  const half = scaled(isShare ? width.share : width.feet, COARSE) ** 2n;
  const most = isShare ? half * along * along : half * squared;
  const sides = sideOf(isShare ? off * BigInt(COARSE) ** 2n : off, most);
  return outermost(begins, ends, sides);
}

/** The straight line between two places that lie so far apart along the three axes. */
export function distanceOf(place: Place): number {
  const { x, y, z } = place;
  return Math.sqrt(x * x + y * y + z * z);
}
