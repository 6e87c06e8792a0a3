import { z } from 'zod';
import { sameFields, takingFrom } from '../../kernel/packs/places.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { flag, whole } from '../../kernel/schema.ts';
import { WornArmor } from './armor/absorb.ts';
import { AttackOutput, procedure } from './attack/procedure.ts';
import { AddsBonus } from './damage/formula.ts';
import { choice, DefenceUse, secondDefenceOnSameAttack } from './defence/choice.ts';
import { ClosesIn, closeIn, isOutreached } from './defence/close-in.ts';
import { defencesUsed, pool } from './defence/pool.ts';
import { DiceExpression } from './dice-expression.ts';
import { meaning } from './level/meaning.ts';
import { asHeldShield, asParryingWeapon } from './packs/held.ts';
import { ItemKind } from './parry/impale.ts';
import { HeldItem, riposte } from './riposte.ts';
import { hitPoints, id, name, points, Reach, skill } from './vocabulary.ts';
import { canImpale, Family, impalingFamilies } from './weapon/can-impale.ts';
import { cavalryLance } from './weapon/cavalry-lance.ts';

/** One blow from the roll to the wound, as a table asks for it; operations and sequences of blows share it. */

export const Weapon = takingFrom(
  z.strictObject({
    id: id('What the weapon is called.').optional(),
    name: name('Name, for sentences.').optional(),
    family: Family,
    damage: DiceExpression.describe('Damage, without the damage bonus.'),
    canImpale: flag('Whether it can impale.').optional(),
    addsDamageBonus: AddsBonus.optional(),
    length: Reach.optional(),
  }),
  { weapons: sameFields },
).meta({ id: 'DexRankWeapon', title: 'Weapon', description: 'A weapon by value.' });
export type Weapon = z.infer<typeof Weapon>;

export const Striker = z
  .strictObject({
    id: id('What the attacker is called among several.').optional(),
    name: name('Name, for sentences.').optional(),
    skill: skill('Skill with the weapon as it stands, or the share of a split attack.'),
    base: skill('The skill before reductions, where there were any.').optional(),
    weapon: Weapon,
    damageBonus: DiceExpression.describe('Damage bonus (DB); none unless said.').optional(),
    mount: z
      .strictObject({
        charging: flag('Whether the horse charges.'),
        damageBonus: DiceExpression.describe("The horse's damage bonus."),
      })
      .meta({ id: 'DexRankMount', description: 'The horse behind a cavalry lance.' })
      .optional(),
  })
  .meta({ id: 'DexRankStriker', title: 'Attacker', description: 'Whoever attacks.' });
export type Striker = z.infer<typeof Striker>;

export const ParryingItem = takingFrom(
  z.strictObject({
    id: id('What the item is called.').optional(),
    kind: ItemKind,
    hitPoints: points('Hit points, or for a shield the rating, that it has left.'),
    canImpale: flag('Whether it can impale.').optional(),
  }),
  { weapons: asParryingWeapon, shields: asHeldShield },
).meta({ id: 'DexRankItem', description: 'What parries.' });

export const ChosenDefence = z
  .strictObject({
    use: DefenceUse,
    skill: skill('Skill with the parrying item, or Dodge, before earlier defences of the round.'),
    item: ParryingItem.optional(),
    alreadyDefended: flag('Whether a defence against this very attack was rolled before.').optional(),
    closesIn: ClosesIn.optional(),
  })
  .meta({ id: 'DexRankDefenceChosen', title: 'Defence', description: 'How the attack is met.' });
export type ChosenDefence = z.infer<typeof ChosenDefence>;

const held = z.array(HeldItem).max(10).describe('What the defender holds, for a riposte.');

export const Struck = z
  .strictObject({
    id: id('What the defender is called among several.').optional(),
    name: name('Name, for sentences.').optional(),
    hp: hitPoints('now'),
    armor: WornArmor.optional(),
    defence: ChosenDefence.optional().describe('Parry or dodge; without one armor alone counts.'),
    defencesUsed: defencesUsed().optional(),
    held: held.optional(),
    riposteUsed: flag('Whether the riposte of this round is used.').optional(),
    disengaging: flag('Whether the defender is disengaging.').optional(),
    magicStops: flag('Whether magic stops an impale.').optional(),
  })
  .meta({ id: 'DexRankStruck', title: 'Defender', description: 'Whoever is attacked.' });
export type Struck = z.infer<typeof Struck>;

export const Blow = z.strictObject({ attacker: Striker, defender: Struck });
export type Blow = z.infer<typeof Blow>;

export const BlowResult = AttackOutput.omit({ riposte: true }).extend({
  defenceChance: skill('Chance of the defence, where one was chosen.').optional(),
  defencesUsed: whole(0, 1001, 'Parries and dodges of the defender this round, this one included.'),
  riposteWith: z.array(z.string()).describe('Ids of the items with which the defender may riposte.'),
  closedIn: flag('Whether the defender is inside the reach of the weapon now.').optional(),
  gain: z.string().optional().describe('What being inside gains, where the GM has said so.'),
});
export type BlowResult = z.infer<typeof BlowResult>;

/** Whatever a blow runs or asks. */
export const blowUses = [canImpale, cavalryLance, choice, closeIn, pool, procedure, meaning, riposte];
export const blowDecisions = [secondDefenceOnSameAttack];

/** Rules one blow. Refuses a weapon that is marked as impaling and may not be, and a second defence. */
export function blow({ attacker, defender }: Blow, ruling: Ruling): BlowResult {
  const { weapon } = attacker;
  const marked = { family: weapon.family, flag: weapon.canImpale ?? false };
  const impaling = ruling.run(canImpale, marked);
  ruling.require(impaling.valid, canImpale.id, canImpale.says(impaling, marked), () =>
    impalingFamilies().map((family) => `a ${family} weapon may be marked so`),
  );
  const { defence } = defender;
  const isOpen = !defence?.alreadyDefended || ruling.decide(secondDefenceOnSameAttack);
  ruling.require(isOpen, choice.id, 'One defence for each attack: this one has been met already.', () => [
    'rely on armor',
  ]);
  requireLonger(attacker, defender, ruling);
  const used = defender.defencesUsed ?? 0;
  const chance =
    defence && ruling.as('defender', () => ruling.run(pool, { skill: defence.skill, usedThisRound: used }).chance);
  const { riposte: isEarned, ...came } = ruling.run(procedure, {
    ...attackOf(attacker, ruling),
    canImpale: impaling.canImpale,
    ...(defence && chance !== undefined && { defence: rolledOf(defence, chance) }),
    ...wornBy(defender),
  });
  const attFumble = came.attFumble && ruling.run(meaning, { level: came.attackLevel }).fumbleRoll;
  const defFumble =
    came.defFumble &&
    came.defenceLevel !== undefined &&
    ruling.runWithin('defender', meaning, { level: 'fumble' }).fumbleRoll;
  return {
    ...came,
    attFumble,
    defFumble,
    ...(chance === undefined ? {} : { defenceChance: chance }),
    defencesUsed: used + (came.defenceLevel === undefined ? 0 : 1),
    ...closed(came, defence, ruling),
    riposteWith: isEarned ? riposting(attacker, defender, came.defenceLevel ?? 'failure', ruling) : [],
  };
}

export const isMissile = ({ family, length }: Weapon) => family === 'missile' || length === 'missile';

function attackOf({ skill: chance, base, weapon, damageBonus, mount }: Striker, ruling: Ruling) {
  const own = damageBonus ?? '0';
  const db = mount
    ? ruling.run(cavalryLance, { charging: mount.charging, horseDb: mount.damageBonus, riderDb: own }).db
    : damageBonus;
  const { damage, addsDamageBonus } = weapon;
  return {
    skill: chance,
    damage,
    missile: isMissile(weapon),
    ...(base !== undefined && { base }),
    ...(db !== undefined && { damageBonus: db }),
    ...(addsDamageBonus && { addsDamageBonus }),
  };
}

/** Refuses to close in on a weapon that reaches no farther than that of the dodger, and without a dodge. */
function requireLonger({ weapon }: Striker, { defence }: Struck, ruling: Ruling): void {
  if (!defence?.closesIn) return;
  ruling.require(defence.use === 'dodge', closeIn.id, 'Only a dodge closes in on a weapon.', () => ['dodge']);
  const reach = isMissile(weapon) ? 'missile' : (weapon.length ?? 'medium');
  ruling.require(
    isOutreached(defence.closesIn.reach, reach),
    closeIn.id,
    'Nobody closes in on a weapon that reaches no farther than their own.',
    () => ['dodge'],
  );
}

type Met = Pick<AttackOutput, 'defenceLevel' | 'outcome'>;

function closed({ defenceLevel, outcome }: Met, defence: ChosenDefence | undefined, ruling: Ruling) {
  if (!defence?.closesIn || defenceLevel === undefined) return {};
  const { gain } = defence.closesIn;
  const dodgeSucceeded = outcome === 'evaded';
  const { closedIn, effect } = ruling.run(closeIn, { dodgeSucceeded, ...(gain !== undefined && { gmEffect: gain }) });
  return { closedIn, ...(effect !== undefined && { gain: effect }) };
}

function rolledOf({ use, skill: full, item, alreadyDefended }: ChosenDefence, chance: number) {
  const parrying =
    use === 'parry' && item ? { item: item.kind, itemHp: item.hitPoints, canImpale: item.canImpale } : {};
  return { use, chance, base: full, ...parrying, ...(alreadyDefended && { alreadyDefended }) };
}

function wornBy({ hp, armor, magicStops }: Struck) {
  return {
    hp,
    ...(armor && { armor: armor.protection }),
    ...(armor?.mixModifier !== undefined && { mixModifier: armor.mixModifier }),
    ...(magicStops && { magicStops }),
  };
}

function riposting(
  attacker: Striker,
  defender: Struck,
  parryLevel: Parameters<typeof riposte.evaluate>[0]['parryLevel'],
  ruling: Ruling,
): string[] {
  const { held: items = [], defence, riposteUsed = false, disengaging = false } = defender;
  const kind = isMissile(attacker.weapon) ? ('missile' as const) : ('hth' as const);
  const parried = { items, parriedWith: defence?.item?.id ?? 'item', parryLevel, attackKind: kind };
  return ruling.run(riposte, { ...parried, ripostedThisRound: riposteUsed, disengaging }).with;
}

/** The dice of a blow, in a scope. */
export const blowDice = (scope = '') => procedure.dice.map((die) => ({ ...die, key: `${scope}${die.key}` }));
