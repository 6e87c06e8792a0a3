/** What the app keeps on this device. Exports and imports are in files of their own, loaded when they are used. */
export { NotKept, together } from './database.ts';
export {
  beginningOf,
  FIGHT_DRAFT,
  type FightNow,
  fightNow,
  fights,
  MovedOn,
  moveMark,
  type NewFight,
  type NewStep,
  removeFight,
  renameFight,
  setOver,
  startFight,
  takeStep,
} from './fights.ts';
export * from './hooks.ts';
export {
  addHouseRule,
  changeHouseRule,
  circumstancesOf,
  type HouseCircumstances,
  houseRules,
  type NewHouseRule,
  removeHouseRule,
} from './house-rules.ts';
export { clearDraft, draft, forgetInputs, lastInput, saveDraft, saveLastInput } from './inputs.ts';
export { useLive } from './live.ts';
export { systemOf } from './migrations.ts';
export { keepPack, keptPacks, removePack, switchPack } from './packs.ts';
export { recentOperations, touchOperation } from './recent.ts';
export type * from './records.ts';
export { diceModes, themes, usualSettings } from './records.ts';
export {
  deleteAllRulings,
  deleteRuling,
  getRuling,
  listRulings,
  type NewRuling,
  PAGE_SIZE,
  type RulingPage,
  saveRuling,
} from './rulings.ts';
export { rememberedTheme, rememberTheme, saveSettings, settings } from './settings.ts';
export { useDatabaseWords } from './status.ts';
