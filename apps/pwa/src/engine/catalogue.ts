import { catalogue } from 'virtual:catalogue';

/** What can be played, known before any chapter is loaded. */
export interface CatalogueOperation {
  id: string;
  title: string;
  summary: string;
  /** Whether its states are kept as a fight goes on. */
  isFight?: boolean;
}

export interface CatalogueChapter {
  id: string;
  title: string;
  operations: readonly CatalogueOperation[];
}

export interface CatalogueSystem {
  id: string;
  title: string;
  summary: string;
  chapters: readonly CatalogueChapter[];
}

/** An operation with where it stands. */
export interface PlacedOperation extends CatalogueOperation {
  system: CatalogueSystem;
  chapter: CatalogueChapter;
}

export const systems: readonly CatalogueSystem[] = catalogue;

export const operations: readonly PlacedOperation[] = systems.flatMap((system) =>
  system.chapters.flatMap((chapter) => chapter.operations.map((operation) => ({ ...operation, system, chapter }))),
);

/** What a fight can be kept with. */
export const fightOperations = operations.filter(({ isFight }) => isFight);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

export function operationOf(id: string): PlacedOperation | undefined {
  return byId.get(id);
}

/** The number of a system's accent colour: systems are told apart by place, so that none is named here. */
export function accentOf(systemId: string): number {
  return Math.max(
    0,
    systems.findIndex((system) => system.id === systemId),
  );
}

/** Where a new fight is set up. */
export function newFightPath(operation: string): string {
  return `/fights/new/${operation.replaceAll('.', '/')}`;
}

/** `cerberus.martial.attack` ⇄ `/play/cerberus/martial/attack` */
export function playPath(operation: string): string {
  return `/play/${operation.replaceAll('.', '/')}`;
}
