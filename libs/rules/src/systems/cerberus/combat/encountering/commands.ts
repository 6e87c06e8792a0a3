import { z } from 'zod';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { type CommandOf, commandsOf } from '../../../../kernel/state.ts';
import { difficulty } from '../../base/figures.ts';
import { Frequency } from '../../health/condition.poisoned.ts';
import { Condition } from '../../health/conditions.ts';
import { feet } from '../../health/fear.flee.ts';
import { gmChances, gmFaces, points } from '../../health/figures.ts';
import { exposureFields } from '../../health/poison.exposure.ts';
import { Attack } from '../../martial/attacking/attack-forms.ts';
import { Dodge } from '../../martial/attacking/defender.ts';
import { damagePipeline } from '../../martial/damage.pipeline.ts';
import { defenseDuel } from '../../martial/defense.duel.ts';
import { shareField } from '../../movement/moving/fields.ts';
import { Cover, combatantId, hitPoints, percentPoints } from '../../vocabulary.ts';
import { NewMaxima } from '../boards/events.ts';
import { actionId, bonusSlots, stages } from '../boards/state.ts';
import { Combatant, castingFields, Fear, guardId, weaponId } from './combatant.ts';

/** What may be commanded in an encounter, and what comes of it. */

const who = { who: combatantId().describe('Who does it.') };
const target = () => combatantId().describe('At whom.');
const atOnce = {
  atOnce: flag('Whether it was spoken at the same moment as the first declaration of the tick.').optional(),
};

const Undefended = z
  .strictObject({ kind: z.literal('none') })
  .meta({ id: 'CerberusNoDefense', title: 'None', description: 'The attack is taken.' });
const Dodged = Dodge.extend({ stake: whole(1, 1000, 'Dodges staked on a volley; usually 1.').optional() }).meta({
  id: 'CerberusEncounterDodge',
  title: 'Dodge',
  description: 'Spends one dedicated dodge, or several staked on a volley.',
});
const Parried = z
  .strictObject({ kind: z.literal('parry'), with: guardId(), ...modifiersOf() })
  .meta({ id: 'CerberusEncounterParry', title: 'Parry', description: 'Spends an attack token and a slot.' });

function modifiersOf() {
  const { modifiers, percent, mode } = Dodge.shape;
  return { modifiers, percent, mode };
}

/** How an announced attack is met. */
export const Reaction = z
  .discriminatedUnion('kind', [Undefended, Dodged, Parried])
  .meta({ id: 'CerberusReaction', title: 'Defense', description: 'How an announced attack is met.' });
export type Reaction = z.infer<typeof Reaction>;

const Companion = z
  .strictObject({ who: combatantId().describe('Who else strikes.'), weapon: weaponId().optional() })
  .meta({ id: 'CerberusCompanion', title: 'Companion', description: 'Somebody who strikes at the same instant.' });

const Struck = z
  .strictObject({
    target: target(),
    cover: Cover.optional().describe("The cover there; the target's own unless said."),
  })
  .meta({ id: 'CerberusSpellTarget', title: 'Target', description: 'Whom a spell reaches.' });

const command = commandsOf('CerberusEncounter');
const attacking = {
  ...who,
  target: target(),
  weapon: weaponId().optional(),
  cover: Cover.optional().describe("Cover between the two; the target's own in this direction unless said."),
  defense: Reaction.optional().describe('How it is met, where that is known already; else it waits for it.'),
};

export const EncounterCommand = z
  .discriminatedUnion('do', [
    command('join', 'Somebody joins.', { combatant: Combatant }),
    command('declare', 'Declare an action; attacks are paid for at once, unless they wait for something.', {
      ...who,
      action: text(200, 'What is declared.'),
      attacks: z
        .strictObject({ target: target().optional(), count: whole(1, 200, 'How many.') })
        .meta({ id: 'CerberusDeclaredAttacks', title: 'Attacks', description: 'Attacks that are declared.' })
        .optional(),
      when: text(200, 'What it waits for.').optional(),
      moves: flag('Whether a movement is a part of it.').optional(),
      contested: flag('Whether somebody contests that movement.').optional(),
      ...atOnce,
    }),
    command('settle', 'Say whether that came true for which a declared action waits.', {
      ...who,
      holds: flag('Whether it came true: then the action is paid for, else it is dropped.'),
    }),
    command('withdraw', 'Take a declared attack back.', {
      ...who,
      answered: flag('Whether others have responded to it; left out, whether anybody has spoken since.').optional(),
    }),
    command('priority', 'Roll priority among those whose actions get into each other’s way.', {
      among: z.array(combatantId()).min(2).max(12).describe('Who; members of one group roll once.'),
    }),
    command('pass', 'Let the own place in the order of priority go.', who),
    command('attack', 'Announce an attack, declared before or now.', {
      ...attacking,
      times: whole(1, 200, 'How many that one defense meets together; usually 1.').optional(),
      companions: z.array(Companion).max(20).optional().describe('Who strikes at the same instant, as one volley.'),
      ...atOnce,
    }),
    command('opportunity', 'Strike at somebody who leaves the threat range.', attacking),
    command('defend', 'Meet the attack that is announced, which is resolved then.', { defense: Reaction }),
    command(
      'cast',
      'Begin a spell: its first tick is paid for. What is left out stands with the spell, where it is known.',
      {
        ...who,
        spell: actionId().describe('A known spell, or what the casting is called.'),
        ticks: stages().optional(),
        ...castingFields,
        ...atOnce,
      },
    ),
    command('release', 'A spell whose last tick is paid takes effect now.', {
      ...who,
      spell: actionId().describe('The casting.'),
      attack: Attack.optional().describe('What strikes those whom it reaches; left out, what stands with the spell.'),
      targets: z.array(Struck).max(50).optional().describe('Whom it attacks.'),
    }),
    command('act', 'A general action: a potion, a door, something picked up.', {
      ...who,
      action: actionId().describe('What it is called.'),
      ticks: stages().optional(),
      ...atOnce,
    }),
    command('continue', 'Pay the next tick of an action that goes on.', { ...who, action: actionId() }),
    command('abandon', 'Give up an action that goes on.', { ...who, action: actionId() }),
    command('interrupt', 'Something from outside breaks an action that goes on.', { ...who, action: actionId() }),
    command('move', 'Move in this tick.', {
      ...who,
      distance_ft: feet('How far; a halved mode uses up twice its length.'),
      leaves: z.array(combatantId()).max(50).optional().describe('Enemies whose threat range is left.'),
      fraction: shareField('The share of Speed that a feat leaves this tick.').optional(),
    }),
    command('stand', 'Stand up.', who),
    command('cover', 'Say what cover somebody has, by direction.', {
      ...who,
      from: z.array(combatantId()).min(1).max(50).describe('Against whom.'),
      cover: Cover,
    }),
    command('condition', 'A condition begins or ends.', {
      ...who,
      condition: Condition,
      ends: flag('Whether it ends; usually it begins.').optional(),
      ticks: whole(1, 100_000, {
        description: 'How long it lasts; until it is ended unless said.',
        unit: 'ticks',
      }).optional(),
      fear: Fear.optional().describe('What is feared, for frightened.'),
      bleedingPercent: percentPoints(
        'What a bleeding wound costs a round; usually 5 percent of maximum HP.',
      ).optional(),
    }),
    command('hurt', 'HP are lost to something that is not an attack: a fall, fire, poison.', {
      ...who,
      damage: points('HP lost, DR taken off already.'),
      source: text(60, 'What does it.').optional(),
    }),
    command('heal', 'HP come back by magic, or by a potion that is drunk.', {
      ...who,
      healed: points('HP that it restores.'),
      potion: flag('Whether it is a potion, which takes a general action.').optional(),
    }),
    command('tend', 'Stabilize the dying, or close a wound: a general action.', {
      ...who,
      patient: combatantId().describe('Who is tended.'),
      chances: gmChances().optional(),
      outOf: gmFaces().optional(),
    }),
    command('poison', 'Somebody is exposed to a poison.', {
      ...who,
      name: text(60, 'What it is called.'),
      ...exposureFields,
      frequency: Frequency.optional(),
      rounds: whole(1, 10_000_000, {
        description: 'How long it lasts; until cured unless said.',
        unit: 'rounds',
      }).optional(),
    }),
    command('recover', 'A Will Save to end a fear.', {
      ...who,
      distanceFt: feet('Distance to what is feared now.'),
      dc: difficulty().optional().describe('What it has to reach, where the fear does not say.'),
    }),
    command('sheet', 'Maxima change in mid-round.', { ...who, max: NewMaxima, bonusSlots: bonusSlots() }),
    command('rule', 'The GM sets how somebody stands.', {
      ...who,
      hp: hitPoints('HP, brought up to date.').optional(),
      out: flag('Whether out of the encounter.').optional(),
      stabilized: flag('Whether stabilized.').optional(),
    }),
    command('endTick', 'The tick closes.', {}),
    command('startTick', 'The next tick begins, and after the third the next round.', {}),
  ])
  .meta({ id: 'CerberusEncounterCommand', title: 'Command', description: 'What somebody does in an encounter.' });
export type EncounterCommand = z.infer<typeof EncounterCommand>;

/** The command that does this. */
export type Doing<N extends EncounterCommand['do']> = CommandOf<EncounterCommand, N>;

export const EncounterEvent = z
  .strictObject({
    did: z.string().describe('The command, or what happens by itself.'),
    who: z.string().optional().describe('Whom it is about.'),
    says: z.string().describe('What happened, in one sentence.'),
    outcome: z.string().optional().describe('What came of an attack, a Save or a roll.'),
    damage: whole(0, 1e9, { description: 'HP lost.', unit: 'HP' }).optional(),
    blocked: whole(0, 10_000, 'Attacks of a volley that a parry stopped.').optional(),
    lost: whole(0, 1e9, { description: 'HP lost during a casting that breaks.', unit: 'HP' }).optional(),
    duel: defenseDuel.output.nullable().optional().describe('The Reflex duel, when a defense was rolled.'),
    build: damagePipeline.output.nullable().optional().describe('How the damage came about, when damage was rolled.'),
  })
  .meta({ id: 'CerberusEncounterEvent', title: 'Event', description: 'What a command led to.' });
export type EncounterEvent = z.infer<typeof EncounterEvent>;
