import { dexRankMatrices } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ArmorUse, attFumble, cellParameters, DamageKind, defFumble, rolled } from '../cells.ts';
import { LEVELS, Level } from '../vocabulary.ts';

const RULE = 'dex-rank.matrix.parry';

export const ParryCell = z
  .strictObject({
    outcome: choice('DexRankParryOutcome', ['deflected', 'hit', 'miss'], 'What comes of the blow.'),
    damage: DamageKind,
    itemCheck: flag('Whether the damage tests the parrying item.'),
    armor: ArmorUse,
    riposte: flag('Whether the parry earns a riposte.'),
    attFumble,
    defFumble,
    rolled,
  })
  .meta({ id: 'DexRankParryCell', description: 'What comes of one level of attack against one level of parry.' });
export type ParryCell = z.infer<typeof ParryCell>;

const cells = cellParameters(RULE, ParryCell, LEVELS, (attack, parry) => {
  const row = dexRankMatrices.parryMatrix.find((found) => found.attack === attack && found.parry === parry);
  const {
    outcome,
    damage,
    item_check,
    armor,
    riposte,
    att_fumble,
    def_fumble,
    rolled: isRolled,
  } = row as NonNullable<typeof row>;
  return {
    outcome,
    damage,
    itemCheck: item_check,
    armor,
    riposte,
    attFumble: att_fumble,
    defFumble: def_fumble,
    rolled: isRolled,
  };
});

const criticalAgainstSuccess = decision({
  id: `${RULE}#criticalAgainstSuccess`,
  question: 'Does a plain parry deflect a critical, or does it land as an ordinary hit?',
  schema: choice(
    'DexRankCriticalAgainstSuccess',
    ['deflected', 'normal-hit'],
    'Deflected, the doubled damage testing the item; or a normal hit, which armor meets and which tests the item too.',
  ),
  usual: 'deflected',
});

const NORMAL_HIT = { outcome: 'hit', damage: 'normal', armor: 'applies', itemCheck: true } as const;

/** What comes of each level of attack against each level of parry; every cell can be replaced. */
export const parry = formula({
  id: RULE,
  input: z.strictObject({
    attack: Level.describe('Level of the attack.'),
    parry: Level.describe('Level of the parry.'),
    cell: ParryCell.optional().describe("The GM's result for this once."),
  }),
  output: ParryCell,
  decisions: [criticalAgainstSuccess],
  parameters: cells.all,
  says: ({ outcome, damage, riposte }, given) =>
    `${given.attack} against ${given.parry}: ${outcome}${damage === 'none' ? '' : `, ${damage} damage`}${riposte ? ', a riposte' : ''}.`,
  evaluate({ attack, parry: against, cell }, ruling) {
    if (cell) return cell;
    const usual = ruling.parameter(cells.of(attack, against));
    if (attack !== 'critical' || against !== 'success') return usual;
    return ruling.decide(criticalAgainstSuccess) === 'normal-hit' ? { ...usual, ...NORMAL_HIT } : usual;
  },
});
