import { z } from 'zod';
import { choice, decimal, flag, text, whole } from '../../../../kernel/schema.ts';
import { ArmorCategory, combatantId, itemLevel, ParryEquipment, RollMode, reserve } from '../../vocabulary.ts';
import { Hindrance, Reserves } from '../attacking/defender.ts';
import { DodgeChance } from '../dodge.mobility.ts';
import { isShotIfProjectile, Projectile } from '../parry.projectiles.ts';
import { AttackRange, TriedDefense, WeaponForm } from '../positions.ts';

/** The question before a defense is chosen: what is known of the attack and of the defender. */

const AnnouncedWeapon = z
  .strictObject({
    kind: z.literal('weapon'),
    form: WeaponForm.optional().describe('How it reaches the target; usually melee.'),
    range: AttackRange.optional().describe('Melee or ranged; usually as the form says, a trap being ranged.'),
    projectile: Projectile.optional().describe('What is shot, where the form is projectile; usually an arrow.'),
    level: itemLevel('Level of the weapon or its ammunition, in a group the highest; usually 0.').optional(),
  })
  .refine(isShotIfProjectile, { message: 'projectile, since something is shot', path: ['form'] })
  .meta({ id: 'CerberusAnnouncedWeapon', title: 'Weapon', description: 'A blow, shot, throw or trap is announced.' });

const AnnouncedSpell = z
  .strictObject({
    kind: z.literal('spell'),
    level: itemLevel('Spell level.'),
    dealsDamage: flag('Whether the spell deals damage; usually so.').optional(),
    area: flag('Whether it strikes an area.').optional(),
  })
  .meta({ id: 'CerberusAnnouncedSpell', title: 'Spell', description: 'A spell is announced.' });

const AnnouncedArea = z
  .strictObject({ kind: z.literal('area') })
  .meta({ id: 'CerberusAnnouncedArea', title: 'Area effect', description: 'An area effect that is no spell.' });

const AnnouncedAttack = z
  .discriminatedUnion('kind', [AnnouncedWeapon, AnnouncedSpell, AnnouncedArea])
  .meta({ id: 'CerberusAnnouncedAttack', title: 'Announced attack', description: 'What is about to strike.' });
export type AnnouncedAttack = z.infer<typeof AnnouncedAttack>;

const Equipment = z
  .strictObject({
    kind: ParryEquipment,
    name: text(60, 'What it is called, such as buckler; for sentences.').optional(),
    level: itemLevel('Item level; usually 0, nonmagical.').optional(),
    parriesProjectiles: flag('Whether a property of its own lets it parry projectiles.').optional(),
    meetsBullets: flag('Whether it is a mainly metal shield or a large two-handed metal blade.').optional(),
  })
  .meta({ id: 'CerberusReadyEquipment', title: 'In hand', description: 'A shield or weapon ready to parry.' });
export type Equipment = z.infer<typeof Equipment>;

export const DefensesInput = z.strictObject({
  attack: AnnouncedAttack,
  defender: z
    .strictObject({
      id: combatantId().optional(),
      name: text(60, 'Name, for sentences.').optional(),
      reserves: Reserves,
      hindrances: z.array(Hindrance).max(7).optional().describe('What hinders the defender.'),
      equipment: z.array(Equipment).max(10).optional().describe('Shields and weapons in hand.'),
      deflectProjectiles: flag('Whether the defender has the Deflect Projectiles feat.').optional(),
      armor: ArmorCategory.optional().describe('Armor category; heavy armor weighs on a dodge.'),
      reflex: whole(-1000, 1000, {
        title: 'Reflex',
        description: 'Standing Reflex modifier, to tell what each defense is rolled with.',
      }).optional(),
    })
    .meta({ id: 'CerberusChoosingDefender', title: 'Defender', description: 'Who is about to be struck.' }),
  alreadyTried: TriedDefense.optional().describe('What the defender has tried against it; usually nothing.'),
  perceived: flag('Whether the defender perceives the attack; left out, the GM says, and usually so.').optional(),
});
export type DefensesInput = z.infer<typeof DefensesInput>;

const Why = z
  .strictObject({
    rule: z.string().describe('Id of the rule that forbids it, or by which it is paid for.'),
    words: z.string().describe('What the rule says here.'),
  })
  .meta({ id: 'CerberusDefenseReason', title: 'Why', description: 'The rule that decided, and its words.' });
export type Why = z.infer<typeof Why>;

const Price = z
  .strictObject({
    dodges: reserve('Dedicated dodges spent.'),
    attackTokens: reserve('Attack tokens spent.'),
    slots: reserve('Slots taken this tick.'),
  })
  .meta({ id: 'CerberusDefensePrice', title: 'Price', description: 'What a defense costs, won or lost.' });
export type Price = z.infer<typeof Price>;

const DefenseOption = z
  .strictObject({
    defense: choice('CerberusDefenseChoice', ['dodge', 'parry', 'none'], 'Dodge, parry or take it.'),
    equipment: text(60, 'What the parry is made with: the name given, else shield or weapon.').optional(),
    allowed: flag('Whether it can be chosen.'),
    why: Why,
    cost: Price.optional().describe('What it costs; absent when it cannot be chosen.'),
    reflex: decimal(-2000, 2000, {
      title: 'Reflex',
      description: 'What it is rolled with before the modifiers of this duel (prone, cover …); absent when unknown.',
    }).optional(),
    mode: RollMode.optional().describe('How it is rolled, where what it is made with bears on that.'),
    chance: DodgeChance.optional().describe('Where the GM grants a chance to somebody who is held or hemmed in.'),
  })
  .meta({ id: 'CerberusDefenseOption', title: 'Option', description: 'One thing that the defender may do.' });
export type DefenseOption = z.infer<typeof DefenseOption>;

export const DefensesResult = z.strictObject({
  options: z.array(DefenseOption).max(12).describe('Dodge, a parry with each shield or weapon, and taking it.'),
});
export type DefensesResult = z.infer<typeof DefensesResult>;
