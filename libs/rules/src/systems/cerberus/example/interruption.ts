import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Mana } from '../character/power-path.ts';
import { percentPoints } from '../vocabulary.ts';

const RULE = 'cerberus.example.interruption';

/** The share of maximum HP that a casting bears. */
export const bearableShare = parameter<number>({
  id: `${RULE}#share`,
  title: 'share of maximum HP that a casting with red mana bears',
  default: 25,
  schema: percentPoints('Share of maximum HP that a casting bears.'),
  unit: 'percent',
  changedBy: 'the color of the mana, and feats',
});

/** Blue mana bears more than red and divine. */
export const blueShare = parameter<number>({
  id: `${RULE}#blueShare`,
  title: 'share of maximum HP that a casting with blue mana bears',
  default: 35,
  schema: percentPoints('Share of maximum HP that a casting with blue mana bears.'),
  unit: 'percent',
  changedBy: 'feats, items and the text of a spell',
});

/** A casting breaks when the damage taken while it lasts, DR taken off, is more than a share of maximum HP. */
export const interruption = formula({
  id: RULE,
  input: z.strictObject({
    maxHp: whole(1, 100_000, { description: 'Maximum HP of the caster.', unit: 'HP' }),
    damages: z
      .array(whole(0, 100_000, { description: 'HP lost to one attack.', unit: 'HP' }))
      .max(1000)
      .describe('What was lost since this casting began, attack by attack.'),
    mana: Mana.optional().describe('The kind of mana; usually red.'),
  }),
  output: z.strictObject({
    total: whole(0, 1e9, { description: 'HP lost during this casting.', unit: 'HP' }),
    interrupted: flag('Whether the casting breaks.'),
  }),
  parameters: [bearableShare, blueShare],
  says: ({ total, interrupted }, { maxHp }) =>
    `${total} lost during the casting, of ${maxHp} HP: it ${interrupted ? 'breaks' : 'holds'}.`,
  evaluate({ maxHp, damages, mana }, ruling) {
    const sum = ruling.calc('lost during the casting');
    for (const [i, damage] of damages.entries()) sum.plus(`attack ${i + 1}`, damage);
    const total = sum.floor(RULE, 'HP');
    const share = ruling.parameter(mana === 'blue' ? blueShare : bearableShare);
    const beyond = ruling.calc('beyond what it bears').plus('maximum HP', -maxHp);
    const interrupted = beyond.percent('borne', share - 100).plus('lost', total).isPositive;
    return { total, interrupted };
  },
});
