// Written by `npm run index` from the folders of the systems.
import type { ChapterUnits } from '../kernel/registry.ts';

/** Every chapter by its id, each loaded when it is asked for. */
export const chapterLoaders: Readonly<Record<string, () => Promise<ChapterUnits>>> = {
  'cerberus.base': async () => (await import('./cerberus/base/chapter.gen.ts')).chapter,
  'cerberus.combat': async () => (await import('./cerberus/combat/chapter.gen.ts')).chapter,
  'cerberus.health': async () => (await import('./cerberus/health/chapter.gen.ts')).chapter,
  'cerberus.martial': async () => (await import('./cerberus/martial/chapter.gen.ts')).chapter,
  'cerberus.movement': async () => (await import('./cerberus/movement/chapter.gen.ts')).chapter,
  'dex-rank': async () => (await import('./dex-rank/chapter.gen.ts')).chapter,
  'dex-rank.action': async () => (await import('./dex-rank/action/chapter.gen.ts')).chapter,
  'dex-rank.defence': async () => (await import('./dex-rank/defence/chapter.gen.ts')).chapter,
  'dex-rank.level': async () => (await import('./dex-rank/level/chapter.gen.ts')).chapter,
  'dex-rank.magic': async () => (await import('./dex-rank/magic/chapter.gen.ts')).chapter,
  'dex-rank.matrix': async () => (await import('./dex-rank/matrix/chapter.gen.ts')).chapter,
  'dex-rank.order': async () => (await import('./dex-rank/order/chapter.gen.ts')).chapter,
  'dex-rank.round': async () => (await import('./dex-rank/round/chapter.gen.ts')).chapter,
  'dex-rank.summary': async () => (await import('./dex-rank/summary/chapter.gen.ts')).chapter,
  'percentile-dodge': async () => (await import('./percentile-dodge/chapter.gen.ts')).chapter,
  'phase-combat': async () => (await import('./phase-combat/chapter.gen.ts')).chapter,
  'phase-combat.abort': async () => (await import('./phase-combat/abort/chapter.gen.ts')).chapter,
  'phase-combat.basics': async () => (await import('./phase-combat/basics/chapter.gen.ts')).chapter,
  'phase-combat.block': async () => (await import('./phase-combat/block/chapter.gen.ts')).chapter,
  'phase-combat.brace': async () => (await import('./phase-combat/brace/chapter.gen.ts')).chapter,
  'phase-combat.disarm': async () => (await import('./phase-combat/disarm/chapter.gen.ts')).chapter,
  'phase-combat.dodge': async () => (await import('./phase-combat/dodge/chapter.gen.ts')).chapter,
  'phase-combat.grab': async () => (await import('./phase-combat/grab/chapter.gen.ts')).chapter,
  'phase-combat.maneuver': async () => (await import('./phase-combat/maneuver/chapter.gen.ts')).chapter,
};
