import { type Adapter, evaluation, type Given, resultOf, type Translation } from '../../adapter.ts';

const B = 'phase-combat.basics';
type Rolls = { key: string; faces?: number[]; total?: number }[];

/** What 3d6 came to in all; nothing where the case rolls nothing. */
export function total(key: string, sum: number | undefined | null): Rolls {
  return sum === undefined || sum === null ? [] : [{ key, total: sum }];
}

/** Faces as they fell. */
export function faces(key: string, given: number | number[] | undefined): Rolls {
  const list = [given ?? []].flat();
  return list.length === 0 ? [] : [{ key, faces: list }];
}

/** One rule whose cases give the sums of 3d6, by the names of its fields. */
export function summed(rule: string, keys: Record<string, string>): Adapter {
  return async (given, ask) => {
    const input = Object.fromEntries(Object.entries(given).filter(([name]) => keys[name] === undefined));
    const rolls = Object.entries(keys).flatMap(([name, key]) => total(key, given[name]));
    return resultOf(await ask(rule, { input, dice: { rolls } }));
  };
}

const translated = (name: string, translation: Translation) => ({
  [`${B}.${name}`]: evaluation(`${B}.${name}`, translation),
});

/** Each combatant's DEX roll stands beside its DEX. */
const segmentOrder: Adapter = async ({ combatants, ...given }, ask) => {
  const input = { ...given, combatants: combatants.map(({ dexRoll: _, ...combatant }: Given) => combatant) };
  const rolls = combatants.flatMap(({ id, dexRoll }: Given) => total(`${id}.dexRoll`, dexRoll));
  return resultOf(await ask(`${B}.segment-order`, { input, dice: { rolls } }));
};

export const adapters: Record<string, Adapter> = {
  [`${B}.attack-roll`]: summed(`${B}.attack-roll`, { roll: 'attack' }),
  [`${B}.dex-roll`]: summed(`${B}.dex-roll`, { roll: 'dexRoll' }),
  [`${B}.segment-order`]: segmentOrder,
  ...translated('cv-order', { modifiers: ['modifiers'], decisions: { stackHalvings: 'stackHalvings' } }),
  ...translated('half-cv', { decisions: { roundHalf: 'roundHalf' } }),
  ...translated('half-die-total', { dice: { face: 'halfDie' } }),
  ...translated('str-dice', { decisions: { halfDice: 'halfDice' } }),
  ...translated('str-damage', { dice: { faces: 'strDamage' } }),
  ...translated('actions', { decisions: { allow: 'allow' } }),
  ...translated('abort-limits', { decisions: { allow: 'allow' } }),
  ...translated('hold', { decisions: { keepUntilOwnDex: 'keepUntilOwnDex' } }),
  ...translated('range-modifier', { decisions: { rangeModifier: 'rangeModifier' } }),
  ...translated('set', { drop: ['maneuver'] }),
};
