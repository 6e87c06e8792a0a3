import type { Table } from '../types.ts';
import { dodgeMatrix, parryMatrix, undefended } from './matrices.ts';
import {
  armorOrigins,
  demonRanges,
  engagement,
  fumbleBands,
  fumbleEffects,
  levelMeanings,
  moveDelays,
  phases,
  summary,
  weaponFamilies,
} from './tables.ts';

const OUTCOMES = [
  { key: 'outcome', title: 'Outcome', kind: 'text' },
  { key: 'damage', title: 'Damage', kind: 'text' },
] as const;
const FUMBLES = [
  { key: 'att_fumble', title: 'Attacker fumbles', kind: 'flag' },
  { key: 'def_fumble', title: 'Defender fumbles', kind: 'flag' },
] as const;
const ROLLED = [
  { key: 'rolled', title: 'Defence rolled', kind: 'flag' },
  { key: 'basis', title: 'Told or inferred', kind: 'text' },
] as const;

/** The tables as they are shown, sorted and filtered. */
export const shownTables: readonly Table[] = [
  {
    id: 'dex-rank.round.phases',
    title: 'Phases of a round',
    columns: [
      { key: 'order', title: 'Order', kind: 'number' },
      { key: 'phase', title: 'Phase', kind: 'text' },
      { key: 'opens', title: 'Opens', kind: 'text' },
    ],
    rows: phases,
  },
  {
    id: 'dex-rank.round.engagement',
    title: 'What is open to the engaged and to others',
    columns: [
      { key: 'action', title: 'Action', kind: 'text' },
      { key: 'engaged', title: 'Engaged', kind: 'flag' },
      { key: 'unengaged', title: 'Unengaged', kind: 'flag' },
    ],
    rows: engagement,
    alsoOf: ['dex-rank.action.non-combat', 'dex-rank.action.attack-kind'],
  },
  {
    id: 'dex-rank.action.move',
    title: 'Delay by movement',
    columns: [
      { key: 'mov_above', title: 'Above', kind: 'number', unit: 'MOV' },
      { key: 'mov_to', title: 'Up to', kind: 'number', unit: 'MOV' },
      { key: 'delay_ranks', title: 'Delay', kind: 'number', unit: 'ranks' },
    ],
    rows: moveDelays,
  },
  {
    id: 'dex-rank.summary.table',
    title: 'Combat summary',
    columns: [
      { key: 'attack', title: 'Attack', kind: 'text' },
      { key: 'parry', title: 'Parry', kind: 'text' },
      { key: 'result', title: 'Result', kind: 'text' },
    ],
    rows: summary,
  },
  {
    id: 'dex-rank.level.meaning',
    title: 'What the levels do',
    columns: [
      { key: 'level', title: 'Level', kind: 'text' },
      { key: 'damage', title: 'Damage', kind: 'text' },
      { key: 'armor', title: 'Armor', kind: 'text' },
      { key: 'stopped_by', title: 'Stopped by', kind: 'list' },
      { key: 'skill', title: 'Outside combat', kind: 'text' },
    ],
    rows: levelMeanings,
  },
  {
    id: 'dex-rank.matrix.parry',
    title: 'Attack level against parry level',
    columns: [
      { key: 'attack', title: 'Attack', kind: 'text' },
      { key: 'parry', title: 'Parry', kind: 'text' },
      ...OUTCOMES,
      { key: 'item_check', title: 'Item tested', kind: 'flag' },
      { key: 'armor', title: 'Armor', kind: 'text' },
      { key: 'riposte', title: 'Riposte', kind: 'flag' },
      ...FUMBLES,
      ...ROLLED,
    ],
    rows: parryMatrix,
  },
  {
    id: 'dex-rank.matrix.dodge',
    title: 'Attack level against dodge level',
    columns: [
      { key: 'attack', title: 'Attack', kind: 'text' },
      { key: 'dodge', title: 'Dodge', kind: 'text' },
      ...OUTCOMES,
      { key: 'armor', title: 'Armor', kind: 'text' },
      ...FUMBLES,
      { key: 'reachable', title: 'Can arise', kind: 'flag' },
      ...ROLLED,
    ],
    rows: dodgeMatrix,
  },
  {
    id: 'dex-rank.matrix.undefended',
    title: 'Attack against no defence',
    columns: [
      { key: 'attack', title: 'Attack', kind: 'text' },
      ...OUTCOMES,
      { key: 'armor', title: 'Armor', kind: 'text' },
      { key: 'att_fumble', title: 'Attacker fumbles', kind: 'flag' },
      { key: 'basis', title: 'Told or inferred', kind: 'text' },
    ],
    rows: undefended,
  },
  {
    id: 'dex-rank.weapon.classes',
    title: 'Families of weapon classes',
    columns: [
      { key: 'family', title: 'Family', kind: 'text' },
      { key: 'examples', title: 'Examples', kind: 'list' },
      { key: 'note', title: 'Note', kind: 'text' },
      { key: 'may_impale', title: 'May impale', kind: 'flag' },
    ],
    rows: weaponFamilies,
    alsoOf: ['dex-rank.weapon.can-impale'],
  },
  {
    id: 'dex-rank.armor.origin',
    title: 'Armor made in one place',
    columns: [
      { key: 'armor', title: 'Armor', kind: 'text' },
      { key: 'origin', title: 'From', kind: 'text' },
      { key: 'elsewhere', title: 'Elsewhere', kind: 'text' },
    ],
    rows: armorOrigins,
  },
  {
    id: 'dex-rank.fumble.table',
    title: 'How hand-to-hand fumbles run',
    columns: [
      { key: 'band', title: 'Rolls', kind: 'text' },
      { key: 'results', title: 'Results', kind: 'text' },
    ],
    rows: fumbleBands,
  },
  {
    id: 'dex-rank.fumble.demon',
    title: 'Results that demon gear replaces',
    columns: [
      { key: 'table', title: 'Table', kind: 'text' },
      { key: 'from', title: 'From', kind: 'number' },
      { key: 'to', title: 'To', kind: 'number' },
      { key: 'entry', title: 'Entry', kind: 'number' },
    ],
    rows: demonRanges,
  },
  {
    id: 'dex-rank.fumble.effects',
    title: 'Effects of fumbles',
    columns: [
      { key: 'effect', title: 'Effect', kind: 'text' },
      { key: 'of', title: 'Of', kind: 'text' },
      { key: 'ends', title: 'Ends', kind: 'text' },
    ],
    rows: fumbleEffects,
  },
];
