import { z } from 'zod';
import type { Migration } from '../../../../kernel/migration.ts';
import { takingFrom } from '../../../../kernel/packs/places.ts';
import { flag, choice as oneOf, text, whole } from '../../../../kernel/schema.ts';
import { migrated, stateHead } from '../../../../kernel/state.ts';
import { movement } from '../../action/move.ts';
import { WornArmor } from '../../armor/absorb.ts';
import { AddsBonus } from '../../damage/formula.ts';
import { defencesUsed } from '../../defence/pool.ts';
import { DiceExpression } from '../../dice-expression.ts';
import { Lost, Penalty } from '../../fumble/effects.ts';
import { intelligence } from '../../magic/int-order.ts';
import { round } from '../../magic/timing.ts';
import { delay } from '../../order/rank-of-action.ts';
import { asHeldShield, asParryingWeapon } from '../../packs/held.ts';
import { ItemKind } from '../../parry/impale.ts';
import {
  dexterity,
  engaged,
  hitPoints,
  id,
  Kind,
  magicPoints,
  name,
  points,
  Reach,
  rank,
  skill,
} from '../../vocabulary.ts';
import { Family } from '../../weapon/can-impale.ts';
import { Phase } from '../phases.ts';
import { requireSoundFight } from './sound.ts';

/** How much of each a state can hold. */
export const MOST = { attacks: 20, spells: 20, delays: 50, fumbles: 20, loses: 20, penalties: 20 } as const;

/** Rounds that are counted. */
export const MOST_ROUNDS = 1_000_000;

/** Parries and dodges of one round. */
export const MOST_DEFENCES = 1000;

/** Ranks are counted no further down. */
export const LEAST_RANK = -1000;

/** Hit points are counted no further down. */
export const LEAST_HP = -10_000;

export const Item = takingFrom(
  z.strictObject({
    id: id('What the item is called.'),
    kind: ItemKind,
    skill: skill('Skill with it.'),
    hitPoints: points('Hit points, or for a shield the rating, that it has left.'),
    broken: flag('Whether it is broken.').optional(),
    family: Family.optional(),
    damage: DiceExpression.describe('Damage, where it can strike.').optional(),
    addsDamageBonus: AddsBonus.optional(),
    canImpale: flag('Whether it can impale.').optional(),
    length: Reach.optional(),
    extraShots: whole(0, 100, 'Shots a round that the GM grants beside the first.').optional(),
    lies: z
      .strictObject({
        at: oneOf('DexRankLying', ['feet', 'away'], 'At the feet of its owner, or farther away.'),
        distance: text(100, 'How far, as the fumble table gives it.').optional(),
      })
      .meta({ id: 'DexRankLyingItem', description: 'Where it lies once it has left the hand.' })
      .optional(),
  }),
  { weapons: asParryingWeapon, shields: asHeldShield },
).meta({ id: 'DexRankFighterItem', description: 'A weapon or shield, in hand unless it lies somewhere.' });
export type Item = z.infer<typeof Item>;

export const Fighter = z
  .strictObject({
    id: id('What the combatant is called; odds go by that name.'),
    name: name('Name, for sentences.').optional(),
    dex: dexterity(),
    int: intelligence('Intelligence, for casters.').optional(),
    mov: movement('Normal movement.'),
    hp: hitPoints('now'),
    mp: magicPoints('now'),
    dodge: skill('Dodge skill.'),
    damageBonus: DiceExpression.describe('Damage bonus (DB).').optional(),
    armor: WornArmor.optional(),
    items: z.array(Item).max(6).describe('Weapons and shields, those that were let fall among them.'),
    engaged: engaged(),
    out: flag('Whether the GM has taken this one out of the fight.').optional(),
    stated: name('What was stated for this round.').optional(),
    disengaging: oneOf('DexRankDisengaging', ['trying', 'failed'], 'How the disengaging goes.').optional(),
    moved: movement('MOV moved this round.'),
    delays: z.array(delay('A delay.')).max(MOST.delays).describe('Delays of this round.'),
    attacks: z
      .array(
        z
          .strictObject({ rank: rank('Its DEX-rank.'), share: skill('Points given to it.'), kind: Kind })
          .meta({ id: 'DexRankAttackMade', description: 'An attack made this round.' }),
      )
      .max(MOST.attacks)
      .describe('Attacks made this round.'),
    defencesUsed: defencesUsed(),
    riposteUsed: flag('Whether the riposte of this round is used.'),
    riposte: z
      .strictObject({ against: id('Whom it strikes.'), items: z.array(id('An item.')).max(6).describe('With what.') })
      .meta({ id: 'DexRankOpenRiposte', description: 'A riposte that is open now.' })
      .optional(),
    spells: z
      .array(
        z
          .strictObject({ spell: name('The spell.'), effectRound: round('The round in which it takes effect.') })
          .meta({ id: 'DexRankPendingSpell', description: 'A spell that was begun.' }),
      )
      .max(MOST.spells)
      .describe('Spells begun and not yet in effect.'),
    waits: whole(0, 100, 'The rank that this one waits for; 0 lets the phase pass.').optional(),
    fumbles: z
      .array(Kind)
      .max(MOST.fumbles)
      .describe('Fumbles that have yet to be settled, by their table.')
      .optional(),
    loses: z.array(Lost).max(MOST.loses).describe('What a fumble costs: the next attack, the next parry.').optional(),
    fallen: flag('Whether down or off balance, until the GM says otherwise.').optional(),
    penalties: z.array(Penalty).max(MOST.penalties).describe('Penalties that last until they are treated.').optional(),
  })
  .meta({ id: 'DexRankFighter', description: 'A combatant in the round.' });
export type Fighter = z.infer<typeof Fighter>;

const PresentState = z
  .strictObject({
    ...stateHead('dex-rank.round', 2),
    round: round('The round now.'),
    phase: Phase,
    count: rank('The rank to which the GM has counted down: INT in the magic phase, DEX in that of actions.'),
    turn: z
      .array(id('Who.'))
      .max(50)
      .describe('Whose place it is at this rank, the first to act first; before a rank is counted, nobody.')
      .optional(),
    fighters: z.array(Fighter).min(1).max(50).describe('The combatants, each with an id of its own.'),
  })
  .check(({ value, issues }) => requireSoundFight(value, { issues }))
  .meta({
    id: 'DexRankFightState',
    title: 'Round',
    description:
      'A fight as it stands; each combatant has an id of its own, and each item of theirs, whoever is named is one of them, and nobody has done what the phase or the round has not come to.',
  });
export type FightState = z.infer<typeof PresentState>;

/** Where the count of INT-ranks begins. */
export const HIGHEST_RANK = 100;

/** Version 1 counted no INT-ranks: whatever its count is in the magic phase, every caster is still to come. */
const counting: Migration = (older) => ({
  ...older,
  formatVersion: 2,
  ...(older.phase === 'magic' && { count: HIGHEST_RANK }),
});

export const FightState: z.ZodType<FightState> = migrated(PresentState, [counting]);
