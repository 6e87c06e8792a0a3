import { type Adapter, evaluation, type Given, resultOf } from '../../adapter.ts';

const D = 'dex-rank';

/** The catalogue says whether there is demon gear, the library which. */
const table: Adapter = async ({ kind, roll, table: rows, demonGear, rerolls, waive, substituteStandard }, ask) => {
  const decided = Object.entries({ waive, substituteStandard }).filter(([, value]) => value !== undefined);
  const result = resultOf(
    await ask(`${D}.fumble.table`, {
      input: { kind, table: rows, gear: demonGear ? ['armor', 'shield', 'weapon'] : [] },
      dice: {
        rolls: [roll, ...(rerolls ?? [])].map((face: number, i: number) => ({
          key: `rolls.${i + 1}.fumble`,
          faces: [face],
        })),
      },
      decisions: decided.map(([name, value]) => ({ id: `${D}.fumble.table#${name}`, value })),
    }),
  );
  return { rows: result.applied.map((row: Given) => row.id) };
};

/** Fumbles: the further rolls are the dice after the first. */
export const adapters: Record<string, Adapter> = {
  [`${D}.fumble.table`]: table,
  [`${D}.fumble.effects`]: evaluation(`${D}.fumble.effects`),
};
