// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { act } from './act.ts';
import { coat } from './coat.ts';
import { combined } from './combined.ts';
import { conditionBleeding } from './condition.bleeding.ts';
import { conditionBlinded } from './condition.blinded.ts';
import { conditionGagged } from './condition.gagged.ts';
import { conditionGeneral } from './condition.general.ts';
import { conditionGrappled } from './condition.grappled.ts';
import { conditionNauseated } from './condition.nauseated.ts';
import { conditionParalyzed } from './condition.paralyzed.ts';
import { conditionPoisoned } from './condition.poisoned.ts';
import { conditionProne } from './condition.prone.ts';
import { conditionStunned } from './condition.stunned.ts';
import { deathThreshold } from './death-threshold.ts';
import { dyingFirstAid } from './dying.first-aid.ts';
import { dyingMagic } from './dying.magic.ts';
import { dyingSave } from './dying.save.ts';
import { energyEffects } from './energy.effects.ts';
import { fearCornered } from './fear.cornered.ts';
import { fearFlee } from './fear.flee.ts';
import { fearRecovery } from './fear.recovery.ts';
import { fearSource } from './fear.source.ts';
import { heal } from './heal.ts';
import { healingSources } from './healing.sources.ts';
import { hpMeaning } from './hp.meaning.ts';
import { poisonCoatLifetime } from './poison.coat-lifetime.ts';
import { poisonCoating } from './poison.coating.ts';
import { poisonExposure } from './poison.exposure.ts';
import { poisonHarvest } from './poison.harvest.ts';
import { poisonNature } from './poison.nature.ts';
import { poisonReExposure } from './poison.re-exposure.ts';
import { poisonReferencePreparations } from './poison.reference-preparations.ts';
import { poisonTreatment } from './poison.treatment.ts';
import { poison } from './poison.ts';
import { shakeOff } from './shake-off.ts';
import { stable } from './stable.ts';
import { state } from './state.ts';
import { tend } from './tend.ts';
import { turn } from './turn.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.health',
  units: [
    act,
    coat,
    combined,
    conditionBleeding,
    conditionBlinded,
    conditionGagged,
    conditionGeneral,
    conditionGrappled,
    conditionNauseated,
    conditionParalyzed,
    conditionPoisoned,
    conditionProne,
    conditionStunned,
    deathThreshold,
    dyingFirstAid,
    dyingMagic,
    dyingSave,
    energyEffects,
    fearCornered,
    fearFlee,
    fearRecovery,
    fearSource,
    heal,
    healingSources,
    hpMeaning,
    poisonCoatLifetime,
    poisonCoating,
    poisonExposure,
    poisonHarvest,
    poisonNature,
    poisonReExposure,
    poisonReferencePreparations,
    poisonTreatment,
    poison,
    shakeOff,
    stable,
    state,
    tend,
    turn,
  ],
};
