import { Inject, Injectable } from '@nestjs/common';
import { entriesOf, jsonSchemaOf, type Pack, unknownName } from '@riposte/rules';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { LOG } from '../logging.ts';
import { Catalogue } from '../lookups/catalogue.ts';
import { hasWords, pageOf } from '../lookups/paging.ts';
import type { ListQuery } from '../lookups/queries.ts';
import type { Page } from '../lookups/views.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type PackFile, packFiles } from './folder.ts';
import type { EntryView, KindView, PackSummaryView, PackView } from './views.ts';

/** The packs that are here for every request: the samples, and those of the folder, read once at the start. */
@Injectable()
export class Packs {
  /** Those that can be used. */
  readonly loaded: readonly Pack[];
  private readonly rules: RulesLibrary;
  private readonly catalogue: Catalogue;
  private readonly summaries: readonly PackSummaryView[];

  constructor(
    @Inject(CONFIG) { packsFolder }: Config,
    @Inject(RULES) rules: RulesLibrary,
    @Inject(LOG) log: Logger,
    catalogue: Catalogue,
  ) {
    this.rules = rules;
    this.catalogue = catalogue;
    const files = packsFolder === undefined ? [] : filesOf(rules, packsFolder, log);
    const { samples } = rules.packs;
    this.loaded = [...samples, ...files.flatMap(({ pack }) => pack ?? [])];
    this.summaries = [...samples.map((pack) => summaryOf(pack, 'sample')), ...files.map(summaryOfFile)];
  }

  list(query: ListQuery): Page<PackSummaryView> {
    const { system, q } = query;
    if (system !== undefined) this.catalogue.system(system);
    const found = this.summaries.filter(
      (pack) =>
        (system === undefined || pack.system === system) && hasWords(`${pack.id} ${pack.title} ${pack.file}`, q),
    );
    return pageOf(found, query);
  }

  /** @throws ProblemError `unknown-pack` */
  pack(id: string): PackView {
    return { ...this.found(id) };
  }

  /** @throws ProblemError `unknown-pack` or `unknown-entry` */
  entry(id: string, kind: string, entryId: string): EntryView {
    const pack = this.found(id);
    const named = entriesOf(pack).map((one) => ({ ...one, name: `${one.kind}/${one.entry.id}` }));
    const found = named.find(({ name }) => name === `${kind}/${entryId}`);
    if (found) return { reference: `${id}:${entryId}`, pack: id, kind, entry: found.entry };
    const names = named.map(({ name }) => name);
    throw new ProblemError(unknownName('unknown-entry', `${kind}/${entryId}`, names).problem);
  }

  /** Checks a document and keeps nothing of it. @throws ProblemError with every fault in words */
  check(document: unknown): PackSummaryView {
    const checked = this.rules.packs.check(document);
    if (checked.problem) throw new ProblemError(checked.problem, 422);
    return summaryOf(checked.pack, 'request');
  }

  /** What packs may hold. @throws ProblemError `unknown-system` */
  kinds(system?: string): KindView[] {
    if (system !== undefined) this.catalogue.system(system);
    return Object.entries(this.rules.packs.kinds).flatMap(([owner, kinds]) =>
      system === undefined || system === owner
        ? kinds.map(({ id, one, most, schema }) => ({
            system: owner,
            id,
            one,
            most,
            schema: jsonSchemaOf(schema, 'input'),
          }))
        : [],
    );
  }

  private found(id: string): Pack {
    const found = this.loaded.find((pack) => pack.id === id);
    if (found) return found;
    const ids = this.loaded.map((pack) => pack.id);
    throw new ProblemError(unknownName('unknown-pack', id, ids).problem);
  }
}

/** Reads the folder; what is wrong in it is told in the log, and stops nothing. */
function filesOf({ packs }: RulesLibrary, folder: string, log: Logger): PackFile[] {
  const taken = packs.samples.map(({ id }) => id);
  try {
    const files = packFiles(packs, folder, taken);
    for (const file of files) {
      if (file.pack) log.info({ file: file.file, pack: file.pack.id, version: file.pack.version }, 'a pack is loaded');
      else
        log.error(
          { file: file.file, faults: file.faults.map(({ says, expected }) => says ?? expected) },
          'a pack is refused',
        );
    }
    return files;
  } catch (error) {
    log.error({ err: error, folder }, 'the folder of packs cannot be read');
    return [];
  }
}

function summaryOf(pack: Pack, from: string): PackSummaryView {
  const { id, title, version, formatVersion, system, entries } = pack;
  const kinds = Object.entries(entries).map(([kind, list]) => ({ kind, entries: list.length }));
  return { id, title, version, formatVersion, system, from, refused: false, kinds, errors: [] };
}

function summaryOfFile(read: PackFile): PackSummaryView {
  if (read.pack) return { ...summaryOf(read.pack, 'folder'), file: read.file };
  const { file, faults } = read;
  const errors = faults.map(({ pointer, says, expected }) => ({ pointer, says: says ?? expected }));
  const nothing = { id: '', version: '', formatVersion: 0, system: '', kinds: [] };
  return { ...nothing, title: file, from: 'folder', refused: true, file, errors };
}
