import { parseDice } from '../../../../kernel/dice/text.ts';
import { stated } from '../../../../kernel/exact/calculation.ts';
import type { Modifier } from '../../../../kernel/modifier.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { coverChance, openingPast } from '../../movement/cover.chance.ts';
import { drPerAttack } from '../dr.per-attack.ts';
import type { WeaponAttack } from './attack-forms.ts';
import { rolledDamage } from './strike.ts';
import type { Shot } from './volley-defense.ts';
import type { VolleyHit, VolleyInput } from './volley-input.ts';

/** What came through, and what it did. */
export interface Landed {
  landing: number;
  damage: number;
  /** What became of each attack that lands, by its id. */
  hits: ReadonlyMap<string, Showable<VolleyHit>>;
}

/** Attacks that are alike. */
interface Kind {
  weapon: WeaponAttack;
  ids: readonly string[];
}

/**
 * What lands: first every attack looks for its opening, then those that find one roll damage, each by itself.
 * @param coming the attacks that no defense has stopped
 */
export function landed(input: VolleyInput, coming: readonly Shot[], isDefended: boolean, ruling: Ruling): Landed {
  const through = isDefended ? kindsOf(coming) : findingOpenings(kindsOf(coming), input.cover ?? 'none', ruling);
  if (ruling.asks) ruling.together(...through.flatMap(diceOf));
  const { armor, dr } = input.defender;
  const archers = new Map(coming.map(({ id, by }) => [id, by]));
  const hits = new Map<string, Showable<VolleyHit>>();
  const damages: Modifier[] = [];
  const weapons = new Map(through.flatMap(({ weapon, ids }) => ids.map((id) => [id, weapon] as const)));
  const one = (id: string) => {
    const by = archers.get(id);
    ruling.cast('attacker', by);
    const { outcome, details } = rolledDamage(weapons.get(id) as WeaponAttack, { armor, dr }, 0, ruling);
    damages.push({ label: `attack ${id}`, value: outcome.damage });
    hits.set(id, { id, ...(by !== undefined && { by }), lands: true, damage: outcome.damage, build: details });
    return outcome.damage;
  };
  const damage = ruling.total('attacks', [...weapons.keys()], one, (id) => weapons.get(id));
  const landing = weapons.size;
  if (landing > 1 && ruling.account.trace) tellSum(damages, ruling);
  return { landing, damage: stated(damage), hits };
}

/** The damage dice of everything that lands, which the table throws together. */
function diceOf({ weapon, ids }: Kind) {
  const { count, faces } = parseDice(weapon.damageDice);
  return ids.flatMap((id) => [
    { key: `attacks.${id}.attacker.critical`, count: 1, faces: 20 },
    { key: `attacks.${id}.attacker.damage`, count, faces },
  ]);
}

function findingOpenings(
  kinds: readonly Kind[],
  cover: NonNullable<VolleyInput['cover']>,
  ruling: Ruling,
): readonly Kind[] {
  if (cover === 'none' || cover === 'total') return kinds;
  if (ruling.asks) ruling.together(...kinds.flatMap(({ ids }) => ids).map((id) => openingDie(id, cover, ruling)));
  return kinds.map(({ weapon, ids }) => ({
    weapon,
    ids: ruling.passing('attacks', ids, () => ruling.run(coverChance, { cover }).lands),
  }));
}

function openingDie(id: string, cover: 'light' | 'substantial', ruling: Ruling) {
  const { y } = ruling.within(`attacks.${id}`, () => openingPast(cover, ruling));
  return { key: `attacks.${id}.attacker.opening`, count: 1, faces: y };
}

/** Attacks with the same weapon are alike, whether they were given together or one by one; only weapons with the same dice need comparing. */
function kindsOf(shots: readonly Shot[]): Kind[] {
  const together = new Map<WeaponAttack, string[]>();
  for (const { id, weapon } of shots) {
    const ids = together.get(weapon);
    if (ids) ids.push(id);
    else together.set(weapon, [id]);
  }
  const byDice = new Map<string, { weapon: WeaponAttack; ids: string[] }[]>();
  for (const [weapon, ids] of together) {
    const sameDice = byDice.get(weapon.damageDice);
    const alike = sameDice?.find((kind) => JSON.stringify(kind.weapon) === JSON.stringify(weapon));
    if (alike) alike.ids.push(...ids);
    else if (sameDice) sameDice.push({ weapon, ids });
    else byDice.set(weapon.damageDice, [{ weapon, ids }]);
  }
  return [...byDice.values()].flat();
}

/** Each attack meets DR and is rounded by itself; here they come together for the first time. */
function tellSum(damages: readonly Modifier[], ruling: Ruling): void {
  ruling.calc('damage of all attacks').plusEach(damages).floor(drPerAttack.id, 'HP');
}
