import { chapterOf, type Registry } from '@riposte/rules';

/** `cerberus.martial.attack` → `/v1/cerberus/martial/attack` */
export function pathOfOperation(id: string): string {
  return `/v1/${id.split('.').join('/')}`;
}

/** The operations of a registry by chapter; an id of two segments belongs to its system alone. */
export function operationsByChapter(registry: Registry): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const id of registry.operations.keys()) {
    const chapter = id.split('.').length > 2 ? chapterOf(id) : (id.split('.', 1)[0] as string);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  return chapters;
}
