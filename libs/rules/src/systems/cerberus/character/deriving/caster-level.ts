import { cerberusCharacterTables } from '@riposte/content';
import type { z } from 'zod';
import type { Figuring } from '../../../../kernel/ruling.ts';
import { rowOf } from '../../../../kernel/table.ts';
import { casterLevelBase } from '../caster-level.base.ts';
import { casterLevelHumanRed } from '../caster-level.human-red.ts';
import { casterLevelNoAttribute } from '../caster-level.no-attribute.ts';
import { casterLevelPartage } from '../caster-level.partage.ts';
import type { PathSource, PowerSource } from '../figures.ts';

/** What makes the caster level of somebody. */
export interface Casting {
  source: z.infer<typeof PathSource>;
  cha: number;
  /** The ratio of the class, where it betters that of the source. */
  ratio?: number | undefined;
  /** Of a Partage rank. */
  rankCl?: number | undefined;
  awards?: number | undefined;
}

/** The rules that a caster level may need. */
export const casterLevelRules = [casterLevelBase, casterLevelHumanRed, casterLevelPartage, casterLevelNoAttribute];

/** The caster level by the rule of the source. Without a path, or from one outside the table, it is 1 and awards. */
export function casterLevelOf({ source, cha, ratio, rankCl = 0, awards }: Casting, ruling: Figuring) {
  if (source === 'human-red') return ruling.run(casterLevelHumanRed, { cha, ratio, awards });
  if (source === 'partage') return ruling.run(casterLevelPartage, { rankCl, cha, awards });
  if (source === 'drow' || source === 'monk-valerium') return ruling.run(casterLevelNoAttribute, { source, awards });
  return ruling.run(casterLevelBase, { awards });
}

/** The attribute that adds slots of a source. */
export function slotsAttribute(source: z.infer<typeof PowerSource>) {
  return rowOf(cerberusCharacterTables.powerPaths, 'source', source).slots_attribute;
}
