import type { Table } from '../../types.ts';
import { areaShapes, baseReach, coverGrades, flightSpells, shares, spellRanges, weaponRanges } from './tables.ts';

/** The movement chapter's tables as they are shown, sorted and filtered. */
export const movementTables = [
  {
    id: 'cerberus.movement.cover-table',
    title: 'Cover grades',
    columns: [
      { key: 'cover', title: 'Cover', kind: 'text' },
      { key: 'examples', title: 'For example', kind: 'text' },
      { key: 'reflex_bonus', title: "Defender's duel bonus", kind: 'number' },
      { key: 'opening_x', title: 'Opening: chances', kind: 'number' },
      { key: 'opening_y', title: 'Opening: out of', kind: 'number' },
      { key: 'targetable', title: 'Can be targeted', kind: 'flag' },
    ],
    rows: coverGrades,
  },
  {
    id: 'cerberus.movement.allowance',
    title: 'Share of Speed left by each action',
    columns: [
      { key: 'action', title: 'In the tick', kind: 'text' },
      { key: 'actions', title: 'Called', kind: 'list' },
      { key: 'share', title: 'Share of Speed', kind: 'number' },
      { key: 'note', title: 'Note', kind: 'text' },
    ],
    rows: shares,
  },
  {
    id: 'cerberus.movement.range.spell',
    title: 'Named spell ranges',
    columns: [
      { key: 'names', title: 'Range', kind: 'list' },
      { key: 'base_ft', title: 'Feet', kind: 'number', unit: 'ft' },
      { key: 'per_cl_ft', title: 'and for each CL', kind: 'number', unit: 'ft' },
      { key: 'rule', title: 'Rule', kind: 'text' },
    ],
    rows: spellRanges,
  },
  {
    id: 'cerberus.movement.range.weapon',
    title: 'Effective weapon ranges',
    columns: [
      { key: 'names', title: 'Weapons', kind: 'list' },
      { key: 'effective_ft', title: 'Effective to', kind: 'number', unit: 'ft' },
      { key: 'powerful_archer_up_to_ft', title: 'Powerful archer, up to', kind: 'number', unit: 'ft' },
      { key: 'shape', title: 'Shape', kind: 'text' },
    ],
    rows: weaponRanges,
  },
  {
    id: 'cerberus.movement.reach-table',
    title: 'Base reach by size',
    columns: [
      { key: 'size', title: 'Size', kind: 'text' },
      { key: 'reach_ft', title: 'Reach', kind: 'number', unit: 'ft' },
    ],
    rows: baseReach,
    alsoOf: ['cerberus.movement.reach'],
  },
  {
    id: 'cerberus.movement.area.shapes',
    title: 'Area shapes',
    columns: [
      { key: 'shape', title: 'Shape', kind: 'text' },
      { key: 'origin', title: 'From', kind: 'text' },
      { key: 'moves', title: 'Moves along', kind: 'flag' },
      { key: 'extent', title: 'Extent', kind: 'text' },
      { key: 'width_ft', title: 'Width', kind: 'number', unit: 'ft' },
    ],
    rows: areaShapes,
    alsoOf: ['cerberus.movement.area.membership'],
  },
  {
    id: 'cerberus.movement.flight.modes',
    title: 'Magical movement in the air',
    columns: [
      { key: 'spell', title: 'Spell', kind: 'text' },
      { key: 'movement', title: 'Movement', kind: 'text' },
      { key: 'directions', title: 'Ways', kind: 'list' },
      { key: 'needs_slope', title: 'Within its slope', kind: 'flag' },
    ],
    rows: flightSpells,
  },
] as const satisfies readonly Table[];
