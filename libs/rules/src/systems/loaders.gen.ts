// Written by `npm run index` from the folders of the systems.
import type { ChapterUnits } from '../kernel/registry.ts';

/** Every chapter by its id, each loaded when it is asked for. */
export const chapterLoaders: Readonly<Record<string, () => Promise<ChapterUnits>>> = {
  'cerberus.base': async () => (await import('./cerberus/base/chapter.gen.ts')).chapter,
  'cerberus.combat': async () => (await import('./cerberus/combat/chapter.gen.ts')).chapter,
  'cerberus.health': async () => (await import('./cerberus/health/chapter.gen.ts')).chapter,
  'cerberus.martial': async () => (await import('./cerberus/martial/chapter.gen.ts')).chapter,
  'cerberus.movement': async () => (await import('./cerberus/movement/chapter.gen.ts')).chapter,
};
