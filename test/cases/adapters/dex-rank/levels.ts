import { type Adapter, evaluation, type Given } from '../../adapter.ts';

const D = 'dex-rank';

/** The library's name for what a table of the catalogue calls otherwise. */
const COLUMNS = { itemCheck: 'item_check', attFumble: 'att_fumble', defFumble: 'def_fumble' } as const;

/** A cell with the table's column names; where nothing reaches the defender its armor is not applicable. */
export function cellOf(cell: Given): Given {
  const named = Object.entries(cell).map(([name, value]) => [COLUMNS[name as keyof typeof COLUMNS] ?? name, value]);
  return withArmor(Object.fromEntries(named));
}

function withArmor({ armor, ...rest }: Given): Given {
  return { ...rest, armor: armor === 'none' ? 'n/a' : armor };
}

/** The table's result in its own column names. A replacement cell comes in them too. */
const matrix = (rule: string): Adapter => {
  const evaluate = evaluation(rule, {
    decisions: { criticalAgainstSuccess: 'criticalAgainstSuccess' },
    rename: Object.fromEntries(Object.entries(COLUMNS).map(([ours, theirs]) => [`cell.${theirs}`, `cell.${ours}`])),
  });
  return async (given, ask) => cellOf(await evaluate(given, ask));
};

/** Which die is rolled is said by what it is rolled for. */
const DICE: Record<string, string> = { attack: 'attack', parry: 'defence', dodge: 'defence', skill: 'check' };
const read: Adapter = (given, ask) =>
  evaluation(`${D}.level.read`, { dice: { roll: DICE[given.use] ?? 'check' } })(given, ask);

const basis = { decisions: { thresholdBasis: 'thresholdBasis' } };

const meaning: Adapter = async (given, ask) => {
  const evaluate = evaluation(`${D}.level.meaning`, { decisions: { waiveFumbleRoll: 'waiveFumbleRoll' } });
  return withArmor(await evaluate(given, ask));
};

/** Levels, and what they make of each other. */
export const adapters: Record<string, Adapter> = {
  [`${D}.level.critical-threshold`]: evaluation(`${D}.level.critical-threshold`, basis),
  [`${D}.level.fumble-range`]: evaluation(`${D}.level.fumble-range`, basis),
  [`${D}.level.read`]: read,
  [`${D}.level.meaning`]: meaning,
  [`${D}.matrix.parry`]: matrix(`${D}.matrix.parry`),
  [`${D}.matrix.dodge`]: matrix(`${D}.matrix.dodge`),
  [`${D}.matrix.undefended`]: matrix(`${D}.matrix.undefended`),
};
