import { z } from 'zod';
import { choice, decimal, flag, whole } from '../../../../kernel/schema.ts';
import { displayName } from '../../base/figures.ts';
import { AttackRange } from '../../martial/positions.ts';
import { combatantId, reserve } from '../../vocabulary.ts';
import { Condition } from '../conditions.ts';
import { canFleeField } from '../fear.cornered.ts';
import { fearDistances } from '../fear.flee.ts';
import { FearTarget } from '../fear.source.ts';

export const Deed = choice(
  'CerberusDeed',
  [
    'weaponAttack',
    'opportunityAttack',
    'castSpell',
    'generalAction',
    'ritual',
    'move',
    'standUp',
    'escape',
    'dodge',
    'parry',
    'reflexSave',
    'willSave',
    'fortitudeSave',
  ],
  'What somebody wants to do.',
);
export type Deed = z.infer<typeof Deed>;

const Fear = z.strictObject({ ...fearDistances, canFlee: canFleeField() }).meta({
  id: 'CerberusFear',
  title: 'Fear',
  description: 'How far the source of a fear is, and whether there is a way out.',
});

const Actor = z
  .strictObject({
    id: combatantId().optional(),
    name: displayName('Name, for sentences.'),
    conditions: z.array(Condition).max(50).describe('The conditions that hold now.'),
    fear: Fear.optional().describe('Needed where the character is frightened.'),
  })
  .refine(({ conditions, fear }) => !conditions.includes('frightened') || fear !== undefined, {
    message: 'the distance to what is feared, since the character is frightened',
    path: ['fear'],
  })
  .meta({
    id: 'CerberusActor',
    title: 'Character',
    description: 'Who wants to act; fear is needed where the conditions have frightened.',
  });

const Tick = z
  .strictObject({
    freeSlots: reserve('Free slots of the Action Board this tick.').optional(),
    tokensSpent: reserve('Tokens already spent this tick.').optional(),
    escapesTried: whole(0, 100, 'Escapes already tried this tick.').optional(),
  })
  .meta({ id: 'CerberusTickSoFar', title: 'This tick', description: 'What has been done this tick; usually nothing.' });

export const ActInput = z.strictObject({
  actor: Actor,
  deed: Deed,
  target: FearTarget.optional().describe('At whom it is aimed, or from whom it comes; usually not what is feared.'),
  attackRange: AttackRange.optional().describe('How the attack to be dodged or parried is made; usually in melee.'),
  perceived: flag(
    'Whether the attack to be dodged or parried is perceived; without sight, left out, the GM says.',
  ).optional(),
  gestures: flag('Whether the spell has gestures; usually so.').optional(),
  speech: flag('Whether the spell is spoken; usually so.').optional(),
  castingTicks: whole(1, 100_000, { description: 'How long the spell takes to cast.', unit: 'ticks' }).optional(),
  movementFraction: decimal(0, 1, 'The share of Speed that a feat leaves during this action.').optional(),
  effectAllowsSave: flag('Whether the effect that is resisted allows a Save; usually so.').optional(),
  tick: Tick.optional(),
});
export type ActInput = z.infer<typeof ActInput>;
