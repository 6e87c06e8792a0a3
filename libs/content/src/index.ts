import { cerberus } from './cerberus/system.ts';
import type { System } from './types.ts';

export * as cerberusBaseTables from './cerberus/base/tables.ts';
export * as cerberusMartialTables from './cerberus/martial/tables.ts';
export * as cerberusMovementTables from './cerberus/movement/tables.ts';
export * as cerberusWorkedRound from './cerberus/worked-round.ts';
export type { Cell, Chapter, Column, Entry, Reading, Row, RuleKind, System, Table, Term } from './types.ts';

/** Every rule system whose content is here. */
export const systems: readonly System[] = [cerberus];
