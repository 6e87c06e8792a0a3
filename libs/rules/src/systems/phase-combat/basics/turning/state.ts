import { z } from 'zod';
import { choice, flag, text, whole } from '../../../../kernel/schema.ts';
import { commandsOf, stateHead } from '../../../../kernel/state.ts';
import { Met } from '../../block/blocking/series.ts';
import { AttackKind, Shield, Weapon } from '../../items.ts';
import {
  ActionCost,
  BlockingItem,
  combatantId,
  combatValue,
  Damage,
  dexterity,
  speed,
  workedOut,
} from '../../vocabulary.ts';
import { requireSoundTurn } from './sound.ts';
import { At } from './time.ts';

/** Attacks that one stance can have blocked. */
export const MOST_BLOCKED = 1000;

/** Maneuvers that take some of a Phase. */
const ManeuverUsed = choice(
  'PhaseCombatManeuverUsed',
  ['block', 'brace', 'brace-with-set', 'disarm', 'dodge', 'grab', 'set'],
  'A maneuver that the action is.',
);
export type ManeuverUsed = z.infer<typeof ManeuverUsed>;

const Lasting = z
  .strictObject({
    maneuver: choice('PhaseCombatLastingManeuver', ['brace', 'disarm', 'grab'], 'The maneuver.'),
    ends: At.optional().describe('The Phase that ends it.'),
  })
  .meta({ id: 'PhaseCombatLasting', description: 'A maneuver whose modifiers still count.' });
export type Lasting = z.infer<typeof Lasting>;

const HeldItem = choice('PhaseCombatHeldItem', ['weapon', 'shield'], 'The weapon or the shield.');

/** A right to act first, and the Segment in which it holds. */
const Owed = z
  .strictObject({
    id: combatantId().describe('Who acts first.'),
    before: combatantId().describe('Before whom.'),
    at: At,
  })
  .meta({ id: 'PhaseCombatOwedRight', description: 'One who may act before another in a Segment, for a block.' });
export type Owed = z.infer<typeof Owed>;

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
    stanceEnds: At.optional().describe('The Phase that ends the stance; every stance has one.'),
    blocked: whole(0, MOST_BLOCKED, 'Attacks blocked in this stance.').optional(),
    spent: flag('Whether a failed block has spent the stance.').optional(),
    ocv: combatValue('OCV, for attacks and blocks.').optional(),
    dcv: combatValue('DCV, for attacks.').optional(),
    weapon: Weapon.optional(),
    shield: Shield.optional(),
    broken: z.array(HeldItem).max(2).describe('What a blocked attack has broken.').optional(),
    attacked: flag('Whether this one has attacked in this Segment.').optional(),
    lasting: z.array(Lasting).max(3).describe('Maneuvers whose modifiers still count.').optional(),
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
    rights: z
      .array(Owed)
      .max(20_000)
      .optional()
      .describe('Rights to act first: those that count now, and those that blocks have earned.'),
  })
  .check(({ value, issues }) => requireSoundTurn(value, { issues }))
  .meta({
    id: 'PhaseCombatTurnState',
    title: 'Turn',
    description:
      'A Turn as it stands, as play can have brought it about: no id stands twice, the order goes by DEX but for rights to act first, whatever lasts has an end, and nothing has begun in the future.',
  });
export type TurnState = z.infer<typeof TurnState>;

const command = commandsOf('PhaseCombatTurn');
/** Whom a command means, by what becomes of them. */
const who = (meant: string) => ({ id: combatantId().describe(meant) });
const Right = z
  .strictObject({
    id: combatantId().describe('Who acts first.'),
    before: combatantId().describe('Before whom.'),
  })
  .meta({ id: 'PhaseCombatTurnRight', description: 'One who acts before another, for a block.' });
const Done = z
  .strictObject({
    cost: ActionCost,
    attack: flag('Whether it is an Attack action.'),
    maneuver: ManeuverUsed.optional(),
  })
  .meta({ id: 'PhaseCombatDone', description: 'One action of a Phase.' });
export type Done = z.infer<typeof Done>;

export const TurnCommand = z
  .discriminatedUnion('do', [
    command('next-segment', 'The next Segment begins.', {
      rights: z.array(Right).max(100).optional().describe('Rights to act first that the Turn does not know of.'),
      waived: z.array(Right).max(100).optional().describe('Rights to act first that are not used.'),
    }),
    command('act', 'Whoever is next, or holds an action, acts.', {
      ...who('Who acts.'),
      actions: z.array(Done).min(1).max(20).describe('What is done, in order.'),
    }),
    command('attack', 'Whoever is next, or holds an action, attacks; the Attack action ends the Phase.', {
      ...who('Who attacks.'),
      target: combatantId().describe('Whom.'),
      before: z.array(Done).max(20).describe('What is done in the Phase before.').optional(),
      cost: ActionCost.optional().describe('What the attack takes of a Phase; usually half.'),
      again: flag('Whether it is another attack of the same Autofire or Sweep.').optional(),
      kind: AttackKind.optional().describe('As the weapon has it unless said; hand-to-hand (HTH) without one.'),
      ocv: combatValue('What maneuver, range and all else add to OCV in this attack.').optional(),
      dcv: combatValue("What else adds to the target's DCV.").optional(),
      blocker: combatantId().describe('Who blocks it: the target, or another for them; nobody unless said.').optional(),
      item: BlockingItem.optional().describe('What meets the blow; unless said what is in hand, a weapon first.'),
      attackRolled: flag('Whether the attack roll had been made when the Block or Dodge was declared.').optional(),
      damage: Damage.optional().describe('What it does if nothing stops it.'),
    }),
    command('hold', 'Whoever is next holds the action.', who('Who holds.')),
    command('abort', 'Give up the next Phase for a Block or a Dodge.', {
      ...who('Who aborts.'),
      to: choice('PhaseCombatAbortTo', ['block', 'dodge'], 'What is aborted to.'),
    }),
    command('moved', 'Somebody moves, or is moved, outside what a Phase holds.', who('Who moves.')),
    command('stun', 'Somebody is Stunned.', who('Who is Stunned.'), 'Stunned'),
    command('recover', 'Whoever is next spends a full phase to recover.', who('Who recovers.')),
  ])
  .meta({ id: 'PhaseCombatTurnCommand', description: 'What happens in a Turn.' });
export type TurnCommand = z.infer<typeof TurnCommand>;

export const TurnEvent = z
  .strictObject({
    did: z.string().describe('The command.'),
    says: z.string().describe('What happened, in one sentence.'),
    ocv: workedOut("The attacker's OCV in an attack.").optional(),
    dcv: workedOut("The target's DCV in an attack.").optional(),
    met: Met.optional().describe('What came of an attack.'),
    right: Owed.optional().describe('The right to act first that a block has earned.'),
  })
  .meta({ id: 'PhaseCombatTurnEvent', description: 'What a command led to.' });
export type TurnEvent = z.infer<typeof TurnEvent>;
