import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const RiderOrMount = choice('CerberusRiderOrMount', ['rider', 'mount'], 'The rider or the mount.');
type RiderOrMount = z.infer<typeof RiderOrMount>;

/** A pair takes the space of the mount; each is aimed at and hurt by itself, and an area over both gets both. */
export const mountedPosition = formula({
  id: 'cerberus.movement.mounted.position',
  input: z.strictObject({
    attack: choice(
      'CerberusAttackOnPair',
      ['aimed at rider', 'aimed at mount', 'area'],
      'At whom the attack is aimed, or that it is an area.',
    ),
    inArea: flag('Whether the pair is inside the area.').optional(),
  }),
  output: z.strictObject({ affected: z.array(RiderOrMount).max(2).describe('Whom it can affect, each for itself.') }),
  says: ({ affected }) => (affected.length === 0 ? 'Neither of them.' : `It can affect: ${affected.join(', ')}.`),
  evaluate({ attack, inArea = false }) {
    if (attack === 'area') return { affected: inArea ? (['rider', 'mount'] as RiderOrMount[]) : [] };
    return { affected: [attack === 'aimed at rider' ? 'rider' : 'mount'] as RiderOrMount[] };
  },
});
