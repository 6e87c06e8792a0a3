import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';

const RULE = 'cerberus.combat.priority.outcome';

const Effect = choice(
  'CerberusPriorityEffect',
  ['impossible', 'interrupted', 'both-in-order'],
  'What winning priority does to the other action.',
);
const TokenFate = choice('CerberusTokenFate', ['spent', 'returned'], 'What becomes of the token.');

const effectOnLoser = decision({
  id: `${RULE}#effectOnLoser`,
  question: 'What does the first action do to the other: make it impossible, interrupt it, or go before it?',
  schema: Effect,
  usual: 'both-in-order',
});

const tokenOfImpossibleAction = decision({
  id: `${RULE}#tokenOfImpossibleAction`,
  question: 'Is the token of the impossible action spent, or does it return?',
  schema: TokenFate,
  usual: 'spent',
});

/** An action that races another. */
export const RacingAction = z
  .strictObject({
    kind: choice(
      'CerberusRacingKind',
      ['attack', 'barrier', 'other'],
      'An attack at the one who raises a barrier, a barrier between the two, or anything else.',
    ),
    name: text(60, 'What it is, such as arrow or wall.'),
    target: text(60, 'At whom it goes.').optional(),
  })
  .meta({ id: 'CerberusRacingAction', title: 'Action', description: 'An action that races another.' });
export type RacingAction = z.infer<typeof RacingAction>;

/** The winner's action takes place first; what that does to the other the GM reads from the fiction. */
export const priorityOutcome = formula({
  id: RULE,
  input: z.strictObject({
    winner: RacingAction.describe('The action that takes place first.'),
    loser: RacingAction.describe('The other.'),
  }),
  output: z.strictObject({
    effect: Effect,
    token: TokenFate.describe("What becomes of the other action's token."),
    winner: z.string().describe('What becomes of the first action.'),
    loser: z.string().describe('What becomes of the other.'),
  }),
  decisions: [effectOnLoser, tokenOfImpossibleAction],
  says: (told, { winner, loser }) =>
    `${upperFirst(winner.name)}: ${told.winner}. ${upperFirst(loser.name)}: ${told.loser}.`,
  evaluate({ winner, loser }, ruling) {
    const effect = ruling.decide(effectOnLoser);
    if (effect === 'interrupted') return { effect, token: 'spent' as const, ...told(winner, 'is interrupted') };
    if (effect === 'both-in-order' || barrierStops(winner, loser))
      return { effect, token: tokenAfter(), ...told(winner, inOrder(winner, loser), loser) };
    return { effect, token: tokenAfter(), ...told(winner, 'cannot be done any more') };

    function tokenAfter() {
      return effect === 'impossible' ? ruling.decide(tokenOfImpossibleAction) : 'spent';
    }
  },
});

function told(winner: RacingAction, ofLoser: string, loser?: RacingAction) {
  const aims = winner.kind === 'attack' && winner.target !== undefined;
  const ahead = loser?.kind === 'barrier' ? ` ahead of the ${loser.name}` : ' first';
  if (winner.kind === 'barrier') return { winner: 'stands', loser: ofLoser };
  return { winner: aims ? `gets to the ${winner.target}${ahead}` : 'takes place first', loser: ofLoser };
}

function barrierStops(winner: RacingAction, loser: RacingAction): boolean {
  return winner.kind === 'barrier' && loser.kind === 'attack';
}

/** An attack that comes after a barrier still flies, and meets it. */
function inOrder(winner: RacingAction, loser: RacingAction): string {
  if (barrierStops(winner, loser)) return `strikes the ${winner.name}`;
  if (loser.kind === 'barrier') return 'rises afterwards unless the casting is interrupted';
  return 'follows in order';
}
