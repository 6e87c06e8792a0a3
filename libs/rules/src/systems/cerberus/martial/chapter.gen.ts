// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { criticalHeavyArmor } from './critical.heavy-armor.ts';
import { criticalTrigger } from './critical.trigger.ts';
import { damagePipeline } from './damage.pipeline.ts';
import { defenseDuel } from './defense.duel.ts';
import { drPenetration } from './dr.penetration.ts';
import { grappleCertain } from './grapple.certain.ts';
import { grappleCheck } from './grapple.check.ts';
import { grappleCost } from './grapple.cost.ts';
import { grappleDisarm } from './grapple.disarm.ts';
import { grappleFactors } from './grapple.factors.ts';
import { grappleForcedMovement } from './grapple.forced-movement.ts';
import { grappleHold } from './grapple.hold.ts';
import { grappleImmobilize } from './grapple.immobilize.ts';
import { grappleTrip } from './grapple.trip.ts';
import { parryLevelLimit } from './parry.level-limit.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.martial',
  units: [
    criticalHeavyArmor,
    criticalTrigger,
    damagePipeline,
    defenseDuel,
    drPenetration,
    grappleCertain,
    grappleCheck,
    grappleCost,
    grappleDisarm,
    grappleFactors,
    grappleForcedMovement,
    grappleHold,
    grappleImmobilize,
    grappleTrip,
    parryLevelLimit,
  ],
};
