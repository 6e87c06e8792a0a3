import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';

const { flightSpells } = cerberusMovementTables;

/** Which ways a spell lets one go in the air. */
export const flightModes = formula({
  id: 'cerberus.movement.flight.modes',
  input: z.strictObject({
    spell: choice('CerberusFlightSpell', ['Levitate', 'Air Walk', 'Fly'], 'The spell that carries.'),
    direction: choice(
      'CerberusFlightDirection',
      ['vertical', 'horizontal', 'diagonal'],
      'Straight up or down, level, or along a slope.',
    ),
    tooSteep: flag("Whether the slope is steeper than the spell's level lets Air Walk be.").optional(),
  }),
  output: z.strictObject({ allowed: flag('Whether the spell lets one go that way.') }),
  says: ({ allowed }, { spell, direction }) =>
    `${spell} ${allowed ? 'carries' : 'does not carry'} that way: ${direction}.`,
  evaluate({ spell, direction, tooSteep = false }) {
    const { directions, needs_slope: needsSlope } = rowOf(flightSpells, 'spell', spell);
    const isWay = (directions as readonly string[]).includes(direction);
    return { allowed: isWay && !(needsSlope && direction === 'diagonal' && tooSteep) };
  },
});
