import { houseRules } from './house-rules.ts';
import { draft, lastInput } from './inputs.ts';
import { useLive } from './live.ts';
import { recentOperations } from './recent.ts';
import { type HouseRuleRecord, type RecentRecord, type RulingRecord, type Settings, usualSettings } from './records.ts';
import { getRuling, listRulings, type RulingPage } from './rulings.ts';
import { settings } from './settings.ts';

/** An answer that distinguishes "not yet read" from "there is none". */
export type Found<T> = { value: T | undefined } | undefined;

/** The settings; the usual ones until they are read. */
export function useSettings(): Settings {
  return useLive('settings', settings) ?? usualSettings;
}

/** The history up to the end of a page, newest first; undefined until it is read. */
export function useRulings(page = 0, system?: string): RulingPage | undefined {
  return useLive(`rulings ${page} ${system ?? ''}`, () => listRulings(page, system));
}

export function useRuling(id: string): Found<RulingRecord> {
  return useLive(`ruling ${id}`, async () => ({ value: await getRuling(id) }));
}

export function useRecentOperations(count = 6): RecentRecord[] | undefined {
  return useLive(`recent ${count}`, () => recentOperations(count));
}

export function useHouseRules(system?: string): HouseRuleRecord[] | undefined {
  return useLive(`house rules ${system ?? ''}`, () => houseRules(system));
}

export function useLastInput(operation: string): Found<unknown> {
  return useLive(`last input ${operation}`, async () => ({ value: await lastInput(operation) }));
}

export function useDraft<T>(key: string): Found<T> {
  return useLive(`draft ${key}`, async () => ({ value: await draft<T>(key) }));
}
