import type { Row } from '../../types.ts';

/**
 * What each condition does: its modifier in Reflex duels, what it bars outright, and how many tokens a tick it leaves (null: as many as
 * there are). What depends on more than the condition stands in its own rule.
 */
export const conditions = [
  { condition: 'prone', reflex_duels: -5, bars: ['dodgeMelee'], tokens_per_tick: null },
  { condition: 'grappled', reflex_duels: 0, bars: ['weaponAttack', 'gestures'], tokens_per_tick: null },
  { condition: 'immobilized', reflex_duels: -5, bars: ['movement'], tokens_per_tick: null },
  { condition: 'blinded', reflex_duels: 0, bars: ['dodgeUnperceived', 'parryUnperceived'], tokens_per_tick: null },
  {
    condition: 'stunned',
    reflex_duels: 0,
    bars: ['movement', 'dodge', 'parry', 'opportunityAttack'],
    tokens_per_tick: 0,
  },
  {
    condition: 'paralyzed',
    reflex_duels: 0,
    bars: ['movement', 'dodge', 'parry', 'opportunityAttack', 'reflexSave'],
    tokens_per_tick: 0,
  },
  { condition: 'poisoned', reflex_duels: 0, bars: [], tokens_per_tick: null },
  { condition: 'diseased', reflex_duels: 0, bars: [], tokens_per_tick: null },
  { condition: 'bleeding', reflex_duels: 0, bars: [], tokens_per_tick: null },
  { condition: 'gagged', reflex_duels: 0, bars: ['speech'], tokens_per_tick: null },
  { condition: 'silenced', reflex_duels: 0, bars: ['speech'], tokens_per_tick: null },
  { condition: 'nauseated', reflex_duels: 0, bars: ['opportunityAttack'], tokens_per_tick: 1 },
  { condition: 'frightened', reflex_duels: 0, bars: ['attackSource', 'approachSource'], tokens_per_tick: null },
] as const satisfies readonly Row[];

/** How much each way of exposure takes off a poison's DC: the greater of the flat figure and the share. */
export const exposures = [
  { exposure: 'ingestion', reduction_flat: 0, reduction_percent: 0, condition: 'swallowed' },
  { exposure: 'injection', reduction_flat: 0, reduction_percent: 0, condition: 'straight into the blood' },
  { exposure: 'injury', reduction_flat: 0, reduction_percent: 0, condition: '1 damage or more passes DR' },
  { exposure: 'contact', reduction_flat: 5, reduction_percent: 20, condition: null },
  { exposure: 'inhalation', reduction_flat: 7, reduction_percent: 25, condition: null },
] as const satisfies readonly Row[];

/** Poisons that are named without figures. */
export const referencePreparations = [
  { poison: 'Cerberus Nerve Venom' },
  { poison: 'Drow Sleep' },
  { poison: 'Black Flower Sap' },
  { poison: 'Suffocating Spores' },
] as const satisfies readonly Row[];

/** What energies do to each kind of body. */
export const energyEffects = [
  { creature: 'living', positive: 'heal', negative: 'harm' },
  { creature: 'undead', positive: 'harm', negative: 'heal' },
  { creature: 'partialUndead', positive: 'harm', negative: 'harm' },
] as const satisfies readonly Row[];
