import type { Table } from '../../types.ts';
import { conditions, energyEffects, exposures, referencePreparations } from './tables.ts';

/** The tables of the chapter on health as they are shown, sorted and filtered. */
export const healthTables = [
  {
    id: 'cerberus.health.condition.general',
    title: 'What conditions do',
    columns: [
      { key: 'condition', title: 'Condition', kind: 'text' },
      { key: 'reflex_duels', title: 'Reflex duels', kind: 'number' },
      { key: 'bars', title: 'Bars', kind: 'list' },
      { key: 'tokens_per_tick', title: 'Tokens a tick', kind: 'number' },
    ],
    rows: conditions,
  },
  {
    id: 'cerberus.health.poison.exposure',
    title: 'Poison: DC by exposure',
    columns: [
      { key: 'exposure', title: 'Exposure', kind: 'text' },
      { key: 'reduction_flat', title: 'Lower by', kind: 'number' },
      { key: 'reduction_percent', title: 'Or by, if more', kind: 'number', unit: 'percent' },
      { key: 'condition', title: 'Needs', kind: 'text' },
    ],
    rows: exposures,
  },
  {
    id: 'cerberus.health.poison.reference-preparations',
    title: 'Reference preparations',
    columns: [{ key: 'poison', title: 'Poison', kind: 'text' }],
    rows: referencePreparations,
  },
  {
    id: 'cerberus.health.energy.effects',
    title: 'Positive and negative energy',
    columns: [
      { key: 'creature', title: 'Body', kind: 'text' },
      { key: 'positive', title: 'Positive energy', kind: 'text' },
      { key: 'negative', title: 'Negative energy', kind: 'text' },
    ],
    rows: energyEffects,
  },
] as const satisfies readonly Table[];
