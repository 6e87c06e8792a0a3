import type { System } from './types.ts';

export { isCalled } from './called.ts';
export * as cerberusBaseTables from './cerberus/base/tables.ts';
export * as cerberusCharacterClasses from './cerberus/character/classes.ts';
export * as cerberusCharacterOsseur from './cerberus/character/osseur.ts';
export * as cerberusCharacterTables from './cerberus/character/tables.ts';
export * as cerberusCombatTables from './cerberus/combat/tables.ts';
export * as cerberusHealthTables from './cerberus/health/tables.ts';
export * as cerberusMartialTables from './cerberus/martial/tables.ts';
export * as cerberusMovementTables from './cerberus/movement/tables.ts';
export * as cerberusPerceptionTables from './cerberus/perception/tables.ts';
export { cerberusSample } from './cerberus/sample.ts';
export * as cerberusTimeTables from './cerberus/time/tables.ts';
export * as cerberusWorkedRound from './cerberus/worked-round.ts';
export * as cerberusWorkedScript from './cerberus/worked-script.ts';
export * as dexRankMatrices from './dex-rank/matrices.ts';
export { sample as dexRankSample } from './dex-rank/sample.ts';
export * as dexRankTables from './dex-rank/tables.ts';
export * as percentileDodgeTables from './percentile-dodge/tables.ts';
export * as phaseCombatBasicsTables from './phase-combat/basics/tables.ts';
export * as phaseCombatManeuverTables from './phase-combat/maneuvers/tables.ts';
export { phaseCombatSample } from './phase-combat/sample.ts';
export { samples } from './samples.ts';
export { systems } from './systems.ts';
export type { Cell, Chapter, Column, Entry, Reading, Row, RuleKind, System, Table, Term } from './types.ts';

/** The same as `systems`, loaded when it is asked for: an app that shows tables need not load every word of the rulebooks. */
export async function loadSystems(): Promise<readonly System[]> {
  return (await import('./systems.ts')).systems;
}
