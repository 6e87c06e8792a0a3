import { z } from 'zod';
import type { Migration } from '../../../../kernel/migration.ts';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { commandsOf, migrated, stateHead } from '../../../../kernel/state.ts';
import { ActionCost, body, combatantId, combatValue, strength, stun, workedOut } from '../../vocabulary.ts';
import { HoldStage } from '../state.ts';
import { requireSoundHold } from './sound.ts';

/** So many actions of one Phase are told apart. */
export const MOST_DONE = 20;

/** So many grabs can hold at once. */
export const MOST_HITS = 100;

const Wrestler = z
  .strictObject({
    id: combatantId(),
    name: text(60, 'Name, for sentences.').optional(),
    ocv: combatValue('OCV.'),
    dcv: combatValue('DCV before the hold.'),
    str: strength('STR.'),
    oneArm: flag('Whether this one grabs with one arm only.').optional(),
    limbs: whole(0, 100, 'Limbs that can attack; usually 4.').optional(),
    hex: text(60, 'Where this one stands.').optional(),
    grabbed: flag('Whether this one has grabbed, and the next Phase is still to come.').optional(),
  })
  .meta({ id: 'PhaseCombatWrestler', title: 'Combatant', description: 'Somebody who grabs, is grabbed or stands by.' });
export type Wrestler = z.infer<typeof Wrestler>;

const Spent = z
  .strictObject({ cost: ActionCost, attack: flag('Whether it was an Attack action.') })
  .meta({ id: 'PhaseCombatSpent', description: 'What has been done in the Phase.' });

const PresentState = z
  .strictObject({
    ...stateHead('phase-combat.hold', 2),
    combatants: z.array(Wrestler).max(100).describe('Everybody there.'),
    grabber: combatantId().describe('Who grabs, or has grabbed last.').optional(),
    victim: combatantId().describe('Who is grabbed, or was last.').optional(),
    stage: HoldStage,
    hits: whole(0, MOST_HITS, 'Hits of grabs that hold: more than 1 after a Sweep.'),
    samePhase: flag('Whether it is still the action of the grab.'),
    acted: flag('Whether the grabber has squeezed or thrown, or tried to, in this Phase.'),
    weaponHeld: flag("Whether the grabber holds a weapon in the victim's hand.").optional(),
    phaseOf: combatantId().describe("Whose Phase it is; anybody's before the first.").optional(),
    done: z.array(Spent).max(MOST_DONE).describe('What has been done in that Phase, in order.').optional(),
    casualTried: flag('Whether the victim has tried casual STR in that Phase.').optional(),
  })
  .check(({ value, issues }) => requireSoundHold(value, { issues }))
  .meta({
    id: 'PhaseCombatHoldState',
    title: 'Hold',
    description:
      'A hold as it stands. No id stands twice; grabber and victim are two of the combatants where there is a hold, they share a hex, and some grab has hit.',
  });
export type HoldState = z.infer<typeof PresentState>;

/** Version 1 knew the two of a hold only, and not whose Phase it was. */
const amongOthers: Migration = ({ grabber, victim, beforeGrabberNextPhase, ...older }) => ({
  ...older,
  formatVersion: 2,
  combatants: [
    { ...(grabber as object), id: 'grabber', ...(beforeGrabberNextPhase === true && { grabbed: true }) },
    { ...(victim as object), id: 'victim' },
  ],
  grabber: 'grabber',
  victim: 'victim',
  ...(older.samePhase === true && { phaseOf: 'grabber' }),
});

export const HoldState: z.ZodType<HoldState> = migrated(PresentState, [amongOthers]);

const command = commandsOf('PhaseCombatHold');

export const HoldCommand = z
  .discriminatedUnion('do', [
    command('grab', 'Grab somebody, or a weapon in their hand; while holding, another hit of a Sweep.', {
      by: combatantId().describe('Who grabs.'),
      target: combatantId().describe('Whom.'),
      weapon: flag('Whether the weapon is grabbed instead.').optional(),
    }),
    command('casual-escape', 'The victim tries casual STR, at no cost.', {}),
    command('waive', 'The victim lets the casual escape be.', {}),
    command('squeeze', 'The grabber squeezes.', {}),
    command('throw', 'The grabber throws the victim.', {
      distanceHexes: whole(0, 10_000, { description: 'How far; asked for unless said.', unit: 'hexes' }).optional(),
    }),
    command('landed', 'The thrown victim has landed.', {
      hex: text(60, 'Where.').optional(),
    }),
    command('escape', 'The victim tries to break free with full STR, in a Phase of their own.', {}),
    command('wrest', 'One of the two tries to wrest the weapon from the other by STR.', {
      by: combatantId().describe('Who tries.'),
    }),
    command('let-go', 'The grabber lets go.', {}),
    command('next-phase', 'A Phase begins, or a held action is used.', { id: combatantId().describe('Whose.') }),
    command('strike', 'One of the two attacks while the hold lasts.', {
      by: combatantId().describe('Who attacks.'),
      target: combatantId().describe('Whom.'),
    }),
  ])
  .meta({ id: 'PhaseCombatHoldCommand', description: 'What happens in a hold.' });
export type HoldCommand = z.infer<typeof HoldCommand>;

export const HoldEvent = z
  .strictObject({
    did: z.string().describe('The command.'),
    says: z.string().describe('What happened, in one sentence.'),
    stage: HoldStage.describe('How the hold stands then.'),
    target: workedOut('What the 3d6 must not exceed.').optional(),
    hit: flag('Whether the roll hit.').optional(),
    success: flag('Whether the attempt succeeded.').optional(),
    stun: stun('STUN done.').optional(),
    body: body('BODY done.').optional(),
    victimDice: whole(0, 1_000_000, "The victim's dice.").optional(),
    victimBody: body("The victim's BODY in the contest.").optional(),
    grabberBody: body("The grabber's BODY in the contest.").optional(),
    distanceHexes: whole(0, 10_000, { description: 'How far the victim is thrown.', unit: 'hexes' }).optional(),
    landing: z.string().optional().describe('What the landing does.'),
    weaponOutcome: z.string().optional().describe('What the grab of a weapon does.'),
    grabberDcv: workedOut("The grabber's DCV then.").optional(),
    victimDcv: workedOut("The victim's DCV then.").optional(),
    freeLimbs: whole(0, 100, 'Limbs of the victim that are free then.').optional(),
  })
  .meta({ id: 'PhaseCombatHoldEvent', description: 'What a command led to.' });
export type HoldEvent = z.infer<typeof HoldEvent>;
