import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';
import { casterLevelBase } from './caster-level.base.ts';
import { awarded, awards, casterLevel } from './figures.ts';

const RULE = 'cerberus.character.caster-level.partage';

export const rankCl = () => whole(0, 10_000, 'Caster levels that the Partage rank grants.');

/** What the rank grants, at most 7 times Charisma; the starting 1 and awards come on top. */
export const casterLevelPartage = formula({
  id: RULE,
  input: z.strictObject({ rankCl: rankCl(), cha: attribute('Charisma.'), awards: awards().optional() }),
  output: z.strictObject({
    granted: whole(0, 10_000, { description: 'Caster levels that count of the grant.', unit: 'levels' }),
    casterLevel: casterLevel(),
    awarded: awarded(),
  }),
  uses: [casterLevelBase],
  says: ({ granted, casterLevel: level }) => `The rank grants ${granted}: caster level ${level}.`,
  evaluate({ rankCl: byRank, cha, awards: given }, ruling) {
    const most = ruling
      .calc('granted at most')
      .plus('CHA', cha)
      .times('each point', cerberusCharacterTables.partageCap);
    const granted = ruling.calc('granted').plus('rank', byRank).atMost(most.floor(RULE)).atLeast(0).floor(RULE);
    return { granted, ...ruling.run(casterLevelBase, { grants: granted, awards: given }) };
  },
});
