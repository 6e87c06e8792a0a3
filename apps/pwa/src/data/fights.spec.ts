import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, database } from './database.ts';
import { allRecords, deleteEverything, exportData } from './export.ts';
import {
  FIGHT_DRAFT,
  fightNow,
  fights,
  MovedOn,
  moveMark,
  removeFight,
  renameFight,
  setOver,
  startFight,
  takeStep,
} from './fights.ts';
import { applyImport, previewAgain } from './import.ts';
import { readImport } from './import-read.ts';
import { draft, saveDraft } from './inputs.ts';

const start = { operation: 'a.b.c', title: 'Turn', system: 'a', name: 'Ilse, Odo', state: { turn: 0 } };
const step = (turn: number) => ({ label: `to ${turn}`, sentence: `Turn ${turn}.`, state: { turn } });

beforeEach(() => deleteEverything());

const standing = async (id: string) => (await fightNow(id))?.steps.at(-1)?.state;

/** Takes a step from wherever the fight stands. */
async function on(id: string, turn: number) {
  const { fight } = (await fightNow(id)) ?? {};
  return takeStep(id, fight?.steps[fight.at] ?? '', step(turn));
}

async function move(id: string, by: -1 | 1) {
  const { fight } = (await fightNow(id)) ?? {};
  await moveMark(id, fight?.steps[fight.at] ?? '', by);
}

describe('a fight', () => {
  it('stands where its last step left it', async () => {
    const { id } = await startFight(start);
    await on(id, 1);
    await on(id, 2);
    const now = await fightNow(id);
    expect(now?.steps.map(({ sentence }) => sentence)).toEqual(['', 'Turn 1.', 'Turn 2.']);
    expect(now).toMatchObject({ canRedo: false, fight: { at: 2 } });
  });

  it('is undone and done again step by step, and no further than its ends', async () => {
    const { id } = await startFight(start);
    await on(id, 1);
    await move(id, -1);
    expect(await fightNow(id)).toMatchObject({ canRedo: true, steps: [{ state: { turn: 0 } }] });
    await move(id, -1);
    expect(await standing(id)).toEqual({ turn: 0 });
    await move(id, 1);
    await move(id, 1);
    expect(await standing(id)).toEqual({ turn: 1 });
  });

  it('forgets what was undone once something else is done', async () => {
    const { id } = await startFight(start);
    await on(id, 1);
    await on(id, 2);
    await move(id, -1);
    await on(id, 3);
    expect(await fightNow(id)).toMatchObject({ canRedo: false, fight: { at: 2 } });
    expect((await database.fightSteps.toArray()).map(({ state }) => state)).not.toContainEqual({ turn: 2 });
  });

  it('does not go on from where it does not stand any more, as when another tab was quicker', async () => {
    const { id, steps } = await startFight(start);
    await on(id, 1);
    await expect(takeStep(id, steps[0] as string, step(5))).rejects.toThrow(MovedOn);
    await expect(moveMark(id, steps[0] as string, 1)).rejects.toThrow(MovedOn);
    await expect(takeStep('none', 'x', step(5))).rejects.toThrow(MovedOn);
    expect(await standing(id)).toEqual({ turn: 1 });
    expect(await database.fightSteps.count()).toBe(2);
  });

  it('settles what it waited for with its next step', async () => {
    const { id } = await startFight(start);
    await saveDraft(FIGHT_DRAFT + id, { asked: 1 });
    await on(id, 1);
    expect(await draft(FIGHT_DRAFT + id)).toBeUndefined();
  });

  it('is removed with its steps, and comes back as it was', async () => {
    const { id } = await startFight(start);
    const other = await startFight({ ...start, name: 'Others' });
    await on(id, 1);
    const before = await allRecords();
    const undo = await removeFight(id);
    expect((await fights()).map(({ name }) => name)).toEqual(['Others']);
    expect((await database.fightSteps.toArray()).map(({ fight }) => fight)).toEqual([other.id]);
    await undo?.();
    await undo?.();
    expect(await allRecords()).toEqual(before);
  });

  it('can be called something else, and be over until it goes on', async () => {
    const { id } = await startFight(start);
    await renameFight(id, 'The bridge');
    await setOver(id, true);
    expect(await fights()).toMatchObject([{ name: 'The bridge', isOver: true }]);
    await on(id, 1);
    expect(await fights()).toMatchObject([{ name: 'The bridge', isOver: false }]);
  });

  it('is read past a step that is missing', async () => {
    const { id } = await startFight(start);
    await on(id, 1);
    const { steps } = (await on(id, 2)) ?? {};
    await database.fightSteps.delete(steps?.[1] as string);
    expect(await standing(id)).toEqual({ turn: 2 });
    await database.fightSteps.clear();
    expect(await fightNow(id)).toBeUndefined();
  });
});

it('travels with all its steps', async () => {
  const { id } = await startFight(start);
  await on(id, 1);
  await move(id, -1);
  const before = await allRecords();
  const text = JSON.stringify(await exportData());
  await deleteEverything();
  const { plan, read } = await previewAgain(readImport(text));
  expect(read.faults).toEqual([]);
  await applyImport(plan.items);
  expect(await allRecords()).toEqual(before);
});

it('finds room in a database of version 2', async () => {
  const older = new Dexie('of version 2');
  older.version(2).stores({
    rulings: 'id, time, operation, [system+time]',
    lastInputs: 'operation',
    drafts: 'key',
    settings: 'name',
    houseRules: 'id, system',
    recent: 'operation, time',
  });
  await older.table('settings').add({ name: 'theme', value: 'light', changed: 1 });
  older.close();
  const raised = createDatabase('of version 2');
  expect(await raised.settings.get('theme')).toMatchObject({ value: 'light' });
  expect(await raised.fights.count()).toBe(0);
  raised.close();
});
