import { type Adapter, evaluation, type Given, requestOf, resultOf } from '../../adapter.ts';

const E = 'cerberus.example';

/** `slotsL1: 2` is two slots of level 1. */
const SLOTS = /^slotsL(\d+)$/;

/** A casting by its spell level, attacks by their ticks. */
const resources: Adapter = async (given, ask) => {
  const isCasting = given.spellLevel !== undefined;
  const slots = Object.entries(given).flatMap(([name, count]) => {
    const [, level] = SLOTS.exec(name) ?? [];
    return level === undefined ? [] : [{ level: Number(level), count }];
  });
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !SLOTS.test(name)));
  const input = isCasting ? { kind: 'casting', quicken: false, ...rest, slots } : { kind: 'attacks', ...rest };
  const { spent, slotsAfter, ...result } = resultOf(await ask(`${E}.resources`, requestOf(`${E}.resources`, input)));
  if (!isCasting) return result;
  const countOf = (list: { level: number; count: number }[], level: number) =>
    list.find((one) => one.level === level)?.count ?? 0;
  const named = slots.flatMap(({ level }) => [
    [`spentL${level}`, countOf(spent, level)],
    [`slotsL${level}After`, countOf(slotsAfter, level)],
  ]);
  return { ...result, ...Object.fromEntries(named) };
};

/** Totals are written by name. */
const priority: Adapter = async ({ rolls }, ask) => {
  const contenders = rolls.map(({ who: id, reflex, bonus }: Given) => ({ id, reflex, bonus }));
  const dice = { rolls: rolls.map(({ who, d20 }: Given) => ({ key: `${who}.reflex`, faces: [d20] })) };
  const { totals, ...result } = resultOf(await ask(`${E}.priority`, { input: { contenders }, dice }));
  return { ...result, totals: Object.fromEntries(totals.map(({ id, total }: Given) => [id, total])) };
};

/** The worked round. */
export const adapters: Record<string, Adapter> = {
  [`${E}.declaration-bonus`]: evaluation(`${E}.declaration-bonus`, {
    dice: { d20: 'participant.reflex' },
    decisions: { option: 'option' },
  }),
  [`${E}.cover`]: evaluation(`${E}.cover`, { dice: { roll: 'attacker.opening' } }),
  [`${E}.parries`]: evaluation(`${E}.parries`, {
    dice: { defenderD20: 'defender.reflex', attackerD20: 'attacker.reflex' },
  }),
  [`${E}.priority`]: priority,
  [`${E}.resources`]: resources,
};
