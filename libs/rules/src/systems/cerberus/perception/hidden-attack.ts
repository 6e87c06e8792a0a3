import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { duelDice } from '../martial/defense.duel.ts';
import { FirstInAmbush, hiddenAttackBonuses, hidingDuelOf } from './hidden-attack.bonuses.ts';
import { hidingDuel } from './hiding/duel.ts';
import { hidingSides, hidingTotals } from './hiding/sides.ts';

const RULE = 'cerberus.perception.hidden-attack';

export const defenderCanReact = decision({
  id: `${RULE}#defenderCanReact`,
  question: 'Can the defender react to the hidden attack in time?',
  schema: z.boolean(),
});

const defenderMayDefend = decision({
  id: `${RULE}#defenderMayDefend`,
  question: 'May the defender dodge or parry the hidden attack? Usually only after winning the duel.',
  schema: z.boolean(),
});

const appliesToInvisible = decision({
  id: `${RULE}#appliesToInvisible`,
  question: 'Does an attack by somebody invisible count as one from hiding?',
  schema: z.boolean(),
  usual: false,
});

const automaticCritical = parameter({
  id: `${RULE}#automaticCritical`,
  title: 'whether an attack from hiding that comes first is critical',
  default: true,
  schema: z.boolean().describe('Whether an attack from hiding that comes first is critical.'),
  changedBy: "feats on ambush or awareness, and the defender's senses",
});

export const RevealedAt = choice(
  'CerberusRevealedAt',
  ['actionStart', 'afterAttacks'],
  "When the attacker comes into view: as the attacker's own action starts, or after the attacks.",
);

export const attacksField = () => whole(1, 100, 'Attacks declared together as the hidden attack in this tick.');
export const criticalsField = () => whole(0, 100, 'How many of these attacks are critical by themselves.');
export const mayDefendField = () => flag('Whether the defender may dodge or parry these attacks.');

export const hiddenAttackFields = {
  invisible: flag('Whether the attacker is invisible, for whom this rule is not made.').optional(),
  defenderCanReact: flag('Whether the defender can react in time; left out, the GM is asked.').optional(),
  attacks: attacksField(),
  ...hidingSides,
};
const HiddenAttack = z.strictObject(hiddenAttackFields);
type HiddenAttack = z.infer<typeof HiddenAttack>;

/** Who strikes from hiding comes first and is critical, unless the defender can react and wins the Reflex duel. */
export const hiddenAttack = procedure({
  id: RULE,
  input: HiddenAttack,
  output: z.strictObject({
    applies: flag('Whether this rule is for the attack: not for one by somebody invisible, unless the GM says so.'),
    first: FirstInAmbush.optional(),
    automaticCriticals: criticalsField(),
    revealedAt: RevealedAt.optional(),
    defenderMayDefend: mayDefendField(),
    rollsUsed: whole(0, 1000, 'How often each side rolled; 0 without a duel.'),
    ...hidingTotals,
  }),
  dice: duelDice,
  decisions: [defenderCanReact, defenderMayDefend, appliesToInvisible],
  parameters: [automaticCritical],
  uses: [hiddenAttackBonuses, hidingDuel],
  outcome: ['applies', 'first', 'automaticCriticals', 'revealedAt', 'defenderMayDefend'],
  says: ({ first, automaticCriticals }) => {
    if (first === undefined) return 'Invisible, not hidden: no dodge or parry, and criticals are ordinary.';
    return `The ${first} acts first; automatic criticals: ${automaticCriticals}.`;
  },
  evaluate(attack, ruling) {
    if (attack.invisible && !ruling.decide(appliesToInvisible))
      return { applies: false, automaticCriticals: 0, defenderMayDefend: false, rollsUsed: 0 };
    const canReact = attack.defenderCanReact ?? ruling.decide(defenderCanReact);
    const surprise = { first: 'attacker' as const, rollsUsed: 0 };
    const { first, ...shown } = canReact ? hidingDuelOf(attack, ruling) : surprise;
    return { applies: true, first, ...consequences(first, attack, ruling), ...shown };
  },
});

function consequences(first: 'attacker' | 'defender', { attacks }: HiddenAttack, ruling: Ruling) {
  const isDefenderFirst = first === 'defender';
  const isCritical = !isDefenderFirst && ruling.parameter(automaticCritical);
  return {
    automaticCriticals: isCritical ? attacks : 0,
    revealedAt: isDefenderFirst ? ('actionStart' as const) : ('afterAttacks' as const),
    defenderMayDefend: ruling.decide(defenderMayDefend, isDefenderFirst),
  };
}
