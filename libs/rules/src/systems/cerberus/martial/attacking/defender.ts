import { z } from 'zod';
import { DecimalModifier, type Modifier, WholeModifier } from '../../../../kernel/modifier.ts';
import { parameter } from '../../../../kernel/parameter.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { choice, flag, text, whole } from '../../../../kernel/schema.ts';
import {
  ArmorCategory,
  combatantId,
  damageReduction,
  hitPoints,
  itemLevel,
  ParryEquipment,
  RollMode,
  reserve,
} from '../../vocabulary.ts';
import { immobilizedModifier } from '../grapple.immobilize.ts';

export const Hindrance = choice(
  'CerberusHindrance',
  ['prone', 'grappled', 'immobilized', 'pinnedToWall', 'crowded', 'noRoom', 'legsDisabled'],
  'What hinders a defender.',
);
export type Hindrance = z.infer<typeof Hindrance>;

/** What a defender has left to pay with. */
export const Reserves = z
  .strictObject({
    dodges: reserve('Dedicated dodges left this round.'),
    attackTokens: reserve('Attack tokens left this round.'),
    freeSlots: reserve('Free slots of the Action Board this tick.'),
  })
  .meta({ id: 'CerberusReserves', title: 'Reserves', description: 'Dodges, attack tokens and slots that are left.' });
export type Reserves = z.infer<typeof Reserves>;

/** Who is attacked. */
export const Defender = z
  .strictObject({
    id: combatantId().optional(),
    name: text(60, 'Name, for sentences.').optional(),
    hp: hitPoints('HP before the attack.'),
    maxHp: whole(1, 100_000, {
      description: 'Maximum HP; with it the answer tells whether the defender is down or dead.',
      unit: 'HP',
    }).optional(),
    armor: ArmorCategory,
    dr: damageReduction(),
    reflex: whole(-1000, 1000, {
      title: 'Reflex',
      description: 'Standing Reflex modifier: attribute, class, items, feats.',
    }),
    hindrances: z
      .array(Hindrance)
      .max(7)
      .optional()
      .describe('What hinders the defender; prone and immobilized cost 5 each in Reflex duels.'),
    reserves: Reserves.optional().describe('What is left to pay a defense with; without it nothing is checked.'),
  })
  .meta({ id: 'CerberusDefender', title: 'Defender', description: 'Who is attacked.' });
export type Defender = z.infer<typeof Defender>;

const ofThisDefense = {
  modifiers: z.array(WholeModifier).max(30).optional().describe('Flat modifiers of this defense.'),
  percent: z
    .array(DecimalModifier)
    .max(30)
    .optional()
    .describe('Percentage bonuses of this defense, in points, such as 25 for Deflect Projectiles.'),
  mode: RollMode.optional(),
};

export const Dodge = z
  .strictObject({ kind: z.literal('dodge'), ...ofThisDefense })
  .meta({ id: 'CerberusDodge', title: 'Dodge', description: 'Spends one dedicated dodge.' });

export const Parry = z
  .strictObject({
    kind: z.literal('parry'),
    equipment: ParryEquipment,
    equipmentLevel: itemLevel('Level of the shield or weapon; 0 is nonmagical.').optional(),
    deflectProjectiles: flag('Whether the defender has Deflect Projectiles or a like feat.').optional(),
    itemProperty: flag('Whether the object itself may parry projectiles.').optional(),
    meetsBullets: flag(
      'Whether it is a mainly metal shield or a large two-handed metal blade; usually a shield is, a weapon is not.',
    ).optional(),
    ...ofThisDefense,
  })
  .meta({ id: 'CerberusParry', title: 'Parry', description: 'Spends one attack token and one slot of the tick.' });
export type Parry = z.infer<typeof Parry>;

export const Defense = z
  .discriminatedUnion('kind', [Dodge, Parry])
  .meta({ id: 'CerberusDefense', title: 'Defense', description: 'The one personal defense against this attack.' });
export type Defense = z.infer<typeof Defense>;

export const proneModifier = parameter({
  id: 'cerberus.martial.defense.duel#prone',
  title: 'modifier of a prone character in Reflex duels',
  default: -5,
  schema: whole(-100, 0, 'Modifier of a prone character in Reflex duels.'),
  changedBy: 'the text of a feat or creature',
});

/** What the defender's hindrances cost in a Reflex duel; they add up. */
export function hindranceModifiers(defender: Defender, ruling: Ruling): Modifier[] {
  const { hindrances = [] } = defender;
  const modifiers: Modifier[] = [];
  if (hindrances.includes('prone')) modifiers.push({ label: 'prone', value: ruling.parameter(proneModifier) });
  if (hindrances.includes('immobilized')) {
    modifiers.push({ label: 'immobilized', value: ruling.parameter(immobilizedModifier) });
  }
  return modifiers;
}
