import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, database, together } from './database.ts';
import { allRecords, deleteEverything, exportData } from './export.ts';
import { addHouseRule, changeHouseRule, circumstancesOf, houseRules, removeHouseRule } from './house-rules.ts';
import { applyImport, ChangedMeanwhile, previewAgain } from './import.ts';
import { isTakenUsually } from './import-plan.ts';
import { readImport } from './import-read.ts';
import { draft, lastInput, saveDraft } from './inputs.ts';
import { recentOperations } from './recent.ts';
import { deleteRuling, getRuling, listRulings, type NewRuling, PAGE_SIZE, saveRuling } from './rulings.ts';
import { saveSettings, settings } from './settings.ts';
import { databaseStatus } from './status.ts';

const attack: NewRuling = {
  operation: 'cerberus.martial.attack',
  title: 'Resolve one attack',
  system: 'cerberus',
  request: { input: { dr: 4 } },
  sentence: 'The blow lands for 9.',
  seed: 'abc',
  rolls: [{ key: 'attacker.reflex', faces: [14] }],
};

beforeEach(() => deleteEverything());

describe('a database of version 1', () => {
  it('is raised, with every record kept', async () => {
    const older = new Dexie('of version 1');
    older.version(1).stores({
      rulings: 'id, time, operation',
      lastInputs: 'operation',
      drafts: 'key',
      settings: 'name',
      houseRules: 'id, system',
      recent: 'operation, time',
    });
    const { title: _, system: __, ...record } = { ...attack, id: 'r1', time: 1, changed: 1 };
    await older.table('rulings').add(record);
    await older.table('settings').add({ name: 'theme', value: 'light', changed: 1 });
    older.close();

    const raised = createDatabase('of version 1');
    expect(await raised.rulings.get('r1')).toEqual({ ...record, title: 'Attack', system: 'cerberus' });
    expect(await raised.rulings.where('[system+time]').between(['cerberus', 0], ['cerberus', 9]).count()).toBe(1);
    expect(await raised.settings.get('theme')).toMatchObject({ value: 'light' });
    raised.close();
  });
});

describe('a ruling', () => {
  it('is kept together with its input and its operation, and its draft goes', async () => {
    await saveDraft(attack.operation, { dr: 3 });
    const kept = await saveRuling(attack);
    expect(await getRuling(kept.id)).toEqual(kept);
    expect(await lastInput(attack.operation)).toEqual({ dr: 4 });
    expect(await draft(attack.operation)).toBeUndefined();
    expect(await recentOperations()).toMatchObject([{ operation: attack.operation, count: 1 }]);
  });

  it('that is corrected takes the place of the first, at its time', async () => {
    const first = await saveRuling(attack);
    const corrected = await saveRuling({ ...attack, id: first.id, sentence: 'It misses.' });
    expect(corrected.time).toBe(first.time);
    expect((await listRulings()).rulings.map((ruling) => ruling.sentence)).toEqual(['It misses.']);
    expect(await recentOperations()).toMatchObject([{ count: 1 }]);
  });

  it('that is deleted comes back as it was', async () => {
    const kept = await saveRuling(attack);
    const undo = await deleteRuling(kept.id);
    expect(await getRuling(kept.id)).toBeUndefined();
    await undo?.();
    await undo?.();
    expect((await listRulings()).rulings).toEqual([kept]);
  });

  it('leaves nothing behind when what goes with it fails', async () => {
    const failing = together(async () => {
      await saveRuling(attack);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(Object.values(await allRecords()).flat()).toEqual([]);
  });
});

it('shows the history newest first, by page and by system', async () => {
  const records = Array.from({ length: PAGE_SIZE + 2 }, (_, i) => ({ ...attack, id: `r${i}`, time: i, changed: i }));
  await database.rulings.bulkAdd(records);
  await database.rulings.add({ ...attack, id: 'other', system: 'dex-rank', time: 1000, changed: 1 });
  const first = await listRulings();
  expect([first.rulings.length, first.total, first.hasMore]).toEqual([PAGE_SIZE, PAGE_SIZE + 3, true]);
  expect(first.rulings[0]?.id).toBe('other');
  const second = await listRulings(1, 'cerberus');
  expect([second.rulings.length, second.hasMore]).toEqual([PAGE_SIZE + 2, false]);
  expect(second.rulings[0]?.id).toBe(`r${PAGE_SIZE + 1}`);
});

it('keeps settings one by one', async () => {
  expect(await settings()).toEqual({ theme: 'system', diceMode: 'roll', odds: true });
  await Promise.all([saveSettings({ theme: 'light' }), saveSettings({ diceMode: 'enter' })]);
  expect(await settings()).toEqual({ theme: 'light', diceMode: 'enter', odds: true });
  expect(databaseStatus()).toBe('open');
});

it('keeps house rules, and gives rulings those that are on and known', async () => {
  const decision = { id: 'cerberus.combat.declare.first-bonus#form', value: 'percent', source: 'Our table' };
  const amendment = { parameter: 'cerberus.x#y', op: 'set', value: 3, source: 'Our table' } as const;
  const first = await addHouseRule({ kind: 'decision', system: 'cerberus', title: 'A question', decision });
  const second = await addHouseRule({ kind: 'amendment', system: 'cerberus', title: 'Figure', amendment });
  const rules = await houseRules('cerberus');
  expect(circumstancesOf(rules)).toEqual({ decisions: [decision], amendments: [amendment] });
  expect(circumstancesOf(rules, (id) => id === decision.id)).toEqual({ decisions: [decision], amendments: [] });
  await changeHouseRule(first.id, { enabled: false });
  expect(circumstancesOf(await houseRules())).toEqual({ decisions: [], amendments: [amendment] });
  const undo = await removeHouseRule(second.id);
  expect((await houseRules()).length).toBe(1);
  await undo?.();
  expect(await houseRules('cerberus')).toHaveLength(2);
});

describe('an import', () => {
  async function previewOfExport(change: () => Promise<unknown>) {
    const text = JSON.stringify(await exportData());
    await change();
    return previewAgain(readImport(text));
  }

  it('brings everything to an empty device', async () => {
    const kept = await saveRuling(attack);
    await saveSettings({ theme: 'dark' });
    const before = await allRecords();
    const { plan } = await previewOfExport(() => deleteEverything());
    await applyImport(plan.items.filter(isTakenUsually));
    expect(await allRecords()).toEqual(before);
    expect(await getRuling(kept.id)).toEqual(kept);
  });

  it('overwrites nothing newer unless told to', async () => {
    const kept = await saveRuling(attack);
    const { plan } = await previewOfExport(() => saveRuling({ ...attack, id: kept.id, sentence: 'Newer.' }));
    await applyImport(plan.items.filter(isTakenUsually));
    expect((await getRuling(kept.id))?.sentence).toBe('Newer.');
    const undo = await applyImport(plan.items);
    expect((await getRuling(kept.id))?.sentence).toBe(attack.sentence);
    await undo?.();
    expect((await getRuling(kept.id))?.sentence).toBe('Newer.');
  });

  it('takes nothing when what it would replace has changed since the preview', async () => {
    const kept = await saveRuling(attack);
    const second = await saveRuling({ ...attack, sentence: 'Another.' });
    const { plan } = await previewOfExport(() => deleteEverything());
    await saveRuling({ ...attack, id: second.id, sentence: 'Meanwhile.' });
    await expect(applyImport(plan.items)).rejects.toThrow(ChangedMeanwhile);
    expect(await getRuling(kept.id)).toBeUndefined();
    expect((await getRuling(second.id))?.sentence).toBe('Meanwhile.');
  });
});
