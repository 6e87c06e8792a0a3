import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Striker, Struck } from '../../blows.ts';
import { itemOf } from './common.ts';
import type { FightCommand, Fighter } from './state.ts';

/** The attacker's side of a blow. */
export function attackOf(striker: Fighter, itemId: string, points: number, ruling: Ruling): Striker {
  const {
    id: weaponId,
    family = 'bashing',
    damage,
    canImpale,
    addsDamageBonus,
    length,
    skill,
  } = itemOf(striker, itemId, ruling);
  ruling.require(damage !== undefined, 'dex-rank.shield.knock-back', `The ${weaponId} has no attack.`, () =>
    striker.items.filter((item) => item.damage !== undefined && !item.broken).map((item) => `attack with ${item.id}`),
  );
  const weapon = { id: weaponId, name: weaponId, family, damage: damage as string };
  return {
    id: striker.id,
    ...(striker.name && { name: striker.name }),
    skill: points,
    ...(points === skill ? {} : { base: skill }),
    weapon: {
      ...weapon,
      ...(canImpale && { canImpale }),
      ...(addsDamageBonus && { addsDamageBonus }),
      ...(length && { length }),
    },
    ...(striker.damageBonus && { damageBonus: striker.damageBonus }),
  };
}

type Chosen = Extract<FightCommand, { do: 'attack' }>['defence'];

/** The defender's side of a blow. */
export function defenderOf(target: Fighter, chosen: Chosen, ruling: Ruling): Struck {
  const { id, name, hp, armor, defencesUsed, riposteUsed, disengaging, items } = target;
  const held = items
    .filter(({ broken }) => !broken)
    .map((item) => ({
      id: item.id,
      kind: item.kind === 'shield' ? ('shield' as const) : ('weapon' as const),
      hasAttack: item.damage !== undefined,
    }));
  return {
    id,
    ...(name && { name }),
    hp: Math.max(-10_000, hp),
    ...(armor && { armor }),
    ...(chosen && {
      defence: { ...defenceOf(target, chosen, ruling), ...(chosen.alreadyDefended && { alreadyDefended: true }) },
    }),
    defencesUsed,
    held,
    riposteUsed,
    disengaging: disengaging !== undefined,
  };
}

function defenceOf(
  target: Fighter,
  { use, item: itemId }: NonNullable<Chosen>,
  ruling: Ruling,
): NonNullable<Struck['defence']> {
  if (use === 'dodge') return { use, skill: target.dodge };
  const { id, kind, hitPoints, canImpale, skill } = itemOf(target, itemId, ruling);
  return { use, skill, item: { id, kind, hitPoints, ...(canImpale && { canImpale }) } };
}
