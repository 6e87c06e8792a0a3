import { type Adapter, evaluation, type Given, requestOf, resultOf } from '../../adapter.ts';
import { diceOf, scriptUpTo } from '../../worked-script.ts';

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

const FIGURES = ['hp', 'attacks', 'spells', 'general', 'dodges', 'slotsFree'] as const;

const slotsByLevel = (spent: { level: number; count: number }[]) =>
  Object.fromEntries(spent.map(({ level, count }) => [`l${level}`, count]));

/** Figures are written by name: `hp: { sera: 128 }`. */
const replay: Adapter = async ({ replayThrough }, ask) => {
  const dice = {
    rolls: diceOf(scriptUpTo(replayThrough).flatMap(({ commands }) => commands)),
    missing: 'ask' as const,
  };
  const { combatants, spellSlotsSpent } = resultOf(await ask(`${E}.replay`, { input: { replayThrough }, dice }));
  const byName = (figure: string) => Object.fromEntries(combatants.map((one: Given) => [one.id, one[figure]]));
  const { castingDamage } = combatants.find((one: Given) => one.castingDamage !== undefined) ?? {};
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, byName(figure)]));
  return { ...figures, castingDamage, spellSlotsSpent: slotsByLevel(spellSlotsSpent) };
};

/** An override names a die of the fork, of another step (`t1.08.attacker.damage`), or a choice. */
const combined: Adapter = async ({ fork, overrides: { grouped, defense, ...faces }, replayThrough = fork }, ask) => {
  const steps = scriptUpTo(replayThrough).filter(({ step }) => step === fork || !grouped?.includes(step));
  const thrown = new Map(
    Object.entries(faces).map(([name, face]) => [/^[tr]\d/.test(name) ? name : `${fork}.${name}`, face as number]),
  );
  const commands = steps.flatMap(({ step, commands: all }) =>
    all.map((one, i) => {
      const isLast = i === all.findLastIndex(({ rolls }) => rolls !== undefined);
      if (!isLast) return one;
      const own = (one.rolls ?? []).filter(({ key }) => !thrown.has(`${step}.${key}`));
      const changed = [...thrown].flatMap(([name, face]) =>
        name.startsWith(`${step}.`) ? [{ key: name.slice(step.length + 1), faces: [face] }] : [],
      );
      return { ...one, rolls: [...own, ...changed] };
    }),
  );
  const input = { fork, replayThrough, ...(defense && { defense }), ...(grouped && { grouped }) };
  const dice = { rolls: diceOf(commands) };
  const { combatants, spellSlotsSpent, forked } = resultOf(await ask(`${E}.combined`, { input, dice }));
  const named = combatants.flatMap((one: Given) =>
    FIGURES.map((figure) => [`${one.id}${figure[0]?.toUpperCase()}${figure.slice(1)}`, one[figure]]),
  );
  const { castingDamage } = combatants.find((one: Given) => one.castingDamage !== undefined) ?? {};
  return { castingDamage, ...forked, ...Object.fromEntries(named), spellSlotsSpent: slotsByLevel(spellSlotsSpent) };
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
  [`${E}.replay`]: replay,
  [`${E}.combined`]: combined,
};
