import type { Table } from '../../types.ts';
import { classPoints } from './classes.ts';
import {
  affinities,
  attributeRarity,
  attributeUses,
  classFields,
  classList,
  combatRoutes,
  creationSteps,
  featFields,
  powerPathFields,
  powerPaths,
  sizes,
  strengthScale,
} from './tables.ts';

const text = (key: string, title: string) => ({ key, title, kind: 'text' }) as const;
const number = (key: string, title: string) => ({ key, title, kind: 'number' }) as const;
const list = (key: string, title: string) => ({ key, title, kind: 'list' }) as const;
const flag = (key: string, title: string) => ({ key, title, kind: 'flag' }) as const;
const feet = (key: string, title: string) => ({ key, title, kind: 'number', unit: 'ft' }) as const;

/** The tables of the chapter on characters as they are shown, sorted and filtered. */
export const characterTables = [
  {
    id: 'cerberus.character.attributes.strength-scale',
    title: 'What Strength looks like',
    columns: [number('str_min', 'STR from'), number('str_max', 'to'), text('benchmark', 'Benchmark')],
    rows: strengthScale,
  },
  {
    id: 'cerberus.character.attributes.rarity',
    title: 'How hard attributes are to raise',
    columns: [
      text('attribute', 'Attribute'),
      text('ease', 'To raise'),
      text('at_5', 'Human at 5'),
      text('at_10', 'At 10'),
    ],
    rows: attributeRarity,
  },
  {
    id: 'cerberus.character.attributes.governs',
    title: 'What each attribute feeds',
    columns: [text('attribute', 'Attribute'), text('use', 'Feeds'), text('mode', 'How'), text('detail', 'Detail')],
    rows: attributeUses,
  },
  {
    id: 'cerberus.character.affinities',
    title: 'Attributes and fields of magic',
    columns: [
      text('field', 'Field'),
      text('attribute', 'Attribute'),
      list('examples', 'Such as'),
      text('note', 'Remark'),
    ],
    rows: affinities,
  },
  {
    id: 'cerberus.character.creation.procedure',
    title: 'Steps of creation',
    columns: [
      number('step', 'Step'),
      text('name', 'Name'),
      list('required', 'Has to be there'),
      list('required_with_path', 'With a power path also'),
      list('optional', 'May be there'),
    ],
    rows: creationSteps,
  },
  {
    id: 'cerberus.character.feat.shape',
    title: 'What is written down of a feat',
    columns: [text('field', 'Field'), text('type', 'What stands there'), text('note', 'Remark')],
    rows: featFields,
  },
  {
    id: 'cerberus.character.creation.power-path-record',
    title: 'What is written down of a power path',
    columns: [text('field', 'Field'), text('type', 'What stands there'), list('values', 'One of')],
    rows: powerPathFields,
  },
  {
    id: 'cerberus.character.power-path',
    title: 'Caster level and slots by source of power',
    columns: [
      text('source', 'Source'),
      number('base_cl', 'Base CL'),
      number('cl_per_cha', 'CL per CHA'),
      text('cl_granted_by', 'CL granted by'),
      text('cl_cap', 'Grant at most'),
      number('slots_base', 'Slots'),
      text('slots_attribute', 'Attribute'),
      number('slots_ratio', 'Slots per point'),
      text('slots_unit', 'Slots at each'),
      text('mana', 'Mana'),
      text('users', 'Used by'),
    ],
    rows: powerPaths,
    alsoOf: ['cerberus.character.slots.per-level'],
  },
  {
    id: 'cerberus.character.class.definition',
    title: 'What a class defines',
    columns: [
      text('field', 'Field'),
      text('type', 'What stands there'),
      flag('optional', 'Optional'),
      text('note', 'Remark'),
    ],
    rows: classFields,
  },
  {
    id: 'cerberus.character.class.list',
    title: 'Classes',
    columns: [
      text('class', 'Class'),
      flag('epic', 'Epic'),
      flag('masters_by_level', 'Masters spell levels by its own level'),
    ],
    rows: classList,
    alsoOf: ['cerberus.character.mastery.creation'],
  },
  {
    id: 'cerberus.character.class.partial-data',
    title: 'Known figures of the classes',
    columns: [
      text('class', 'Class'),
      number('level', 'Level'),
      number('hp_multiplier', 'HP per STR'),
      text('hp_basis', 'Known by'),
      number('attack', 'Attack'),
      number('spell', 'Spell'),
      number('general', 'General'),
      number('dodge', 'Dodges'),
      text('reserves_basis', 'Reserves known by'),
      feet('base_speed_ft', 'Base Speed'),
      text('speed_basis', 'Speed known by'),
      text('reflex', 'Reflex'),
      text('will', 'Will'),
      text('fortitude', 'Fortitude'),
      text('saves_basis', 'Saves known by'),
    ],
    rows: classPoints,
  },
  {
    id: 'cerberus.character.combat-improvement',
    title: 'Ways to improve in combat',
    columns: [text('route', 'Route'), text('effect', 'Effect')],
    rows: combatRoutes,
  },
  {
    id: 'cerberus.character.size.scale',
    title: 'Sizes',
    columns: [
      number('rank', 'Rank'),
      text('size', 'Size'),
      flag('only_if_effect_extends', 'Only where an effect says so'),
    ],
    rows: sizes,
  },
] as const satisfies readonly Table[];
