import type { Ask, Board, Choice, Offer, RailStep, Row } from '../../../../kernel/board.ts';
import type { Figuring } from '../../../../kernel/figuring.ts';
import { offersOfOne, whom } from '../../../../kernel/offering.ts';
import type { Tracking } from '../../../../kernel/unit.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { phasesOf, SEGMENTS } from '../phases.ts';
import { blockersIn, itemsOf } from './blocking.ts';
import { titleOf } from './standing.ts';
import type { Combatant, Done, ManeuverUsed, Owed, TurnState } from './state.ts';
import type { At } from './time.ts';

const step = (cost: Done['cost'], attack = false) => ({ cost, attack });
const using = (maneuver: ManeuverUsed, cost: Done['cost'], attack: boolean) => ({ ...step(cost, attack), maneuver });

/** What a Phase usually holds. */
const PHASE: readonly Choice[] = [
  { label: 'Half move, then attack', value: [step('half'), step('half', true)] },
  { label: 'Attack', value: [step('half', true)] },
  { label: 'Full move or another full action', value: [step('full')] },
  { label: 'Block', value: [using('block', 'half', true)] },
  { label: 'Dodge', value: [using('dodge', 'half', true)] },
  { label: 'Half move, then Block', value: [step('half'), using('block', 'half', true)] },
  { label: 'Half move, then Dodge', value: [step('half'), using('dodge', 'half', true)] },
  { label: 'Grab', value: [using('grab', 'half', true)] },
  { label: 'Disarm', value: [using('disarm', 'half', true)] },
  { label: 'Brace, then shoot', value: [using('brace', 'zero', false), step('half', true)] },
  { label: 'Brace and Set', value: [using('brace-with-set', 'full', false)] },
  { label: 'Attack that takes the full Phase', value: [step('full', true)] },
  { label: 'Half move', value: [step('half')] },
  { label: 'Two half actions, no attack', value: [step('half'), step('half')] },
  { label: 'Nothing that takes time', value: [step('zero')] },
];
const actions: Ask = { field: 'actions', title: 'What is done', among: [...PHASE] };

const STANCES: readonly Choice[] = [
  { label: 'Block', value: 'block' },
  { label: 'Dodge', value: 'dodge' },
];
const stance: Ask = { field: 'to', title: 'To what', among: [...STANCES] };

const before: Ask = {
  field: 'before',
  title: 'Before it',
  among: [
    { label: 'Nothing' },
    { label: 'A half move', value: [step('half')] },
    { label: 'Brace', value: [using('brace', 'zero', false)] },
  ],
};

/** Whom, and whether anybody whose stance still holds meets it. */
function attackAsks(one: Combatant, state: TurnState): Ask[] {
  const others = state.combatants.filter((other) => other !== one);
  const blockers = blockersIn(state, one.id);
  if (blockers.length === 0) return [whom(others)];
  return [
    whom(others),
    { field: 'blocker', title: 'Who blocks it', among: blockersOf(blockers, others) },
    ...itemAsk(blockers),
  ];
}

/** Whoever is attacked usually blocks, if anybody; to block for another is a choice. */
function blockersOf(blockers: readonly Combatant[], targets: readonly Combatant[]): Choice[] {
  const meets = (one: Combatant, target: Combatant, label: string): Choice => ({
    label,
    value: one.id,
    when: { field: 'target', is: target.id },
  });
  const forOthers = (one: Combatant) =>
    targets.filter((target) => target.id !== one.id).map((target) => meets(one, target, `${nameOf(one)}, for them`));
  return [...blockers.map((one) => meets(one, one, nameOf(one))), { label: 'Nobody' }, ...blockers.flatMap(forOthers)];
}

/** Asked only where somebody has both a weapon and a shield to block with. */
function itemAsk(blockers: readonly Combatant[]): Ask[] {
  const choosing = blockers.filter((one) => itemsOf(one).length > 2);
  if (choosing.length === 0) return [];
  const of = ({ id }: Combatant) =>
    [
      { label: 'The weapon', value: 'weapon' },
      { label: 'The shield', value: 'shield' },
    ].map((choice) => ({ ...choice, when: { field: 'blocker', is: id } }));
  return [{ field: 'item', title: 'With what', among: [...choosing.flatMap(of), { label: 'What is in hand' }] }];
}

const when = ({ turn, segment }: At, now: TurnState) =>
  turn === now.turn ? `Segment ${segment}` : `Turn ${turn}, Segment ${segment}`;

/** The Segments of the Turn, each with those who have a Phase in it; in the Segment now, with those who still act. */
function railOf(state: TurnState, ruling: Figuring): RailStep[] {
  const phases = state.combatants.map((one) => ({ name: nameOf(one), one, segments: phasesOf(one.spd, ruling) }));
  return Array.from({ length: SEGMENTS }, (_, i): RailStep => {
    const segment = i + 1;
    const isForgone = ({ forgone }: Combatant) => forgone?.turn === state.turn && forgone.segment === segment;
    const inIt = phases.filter(({ one, segments }) => segments.includes(segment) && !isForgone(one));
    const acting =
      segment === state.segment
        ? state.order.flatMap((id) => phases.find(({ one }) => one.id === id)?.name ?? [])
        : inIt.map(({ name }) => name);
    const mark = segment < state.segment ? 'past' : segment === state.segment ? 'now' : 'ahead';
    return { label: `${segment}`, mark, ...(acting.length > 0 && { note: acting.join(', ') }) };
  });
}

const blocksWords = ({ blocked = 0 }: Combatant) => (blocked > 0 ? `blocks, ${blocked} blocked` : 'blocks');

const rightWords = ({ before: other, at }: Owed, state: TurnState) =>
  `may act before ${titleOf(state, other)} in ${when(at, state)}`;

function rowOf(one: Combatant, state: TurnState): Row {
  const { id, dex, spd, stunned, acted, heldSince, forgone, stance: stands, stanceEnds } = one;
  const place = state.order.indexOf(id);
  const until = stanceEnds ? ` until ${when(stanceEnds, state)}` : '';
  return {
    id,
    name: nameOf(one),
    isNext: place === 0,
    meters: [
      { label: 'DEX', now: dex },
      { label: 'SPD', now: spd },
    ],
    dots: [],
    notes: [
      ...(stunned ? ['Stunned'] : []),
      ...(heldSince ? [`holds an action since ${when(heldSince, state)}`] : []),
      ...(stands === 'block' ? [`${one.spent ? 'failed to block' : blocksWords(one)}${until}`] : []),
      ...(stands === 'dodge' ? [`dodges${until}`] : []),
      ...(one.lasting ?? []).map(({ maneuver, ends }) => `${maneuver}${ends ? ` until ${when(ends, state)}` : ''}`),
      ...(one.broken ?? []).map((item) => `${one[item]?.name ?? item} broken`),
      ...(state.rights ?? []).filter((right) => right.id === id).map((right) => rightWords(right, state)),
      ...(forgone ? [`gives up the Phase of ${when(forgone, state)}`] : []),
      ...(place > 0 ? ['still to act'] : []),
      ...(acted ? ['has acted'] : []),
    ],
  };
}

/** Those still to act first, in their order; then the others as they stand. */
function inOrder({ combatants, order }: TurnState): Combatant[] {
  const place = ({ id }: Combatant) => (order.indexOf(id) + order.length + 1) % (order.length + 1);
  return combatants.toSorted((one, other) => place(one) - place(other));
}

function offersOf(one: Combatant, isNext: boolean, state: TurnState): Offer[] {
  const { id } = one;
  const offer = offersOfOne(one, { rank: 'other' });
  const next = { rank: isNext ? 'first' : 'other' } as const;
  const roles = [
    { role: 'attacker', id },
    { role: 'blocker', of: 'blocker' },
  ];
  const targets = attackAsks(one, state);
  const mayStrike = one.ocv !== undefined && (isNext || one.heldSince !== undefined);
  const again = 'attacks again, in the same series';
  return [
    ...(mayStrike ? [offer('attacks', { do: 'attack', id }, [...targets, before], { ...next, roles })] : []),
    ...(one.attacked ? [offer(again, { do: 'attack', id, again: true }, targets, { roles })] : []),
    offer('acts', { do: 'act', id }, [actions], next),
    offer('holds the action', { do: 'hold', id }, [], next),
    offer('recovers', { do: 'recover', id }, [], next),
    offer('aborts', { do: 'abort', id }, [stance]),
    ...(one.lasting ? [offer('has moved', { do: 'moved', id })] : []),
    ...(one.stunned ? [] : [offer('is Stunned', { do: 'stun', id })]),
  ];
}

function board(state: TurnState, ruling: Figuring): Board {
  const [next] = state.order;
  const isOver = next === undefined;
  return {
    title: state.segment === 0 ? `Turn ${state.turn} begins` : `Turn ${state.turn}, Segment ${state.segment}`,
    rail: { label: 'Segments', steps: railOf(state, ruling) },
    rows: inOrder(state).map((one) => rowOf(one, state)),
    offers: [
      ...inOrder(state).flatMap((one) => offersOf(one, one.id === next, state)),
      { title: 'Next Segment', command: { do: 'next-segment' }, asks: [], rank: isOver ? 'first' : 'other' },
    ],
  };
}

/** How a Turn is begun and shown. */
export const turnTracking: Tracking<TurnState> = {
  setup: {
    list: 'combatants',
    fields: ['dex', 'spd', 'ocv', 'dcv'],
    start: { kind: 'phase-combat.turn', formatVersion: 1, commands: 0, turn: 1, segment: 0, combatants: [], order: [] },
    fresh: {
      dex: 15,
      spd: 4,
      ocv: 5,
      dcv: 5,
      weapon: { name: 'weapon', kind: 'hth' },
      stunned: false,
      acted: false,
    },
  },
  board,
};
