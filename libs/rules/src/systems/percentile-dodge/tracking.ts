import { z } from 'zod';
import { requireOwnIds } from '../../kernel/references.ts';
import { flag, whole } from '../../kernel/schema.ts';
import { stateHead } from '../../kernel/state.ts';
import { aimedFields, Defender, id, isPointsInRow, POINTS_IN_ROW, States } from './aiming.ts';
import { attackOutput } from './combined.ts';
import { situationFields } from './dodging.ts';
import { actionCount, eligibilityFields, penaltyPoints } from './vocabulary.ts';

/** The most rounds, and the most hits on one combatant, that are counted. */
export const MOST_COUNTED = 1_000_000;

const { name, dodge, cumulativePenalty, armor } = Defender.shape;

const Combatant = z
  .strictObject({
    id,
    name,
    dodge,
    actions: actionCount('How many actions are declared in this round; a dodge is none.'),
    cumulativePenalty,
    armor,
    gmArmorModifier: penaltyPoints('What the GM takes off for armor and load; usually 0.').optional(),
    states: States,
    hits: whole(0, MOST_COUNTED, 'How many attacks have hit.'),
  })
  .meta({ id: 'PercentileDodgeCombatant', title: 'Combatant', description: 'Somebody in the fight.' });
export type Combatant = z.infer<typeof Combatant>;

/** A fight as it stands. */
export const RoundState = z
  .strictObject({
    ...stateHead('percentile-dodge.round', 1),
    round: whole(1, MOST_COUNTED, 'Which round it is.'),
    combatants: z.array(Combatant).min(1).max(50).describe('Who takes part, each with an id of their own.'),
  })
  .check(({ value: { combatants }, issues }) => requireOwnIds(combatants, ['combatants'], { issues }))
  .meta({
    id: 'PercentileDodgeRoundState',
    title: 'The fight',
    description: 'A fight as it stands: the round, and everybody in it with an id of their own.',
  });
export type RoundState = z.infer<typeof RoundState>;

const who = id.describe('Whose: the id of a combatant.');

export const RoundCommand = z
  .discriminatedUnion('do', [
    z
      .strictObject({
        do: z.literal('declare'),
        who,
        actions: actionCount('How many actions in this round, all told.'),
        cumulativePenalty,
      })
      .meta({
        id: 'PercentileDodgeDeclare',
        title: 'Declare actions',
        description: 'Actions of this round are declared.',
      }),
    z.strictObject({ do: z.literal('mark'), who, states: States }).meta({
      id: 'PercentileDodgeMark',
      title: 'Mark states',
      description: 'What keeps a combatant from dodging, now.',
    }),
    z
      .strictObject({
        do: z.literal('attack'),
        by: id.describe('Who attacks: the id of a combatant; left out for anything else.').optional(),
        target: id.describe('Who is attacked: the id of a combatant.'),
        attack: aimedFields.attack,
        aware: flag('Whether the target is aware of the attacker; usually so.').optional(),
        spaceSufficient: eligibilityFields.spaceSufficient,
        ...situationFields,
        skillTestOutcome: aimedFields.skillTestOutcome,
      })
      .refine(isPointsInRow, POINTS_IN_ROW)
      .meta({
        id: 'PercentileDodgeAttackCommand',
        title: 'Attack',
        description: 'One attack, dodged if it can be; points only for a confined space.',
      }),
    z.strictObject({ do: z.literal('next-round') }).meta({
      id: 'PercentileDodgeNextRound',
      title: 'Next round',
      description: 'A round begins, with no actions yet.',
    }),
  ])
  .meta({ id: 'PercentileDodgeRoundCommand', description: 'What happens next.' });
export type RoundCommand = z.infer<typeof RoundCommand>;

export const RoundEvent = z
  .discriminatedUnion('what', [
    z
      .strictObject({ what: z.literal('declared'), who, actions: actionCount('How many actions, all told.') })
      .meta({ id: 'PercentileDodgeDeclared', description: 'Actions were declared.' }),
    z
      .strictObject({ what: z.literal('marked'), who, states: States })
      .meta({ id: 'PercentileDodgeMarked', description: 'States were marked.' }),
    z
      .strictObject({ what: z.literal('attacked'), target: id, ...attackOutput })
      .meta({ id: 'PercentileDodgeAttacked', description: 'An attack was settled.' }),
    z
      .strictObject({ what: z.literal('round'), round: whole(1, MOST_COUNTED, 'Which round began.') })
      .meta({ id: 'PercentileDodgeRoundBegan', description: 'A round began.' }),
  ])
  .meta({ id: 'PercentileDodgeRoundEvent', description: 'What happened.' });
export type RoundEvent = z.infer<typeof RoundEvent>;
