import { z } from 'zod';
import { WholeModifier } from '../../../kernel/modifier.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';
import { displayName, percentBonuses } from '../base/figures.ts';
import { duelDice } from '../martial/defense.duel.ts';
import { scaleDuelNeedsTicks } from '../time/scale.duel-needs-ticks.ts';
import { scaleToTicks } from '../time/scale.to-ticks.ts';
import { TimeScale } from '../time/scales.ts';
import { combatantId, ReflexSide, RollMode, reflexTotal } from '../vocabulary.ts';
import { FirstInAmbush } from './hidden-attack.bonuses.ts';
import {
  attacksField,
  criticalsField,
  defenderCanReact,
  hiddenAttack,
  mayDefendField,
  RevealedAt,
} from './hidden-attack.ts';
import { ambushExamples } from './hiding/examples.ts';

const side = {
  id: combatantId().optional(),
  name: displayName('Name, for sentences.'),
  reflex: ReflexSide.shape.reflex,
  modifiers: z.array(WholeModifier).max(30).optional().describe('Flat modifiers of this duel, from feats, items …'),
  percent: percentBonuses('Percentage bonuses on the total, in points; they count on a total above 0.'),
  mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
};

const Lurker = z
  .strictObject({
    ...side,
    attacks: attacksField(),
    invisible: flag('Whether the attacker is invisible instead of hidden.').optional(),
  })
  .meta({ id: 'CerberusLurker', title: 'Attacker', description: 'Who attacks from hiding.' });

const Ambushed = z
  .strictObject(side)
  .meta({ id: 'CerberusAmbushed', title: 'Defender', description: 'Who is attacked from hiding.' });

const Input = z.strictObject({
  attacker: Lurker,
  defender: Ambushed,
  defenderCanReact: flag('Whether the defender can react in time; left out, the GM is asked.').optional(),
  scale: TimeScale.optional().describe('The time scale when it begins; a Reflex duel is played in ticks.'),
});
type Input = z.infer<typeof Input>;

/** An attack from hiding: without a reaction it comes first and is critical, else a Reflex duel decides. */
export const ambush = operation({
  id: 'cerberus.perception.ambush',
  title: 'Attack from hiding',
  summary: 'Who acts first when somebody strikes from hiding, and how many of the attacks are critical by that alone.',
  input: Input,
  output: z.strictObject({
    first: FirstInAmbush,
    automaticCriticals: criticalsField(),
    revealedAt: RevealedAt,
    defenderMayDefend: mayDefendField(),
    scale: TimeScale.optional().describe('The time scale from here on, where one was given.'),
    rollsUsed: whole(0, 1000, 'How often each side rolled; 0 without a duel.'),
    attackerTotal: reflexTotal("The attacker's Reflex total in the last roll.").optional(),
    defenderTotal: reflexTotal("The defender's Reflex total in the last roll.").optional(),
  }),
  dice: duelDice,
  uses: [hiddenAttack, scaleDuelNeedsTicks, scaleToTicks],
  odds: { first: ({ first }) => first, automaticCriticals: ({ automaticCriticals }) => automaticCriticals },
  resolve({ attacker, defender, defenderCanReact: known, scale }, ruling) {
    ruling.cast('attacker', attacker.id);
    ruling.cast('defender', defender.id);
    const { invisible, attacks } = attacker;
    const { outcome, details } = ruling.detailed(hiddenAttack, {
      invisible,
      attacks,
      defenderCanReact: known,
      ...sidesOf(attacker, defender),
    });
    const { applies, first = 'attacker', automaticCriticals, revealedAt = 'afterAttacks', defenderMayDefend } = outcome;
    const message = 'An invisible attacker does not attack from hiding: no dodge or parry, and criticals are ordinary.';
    ruling.require(applies, hiddenAttack.id, message, () => ['an attack without a defense', 'the GM applies the rule']);
    return {
      first,
      automaticCriticals,
      revealedAt,
      defenderMayDefend,
      scale: scale && scaleAfter(scale, known ?? ruling.decide(defenderCanReact), ruling),
      rollsUsed: partOf(details, 'rollsUsed'),
      attackerTotal: partOf(details, 'totalA'),
      defenderTotal: partOf(details, 'totalD'),
    };
  },
  sentence({ first, automaticCriticals: criticals, attackerTotal, defenderTotal }, { attacker, defender }) {
    const { name: lurker = 'the attacker' } = attacker;
    const { name: target = 'the defender' } = defender;
    const duel = attackerTotal === undefined ? '' : `, ${attackerTotal} against ${defenderTotal}`;
    if (first === 'attacker')
      return `${upperFirst(lurker)} strikes first${duel}; critical by that: ${criticals} of ${attacker.attacks}.`;
    return `${upperFirst(target)} notices in time and acts first${duel}; then ${lurker} comes into view.`;
  },
  changes: ({ scale }, { scale: before }) =>
    scale === undefined || before === undefined || scale === before
      ? []
      : [{ who: 'the table', what: 'time scale', from: before, to: scale }],
  groups: [
    { title: 'The ambush', fields: ['attacker.reflex', 'attacker.attacks', 'defender.reflex', 'defenderCanReact'] },
    {
      title: 'Attacker',
      fields: [
        'attacker.name',
        'attacker.id',
        'attacker.invisible',
        'attacker.modifiers',
        'attacker.percent',
        'attacker.mode',
      ],
    },
    {
      title: 'Defender',
      fields: ['defender.name', 'defender.id', 'defender.modifiers', 'defender.percent', 'defender.mode'],
    },
    { title: 'The table', fields: ['scale'] },
  ],
  examples: ambushExamples,
});

/** Both sides as the rule has them; what the GM adds is asked when it comes to a duel. */
function sidesOf(attacker: Input['attacker'], defender: Input['defender']) {
  return {
    reflexA: attacker.reflex,
    reflexD: defender.reflex,
    ownA: attacker.modifiers,
    ownD: defender.modifiers,
    percentA: attacker.percent,
    percentD: defender.percent,
    modeA: attacker.mode,
    modeD: defender.mode,
  };
}

/** A duel is played in ticks; a strike without one usually calls for them too. */
function scaleAfter(scale: z.infer<typeof TimeScale>, isDuel: boolean, ruling: Ruling) {
  return isDuel
    ? ruling.run(scaleDuelNeedsTicks, { scale, duelRequested: true }).scale
    : ruling.run(scaleToTicks, { scale, trigger: 'ambush starts' }).scale;
}
