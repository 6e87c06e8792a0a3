import type { Pack, Resolution, UnitRequest } from '@riposte/rules';

/** What every kept record carries: when it was last written, in milliseconds since 1970; an import compares it. */
interface Kept {
  changed: number;
}

/** Physical dice by key, as a ruling's answer gives them and the next request takes them. */
export type Roll = Resolution['rolls'][number];
export type GivenDecision = NonNullable<UnitRequest['decisions']>[number];
export type Amendment = NonNullable<UnitRequest['amendments']>[number];

/** One ruling of the history: enough to show it and to replay it. */
export interface RulingRecord extends Kept {
  /** Made here, never shown. */
  id: string;
  /** The operation's id. */
  operation: string;
  /** The operation's title when the ruling was made. */
  title: string;
  /** The id of the system it belongs to. */
  system: string;
  /** The request as it was asked: input, decisions, amendments. */
  request: UnitRequest;
  sentence: string;
  /** Absent where every die was thrown by hand. */
  seed?: string;
  rolls: readonly Roll[];
  /** Of the whole answer: a replay that gives another one comes out differently than it did. */
  fingerprint?: string;
  /** When it was made, in milliseconds since 1970. */
  time: number;
}

/** The input of the latest ruling of an operation; the next one starts from it. */
export interface LastInputRecord extends Kept {
  operation: string;
  input: unknown;
}

/** A form half filled in, or an asking under way: whatever its screen needs to go on. */
export interface DraftRecord extends Kept {
  /** What it belongs to, such as an operation's id. */
  key: string;
  value: unknown;
}

export const themes = ['system', 'dark', 'light'] as const;
export const diceModes = ['roll', 'enter'] as const;

export interface Settings {
  theme: (typeof themes)[number];
  /** Whether dice are rolled here or entered as they fell on the table. */
  diceMode: (typeof diceModes)[number];
  /** Whether choices show their odds before they are made. */
  odds: boolean;
}

export const usualSettings: Settings = { theme: 'system', diceMode: 'roll', odds: true };

/** One setting a record, so that two tabs that change different settings do not undo one another. */
export interface SettingRecord extends Kept {
  name: keyof Settings;
  value: Settings[keyof Settings];
}

interface HouseRuleCommon extends Kept {
  /** Made here, never shown. */
  id: string;
  /** The id of the system whose rulings it enters. */
  system: string;
  /** The figure or question in words, as it stood when the rule was made. */
  title: string;
  /** A rule that is switched off stays in the list and enters no ruling. */
  enabled: boolean;
}

/** A standing answer to a question that the rules leave to the GM. */
export interface StandingDecision extends HouseRuleCommon {
  kind: 'decision';
  decision: GivenDecision;
}

/** A figure of the rules that this table has changed. */
export interface StandingAmendment extends HouseRuleCommon {
  kind: 'amendment';
  amendment: Amendment;
}

export type HouseRuleRecord = StandingDecision | StandingAmendment;

/** An operation that was used, for the list that offers it again. */
export interface RecentRecord extends Kept {
  operation: string;
  title: string;
  system: string;
  /** When it was last used, in milliseconds since 1970. */
  time: number;
  /** How often it was used. */
  count: number;
}

/** A pack of content that was loaded here. Of a sample, which comes with Riposte, only whether it is switched on is kept. */
export interface PackRecord extends Kept {
  /** The pack's own id. */
  id: string;
  system: string;
  title: string;
  version: string;
  /** A pack that is switched off offers nothing; nothing that was filled in from it changes. */
  enabled: boolean;
  /** The whole pack; absent for a sample. */
  document?: Pack;
}

/** A fight that is kept as it goes on. Each of its steps stays as it is; undoing moves a mark. */
export interface FightRecord extends Kept {
  /** Made here, never shown. */
  id: string;
  /** The id of the operation that rules it. */
  operation: string;
  /** The operation's title when the fight began. */
  title: string;
  system: string;
  /** What people call it: at first those who take part. */
  name: string;
  /** The ids of its steps, in order; those after the mark were undone and can be done again. */
  steps: readonly string[];
  /** The mark: which of the steps is how things stand, from 0. */
  at: number;
  isOver: boolean;
  /** When something last happened in it, in milliseconds since 1970. */
  time: number;
}

/** One step of a fight: its beginning, a command, or what the GM set by hand. It is never changed. */
export interface FightStepRecord extends Kept {
  id: string;
  /** The id of its fight. */
  fight: string;
  /** What was done, as it was offered. */
  label: string;
  sentence: string;
  /** How things stand after it. */
  state: unknown;
  /** What it was ruled on; absent at the beginning, and for what was set by hand. */
  command?: unknown;
  decisions?: readonly GivenDecision[];
  amendments?: readonly Amendment[];
  rolls?: readonly Roll[];
  seed?: string;
  /** Why it came out so. */
  trace?: Resolution['trace'];
  time: number;
}

/** Every table with its records. */
export interface Tables {
  rulings: RulingRecord;
  lastInputs: LastInputRecord;
  drafts: DraftRecord;
  settings: SettingRecord;
  houseRules: HouseRuleRecord;
  recent: RecentRecord;
  packs: PackRecord;
  fights: FightRecord;
  fightSteps: FightStepRecord;
}

export type TableName = keyof Tables;

/** The field that names a record within its table. */
export const keyFields = {
  rulings: 'id',
  lastInputs: 'operation',
  drafts: 'key',
  settings: 'name',
  houseRules: 'id',
  recent: 'operation',
  packs: 'id',
  fights: 'id',
  fightSteps: 'id',
} as const satisfies Record<TableName, string>;

export const tableNames = Object.keys(keyFields) as TableName[];

/** The key of a record. */
export function keyOf(table: TableName, record: object): string {
  return String((record as Record<string, unknown>)[keyFields[table]]);
}
