import { z } from 'zod';
import { requireOwnIds } from '../../../../kernel/references.ts';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { difficulty, displayName } from '../../base/figures.ts';
import { Mana } from '../../character/power-path.ts';
import { Condition } from '../../health/conditions.ts';
import { canFleeField } from '../../health/fear.cornered.ts';
import { feet } from '../../health/fear.flee.ts';
import { poisonDc } from '../../health/poison.exposure.ts';
import { Attack, WeaponAttack } from '../../martial/attacking/attack-forms.ts';
import { Hindrance, Parry } from '../../martial/attacking/defender.ts';
import { TickAction } from '../../movement/allowance.ts';
import { knownSpeed } from '../../movement/speed.ts';
import {
  ArmorCategory,
  Cover,
  combatantId,
  damageReduction,
  hitPoints,
  itemLevel,
  percentPoints,
  reserve,
} from '../../vocabulary.ts';
import { actionId, Board, bonusSlots, Reserves, round, stages } from '../boards/state.ts';

/** What one combatant of an encounter is and carries. */

/** How much of each a combatant can hold. */
export const MOST = { declared: 20, castings: 20, conditions: 50, poisons: 20, did: 200, cover: 100 } as const;

/** HP are counted no further down. */
export const LEAST_HP = -100_000;

export const weaponId = () => combatantId().describe('What the weapon is called.');
export const guardId = () => combatantId().describe('What the parrying item is called.');

const Weapon = z.strictObject({ id: weaponId(), attack: WeaponAttack }).meta({
  id: 'CerberusCarriedWeapon',
  title: 'Weapon',
  description: 'A weapon, and the attack that is made with it.',
});

const Guard = Parry.omit({ kind: true })
  .extend({ id: guardId() })
  .meta({ id: 'CerberusGuard', title: 'Parrying equipment', description: 'A shield or weapon that parries.' });

/** An attack that was declared in this tick, and paid for unless it waits for something. */
const Declared = z
  .strictObject({
    action: text(200, 'What was declared.').optional(),
    target: combatantId().optional().describe('Whom it goes at; anybody unless said.'),
    left: whole(0, 1000, 'Attacks of it that are still to be made; none where it is no attack.'),
    words: flag('Whether no number of attacks was named: what follows may be what was meant.').optional(),
    when: text(200, 'What it waits for; it is paid when that comes true.').optional(),
  })
  .meta({ id: 'CerberusDeclaredAction', title: 'Declared action', description: 'What was declared in this tick.' });
export type Declared = z.infer<typeof Declared>;

const Casting = z
  .strictObject({
    id: actionId().describe('What the casting is called.'),
    mana: Mana.optional().describe('The kind of mana; usually red.'),
    lost: whole(0, 1e9, { description: 'HP lost since it began.', unit: 'HP' }),
    ticks: whole(1, 1000, { description: 'How long it takes.', unit: 'ticks' }),
    gestures: flag('Whether it has gestures; usually so.').optional(),
    speech: flag('Whether it is spoken; usually so.').optional(),
  })
  .meta({ id: 'CerberusCasting', title: 'Casting', description: 'A spell that is being cast.' });
export type Casting = z.infer<typeof Casting>;

const SlotCost = z
  .strictObject({ level: itemLevel('Spell level.'), count: whole(1, 1000, 'How many slots of it.') })
  .meta({ id: 'CerberusSlotCost', title: 'Spell slots', description: 'Spell slots of one level.' });

/** What a casting takes. */
export const castingFields = {
  mana: Mana.optional().describe('The kind of mana; usually red.'),
  slots: z.array(SlotCost).max(11).optional().describe('Spell slots that it spends.'),
  gestures: flag('Whether it has gestures; usually so.').optional(),
  speech: flag('Whether it is spoken; usually so.').optional(),
};

const KnownSpell = z
  .strictObject({
    id: actionId().describe('What the spell is called.'),
    name: displayName('Its name.'),
    ticks: stages(),
    ...castingFields,
    attack: Attack.optional().describe('What strikes whom it reaches, where it attacks.'),
  })
  .meta({ id: 'CerberusKnownSpell', title: 'Spell', description: 'A spell as somebody casts it in combat.' });

const Held = z
  .strictObject({
    condition: Condition,
    begins: z.literal('next-tick').optional().describe('It begins with the next tick; now unless said.'),
    ticks: whole(1, 100_000, {
      description: 'How long it still lasts; until it is ended unless said.',
      unit: 'ticks',
    }).optional(),
  })
  .meta({ id: 'CerberusHeldCondition', title: 'Condition', description: 'A condition, and how long it lasts.' });

/** What a frightened combatant fears. */
export const Fear = z
  .strictObject({
    source: combatantId().describe('Who or what is feared.'),
    distanceFt: feet('Distance to the source of the fear.'),
    requiredFt: feet('Distance within which flight is forced; left out, 30 ft.').optional(),
    canFlee: canFleeField(),
    dc: difficulty()
      .optional()
      .describe('What a Will Save has to reach to end it; without it nothing but the GM ends it.'),
    savesThisRound: whole(0, 1000, 'Saves against it already made this round.').optional(),
  })
  .meta({ id: 'CerberusEncounterFear', title: 'Fear', description: 'What is feared, and how far away it is.' });

const Poisoned = z
  .strictObject({
    name: text(60, 'What it is called.'),
    dc: poisonDc(),
    perRound: whole(0, 3, 'How often it acts in a round; left out where its own text says.').optional(),
    rounds: whole(0, 10_000_000, {
      description: 'How long it still lasts; until cured unless said.',
      unit: 'rounds',
    }).optional(),
  })
  .meta({ id: 'CerberusRunningPoison', title: 'Poison', description: 'A poison that has taken hold.' });

const SpellSlots = z
  .strictObject({ level: itemLevel('Spell level.'), left: reserve('Spell slots left.') })
  .meta({ id: 'CerberusSpellSlotsLeft', title: 'Spell slots', description: 'Spell slots of one level.' });

const OwnCover = z
  .strictObject({ from: combatantId().describe('Against whom.'), cover: Cover })
  .meta({ id: 'CerberusCoverFrom', title: 'Cover', description: 'Cover against one combatant.' });

const marks = {
  stabilized: flag('Whether somebody has stabilized the dying character.').optional(),
  out: flag('Whether out of the encounter: fled, captured, gone.').optional(),
};

const ofTheTick = {
  declared: z.array(Declared).max(MOST.declared).optional().describe('What was declared in this tick.'),
  did: z
    .array(TickAction)
    .max(MOST.did)
    .optional()
    .describe('What was done in this tick, as far as it bears on movement.'),
  moved_ft: feet('What was covered in this tick.').optional(),
  opportunities: whole(0, 1000, 'Opportunity attacks made in this tick.').optional(),
};

const lasting = {
  conditions: z.array(Held).max(MOST.conditions).optional().describe('Conditions that hold.'),
  hindrances: z.array(Hindrance).max(7).optional().describe('What else hinders a defense: crowded, no room …'),
  bleeding: z
    .strictObject({
      since: round('The round in which the wound was struck.'),
      percent: percentPoints('Percent of maximum HP that it costs a round; usually 5.').optional(),
    })
    .meta({ id: 'CerberusOpenWound', title: 'Wound', description: 'A wound that bleeds.' })
    .optional(),
  fear: Fear.optional().describe('Needed where a condition is frightened.'),
  poisons: z.array(Poisoned).max(MOST.poisons).optional().describe('Poisons that have taken hold.'),
  castings: z.array(Casting).max(MOST.castings).optional().describe('Spells that are being cast.'),
  spellSlots: z.array(SpellSlots).max(11).optional().describe('Spell slots left; not counted where left out.'),
  cover: z.array(OwnCover).max(MOST.cover).optional().describe('Cover by direction; none against anybody else.'),
};

/** One combatant. Maxima until the first command, an Action Board from then on. */
export const Combatant = z
  .strictObject({
    id: combatantId(),
    name: displayName('Name, for sentences.'),
    side: text(60, 'On whose side; against all others unless said.').optional(),
    group: combatantId().optional().describe('A name shared by those who act as a coordinated group.'),
    pc: flag({ title: 'Player character', description: 'Whether it is a player character (PC).' }).optional(),
    rider: flag('Whether it rides the mount of its group.').optional(),
    hp: hitPoints('HP now; may be below 0.'),
    maxHp: whole(1, 100_000, { title: 'Maximum HP', description: 'Maximum HP.', unit: 'HP' }),
    reflex: whole(-1000, 1000, {
      title: 'Reflex',
      description:
        'Reflex modifier: attribute, class, items, feats; left out for a trap or hazard, which neither defends nor races.',
    }).optional(),
    fortitude: whole(-1000, 1000, {
      title: 'Fortitude',
      description: 'Fortitude modifier; left out, the GM is asked when a Save is due.',
    }).optional(),
    will: whole(-1000, 1000, { title: 'Will', description: 'Will modifier.' }).optional(),
    armor: ArmorCategory,
    dr: damageReduction(),
    speed_ft: knownSpeed().optional().describe('Speed; without it movement is not checked.'),
    opportunityAttack: flag('Whether it has the Opportunity Attack feat.').optional(),
    attackBonus: whole(-1000, 1000, 'Attack bonus: it counts only in the duel against a defense.').optional(),
    max: Reserves.optional().describe('Maxima from the sheet, until it has an Action Board.'),
    bonusSlots: bonusSlots(),
    board: Board.optional().describe('Its Action Board; made from the maxima by the first command.'),
    weapons: z.array(Weapon).max(20).describe('What it attacks with.'),
    spells: z.array(KnownSpell).max(50).optional().describe('Spells at hand.'),
    guards: z.array(Guard).max(10).optional().describe('What it parries with.'),
    ...lasting,
    ...ofTheTick,
    ...marks,
  })
  .check(({ value, issues }) => requireOwnSoundness(value, { issues }))
  .meta({
    id: 'CerberusCombatant',
    title: 'Combatant',
    description: 'One combatant; either max or board is there, and fear where a condition is frightened.',
  });
export type Combatant = z.infer<typeof Combatant>;

interface Own {
  board?: Board | undefined;
  max?: Reserves | undefined;
  conditions?: readonly { condition: Condition }[] | undefined;
  fear?: object | undefined;
  weapons: readonly { id: string }[];
  spells?: readonly { id: string }[] | undefined;
  guards?: readonly { id: string }[] | undefined;
  castings?: readonly { id: string; ticks: number }[] | undefined;
}

/** What a combatant must be by itself, whoever else is there. */
function requireOwnSoundness(one: Own, told: Parameters<typeof requireOwnIds>[2]): void {
  const { board, max, conditions = [], fear, weapons, spells = [], guards = [], castings = [] } = one;
  for (const [field, list] of Object.entries({ weapons, spells, guards, castings })) requireOwnIds(list, [field], told);
  const complain = (field: string, input: unknown, message: string) =>
    told.issues.push({ code: 'custom', path: [field], input, message });
  if ((board === undefined) === (max === undefined)) complain('max', max, 'either maxima or an Action Board');
  if (fear === undefined && conditions.some(({ condition }) => condition === 'frightened'))
    complain('fear', fear, 'what is feared, since a condition is frightened');
  const running = new Set(board?.sustained.map(({ id }) => id));
  if (castings.some(({ id, ticks }) => ticks > 1 && !running.has(id)))
    complain('castings', castings, 'castings of several ticks that run on the Action Board');
}

/** A combatant whose Action Board has been made. */
export type Boarded = Combatant & { board: Board };

/** Whether somebody is there and on their feet. */
export const isUp = ({ hp, out }: Pick<Combatant, 'hp' | 'out'>) => hp > 0 && !out;

/** Without a side everybody is an enemy. */
export const isEnemy = ({ side }: Pick<Combatant, 'side'>, other: Pick<Combatant, 'side'>) =>
  side === undefined || side !== other.side;
