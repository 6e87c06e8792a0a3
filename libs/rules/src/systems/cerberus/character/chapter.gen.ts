// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { advancement } from './advancement.ts';
import { affinitiesPrecedence } from './affinities.precedence.ts';
import { affinities } from './affinities.ts';
import { attributesAssignment } from './attributes.assignment.ts';
import { attributesGoverns } from './attributes.governs.ts';
import { attributesStrengthScale } from './attributes.strength-scale.ts';
import { casterLevelBase } from './caster-level.base.ts';
import { casterLevelClassRatio } from './caster-level.class-ratio.ts';
import { casterLevelHumanRed } from './caster-level.human-red.ts';
import { casterLevelNoAttribute } from './caster-level.no-attribute.ts';
import { casterLevelOpeningAward } from './caster-level.opening-award.ts';
import { casterLevelPartage } from './caster-level.partage.ts';
import { classDefinition } from './class.definition.ts';
import { classPartialData } from './class.partial-data.ts';
import { classThresholdLookup } from './class.threshold-lookup.ts';
import { combined } from './combined.ts';
import { create } from './create.ts';
import { creationConcept } from './creation.concept.ts';
import { creationNotPurchasable } from './creation.not-purchasable.ts';
import { creationProcedure } from './creation.procedure.ts';
import { creationStartingFeats } from './creation.starting-feats.ts';
import { derivedHp } from './derived.hp.ts';
import { derivedJumps } from './derived.jumps.ts';
import { derivedReserves } from './derived.reserves.ts';
import { derivedSaves } from './derived.saves.ts';
import { derivedSpeed } from './derived.speed.ts';
import { developmentTime } from './development-time.ts';
import { exampleOsseur } from './example.osseur.ts';
import { featPrecedence } from './feat.precedence.ts';
import { masteryCreation } from './mastery.creation.ts';
import { masteryRequirement } from './mastery.requirement.ts';
import { powerPath } from './power-path.ts';
import { progressionEncounterWorth } from './progression.encounter-worth.ts';
import { progressionLevel } from './progression.level.ts';
import { progressionOrganic } from './progression.organic.ts';
import { sizeScale } from './size.scale.ts';
import { sizeStep } from './size.step.ts';
import { slotsPerLevel } from './slots.per-level.ts';
import { spend } from './spend.ts';
import { startingEquipment } from './starting-equipment.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.character',
  units: [
    advancement,
    affinitiesPrecedence,
    affinities,
    attributesAssignment,
    attributesGoverns,
    attributesStrengthScale,
    casterLevelBase,
    casterLevelClassRatio,
    casterLevelHumanRed,
    casterLevelNoAttribute,
    casterLevelOpeningAward,
    casterLevelPartage,
    classDefinition,
    classPartialData,
    classThresholdLookup,
    combined,
    create,
    creationConcept,
    creationNotPurchasable,
    creationProcedure,
    creationStartingFeats,
    derivedHp,
    derivedJumps,
    derivedReserves,
    derivedSaves,
    derivedSpeed,
    developmentTime,
    exampleOsseur,
    featPrecedence,
    masteryCreation,
    masteryRequirement,
    powerPath,
    progressionEncounterWorth,
    progressionLevel,
    progressionOrganic,
    sizeScale,
    sizeStep,
    slotsPerLevel,
    spend,
    startingEquipment,
  ],
};
