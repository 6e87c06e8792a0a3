import { type FightNow, fightNow, fights } from './fights.ts';
import { houseRules } from './house-rules.ts';
import { draft, draftQuestion } from './inputs.ts';
import { useLive } from './live.ts';
import { keptPacks } from './packs.ts';
import { recentOperations } from './recent.ts';
import {
  type FightRecord,
  type HouseRuleRecord,
  type PackRecord,
  type RecentRecord,
  type RulingRecord,
  type Settings,
  usualSettings,
} from './records.ts';
import { getRuling, listRulings, type RulingPage, rulingQuestion } from './rulings.ts';
import { rememberedTheme, settings } from './settings.ts';

/** An answer that distinguishes "not yet read" from "there is none". */
export type Found<T> = { value: T | undefined } | undefined;

const NONE = { value: undefined };
const NO_RULINGS: RulingPage = { rulings: [], total: 0, hasMore: false };

let atStart: Settings | undefined;

/** The settings. Until they are read: the usual ones, in the theme of the last visit. */
export function useSettings(): Settings {
  atStart ??= { ...usualSettings, theme: rememberedTheme() };
  return useLive('settings', settings, undefined, atStart) ?? atStart;
}

/** The history up to the end of a page, newest first; undefined until it is read. */
export function useRulings(page = 0, system?: string): RulingPage | undefined {
  return useLive(`rulings ${page} ${system ?? ''}`, () => listRulings(page, system), NO_RULINGS);
}

export function useRuling(id: string): Found<RulingRecord> {
  return useLive(rulingQuestion(id), async () => ({ value: await getRuling(id) }), NONE);
}

export function useRecentOperations(count = 6): RecentRecord[] | undefined {
  return useLive(`recent ${count}`, () => recentOperations(count), []);
}

export function useHouseRules(system?: string): HouseRuleRecord[] | undefined {
  return useLive(`house rules ${system ?? ''}`, () => houseRules(system), []);
}

/** What is kept of packs; undefined until it is read. */
export function usePacks(): PackRecord[] | undefined {
  return useLive('packs', keptPacks, []);
}

/** All fights, the one that was played last first. */
export function useFights(): FightRecord[] | undefined {
  return useLive('fights', fights, []);
}

/** A fight as it stands, with what led there. */
export function useFight(id: string): Found<FightNow> {
  return useLive(`fight ${id}`, async () => ({ value: await fightNow(id) }), NONE);
}

export function useDraft<T>(key: string): Found<T> {
  return useLive(draftQuestion(key), async () => ({ value: await draft<T>(key) }), NONE);
}
