import type { Board, RailStep, Row } from '../../../../kernel/board.ts';
import type { Figuring } from '../../../../kernel/figuring.ts';
import type { Tracking } from '../../../../kernel/unit.ts';
import { counted, nameOf } from '../../../../kernel/words.ts';
import { state as healthState } from '../../health/state.ts';
import { boardSlots } from '../board.slots.ts';
import { TICKS } from '../boards/state.ts';
import { type Combatant, isUp } from './combatant.ts';
import { deedOf } from './common.ts';
import { offersOf } from './offers.ts';
import { type EncounterState, isMemberOf } from './state.ts';
import { workedEncounter } from './worked-round.ts';

/** Whom the table waits for: whose attack is met, whose place in the order it is, who has yet to speak. */
function nextIn(state: EncounterState): string[] {
  const { closed, announced = [], order = [], openings = [], spoken = [], combatants } = state;
  if (closed) return [];
  if (announced[0]) return [announced[0].target];
  if (openings.length > 0) return openings.map(({ by }) => by);
  const standing = combatants.filter(isUp);
  const due = order.find(({ acted }) => !acted);
  if (due) return standing.filter((one) => isMemberOf(one, due.id)).map(({ id }) => id);
  const declared = standing.filter(({ declared: made = [] }) => made.some(({ left }) => left > 0));
  const silent = standing.filter(({ id }) => !spoken.includes(id));
  return (declared.length > 0 ? declared : silent).map(({ id }) => id);
}

function railOf({ round, tick, closed }: EncounterState): Board['rail'] {
  const steps = Array.from({ length: TICKS }, (_, i): RailStep => {
    const isPast = i + 1 < tick || (i + 1 === tick && closed === true);
    return { label: `Tick ${i + 1}`, mark: isPast ? 'past' : i + 1 === tick ? 'now' : 'ahead' };
  });
  return { label: `Round ${round}`, steps };
}

const TOKENS = [
  ['attack', 'attacks'],
  ['spell', 'spells'],
  ['general', 'general'],
  ['dodge', 'dodges'],
] as const;

function rowOf(one: Combatant, isNext: boolean, nameIn: (id: string) => string, ruling: Figuring): Row {
  const { id, hp, maxHp, board, bonusSlots } = one;
  const max = board?.max ?? one.max;
  const has = board?.reserve ?? max;
  const { attack = 0, spell = 0, general = 0 } = max ?? {};
  const extra = board?.bonusSlots ?? bonusSlots;
  const { slotsPerTick } = ruling.run(boardSlots, { attack, spell, general, bonusSlots: extra });
  const used = board?.rows[board.tick - 1]?.length ?? 0;
  const tokens = TOKENS.flatMap(([key, label]) => {
    const of = max?.[key] ?? 0;
    return of > 0 ? [{ label, left: has?.[key] ?? 0, of }] : [];
  });
  const slots =
    slotsPerTick > 0 ? [{ label: 'slots this tick', left: Math.max(0, slotsPerTick - used), of: slotsPerTick }] : [];
  return {
    id,
    name: nameOf(one),
    isNext,
    ...(!isUp(one) && { isOut: true }),
    meters: [{ label: 'HP', now: hp, of: maxHp }],
    dots: [...tokens, ...slots],
    notes: notesOf(one, nameIn, ruling),
  };
}

function notesOf(one: Combatant, nameIn: (id: string) => string, ruling: Figuring): string[] {
  const {
    hp,
    maxHp,
    stabilized,
    out,
    board,
    conditions = [],
    castings = [],
    declared = [],
    cover = [],
    poisons = [],
  } = one;
  const { state: health } = ruling.run(healthState, { maxHp, hp, stabilized });
  const goesOn = (board?.sustained ?? []).filter(({ id }) => castings.every((casting) => casting.id !== id));
  return [
    ...(out ? ['out of the encounter'] : []),
    ...(health === 'able' ? [] : [health]),
    ...(board?.declaredFirst ? ['declared first'] : []),
    ...declared.flatMap(({ action, left, when }) =>
      left > 0 || when !== undefined ? [`${action ?? 'attack'}${when === undefined ? '' : `, if ${when}`}`] : [],
    ),
    ...castings.map(({ id, lost }) => `casting ${deedOf(one, id)}${lost > 0 ? `, ${lost} HP lost` : ''}`),
    ...goesOn.map(({ id, paidTotal, stages }) => `${deedOf(one, id)}, tick ${paidTotal} of ${stages}`),
    ...conditions.map(conditionWords),
    ...(one.bleeding && !conditions.some(({ condition }) => condition === 'bleeding') ? ['bleeding wound'] : []),
    ...poisons.map(({ name }) => name),
    ...cover.map(({ from, cover: kind }) => `${kind} cover from ${nameIn(from)}`),
  ];
}

function conditionWords({ condition, begins, ticks }: NonNullable<Combatant['conditions']>[number]): string {
  if (begins !== undefined) return `${condition} in the next tick`;
  return ticks === undefined ? condition : `${condition}, ${counted(ticks, 'tick')} more`;
}

function board(state: EncounterState, ruling: Figuring): Board {
  const next = nextIn(state);
  const names = new Map(state.combatants.map((one) => [one.id, nameOf(one)]));
  const nameIn = (id: string) => names.get(id) ?? id;
  return {
    title: `Round ${state.round}, tick ${state.tick}${state.closed ? ', closed' : ''}`,
    rail: railOf(state),
    rows: state.combatants.map((one) => rowOf(one, next.includes(one.id), nameIn, ruling)),
    offers: offersOf(state, next),
  };
}

const sword = {
  id: 'sword',
  attack: { kind: 'weapon', name: 'sword', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 3 }] },
};

/** How an encounter is begun and shown. */
export const encounterTracking: Tracking<EncounterState> = {
  setup: {
    list: 'combatants',
    samples: [{ title: 'The harbor warehouse', people: workedEncounter.combatants }],
    fields: ['hp', 'maxHp', 'reflex', 'dr', 'max'],
    start: { kind: 'cerberus.encounter', formatVersion: 1, commands: 0, round: 1, tick: 1, combatants: [] },
    fresh: {
      hp: 60,
      maxHp: 60,
      reflex: 5,
      fortitude: 3,
      armor: 'light',
      dr: 2,
      max: { attack: 3, spell: 2, general: 3, dodge: 1 },
      weapons: [sword],
      guards: [{ id: 'shield', equipment: 'shield', equipmentLevel: 0 }],
    },
  },
  board,
};
