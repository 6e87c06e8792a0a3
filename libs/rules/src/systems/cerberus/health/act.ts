import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { allowance } from '../movement/allowance.ts';
import { CHECKED, requireUnbarred } from './acting/checks.ts';
import { actExamples } from './acting/examples.ts';
import { duelOf, isFleeing } from './acting/fear.ts';
import { ActInput } from './acting/input.ts';
import { conditionBlinded, perceivedByOtherSense } from './condition.blinded.ts';
import { conditionGeneral } from './condition.general.ts';
import { stunnedDodge } from './condition.stunned.ts';
import { fearCornered } from './fear.cornered.ts';
import { fearFlee, fleeDistance } from './fear.flee.ts';
import { fearSource } from './fear.source.ts';

/** May somebody with these conditions do this? What a condition bars is refused by its own rule; a blind attack is rolled for. */
export const act = operation({
  id: 'cerberus.health.act',
  title: 'Act under conditions',
  summary: 'Whether conditions and fear let a character do something, and what they do to its Reflex duels.',
  input: ActInput,
  output: z.strictObject({
    reflexDuelModifier: whole(-10_000, 0, 'What the conditions do to Reflex duels, together.'),
    mustFlee: flag('Whether fear forces flight: full Speed, away from its source.'),
    duel: choice(
      'CerberusDuelUnderFear',
      ['autoLoss', 'normal'],
      'Whether a duel with this opponent is lost unrolled.',
    ),
    reachesTarget: flag('Whether a blind attack reaches its target; absent where it is not blind.').optional(),
  }),
  dice: conditionBlinded.dice,
  decisions: [perceivedByOtherSense, stunnedDodge],
  parameters: [fleeDistance],
  uses: [conditionGeneral, ...CHECKED, fearSource, fearFlee, fearCornered, allowance],
  odds: { reachesTarget: ({ reachesTarget }) => reachesTarget },
  resolve(input, ruling) {
    ruling.cast('actor', input.actor.id);
    return ruling.as('actor', () => {
      requireUnbarred(input, ruling);
      const { conditions } = input.actor;
      const { reflexDuelModifier } = ruling.run(conditionGeneral, { conditions });
      const isFrightened = conditions.includes('frightened');
      const mustFlee = isFrightened && isFleeing(input, ruling);
      const duel = mustFlee ? duelOf(input, ruling) : 'normal';
      return { reflexDuelModifier, mustFlee, duel, reachesTarget: reached(input, ruling) };
    });
  },
  sentence({ reflexDuelModifier, mustFlee, reachesTarget }, { actor: { name = 'The character' }, deed }) {
    const duels = reflexDuelModifier === 0 ? '' : ` Reflex duels: ${reflexDuelModifier}.`;
    const flight = mustFlee ? ' The whole movement goes away from the source.' : '';
    const aim = reachesTarget === undefined ? '' : reachesTarget ? ' It reaches its target.' : ' It goes astray.';
    return `${name} can ${WORDS[deed]}.${aim}${duels}${flight}`;
  },
  changes: () => [],
  groups: [
    { title: 'Who and what', fields: ['actor.conditions', 'deed'] },
    { title: 'Fear', fields: ['actor.fear', 'target'] },
    {
      title: 'Attack or spell',
      fields: ['attackRange', 'perceived', 'gestures', 'speech', 'castingTicks', 'movementFraction'],
    },
    { title: 'More', fields: ['tick', 'effectAllowsSave', 'actor.name', 'actor.id'] },
  ],
  examples: actExamples,
});

const WORDS: Readonly<Record<ActInput['deed'], string>> = {
  weaponAttack: 'attack',
  opportunityAttack: 'make an opportunity attack',
  castSpell: 'cast the spell',
  generalAction: 'take a general action',
  ritual: 'go on with the ritual',
  move: 'move',
  standUp: 'stand up',
  escape: 'try to escape',
  dodge: 'dodge',
  parry: 'parry',
  reflexSave: 'make a Reflex Save',
  willSave: 'make a Will Save',
  fortitudeSave: 'make a Fortitude Save',
};

function reached({ actor: { conditions }, deed }: ActInput, ruling: Ruling): boolean | undefined {
  const isBlindAttack = conditions.includes('blinded') && (deed === 'weaponAttack' || deed === 'opportunityAttack');
  return isBlindAttack ? ruling.run(conditionBlinded, {}).reachesTarget : undefined;
}
