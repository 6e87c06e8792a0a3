import { z } from 'zod';
import { written } from '../../kernel/exact/calculation.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { flag, whole } from '../../kernel/schema.ts';
import { operation } from '../../kernel/unit.ts';
import { upperFirst } from '../../kernel/words.ts';
import { asCombined, conditionsOf, Defender, isPointsInRow, POINTS_IN_ROW, Threat } from './aiming.ts';
import { archeryPermission } from './archery-permission.ts';
import { attackType, isShot } from './attack-type.ts';
import { resolutionOf } from './combined.ts';
import { contest } from './contest.ts';
import { dodgeExamples } from './dodge-examples.ts';
import { dodgeOf, dodgeRules, situationFields } from './dodging.ts';
import { eligibility, NO_SPACE, whyNot } from './eligibility.ts';
import { figure, penaltyPoints, percentage, points } from './vocabulary.ts';

const Input = z
  .strictObject({
    attack: Threat,
    defender: Defender,
    ...situationFields,
    attackMargin: figure("The attacker's margin, where the attack has been rolled already.").optional(),
  })
  .refine(isPointsInRow, POINTS_IN_ROW)
  .meta({ description: 'Who is attacked, and with what; points only for a confined space.' });
type Input = z.infer<typeof Input>;

const Worked = z.strictObject({
  baseDodge: percentage('Dodge, or Dexterity where the sheet has none.'),
  untrained: flag('Whether Dexterity stands in for Dodge.'),
  situationalModifier: points('What the situation adds.'),
  multiActionModifier: penaltyPoints('What several actions take off.'),
  armorModifier: penaltyPoints('What armor and load take off.'),
  effectiveDodge: figure('What all that comes to.'),
  rollAtMost: figure('The highest roll that still dodges, where the margin of the attack is known.').optional(),
  chance: whole(0, 100, { description: 'On how many of 100 rolls the dodge succeeds.', unit: 'percent' }).optional(),
});
type Worked = z.infer<typeof Worked>;

/** Whether somebody may dodge, and how well; what cannot be dodged is refused, with what could be done about it. */
export const dodge = operation<Input, Worked>({
  id: 'percentile-dodge.dodge',
  title: 'Work out a dodge',
  summary: 'Whether a defender may dodge an attack, the effective dodge with all that counts, and the roll it takes.',
  input: Input,
  output: Worked,
  dice: [],
  uses: [attackType, archeryPermission, eligibility, ...dodgeRules],
  odds: {},
  resolve(input, ruling) {
    ruling.cast('defender', input.defender.id);
    requireContest(input, ruling);
    requireAbility(input.defender, ruling);
    const worked = ruling.as('defender', () => dodgeOf(asCombined(input.attack, input), ruling));
    if (input.attackMargin === undefined) return worked;
    const rollAtMost = ruling
      .calc('highest roll that dodges')
      .plus('effective dodge', worked.effectiveDodge)
      .minus('attack margin', input.attackMargin)
      .floor(contest.id);
    return { ...worked, rollAtMost, chance: Math.min(Math.max(rollAtMost, 0), 100) };
  },
  sentence({ effectiveDodge, rollAtMost, chance }, { defender }) {
    const able = `${upperFirst(defender.name ?? 'the defender')} dodges at ${written(effectiveDodge)}`;
    if (rollAtMost === undefined) return `${able}.`;
    if (chance === 0) return `${able}: no roll is low enough.`;
    return chance === 100 ? `${able}: any roll will do.` : `${able}: a roll of ${rollAtMost} or less will do.`;
  },
  changes: () => [],
  groups: [
    { title: 'Attack and dodge', fields: ['attack', 'defender.dodge', 'situation'] },
    { title: 'Defender', fields: ['defender', 'confinedPoints'] },
    { title: 'More', fields: ['attackMargin'] },
  ],
  examples: dodgeExamples,
});

function requireContest(input: Input, ruling: Ruling): void {
  const asked = asCombined(input.attack, input);
  if (resolutionOf(asked, ruling).attackResolution === 'contested') return;
  const byPermission = isShot(asked, ruling);
  const rule = byPermission ? archeryPermission.id : attackType.id;
  const message = byPermission ? 'The shot is not dodged: it is tested.' : 'There is no time to react to the attack.';
  ruling.require(false, rule, message, () => [
    'the attack, settled by its own test',
    byPermission
      ? 'a dodge, once the target is alert, watches the archer and has room to move, and the GM grants it'
      : 'a dodge, if the GM finds that there is time to react',
  ]);
}

function requireAbility(defender: Defender, ruling: Ruling): void {
  const conditions = conditionsOf(defender);
  const { mayDodge } = ruling.run(eligibility, conditions);
  const reason = whyNot(conditions);
  const message = `${upperFirst(defender.name ?? 'the defender')} cannot dodge: ${reason}.`;
  ruling.require(mayDodge, eligibility.id, message, () => [
    'the attack, settled without a dodge',
    ...(reason === NO_SPACE ? ['a dodge, if the GM finds space enough'] : []),
  ]);
}
