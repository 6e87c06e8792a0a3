import { z } from 'zod';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { stateHead } from '../../../../kernel/state.ts';
import { schemaName } from '../../../../kernel/unit.ts';
import { reserve } from '../../vocabulary.ts';
import { Judgement } from '../grapple.certain.ts';
import { GrappleOdds } from '../grapple.check.ts';
import { KeepHold } from '../grapple.trip.ts';

/** One of the two in a grapple. */
export const Grappler = z
  .strictObject({
    name: text(60, 'Name, for sentences.').optional(),
    limbs: whole(0, 100, 'Hands and suitable limbs that can hold.'),
    attackTokens: reserve('Attack tokens left this round.'),
    freeSlots: reserve('Free slots of the Action Board this tick.'),
    speedFt: whole(0, 10_000, { description: 'Speed.', unit: 'ft' }),
    heldObjects: z.array(text(60, 'An object.')).max(20).describe('What this one holds.'),
    prone: flag('Whether this one lies on the ground.'),
  })
  .meta({ id: 'CerberusGrappler', description: 'One of the two in a grapple.' });
export type Grappler = z.infer<typeof Grappler>;

/** A grapple as it stands: who holds whom, and how. */
export const GrappleState = z
  .strictObject({
    ...stateHead('cerberus.grapple', 1),
    attacker: Grappler,
    target: Grappler,
    held: flag('Whether the attacker holds the target: the target is Grappled.'),
    pinned: flag('Whether the hold pins the whole body: the target is immobilized.'),
    limbsBusy: whole(0, 100, "The attacker's limbs that the hold ties up."),
    escapesThisTick: whole(0, 100, 'Escapes that the target has tried this tick.'),
  })
  .refine(isCoherent, 'busy limbs that the attacker has: none without a hold, 1 or more to hold, 2 or more to pin')
  .meta({
    id: 'CerberusGrappleState',
    title: 'Grapple',
    description:
      'A grapple as it stands. Without a hold nobody is pinned and no limb is busy; a hold ties up 1 limb or more, a pin 2 or more.',
  });
export type GrappleState = z.infer<typeof GrappleState>;

interface Grip {
  held: boolean;
  pinned: boolean;
  limbsBusy: number;
  attacker: { limbs: number };
}

function isCoherent({ held, pinned, limbsBusy, attacker }: Grip): boolean {
  if (limbsBusy > attacker.limbs) return false;
  return held ? limbsBusy >= (pinned ? 2 : 1) : !pinned && limbsBusy === 0;
}

const attempt = {
  odds: GrappleOdds.optional().describe("The GM's odds, seen from whoever attempts it; asked for when missing."),
  judgement: Judgement.optional().describe('Whether it is rolled at all; what is certain or impossible has no odds.'),
};

/** What a command that is attempted says of its die. */
interface Attempted {
  odds?: unknown;
  judgement?: string;
}

function isRolledOrNot({ odds, judgement = 'uncertain' }: Attempted): boolean {
  return odds === undefined || judgement === 'uncertain';
}

/** What either may do. */
export const GrappleCommand = z
  .discriminatedUnion('do', [
    command('hold', 'Take hold of the target.', {
      ...attempt,
      limbs: whole(1, 100, 'Limbs that hold; usually 1.').optional(),
    }),
    command('trip', 'Bring the target down.', { ...attempt, keep: KeepHold }),
    command('move', 'Move the Grappled target along.', {
      ...attempt,
      obstacleAtFt: whole(0, 10_000, { description: 'Distance to a solid obstacle.', unit: 'ft' }).optional(),
    }),
    command('immobilize', 'Pin the Grappled target.', {
      ...attempt,
      limbs: whole(1, 100, 'Limbs that pin; 2 or more.').optional(),
    }),
    command('disarm', 'Make the target drop an object.', { ...attempt, chosen: text(60, 'The object.') }),
    command('escape', 'The target breaks the hold; the odds are seen from its side.', attempt),
    command('release', 'Let the target go; free, and no slot.', {
      limbs: whole(1, 100, 'Limbs that let go; usually all.').optional(),
    }),
    command('nextTick', 'A new tick: slots are free again.', {
      attackerSlots: reserve("The attacker's slots a tick."),
      targetSlots: reserve("The target's slots a tick."),
    }),
  ])
  .meta({ id: 'CerberusGrappleCommand', description: 'What either of the two may do.' });
export type GrappleCommand = z.infer<typeof GrappleCommand>;

function command<const N extends string, S extends z.ZodRawShape>(name: N, description: string, shape: S) {
  return z
    .strictObject({ do: z.literal(name), ...shape })
    .refine((given) => isRolledOrNot(given as Attempted), {
      message: 'no odds: what is certain or impossible is not rolled',
      path: ['odds'],
    })
    .meta({ id: `CerberusGrapple${schemaName(name, '')}`, description });
}

/** What a command led to. */
export const GrappleEvent = z
  .strictObject({
    did: z.string().describe('The command.'),
    success: flag('Whether it succeeded; commands without a roll always do.'),
    says: z.string().describe('What happened, in one sentence.'),
    movedFt: whole(0, 10_000, { description: 'How far the target was moved.', unit: 'ft' }).optional(),
    dropped: z.array(z.string()).optional().describe('What the target dropped.'),
  })
  .meta({ id: 'CerberusGrappleEvent', description: 'What a command led to.' });
export type GrappleEvent = z.infer<typeof GrappleEvent>;
