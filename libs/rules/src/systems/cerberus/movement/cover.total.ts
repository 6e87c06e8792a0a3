import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Cover } from '../vocabulary.ts';

/** Nothing reaches a target behind total cover; lesser cover gives nothing against an area. */
export const coverTotal = formula({
  id: 'cerberus.movement.cover.total',
  input: z.strictObject({
    cover: Cover,
    attack: choice('CerberusAimedOrArea', ['targeted', 'area'], 'An attack on one target, or on an area.'),
  }),
  output: z.strictObject({ canAffect: flag('Whether the attack can reach the target.') }),
  says: ({ canAffect }) => (canAffect ? 'The attack can reach the target.' : 'Nothing reaches through total cover.'),
  evaluate: ({ cover }) => ({ canAffect: cover !== 'total' }),
});
