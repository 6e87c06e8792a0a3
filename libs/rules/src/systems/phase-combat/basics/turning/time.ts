import { z } from 'zod';
import { whole } from '../../../../kernel/schema.ts';
import { segment } from '../../vocabulary.ts';
import { SEGMENTS } from '../phases.ts';

export const At = z
  .strictObject({ turn: whole(1, 100_000, 'The Turn, from 1.'), segment: segment('The Segment of that Turn.') })
  .meta({ id: 'PhaseCombatTime', description: 'A Segment of a Turn.' });
export type At = z.infer<typeof At>;

export const isSame = (one: At | undefined, other: At) => one?.turn === other.turn && one.segment === other.segment;

export const isBefore = (one: At, other: At) => (one.turn - other.turn) * SEGMENTS + one.segment - other.segment < 0;
