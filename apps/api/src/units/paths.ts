import { chapterOf, type Registry } from '@riposte/rules';

/** `cerberus.martial.attack` → `/v1/cerberus/martial/attack` */
export function pathOfOperation(id: string): string {
  return `/v1/${id.split('.').join('/')}`;
}

/** The operations of a registry by chapter. */
export function operationsByChapter(registry: Registry): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const id of registry.operations.keys()) {
    const chapter = chapterOf(id);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  return chapters;
}
