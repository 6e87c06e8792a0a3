import { describe, expect, it } from 'vitest';
import type { TableContents } from './export.ts';
import { isTakenUsually, planImport } from './import-plan.ts';
import { ImportRefused, readImport } from './import-read.ts';
import { DATA_VERSION } from './migrations.ts';
import {
  type FightRecord,
  type FightStepRecord,
  type HouseRuleRecord,
  type RulingRecord,
  tableNames,
} from './records.ts';
import { isSame } from './same.ts';

const ruling: RulingRecord = {
  id: 'r1',
  operation: 'cerberus.martial.attack',
  title: 'Resolve one attack',
  system: 'cerberus',
  request: { input: { attack: { kind: 'melee' } } },
  sentence: 'The blow lands for 9.',
  seed: 'abc',
  rolls: [{ key: 'attacker.reflex', faces: [14] }],
  time: 1000,
  changed: 2000,
};

const houseRule: HouseRuleRecord = {
  kind: 'amendment',
  id: 'h1',
  system: 'cerberus',
  title: 'Shield reach',
  enabled: true,
  amendment: { parameter: 'cerberus.martial.parry.level-limit#shield', op: 'set', value: 3, source: 'Our table' },
  changed: 5,
};

const nothing = Object.fromEntries(tableNames.map((table) => [table, []])) as unknown as TableContents;

const fight: FightRecord = {
  id: 'f1',
  operation: 'phase-combat.basics.turn',
  title: 'Turn',
  system: 'phase-combat',
  name: 'Ilse, Odo',
  steps: ['s1', 's2'],
  at: 1,
  isOver: false,
  time: 1000,
  changed: 2000,
};
const stepOf = (id: string): FightStepRecord => ({
  id,
  fight: 'f1',
  label: 'Ilse acts',
  sentence: 'Ilse acts.',
  state: { turn: 1 },
  time: 1000,
  changed: 1000,
});

function fileOf(tables: object, more: object = {}): string {
  const document = { format: 'riposte-data', formatVersion: DATA_VERSION, exportedAt: '2026-05-01T10:00:00Z', tables };
  return JSON.stringify({ ...document, ...more });
}

describe('a file', () => {
  it('takes no pack of a lower version for newer, whenever it was loaded', () => {
    const pack = { id: 'harbor-watch', system: 'dex-rank', title: 'The harbor watch', enabled: true };
    const effectOf = (here: string, incoming: string) =>
      planImport(
        { ...nothing, packs: [{ ...pack, version: incoming, changed: 9 }] },
        { ...nothing, packs: [{ ...pack, version: here, changed: 5 }] },
      ).items[0]?.effect;
    expect(effectOf('1.9', '1.10')).toBe('change');
    expect(effectOf('1.10', '1.9')).toBe('newer-here');
  });

  it('is read with all its records', () => {
    const read = readImport(fileOf({ rulings: [ruling], houseRules: [houseRule] }));
    expect(read.faults).toEqual([]);
    expect(read.tables.rulings).toEqual([ruling]);
    expect(read.tables.houseRules).toEqual([houseRule]);
    expect(read.exportedAt).toBe(Date.parse('2026-05-01T10:00:00Z'));
  });

  it('of version 1 is raised to the present one', () => {
    const { system: _, title: __, ...older } = ruling;
    const read = readImport(fileOf({ rulings: [older] }, { formatVersion: 1 }));
    expect(read.faults).toEqual([]);
    expect(read.tables.rulings).toEqual([{ ...ruling, title: 'Attack' }]);
  });

  it.each([
    ['that is none', 'hello', /cut off on its way/],
    ['of another program', '{"format":"other"}', /not a file that Riposte exported/],
    ['that is a list', '[1]', /not a file that Riposte exported/],
    ['of a newer version', fileOf({}, { formatVersion: DATA_VERSION + 1 }), /Update Riposte on this device/],
    ['without a version', fileOf({}, { formatVersion: 'two' }), /which version of Riposte wrote it/],
    ['without records', fileOf([]), /holds no records/],
  ])('%s is refused in words', (_, text, words) => {
    expect(() => readImport(text)).toThrow(ImportRefused);
    expect(() => readImport(text)).toThrow(words);
  });
});

describe('a damaged record', () => {
  const faultOf = (tables: object) => readImport(fileOf(tables)).faults;

  it('is left out, with the record, the field and what would be right', () => {
    const read = readImport(fileOf({ rulings: [ruling, { ...ruling, id: 'r2', time: 'yesterday' }] }));
    expect(read.tables.rulings).toEqual([ruling]);
    expect(read.leftOut).toBe(1);
    expect(read.faults).toEqual([
      'Ruling 2 (“The blow lands for 9.”): its time should be a number, but it is “yesterday”.',
    ]);
  });

  it.each([
    [{ settings: [{ name: 'theme', value: 'pink', changed: 1 }] }, /“system” or “dark” or “light”, but it is “pink”/],
    [{ houseRules: [{ ...houseRule, enabled: 'no' }] }, /its enabled should be yes or no, but it is “no”/],
    [{ houseRules: [{ ...houseRule, kind: 'feat' }] }, /its kind should be/],
    [{ rulings: [{ ...ruling, sentence: undefined }] }, /its sentence should be a text, but it is missing/],
    [{ rulings: [null] }, /Ruling 1: it should be a group of fields, but it is missing/],
    [{ rulings: 'many' }, /Rulings: this should be a list/],
    [{ rulings: [ruling, ruling] }, /Ruling 2 is in the file twice/],
    [{ recent: [{ ...ruling, count: -1 }] }, /its count should be at least 0, but it is -1/],
  ])('is explained: %#', (tables, words) => {
    expect(faultOf(tables)).toEqual([expect.stringMatching(words)]);
    expect(faultOf(tables)[0]).not.toMatch(/undefined|\{|\[object/);
  });
});

describe('a plan', () => {
  const planOf = (incoming: RulingRecord[], present: RulingRecord[]) =>
    planImport({ ...nothing, rulings: incoming }, { ...nothing, rulings: present });

  it('adds what is not here, and leaves what is only here', () => {
    const plan = planOf([ruling], [{ ...ruling, id: 'other' }]);
    expect(plan).toMatchObject({ same: 0, onlyHere: 1, items: [{ effect: 'add', title: 'The blow lands for 9.' }] });
    expect(plan.items.every(isTakenUsually)).toBe(true);
  });

  it('has nothing to do about what is here already', () => {
    const sameAgain = { ...Object.fromEntries(Object.entries(ruling).reverse()) } as unknown as RulingRecord;
    expect(planOf([ruling], [sameAgain])).toEqual({ items: [], same: 1, onlyHere: 0 });
  });

  it('replaces what is older here', () => {
    const plan = planOf([ruling], [{ ...ruling, sentence: 'It misses.', changed: 1999 }]);
    expect(plan.items).toMatchObject([{ effect: 'change', present: { sentence: 'It misses.' } }]);
    expect(plan.items.every(isTakenUsually)).toBe(true);
  });

  it.each([2000, 2001])('keeps what is as new or newer here unless told otherwise (%i)', (changed) => {
    const plan = planOf([ruling], [{ ...ruling, sentence: 'It misses.', changed }]);
    expect(plan.items).toMatchObject([{ effect: 'newer-here' }]);
    expect(plan.items.some(isTakenUsually)).toBe(false);
  });
});

describe('a fight in a file', () => {
  const steps = [stepOf('s1'), stepOf('s2')];
  const planOf = (here: Partial<TableContents>) =>
    planImport({ ...nothing, fights: [fight], fightSteps: steps }, { ...nothing, ...here });

  it('is read with its steps', () => {
    const read = readImport(fileOf({ fights: [fight], fightSteps: steps }));
    expect(read.faults).toEqual([]);
    expect([read.tables.fights, read.tables.fightSteps]).toEqual([[fight], steps]);
  });

  it('is explained where it is damaged', () => {
    const read = readImport(fileOf({ fights: [{ ...fight, at: 2 }], fightSteps: [{ ...stepOf('s1'), label: 4 }] }));
    expect(read.faults).toEqual([
      'Fight 1 (“Turn”): its at should be one of its steps, but it is 2.',
      'Step of a fight 1 (“Ilse acts.”): its label should be a text, but it is 4.',
    ]);
  });

  it('brings its steps as parts of itself', () => {
    expect(planOf({}).items.map(({ name, partOf }) => [name, partOf])).toEqual([
      ['fights f1', undefined],
      ['fightSteps s1', 'fights f1'],
      ['fightSteps s2', 'fights f1'],
    ]);
  });

  it('mends a step that is missing here, and leaves those that belong to nothing', () => {
    expect(planOf({ fights: [fight], fightSteps: [stepOf('s1')] }).items).toMatchObject([{ name: 'fightSteps s2' }]);
    const other = { ...nothing, fightSteps: [{ ...stepOf('s9'), fight: 'gone' }] };
    expect(planImport(other, nothing).items).toEqual([]);
  });
});

it('compares records by what they say', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSame(undefined, undefined)).toBe(true);
  expect(isSame({ a: 1 }, undefined)).toBe(false);
});
