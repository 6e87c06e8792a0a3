import { z } from 'zod';
import { choice, flag, text, whole } from '../../../../kernel/schema.ts';
import { commandsOf, stateHead } from '../../../../kernel/state.ts';
import { ActionCost, combatantId, dexterity, segment, speed } from '../../vocabulary.ts';

const At = z
  .strictObject({ turn: whole(1, 100_000, 'The Turn, from 1.'), segment: segment('The Segment of that Turn.') })
  .meta({ id: 'PhaseCombatTime', description: 'A Segment of a Turn.' });
export type At = z.infer<typeof At>;

const Combatant = z
  .strictObject({
    id: combatantId(),
    name: text(60, 'Name, for sentences.').optional(),
    dex: dexterity('DEX.'),
    spd: speed(),
    int: dexterity('INT, where the GM orders ties by it.').optional(),
    pre: dexterity('PRE, where the GM orders ties by it.').optional(),
    stunned: flag('Whether this one is Stunned.'),
    acted: flag('Whether this one has acted in this Segment.'),
    heldSince: At.optional().describe('Since when an action is held.'),
    forgone: At.optional().describe('The Phase that an abort gave up, while it is still to come.'),
    stance: choice('PhaseCombatStance', ['block', 'dodge'], 'What this one does against all attacks.').optional(),
    stanceEnds: At.optional().describe('The Phase that ends the stance.'),
  })
  .meta({ id: 'PhaseCombatCombatant', title: 'Combatant', description: 'Somebody in the fight as the Turn stands.' });
export type Combatant = z.infer<typeof Combatant>;

export const TurnState = z
  .strictObject({
    ...stateHead('phase-combat.turn', 1),
    turn: At.shape.turn,
    segment: whole(0, 12, 'The Segment now; 0 before the first.'),
    combatants: z.array(Combatant).max(100).describe('Everybody in the fight.'),
    order: z.array(combatantId()).max(100).describe('Who is still to act in this Segment, in order.'),
  })
  .refine(({ combatants }) => new Set(combatants.map(({ id }) => id)).size === combatants.length, 'no id twice')
  .meta({ id: 'PhaseCombatTurnState', title: 'Turn', description: 'A Turn as it stands; no id stands twice.' });
export type TurnState = z.infer<typeof TurnState>;

const command = commandsOf('PhaseCombatTurn');
const who = { id: combatantId() };
const Right = z
  .strictObject({ id: combatantId(), before: combatantId() })
  .meta({ id: 'PhaseCombatTurnRight', description: 'One who acts before another, for a block.' });
const Done = z
  .strictObject({ cost: ActionCost, attack: flag('Whether it is an Attack action.') })
  .meta({ id: 'PhaseCombatDone', description: 'One action of a Phase.' });

export const TurnCommand = z
  .discriminatedUnion('do', [
    command('next-segment', 'The next Segment begins.', {
      rights: z.array(Right).max(100).optional().describe('Rights to act first, from blocks.'),
    }),
    command('act', 'Whoever is next, or holds an action, acts.', {
      ...who,
      actions: z.array(Done).min(1).max(20).describe('What is done, in order.'),
    }),
    command('hold', 'Whoever is next holds the action.', who),
    command('abort', 'Give up the next Phase for a Block or a Dodge.', {
      ...who,
      to: choice('PhaseCombatAbortTo', ['block', 'dodge'], 'What is aborted to.'),
    }),
    command('stun', 'Somebody is Stunned.', who),
    command('recover', 'Whoever is next spends a full phase to recover.', who),
  ])
  .meta({ id: 'PhaseCombatTurnCommand', description: 'What happens in a Turn.' });
export type TurnCommand = z.infer<typeof TurnCommand>;

export const TurnEvent = z
  .strictObject({
    did: z.string().describe('The command.'),
    says: z.string().describe('What happened, in one sentence.'),
  })
  .meta({ id: 'PhaseCombatTurnEvent', description: 'What a command led to.' });
export type TurnEvent = z.infer<typeof TurnEvent>;
