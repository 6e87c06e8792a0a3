import { z } from 'zod';
import { choice, flag, text, whole } from '../../../../kernel/schema.ts';
import { commandsOf, stateHead } from '../../../../kernel/state.ts';
import { body, combatValue, strength, stun, workedOut } from '../../vocabulary.ts';
import { HoldStage } from '../state.ts';

const holder = {
  name: text(60, 'Name, for sentences.').optional(),
  ocv: combatValue('OCV.'),
  dcv: combatValue('DCV before the hold.'),
  str: strength('STR.'),
};

export const HoldState = z
  .strictObject({
    ...stateHead('phase-combat.hold', 1),
    grabber: z
      .strictObject({ ...holder, oneArm: flag('Whether only one arm holds.').optional() })
      .meta({ id: 'PhaseCombatGrabber', title: 'Grabber', description: 'Whoever grabs.' }),
    victim: z
      .strictObject({ ...holder, limbs: whole(0, 100, 'Limbs that can attack; 4 when absent.').optional() })
      .meta({ id: 'PhaseCombatVictim', title: 'Victim', description: 'Whoever is grabbed.' }),
    stage: HoldStage,
    hits: whole(0, 100, 'Hits of grabs that hold: more than 1 after a Sweep.'),
    samePhase: flag('Whether it is still the action of the grab.'),
    acted: flag('Whether the grabber has squeezed or thrown, or tried to, in this Phase.'),
    beforeGrabberNextPhase: flag("Whether the grabber's Phase after the grab is still to come."),
  })
  .meta({ id: 'PhaseCombatHoldState', title: 'Hold', description: 'A hold between grabber and victim as it stands.' });
export type HoldState = z.infer<typeof HoldState>;

const command = commandsOf('PhaseCombatHold');

export const HoldCommand = z
  .discriminatedUnion('do', [
    command('grab', 'Grab the victim, or a weapon in their hand; while holding, another hit of a Sweep.', {
      weapon: flag('Whether the weapon is grabbed instead.').optional(),
    }),
    command('casual-escape', 'The victim tries casual STR, at no cost.', {}),
    command('waive', 'The victim lets the casual escape be.', {}),
    command('squeeze', 'The grabber squeezes.', {}),
    command('throw', 'The grabber throws the victim.', {
      distanceHexes: whole(0, 10_000, { description: 'How far; asked for when absent.', unit: 'hexes' }).optional(),
    }),
    command('landed', 'The thrown victim has landed.', {}),
    command('escape', 'The victim tries to break free with full STR.', {}),
    command('let-go', 'The grabber lets go.', {}),
    command('next-phase', 'The next Phase of the grabber begins.', {}),
    command('strike', 'One of the two attacks while the hold lasts.', {
      by: choice('PhaseCombatStriker', ['grabber', 'victim'], 'Who attacks.'),
      at: choice('PhaseCombatStruck', ['other-of-the-two', 'outsider'], 'The other of the two, or an outsider.'),
      dcv: workedOut("The outsider's DCV.").optional(),
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
    grabberDcv: workedOut("The grabber's DCV then."),
    victimDcv: workedOut("The victim's DCV then."),
    freeLimbs: whole(0, 100, 'Limbs of the victim that are free then.'),
  })
  .meta({ id: 'PhaseCombatHoldEvent', description: 'What a command led to.' });
export type HoldEvent = z.infer<typeof HoldEvent>;
