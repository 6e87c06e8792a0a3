import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { AttackKind, Shield, Weapon } from '../../items.ts';
import { BlockingItem, combatantId, combatValue, Damage, speed, workedOut } from '../../vocabulary.ts';
import { declare } from '../declare.ts';
import { forAnother, withinReach } from '../for-another.ts';
import { hthOnly } from '../hth-only.ts';
import { itemDamage } from '../item-damage.ts';
import { ocv } from '../ocv.ts';
import { roll } from '../roll.ts';

/** Whoever blocks, and with what. */
export const Blocker = z
  .strictObject({
    name: text(60, 'Name, for sentences.').optional(),
    ocv: combatValue("The blocker's OCV."),
    spd: speed(),
    item: BlockingItem,
    weapon: Weapon.optional(),
    shield: Shield.optional(),
    halvings: whole(0, 10, "How many causes halve the blocker's OCV.").optional(),
  })
  .meta({ id: 'PhaseCombatBlocker', title: 'Blocker', description: 'Whoever blocks, and with what.' });
export type Blocker = z.infer<typeof Blocker>;

/** One attack that may be blocked. */
export const BlockedAttack = z
  .strictObject({
    attacker: combatantId(),
    kind: AttackKind.optional().describe('Usually HTH, hand-to-hand.'),
    ocv: workedOut("The attacker's OCV in this attack."),
    baseOcv: combatValue("The attacker's OCV before this attack's maneuver and modifiers.").optional(),
    spd: speed().optional().describe("The attacker's SPD, to tell who acts first afterwards."),
    forAnother: flag('Whether it is aimed at somebody else whom the blocker protects.').optional(),
    attackRolled: flag('Whether its attack roll has been made already.').optional(),
    targetDcv: workedOut('DCV of the target; with it, what is not blocked is rolled to hit.').optional(),
    damage: Damage.optional().describe('What it does if nothing stops it.'),
  })
  .meta({ id: 'PhaseCombatBlockedAttack', title: 'Attack', description: 'One attack that may be blocked.' });
export type BlockedAttack = z.infer<typeof BlockedAttack>;

export const blockRules = [hthOnly, declare, forAnother, ocv, roll, itemDamage];

/** Why an attack cannot be blocked at all, by the rule that says so. */
export function barTo(
  { kind = 'hth', attackRolled = false, forAnother: isFor = false }: BlockedAttack,
  ruling: Ruling,
) {
  const melee = { attackKind: kind };
  const ranged = ruling.run(hthOnly, melee);
  if (!ranged.allowed) return { rule: hthOnly.id, why: hthOnly.says(ranged, melee) };
  const time = { attackRolled };
  const declared = ruling.run(declare, time);
  if (!declared.allowed) return { rule: declare.id, why: declare.says(declared, time) };
  if (isFor && !ruling.decide(withinReach))
    return { rule: forAnother.id, why: 'Whoever is to be protected is out of reach.' };
  return undefined;
}

/** One attempt to block, and what the item takes. */
export function blockOne(blocker: Blocker, attack: BlockedAttack, attemptsBefore: number, ruling: Ruling) {
  const { forAnother: isFor = false } = attack;
  const { blockOcv } = ruling.run(ocv, {
    ocv: blocker.ocv,
    item: blocker.item,
    shieldDcv: blocker.shield?.dcv,
    halvings: blocker.halvings,
    forAnother: isFor,
    attemptsBefore,
  });
  if (isFor) ruling.citing(forAnother.id);
  const attacking = { blockOcv, attackerOcv: attack.ocv, attackerBaseOcv: attack.baseOcv };
  return ruling.run(roll, attacking);
}

/** What the item that blocked takes, where the damage is known. */
export function damageTo(blocker: Blocker, { damage }: BlockedAttack, ruling: Ruling) {
  if (!damage) return undefined;
  const item = blocker.item === 'shield' ? blocker.shield : blocker.weapon;
  const figures = { itemDef: item?.def, itemBody: item?.body };
  return ruling.run(itemDamage, { blocked: true, item: blocker.item, damage, ...figures });
}
