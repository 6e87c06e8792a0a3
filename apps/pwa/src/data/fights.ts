import { database, together } from './database.ts';
import { newId } from './identity.ts';
import type { DraftRecord, FightRecord, FightStepRecord } from './records.ts';

/** Fights: each step is kept whole when it is taken, so that whatever happens to the tab, the fight stands where it stood. */

export type NewFight = Pick<FightRecord, 'operation' | 'title' | 'system' | 'name'> & { state: unknown };
export type NewStep = Omit<FightStepRecord, 'id' | 'fight' | 'time' | 'changed'>;

/** Begins the names of the drafts in which a fight keeps what it waits for; the fight's id follows. */
export const FIGHT_DRAFT = 'fight ';

/** A fight as it stands, and how it got there. */
export interface FightNow {
  fight: FightRecord;
  /** From the beginning to how things stand. */
  steps: FightStepRecord[];
  canRedo: boolean;
}

/** In another tab the fight went on meanwhile; nothing was done. */
export class MovedOn extends Error {
  override name = 'MovedOn';
}

/** Begins a fight. @returns it as it is kept */
export function startFight({ state, ...what }: NewFight): Promise<FightRecord> {
  return together(async () => {
    const now = Date.now();
    const [id, first] = [newId(), newId()];
    const fight = { ...what, id, steps: [first], at: 0, isOver: false, time: now, changed: now };
    const beginning = { id: first, fight: id, label: 'The beginning', sentence: '', state, time: now, changed: now };
    await database.fights.add(fight);
    await database.fightSteps.add(beginning);
    return fight;
  });
}

/**
 * Takes a step from where the fight stands. What was undone before cannot be done again after it.
 * @param from the id of the step that it follows
 * @throws MovedOn when the fight stands elsewhere by now
 */
export function takeStep(fightId: string, from: string, step: NewStep): Promise<FightRecord> {
  return together(async () => {
    const fight = await standing(fightId, from);
    const now = after(fight);
    const id = newId();
    const kept = fight.steps.slice(0, fight.at + 1);
    await database.fightSteps.bulkDelete(fight.steps.slice(fight.at + 1));
    await database.fightSteps.add({ ...step, id, fight: fightId, time: now, changed: now });
    await database.drafts.delete(FIGHT_DRAFT + fightId);
    const next = { ...fight, steps: [...kept, id], at: kept.length, isOver: false, time: now, changed: now };
    await database.fights.put(next);
    return next;
  });
}

/**
 * Undoes a step, or does one again.
 * @param from the id of the step where the fight stands
 * @param by −1 to undo, 1 to do again
 * @returns how the fight stands then
 * @throws MovedOn when it stands elsewhere by now; where there is nothing to undo, nothing happens
 */
export function moveMark(fightId: string, from: string, by: -1 | 1): Promise<FightRecord> {
  return together(async () => {
    const fight = await standing(fightId, from);
    const at = fight.at + by;
    if (at < 0 || at >= fight.steps.length) return fight;
    const now = after(fight);
    await database.drafts.delete(FIGHT_DRAFT + fightId);
    const next = { ...fight, at, time: now, changed: now };
    await database.fights.put(next);
    return next;
  });
}

/** Now, and later than whatever the fight was kept at: which of two is newer is told by it. */
function after({ changed: before }: FightRecord): number {
  return Math.max(Date.now(), before + 1);
}

async function standing(id: string, from: string): Promise<FightRecord> {
  const fight = await database.fights.get(id);
  if (!fight || fight.steps[fight.at] !== from) throw new MovedOn();
  return fight;
}

export function renameFight(id: string, name: string): Promise<void> {
  return changed(id, { name });
}

/** Whether the fight is over: it stays, below those that go on. */
export function setOver(id: string, isOver: boolean): Promise<void> {
  return changed(id, { isOver });
}

function changed(id: string, changes: Partial<FightRecord>): Promise<void> {
  return together(async () => {
    const fight = await database.fights.get(id);
    if (fight) await database.fights.put({ ...fight, ...changes, changed: Date.now() });
  });
}

/** All fights, the one that was played last first. */
export function fights(): Promise<FightRecord[]> {
  return Promise.resolve(database.fights.orderBy('time').reverse().toArray());
}

/** @returns nothing when there is no such fight, or none of it can be read */
export function fightNow(id: string): Promise<FightNow | undefined> {
  return Promise.resolve(
    database.transaction('r', database.fights, database.fightSteps, async () => {
      const fight = await database.fights.get(id);
      if (!fight) return undefined;
      const found = await database.fightSteps.bulkGet(fight.steps.slice(0, fight.at + 1));
      // A step that an import left out as damaged is passed over.
      const steps = found.filter((step) => step !== undefined);
      return steps.length > 0 ? { fight, steps, canRedo: fight.at < fight.steps.length - 1 } : undefined;
    }),
  );
}

/** @returns what brings the fight back as it was, with what it waits for; nothing where there was none */
export function removeFight(id: string): Promise<(() => Promise<void>) | undefined> {
  return together(async () => {
    const fight = await database.fights.get(id);
    const waiting = await database.drafts.get(FIGHT_DRAFT + id);
    const steps = await database.fightSteps.where({ fight: id }).toArray();
    await database.fights.delete(id);
    await database.fightSteps.bulkDelete(steps.map((step) => step.id));
    await database.drafts.delete(FIGHT_DRAFT + id);
    return fight && (() => restored(fight, steps, waiting));
  });
}

function restored(fight: FightRecord, steps: FightStepRecord[], waiting: DraftRecord | undefined): Promise<void> {
  return together(async () => {
    if (await database.fights.get(fight.id)) return;
    await database.fights.add(fight);
    await database.fightSteps.bulkPut(steps);
    if (waiting) await database.drafts.put(waiting);
  });
}

/** How a fight began. @returns nothing when that can't be read */
export async function beginningOf({ steps }: FightRecord): Promise<unknown> {
  return (await database.fightSteps.get(steps[0] ?? ''))?.state;
}
