import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, type Pack, type PackDoor, shown } from '@riposte/rules';

/** A file of the folder whose pack can be used, or what is wrong with it. */
export type PackFile = { file: string; pack: Pack } | { file: string; pack?: undefined; faults: Fault[] };

/** The most bytes of a file that is looked at: a pack of a thousand entries has a tenth of it. */
const LARGEST_FILE = 4 * 1024 * 1024;

/**
 * Every `*.json` of a folder, by name, each checked by itself. A faulty one is told and hinders nothing else.
 * @param taken ids that a file may not have, which are those of the samples
 */
export function packFiles(door: PackDoor, folder: string, taken: readonly string[]): PackFile[] {
  const owners = new Map<string, string>(taken.map((id) => [id, 'a sample']));
  return namesIn(folder).map((file) => {
    const read = packFile(door, folder, file);
    if (!read.pack) return read;
    const owner = owners.get(read.pack.id);
    if (owner === undefined) owners.set(read.pack.id, file);
    return owner === undefined ? read : { file, faults: [sameId(read.pack, owner)] };
  });
}

/** @throws Error of the system when the folder cannot be read */
function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function packFile(door: PackDoor, folder: string, file: string): PackFile {
  const document = documentOf(join(folder, file));
  if (typeof document === 'string') return { file, faults: [wholeFile(document)] };
  const checked = door.check(document.json);
  if (!checked.problem) return { file, pack: checked.pack };
  const { problem } = checked;
  return { file, faults: problem.type === 'invalid-input' ? problem.errors : [wholeFile(problem.message)] };
}

/** The JSON of a file, or in words why it cannot be read. */
function documentOf(path: string): { json: unknown } | string {
  try {
    if (statSync(path).size > LARGEST_FILE) return 'is larger than a pack can be';
    return { json: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    return error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
  }
}

function wholeFile(what: string): Fault {
  return { pointer: '', expected: 'a pack as JSON', got: what, says: `The file ${what}.` };
}

function sameId({ id }: Pack, owner: string): Fault {
  const says = `The pack: id should be one that nothing else here has; “${id}” is taken by ${owner}.`;
  return { pointer: '/id', expected: 'an id that nothing else here has', got: shown(id), says };
}
