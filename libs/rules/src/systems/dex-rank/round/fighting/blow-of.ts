import type { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Striker, Struck } from '../../blows.ts';
import type { ClosesIn, ClosesInNow } from '../../defence/close-in.ts';
import { weapon as weaponRow } from '../../schema/weapon.ts';
import { knockBack } from '../../shield/knock-back.ts';
import type { Doing } from './commands.ts';
import { inHand, itemOf, shortestReach } from './common.ts';
import { present } from './settling.ts';
import type { Fighter } from './state.ts';

/** The attacker's side of a blow. */
export function attackOf(striker: Fighter, itemId: string, points: number, ruling: Ruling): Striker {
  const {
    id: weaponId,
    kind,
    family = 'bashing',
    damage,
    canImpale,
    addsDamageBonus,
    length,
    skill,
  } = itemOf(striker, itemId, ruling);
  ruling.require(damage !== undefined, knockBack.id, `The ${weaponId} has no attack.`, () =>
    striker.items.filter((item) => item.damage !== undefined && inHand(item)).map((item) => `attack with ${item.id}`),
  );
  if (kind === 'shield') ruling.citing(knockBack.id);
  const chance = present(striker, points, 'attack', ruling);
  const weapon = { id: weaponId, name: weaponId, family, damage: damage as string };
  return {
    id: striker.id,
    ...(striker.name && { name: striker.name }),
    skill: chance,
    ...(chance === skill ? {} : { base: skill }),
    weapon: {
      ...weapon,
      ...(canImpale && { canImpale }),
      ...(addsDamageBonus && { addsDamageBonus }),
      ...(length && { length }),
    },
    ...(striker.damageBonus && { damageBonus: striker.damageBonus }),
  };
}

type Chosen = Doing<'attack'>['defence'];

/** The defender's side of a blow. */
export function defenderOf(target: Fighter, chosen: Chosen, ruling: Ruling): Struck {
  const { id, name, hp, armor, defencesUsed, riposteUsed, disengaging, items } = target;
  const held = items.filter(inHand).map((item) => ({
    id: item.id,
    kind: item.kind === 'shield' ? ('shield' as const) : ('weapon' as const),
    hasAttack: item.damage !== undefined,
  }));
  return {
    id,
    ...(name && { name }),
    hp,
    ...(armor && { armor }),
    ...(chosen && {
      defence: {
        ...defenceOf(target, chosen, ruling),
        ...(chosen.alreadyDefended && { alreadyDefended: true }),
        ...(chosen.closesIn && { closesIn: closingIn(target, chosen.closesIn) }),
      },
    }),
    defencesUsed,
    held,
    riposteUsed,
    disengaging: disengaging !== undefined,
  };
}

function closingIn(target: Fighter, chosen: z.infer<typeof ClosesInNow>): z.infer<typeof ClosesIn> {
  const reach = shortestReach(target);
  return { ...chosen, ...(reach && { reach }) };
}

function defenceOf(
  target: Fighter,
  { use, item: itemId }: NonNullable<Chosen>,
  ruling: Ruling,
): NonNullable<Struck['defence']> {
  if (use === 'dodge') return { use, skill: present(target, target.dodge, use, ruling) };
  const { id, kind, hitPoints, canImpale, skill } = itemOf(target, itemId, ruling);
  const parries = kind !== 'weapon' || hitPoints > 0;
  ruling.require(parries, weaponRow.id, `The ${id} has no hit points: it can't parry.`, () => ['dodge', 'armor alone']);
  const item = { id, kind, hitPoints, ...(canImpale && { canImpale }) };
  return { use, skill: present(target, skill, use, ruling), item };
}
