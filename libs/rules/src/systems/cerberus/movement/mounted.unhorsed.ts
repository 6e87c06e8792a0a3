import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { DiceText } from '../../../kernel/dice/text.ts';
import { choice, text } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isMet } from '../base/prescribed.ts';
import { GmOdds } from '../perception/chances.ts';

const RULE = 'cerberus.movement.mounted.unhorsed';

const chance = decision({
  id: `${RULE}#chance`,
  question: 'How good is the chance of the rider as the mount goes down or stops dead?',
  schema: GmOdds,
});

const onSuccess = decision({
  id: `${RULE}#onSuccess`,
  question: 'With luck, does the rider stay mounted, or leap off and land standing?',
  schema: choice('CerberusUnhorsedLuck', ['stays-mounted', 'lands-standing'], 'In the saddle, or on the feet.'),
});

const onFailure = decision({
  id: `${RULE}#onFailure`,
  question: 'Without luck, where does the rider end?',
  schema: text(100, 'Where and how.'),
  usual: 'prone near the mount',
});

const fallDamage = decision({
  id: `${RULE}#fallDamage`,
  question: 'Which dice of damage does the fall do? Usually none; a collision, ravine, trampling or flying mount may.',
  schema: DiceText.nullable(),
  usual: null,
});

/** The mount falls, dies or stops dead: by a chance of the GM's the rider stays up, lands standing or is thrown prone. */
export const mountedUnhorsed = procedure({
  id: RULE,
  input: z.strictObject({ cause: text(100, 'What happened to the mount.').optional() }),
  output: z.strictObject({
    outcome: text(100, 'Where the rider ends.'),
    fallDamage: DiceText.nullable().describe('Dice of damage of the fall, if there are any.'),
  }),
  dice: [{ key: 'unhorsed.chance', dice: '1dY', by: 'player', label: 'the fall' }],
  decisions: [chance, onSuccess, onFailure, fallDamage],
  outcome: ['outcome', 'fallDamage'],
  says: ({ outcome, fallDamage: dice }, { cause }) =>
    `${cause ? `${cause}: ` : ''}${outcome}${dice === null ? '' : `, ${dice} damage`}.`,
  evaluate(_, ruling) {
    const isLucky = isMet('unhorsed.chance', ruling.decide(chance), RULE, ruling);
    const outcome: string = isLucky ? ruling.decide(onSuccess) : ruling.decide(onFailure);
    return { outcome, fallDamage: ruling.decide(fallDamage) };
  },
});
