import { AmendmentSchema, CircumstanceFields, DecisionSchema } from '@riposte/rules';
import { z } from 'zod';
import { EXPORT_FORMAT, type TableContents } from './export.ts';
import { isFields } from './fields.ts';
import { faultWords, tableWords } from './import-words.ts';
import { DATA_VERSION, type OlderRecord, raised } from './migrations.ts';
import { diceModes, keyOf, type TableName, tableNames, themes } from './records.ts';

/** Longest file that is looked at, in bytes: 100 times what a year of weekly games leaves behind. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Why nothing of a file can be taken in, in words for the person. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

/** A file that could be read: its sound records at the present version, and what is wrong with the others. */
export interface ReadImport {
  /** When it was exported, in milliseconds since 1970; absent where the file doesn't say. */
  exportedAt?: number;
  tables: TableContents;
  /** One sentence for each fault; a record with a fault is left out. */
  faults: string[];
  /** How many records are left out. */
  leftOut: number;
}

/** How deep a record may be nested: ten times what any is. What goes deeper is followed by nothing that reads it. */
const DEEPEST = 200;

/** A fight of many evenings. */
const MOST_STEPS = 10_000;
const LONGEST_SENTENCE = 20_000;

const moment = z.int().min(0).max(8_640_000_000_000_000);
const name = z.string().min(1).max(200);
/** What stands in the address of a screen. */
const place = z.string().regex(/^[\w-]{1,200}$/);
const line = z.string().min(1).max(2000);
const kept = { changed: moment };
const rule = { id: place, system: name, title: line, enabled: z.boolean(), ...kept };

const rolls = z
  .array(
    z.looseObject({
      key: name,
      faces: z.array(z.number()).max(10_000).optional(),
      total: z.number().optional(),
      tens: z.number().optional(),
      units: z.number().optional(),
    }),
  )
  .max(2000);
const traceStep = z.looseObject({
  rule: name,
  at: z.string().optional(),
  label: z.string(),
  expression: z.string().optional(),
  value: z.union([z.number(), z.string(), z.boolean(), z.null()]).optional(),
  unit: z.string().optional(),
  contributors: z.array(z.looseObject({ label: z.string(), value: z.number() })).optional(),
});

const schemas = {
  rulings: z.object({
    id: place,
    operation: name,
    title: line,
    system: name,
    request: z.object({ input: z.json(), ...CircumstanceFields }),
    sentence: line,
    seed: name.optional(),
    rolls,
    fingerprint: name.optional(),
    time: moment,
    ...kept,
  }),
  lastInputs: z.object({ operation: name, input: z.json(), ...kept }),
  drafts: z.object({ key: name, value: z.json(), ...kept }),
  settings: z.discriminatedUnion('name', [
    z.object({ name: z.literal('theme'), value: z.enum(themes), ...kept }),
    z.object({ name: z.literal('diceMode'), value: z.enum(diceModes), ...kept }),
    z.object({ name: z.literal('odds'), value: z.boolean(), ...kept }),
  ]),
  houseRules: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('decision'), decision: DecisionSchema, ...rule }),
    z.object({ kind: z.literal('amendment'), amendment: AmendmentSchema, ...rule }),
  ]),
  packs: z.object({
    id: name,
    system: name,
    title: line,
    version: z.string().regex(/^\d{1,6}(\.\d{1,6}){0,2}$/),
    enabled: z.boolean(),
    document: z.looseObject({ id: name, entries: z.record(name, z.array(z.json())) }).optional(),
    ...kept,
  }),
  recent: z.object({ operation: name, title: line, system: name, time: moment, count: z.int().min(0), ...kept }),
  fights: z
    .object({
      id: place,
      operation: name,
      title: line,
      system: name,
      name: line,
      steps: z.array(name).min(1).max(MOST_STEPS),
      at: z.int().min(0),
      isOver: z.boolean(),
      time: moment,
      ...kept,
    })
    .refine(({ at, steps }) => at < steps.length, { message: 'one of its steps', path: ['at'] }),
  fightSteps: z.object({
    id: name,
    fight: name,
    label: line,
    sentence: z.string().max(LONGEST_SENTENCE),
    state: z.json(),
    command: z.json().optional(),
    decisions: CircumstanceFields.decisions,
    amendments: CircumstanceFields.amendments,
    rolls: rolls.optional(),
    seed: name.optional(),
    trace: z.array(traceStep).max(20_000).optional(),
    time: moment,
    ...kept,
  }),
} satisfies Record<TableName, z.ZodType>;

/**
 * Reads what somebody chose as an export: older versions are raised, every record is checked.
 * @throws ImportRefused when the file as a whole is none
 */
export function readImport(text: string): ReadImport {
  const document = parsed(text);
  const { formatVersion: version, exportedAt } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new ImportRefused("This file doesn't say which version of Riposte wrote it. Export it again, and take that.");
  if (version > DATA_VERSION)
    throw new ImportRefused('A newer Riposte wrote this file. Update Riposte on this device, then import it again.');
  const given = document.tables;
  if (!isFields(given)) throw new ImportRefused('This file holds no records. Export it again, and take that.');
  const read: ReadImport = { tables: emptyTables(), faults: [], leftOut: 0 };
  const time = typeof exportedAt === 'string' ? Date.parse(exportedAt) : Number.NaN;
  if (!Number.isNaN(time)) read.exportedAt = time;
  for (const table of tableNames) readTable(table, given[table], version, read);
  return read;
}

function parsed(text: string): Record<string, unknown> {
  const refusal = 'This is not a file that Riposte exported. Choose one whose name begins with “riposte-”.';
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ImportRefused(`${refusal} If it is one, it was cut off on its way: copy it again.`);
  }
  if (!isFields(document) || document.format !== EXPORT_FORMAT) throw new ImportRefused(refusal);
  return document;
}

function readTable(table: TableName, given: unknown, version: number, read: ReadImport): void {
  if (given === undefined) return;
  if (!Array.isArray(given)) {
    read.faults.push(`${tableWords[table].many}: this should be a list, and isn't one. They are left out.`);
    return;
  }
  const records: unknown[] = read.tables[table];
  const seen = new Set<string>();
  for (const [position, record] of given.entries()) {
    if (isDeeperThan(DEEPEST, record)) {
      read.leftOut++;
      read.faults.push(`${tableWords[table].one} ${position + 1}: it is nested more deeply than anything here can be.`);
      continue;
    }
    const older = isFields(record) ? raised(table, record as OlderRecord, version) : record;
    const checked = schemas[table].safeParse(older);
    if (checked.success && !seen.has(keyOf(table, checked.data))) {
      seen.add(keyOf(table, checked.data));
      records.push(checked.data);
      continue;
    }
    read.leftOut++;
    const [issue] = checked.success ? [] : checked.error.issues;
    read.faults.push(
      issue
        ? faultWords(table, position, older, issue)
        : `${tableWords[table].one} ${position + 1} is in the file twice. Only the first is looked at.`,
    );
  }
}

/** Level by level, since what calls itself for each level fails where it matters. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

function emptyTables(): TableContents {
  return Object.fromEntries(tableNames.map((table) => [table, []])) as unknown as TableContents;
}
