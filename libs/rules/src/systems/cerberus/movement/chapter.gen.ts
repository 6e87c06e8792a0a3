// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { allowanceTick } from './allowance.tick.ts';
import { allowance } from './allowance.ts';
import { altitudeDistance } from './altitude.distance.ts';
import { approachDamage } from './approach-damage.ts';
import { areaEveryone } from './area.everyone.ts';
import { areaMembership } from './area.membership.ts';
import { areaReflexEscape } from './area.reflex-escape.ts';
import { areaShapes } from './area.shapes.ts';
import { areaSpread } from './area.spread.ts';
import { chaseCatchUp } from './chase.catch-up.ts';
import { chaseSlower } from './chase.slower.ts';
import { chaseZoomIn } from './chase.zoom-in.ts';
import { combined } from './combined.ts';
import { coverTable } from './cover-table.ts';
import { coverChance } from './cover.chance.ts';
import { coverReflex } from './cover.reflex.ts';
import { coverTotal } from './cover.total.ts';
import { flightAttacks } from './flight.attacks.ts';
import { flightFall } from './flight.fall.ts';
import { flightMelee } from './flight.melee.ts';
import { flightModes } from './flight.modes.ts';
import { forcedEdge } from './forced.edge.ts';
import { forced } from './forced.ts';
import { jump } from './jump.ts';
import { lineOfEffect } from './line-of-effect.ts';
import { lineOfSight } from './line-of-sight.ts';
import { measure } from './measure.ts';
import { mountedCharge } from './mounted.charge.ts';
import { mountedControl } from './mounted.control.ts';
import { mountedExample } from './mounted.example.ts';
import { mountedOpportunity } from './mounted.opportunity.ts';
import { mountedPair } from './mounted.pair.ts';
import { mountedPosition } from './mounted.position.ts';
import { mountedReactions } from './mounted.reactions.ts';
import { mountedRiderActions } from './mounted.rider-actions.ts';
import { mountedUnhorsed } from './mounted.unhorsed.ts';
import { move } from './move.ts';
import { opportunityAttack } from './opportunity-attack.ts';
import { rangeShot } from './range.shot.ts';
import { rangeSpell } from './range.spell.ts';
import { rangeWeapon } from './range.weapon.ts';
import { reachTable } from './reach-table.ts';
import { reachEnemies } from './reach.enemies.ts';
import { reach } from './reach.ts';
import { shove } from './shove.ts';
import { speedModes } from './speed.modes.ts';
import { speed } from './speed.ts';
import { split } from './split.ts';
import { standUp } from './stand-up.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.movement',
  units: [
    allowanceTick,
    allowance,
    altitudeDistance,
    approachDamage,
    areaEveryone,
    areaMembership,
    areaReflexEscape,
    areaShapes,
    areaSpread,
    chaseCatchUp,
    chaseSlower,
    chaseZoomIn,
    combined,
    coverTable,
    coverChance,
    coverReflex,
    coverTotal,
    flightAttacks,
    flightFall,
    flightMelee,
    flightModes,
    forcedEdge,
    forced,
    jump,
    lineOfEffect,
    lineOfSight,
    measure,
    mountedCharge,
    mountedControl,
    mountedExample,
    mountedOpportunity,
    mountedPair,
    mountedPosition,
    mountedReactions,
    mountedRiderActions,
    mountedUnhorsed,
    move,
    opportunityAttack,
    rangeShot,
    rangeSpell,
    rangeWeapon,
    reachTable,
    reachEnemies,
    reach,
    shove,
    speedModes,
    speed,
    split,
    standUp,
  ],
};
