import { describe, expect, it } from 'vitest';
import { attacks, combatants, declarationBonus, type WorkedAttack, type WorkedRoll } from './cerberus/worked-round.ts';
import { cerberusMovementTables, systems } from './index.ts';

const chapters = systems.flatMap((system) => system.chapters);
const entries = chapters.flatMap((chapter) => chapter.entries);
const tables = systems.flatMap((system) => system.tables);
const ids = new Set(entries.map((entry) => entry.id));
const wellFormedId = /^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('entries', () => {
  it('have unique ids', () => {
    expect(entries.map((entry) => entry.id).filter((id, i, all) => all.indexOf(id) !== i)).toEqual([]);
  });

  it.each(chapters)('of $id carry its id, and it names its system', (chapter) => {
    expect(`${chapter.id}.`.startsWith(`${chapter.system}.`)).toBe(true);
    for (const entry of chapter.entries) expect(entry.id.startsWith(`${chapter.id}.`), entry.id).toBe(true);
  });

  it.each([
    ['cerberus.base', 19],
    ['cerberus.character', 42],
    ['cerberus.martial', 61],
    ['cerberus.time', 11],
    ['cerberus.perception', 15],
    ['cerberus.health', 32],
    ['percentile-dodge', 11],
  ])('cover the whole of %s: %i rules', (id, count) => {
    expect(chapters.find((chapter) => chapter.id === id)?.entries).toHaveLength(count);
  });

  it.each(systems)('of $id are what other names lead to', ({ soughtAs = {} }) => {
    expect(Object.keys(soughtAs).filter((id) => !ids.has(id))).toEqual([]);
    for (const names of Object.values(soughtAs)) expect(names).toMatch(/^[^,;]+(, [^,;]+)*$/);
  });

  it.each(entries)('$id reads as a text', (entry) => {
    expect(entry.id).toMatch(wellFormedId);
    expect(entry.title.length).toBeGreaterThan(2);
    for (const paragraph of entry.text.split('\n\n')) expect(paragraph).toMatch(/^[A-Z0-9d+][^\n]*[.:]$/);
    expect(entry.text.length).toBeGreaterThanOrEqual(60);
    for (const { question, reading } of entry.readings ?? []) {
      expect(question).toMatch(/[?.]$/);
      expect(reading).toMatch(/\.$/);
    }
  });

  it.each(entries)('$id relates to other rules, each once', (entry) => {
    for (const id of entry.related) expect(id).toMatch(wellFormedId);
    expect(new Set(entry.related).size).toBe(entry.related.length);
    expect(entry.related).not.toContain(entry.id);
  });

  it('that are related within a chapter written here exist', () => {
    const complete = [
      'cerberus.base.',
      'cerberus.character.',
      'cerberus.martial.',
      'cerberus.time.',
      'cerberus.perception.',
      'cerberus.health.',
      'percentile-dodge.',
    ];
    const dangling = entries.flatMap((entry) =>
      entry.related.filter((id) => complete.some((chapter) => id.startsWith(chapter)) && !ids.has(id)),
    );
    expect(dangling).toEqual([]);
  });
});

describe('tables', () => {
  it('have unique ids', () => {
    expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length);
  });

  it.each(tables)('$id belongs to entries', (table) => {
    for (const id of [table.id, ...(table.alsoOf ?? [])]) expect(ids).toContain(id);
  });

  it.each(tables)('$id has rows with exactly its columns, of their kind', (table) => {
    const kinds = { text: 'string', number: 'number', flag: 'boolean', list: 'object' };
    expect(table.rows.length).toBeGreaterThan(1);
    for (const row of table.rows) {
      expect(Object.keys(row).sort()).toEqual(table.columns.map((column) => column.key).sort());
      for (const { key, kind } of table.columns) {
        const cell = row[key];
        if (cell !== null) expect(typeof cell, key).toBe(kinds[kind]);
      }
    }
  });

  it('name each weapon once', () => {
    const weapons = tables.flatMap((table) => table.rows.flatMap((row) => (row.weapons ?? []) as readonly string[]));
    expect(weapons.length).toBe(24);
    expect(new Set(weapons).size).toBe(weapons.length);
  });
});

describe('glossary', () => {
  const terms = systems.flatMap((system) => system.glossary);

  it.each(systems)('of $id has each term once, in order', ({ glossary }) => {
    const words = glossary.map((term) => term.term);
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('points to entries that exist', () => {
    for (const { term, means, entry } of terms) {
      expect(means, term).toMatch(/\.$/);
      if (entry !== undefined) expect(ids, term).toContain(entry);
    }
  });
});

describe('worked round', () => {
  const steps: readonly WorkedAttack[] = attacks;
  const byId = new Map<string, (typeof combatants)[number]>(combatants.map((combatant) => [combatant.id, combatant]));
  const combatant = (id: string) => {
    const found = byId.get(id);
    if (!found) throw new Error(`nobody is called ${id}`);
    return found;
  };
  const faces = (step: WorkedAttack, key: WorkedRoll['key']) => step.dice.find((roll) => roll.key === key)?.faces;
  const cover = (step: WorkedAttack) => cerberusMovementTables.coverGrades.find((row) => row.cover === step.cover);

  it.each(steps)('$step: the faces fit the dice', (step) => {
    for (const roll of step.dice) {
      const [count, sides] = roll.dice.split('d').map(Number);
      expect(roll.faces.length).toBe(count);
      for (const face of roll.faces) expect(face >= 1 && face <= (sides ?? 0)).toBe(true);
    }
  });

  it.each(steps)('$step: damage is dice + fixed - DR', (step) => {
    const damage = faces(step, 'attacker.damage');
    expect(damage !== undefined).toBe(step.expected.lands);
    if (damage === undefined) return expect(step.expected.damage).toBe(0);
    const fixed = step.spell ? 0 : sum(combatant(step.by).weapon?.fixedBonuses ?? []);
    expect(step.expected.beforeDr).toBe(sum(damage) + fixed);
    expect(step.expected.damage).toBe(sum(damage) + fixed - combatant(step.target).dr);
    return expect(faces(step, 'attacker.critical') ?? [0]).not.toContain(20);
  });

  it.each(steps)('$step: the duel decides a defense, the opening an undefended shot through cover', (step) => {
    const { attackerTotal, defenderTotal, lands } = step.expected;
    if (step.defense.kind === 'none') {
      const opening = faces(step, 'attacker.opening')?.[0];
      expect(opening !== undefined).toBe(step.cover !== 'none');
      return expect(lands).toBe(opening === undefined || opening <= (cover(step)?.opening_x ?? 0));
    }
    const attacker = sum(faces(step, 'attacker.reflex') ?? []) + combatant(step.by).reflex;
    const defender = sum(faces(step, 'defender.reflex') ?? []) + combatant(step.target).reflex;
    const percent = step.defense.kind === 'parry' ? step.defense.percent : 0;
    expect(attackerTotal).toBe(attacker + (step.declaredFirst ? declarationBonus.value : 0));
    expect(defenderTotal).toBe(Math.floor(((defender + (cover(step)?.reflex_bonus ?? 0)) * (100 + percent)) / 100));
    return expect(lands).toBe(attackerTotal !== null && defenderTotal !== null && attackerTotal > defenderTotal);
  });

  it('takes the damage off HP step by step, down to the figures that end the round', () => {
    const hp = new Map<string, number>(combatants.map(({ id, hp: atStart }) => [id, atStart]));
    for (const { step, target, expected } of steps) {
      hp.set(target, (hp.get(target) ?? 0) - expected.damage);
      expect(hp.get(target), step).toBe(expected.hpAfter);
    }
    expect(Object.fromEntries(hp)).toEqual({ sera: 78, osseur: 230, maelis: 15, brant: 109 });
  });
});
