import { z } from 'zod';
import { takingFrom } from '../../../../kernel/packs/places.ts';
import { flag, choice as oneOf, whole } from '../../../../kernel/schema.ts';
import { commandsOf, stateHead } from '../../../../kernel/state.ts';
import { movement } from '../../action/move.ts';
import { WornArmor } from '../../armor/absorb.ts';
import { AddsBonus } from '../../damage/formula.ts';
import { DefenceUse } from '../../defence/choice.ts';
import { defencesUsed } from '../../defence/pool.ts';
import { DiceExpression } from '../../dice-expression.ts';
import { intelligence } from '../../magic/int-order.ts';
import { round } from '../../magic/timing.ts';
import { delay } from '../../order/rank-of-action.ts';
import { asHeldShield, asParryingWeapon } from '../../packs/held.ts';
import { ItemKind } from '../../parry/impale.ts';
import { dexterity, engaged, hitPoints, id, Kind, name, points, Reach, rank, skill } from '../../vocabulary.ts';
import { Family } from '../../weapon/can-impale.ts';
import { Phase } from '../phases.ts';

export const Item = takingFrom(
  z.strictObject({
    id: id('Your own id for the item.'),
    kind: ItemKind,
    skill: skill('Skill with it.'),
    hitPoints: points('Hit points, or for a shield the rating, that it has left.'),
    broken: flag('Whether it is broken.').optional(),
    family: Family.optional(),
    damage: DiceExpression.describe('Damage, where it can strike.').optional(),
    addsDamageBonus: AddsBonus.optional(),
    canImpale: flag('Whether it can impale.').optional(),
    length: Reach.optional(),
  }),
  { weapons: asParryingWeapon, shields: asHeldShield },
).meta({ id: 'DexRankFighterItem', description: 'A weapon or shield in hand.' });
export type Item = z.infer<typeof Item>;

export const Fighter = z
  .strictObject({
    id: id('Your own id for the combatant; it names odds.'),
    name: name('Name, for sentences.').optional(),
    dex: dexterity(),
    int: intelligence('Intelligence, for casters.').optional(),
    mov: movement('Normal movement.'),
    hp: hitPoints('Hit points now.').min(-100_000),
    mp: points('Magic points now.'),
    dodge: skill('Dodge skill.'),
    damageBonus: DiceExpression.describe('Damage bonus (db).').optional(),
    armor: WornArmor.optional(),
    items: z.array(Item).max(6).describe('What is in hand.'),
    engaged: engaged(),
    out: flag('Whether the GM has taken this one out of the fight.').optional(),
    stated: name('What was stated for this round.').optional(),
    disengaging: oneOf('DexRankDisengaging', ['trying', 'failed'], 'How the disengaging goes.').optional(),
    moved: movement('MOV moved this round.'),
    delays: z.array(delay('A delay.')).max(50).describe('Delays of this round.'),
    attacks: z
      .array(
        z
          .strictObject({ rank: rank('Its DEX-rank.'), share: skill('Points given to it.'), kind: Kind })
          .meta({ id: 'DexRankAttackMade', description: 'An attack made this round.' }),
      )
      .max(20)
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
      .max(20)
      .describe('Spells begun and not yet in effect.'),
  })
  .meta({ id: 'DexRankFighter', description: 'A combatant in the round.' });
export type Fighter = z.infer<typeof Fighter>;

export const FightState = z
  .strictObject({
    ...stateHead('dex-rank.round', 1),
    round: round('The round now.'),
    phase: Phase,
    count: rank('The DEX-rank to which the GM has counted down.'),
    fighters: z.array(Fighter).min(1).max(50).describe('The combatants, each with an id of its own.'),
  })
  .refine(
    ({ fighters }) => new Set(fighters.map((one) => one.id)).size === fighters.length,
    'an id of its own for each',
  )
  .meta({
    id: 'DexRankFightState',
    title: 'Round',
    description: 'A fight as it stands; each combatant has an id of its own.',
  });
export type FightState = z.infer<typeof FightState>;

const who = { who: id('Who does it.') };
const defence = z
  .strictObject({
    use: DefenceUse,
    item: id('The item that parries.').optional(),
    alreadyDefended: flag('Whether a defence against this very attack was rolled before.').optional(),
  })
  .meta({ id: 'DexRankFightDefence', description: 'How the target meets it.' })
  .optional();

const command = commandsOf('DexRankCommand');

export const FightCommand = z
  .discriminatedUnion('do', [
    command('state', 'State an intention.', {
      ...who,
      intention: name('In general terms.'),
      disengage: flag('Whether it is to disengage.').optional(),
    }),
    command('cast', 'Begin a spell or summoning.', {
      ...who,
      spell: name('The spell.'),
      magicPoints: points('Magic points that it costs.'),
    }),
    command('move', 'Move, or move up to an opponent and engage.', {
      ...who,
      moved: movement('MOV.'),
      engage: id('The opponent to engage.').optional(),
    }),
    command('ready', 'Draw, pick up or sheathe.', { ...who, count: whole(1, 10, 'How often.').optional() }),
    command('attack', 'Attack somebody.', {
      ...who,
      target: id('Whom.'),
      item: id('With what.'),
      share: skill('Share of a split skill.').optional(),
      defence,
    }),
    command('riposte', 'Use the riposte that is open.', { ...who, item: id('With what.'), defence }),
    command('rule', 'The GM sets how somebody stands.', {
      ...who,
      engaged: engaged().optional(),
      out: flag('Whether out of the fight.').optional(),
    }),
    command('nextPhase', 'Go on to the next phase, and from resolution to the next round.', {}),
  ])
  .meta({ id: 'DexRankFightCommand', description: 'What somebody does in the round.' });
export type FightCommand = z.infer<typeof FightCommand>;

export const FightEvent = z
  .strictObject({
    did: z.string().describe('The command.'),
    says: z.string().describe('What happened, in one sentence.'),
    outcome: z.string().optional().describe('What came of an attack.'),
    rank: whole(-100_000, 100, 'The DEX-rank at which it happened.').optional(),
    fumbles: z.array(z.string()).optional().describe('Who rolls on the fumble table.'),
  })
  .meta({ id: 'DexRankFightEvent', description: 'What a command led to.' });
export type FightEvent = z.infer<typeof FightEvent>;
