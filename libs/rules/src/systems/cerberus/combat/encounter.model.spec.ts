import { describe, expect, it } from 'vitest';
import { registry } from '../../../index.ts';
import { type Pick, walk } from '../../../kernel/testing/walks.ts';
import { CATEGORIES } from './boards/state.ts';
import type { Boarded, Combatant } from './encountering/combatant.ts';
import { EncounterState } from './encountering/state.ts';

const IDS = ['ada', 'ben', 'cid', 'dee'];

const WEAPONS = [
  { id: 'sword', attack: { kind: 'weapon', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 4 }] } },
  { id: 'bow', attack: { kind: 'weapon', form: 'projectile', damageDice: '1d6' } },
] as const;

function combatantOf(id: string, pick: Pick): Combatant {
  const most = { attack: pick.below(7), spell: pick.below(4), general: pick.below(5), dodge: pick.below(3) };
  const group = pick.percent(30) ? { group: 'pack' } : {};
  return {
    id,
    ...group,
    side: pick.one(['red', 'blue']),
    hp: 20 + pick.below(20),
    maxHp: 40,
    reflex: pick.below(10),
    fortitude: pick.below(8),
    will: 3,
    armor: pick.one(['none', 'light', 'heavy']),
    dr: pick.below(3),
    speed_ft: 30,
    opportunityAttack: pick.percent(50),
    max: most,
    weapons: [...WEAPONS],
    guards: [{ id: 'shield', equipment: 'shield', deflectProjectiles: pick.percent(50) }],
    spellSlots: [{ level: 1, left: 3 }],
  } as Combatant;
}

const start = (pick: Pick): EncounterState => ({
  kind: 'cerberus.encounter',
  formatVersion: 1,
  commands: 0,
  round: 1,
  tick: 1 + pick.below(3),
  combatants: IDS.map((id) => combatantOf(id, pick)),
});

function reaction(pick: Pick): object {
  return pick.one([
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'dodge' },
    { kind: 'parry', with: pick.percent(95) ? 'shield' : 'lute' },
  ]);
}

const CONDITIONS = ['prone', 'grappled', 'stunned', 'blinded', 'nauseated', 'bleeding', 'paralyzed', 'gagged'];

/** What goes on, or is waited for, is taken up often enough to be seen through. */
function following(state: EncounterState, pick: Pick): object | undefined {
  if (state.announced && pick.percent(80)) return { do: 'defend', defense: reaction(pick) };
  if (state.closed && pick.percent(70)) return { do: 'startTick' };
  if (state.openings && pick.percent(70)) {
    const { by, against } = pick.one(state.openings);
    return { do: 'opportunity', who: by, target: against, defense: reaction(pick) };
  }
  const casting = state.combatants.find(({ board }) => (board?.sustained.length ?? 0) > 0);
  const [action] = casting?.board?.sustained ?? [];
  if (!casting || !action || pick.percent(60)) return undefined;
  return pick.one([
    { do: 'continue', who: casting.id, action: action.id },
    { do: 'release', who: casting.id, spell: action.id },
    { do: 'interrupt', who: casting.id, action: action.id },
    { do: 'abandon', who: casting.id, action: action.id },
  ]);
}

function command(state: EncounterState, pick: Pick): object {
  const next = following(state, pick);
  if (next) return next;
  const who = pick.percent(2) ? 'nobody' : pick.one(IDS);
  const target = pick.one(IDS);
  const attack = { do: 'attack', who, target, weapon: pick.one(['sword', 'bow']) };
  return pick.one<() => object>([
    () => ({ ...attack, defense: reaction(pick) }),
    () => ({ ...attack, defense: reaction(pick) }),
    () => attack,
    () => ({ ...attack, times: 2, companions: pick.percent(30) ? [{ who: pick.one(IDS) }] : [] }),
    () => ({
      do: 'declare',
      who,
      action: 'strike',
      attacks: { target, count: 1 + pick.below(2) },
      ...(pick.percent(40) && { when: 'it comes' }),
    }),
    () => ({ do: 'settle', who, holds: pick.percent(50) }),
    () => ({ do: 'withdraw', who, answered: pick.percent(30) }),
    () => ({ do: 'priority', among: IDS.filter(() => pick.percent(60)) }),
    () => ({ do: 'pass', who }),
    () => ({
      do: 'cast',
      who,
      spell: pick.one(['fog', 'ray']),
      ticks: 1 + pick.below(3),
      slots: [{ level: 1, count: 1 }],
    }),
    () => ({
      do: 'release',
      who,
      spell: 'ray',
      attack: { kind: 'spell', level: 1, damageDice: '2d6' },
      targets: [{ target }],
    }),
    () => ({ do: 'act', who, action: 'door', ticks: 1 + pick.below(2) }),
    () => ({ do: 'move', who, distance_ft: pick.below(40), leaves: pick.percent(50) ? [target] : [] }),
    () => ({ do: 'stand', who }),
    () => ({ do: 'cover', who, from: [target], cover: pick.one(['none', 'light', 'total']) }),
    () => ({ do: 'condition', who, condition: pick.one(CONDITIONS), ...pick.one([{}, { ends: true }, { ticks: 2 }]) }),
    () => ({ do: 'condition', who, condition: 'frightened', fear: { source: target, distanceFt: 20, dc: 12 } }),
    () => ({ do: 'hurt', who, damage: pick.below(15) }),
    () => ({ do: 'heal', who, healed: 5, potion: pick.percent(50) }),
    () => ({ do: 'tend', who, patient: target, chances: 1, outOf: 2 }),
    () => ({ do: 'poison', who, name: 'venom', dc: 12, exposure: 'contact', frequency: 'round', rounds: 2 }),
    () => ({ do: 'recover', who, distanceFt: 50 }),
    () => ({ do: 'sheet', who, max: { attack: pick.below(8) } }),
    () => ({ do: 'rule', who, ...pick.one([{ hp: 10 }, { out: true }, { out: false }, { stabilized: true }]) }),
    () => ({ do: 'endTick' }),
    () => ({ do: 'endTick' }),
    () => ({ do: 'startTick' }),
    () => ({ do: 'defend', defense: reaction(pick) }),
  ])();
}

/** Slots by the catalogue's formula: the largest of the three maxima divided by 3, rounded up. */
const slotsOf = ({ attack, spell, general }: Record<string, number>) =>
  Math.ceil(Math.max(attack ?? 0, spell ?? 0, general ?? 0) / 3);

type Board = Boarded['board'];

const spentOf = ({ rows }: Board, category: string) =>
  rows.flat().filter((token) => token.category === category).length;
const heldOf = ({ sustained }: Board, category: string) =>
  sustained.filter((one) => one.category === category).reduce((sum, { heldBack }) => sum + heldBack, 0);
const usedIn = ({ rows, tick }: Board) => rows[tick - 1]?.length ?? 0;

/** What the catalogue says of a board, and of one step from another. */
function boardFaults(was: Board | undefined, board: Board, given: { do: string }): string[] {
  const wrong: string[] = [];
  const require = (holds: boolean, what: string) => holds || wrong.push(what);
  const { max, reserve, sustained } = board;
  const isNewRound = was !== undefined && was.round !== board.round;
  const isSameTick = was !== undefined && !isNewRound && was.tick === board.tick;
  for (const category of CATEGORIES) {
    const there = (one: Board) => one.reserve[category] + spentOf(one, category) + heldOf(one, category);
    require(reserve[category] >= 0 && reserve[category] <= max[category], `${category} out of bounds`);
    if (isNewRound)
      require(reserve[category] === Math.max(0, max[category] - heldOf(board, category)), `${category} not refilled`);
    else if (was && given.do !== 'sheet') require(there(board) <= there(was), `${category} out of nothing`);
  }
  require(reserve.dodge >= 0 && reserve.dodge <= max.dodge, 'dodges out of bounds');
  if (isNewRound) require(reserve.dodge === max.dodge, 'dodges not refilled');
  if (isSameTick && usedIn(board) > usedIn(was)) require(usedIn(board) <= slotsOf(max), 'more tokens than slots');
  for (const { id, paidTotal, stages, lastPaidAt } of sustained) {
    require(paidTotal <= stages, `${id} has more stages than there are`);
    const before = was?.sustained.find((one) => one.id === id);
    require(paidTotal - (before?.paidTotal ?? 0) <= 1, `${id} had two stages in one step`);
    if (given.do === 'continue' && before && paidTotal > before.paidTotal)
      require(lastPaidAt.round !== before.lastPaidAt.round ||
        lastPaidAt.tick !== before.lastPaidAt.tick, `${id} had two stages in a tick`);
  }
  return wrong;
}

const CAN_RAISE_HP = new Set(['heal', 'rule']);

function faultsOf(before: Combatant, after: Combatant, given: { do: string; who?: string }): string[] {
  const wrong: string[] = [];
  const require = (holds: boolean, what: string) => holds || wrong.push(what);
  if (after.board) wrong.push(...boardFaults(before.board, after.board, given));
  require(after.hp <= before.hp || CAN_RAISE_HP.has(given.do), 'HP rose');
  require(after.hp <= after.maxHp, 'more HP than the maximum');
  require(after.hp > 0 || (after.castings ?? []).length === 0, 'casts while down');
  for (const { id, lost, mana } of after.castings ?? [])
    require(mana !== undefined || lost * 4 <= after.maxHp, `${id} goes on after too much was lost`);
  const fallen = before.hp <= 0 && after.hp <= 0;
  const row = (one: Combatant) => (one.board ? usedIn(one.board) : 0);
  require(!fallen || row(after) <= row(before) || given.do === 'startTick', 'acted while down');
  require(after.moved_ft === undefined || after.moved_ft <= 30, 'moved beyond Speed');
  return wrong.map((what) => `${after.id}: ${what}`);
}

function faults(before: EncounterState, command: object, after: EncounterState): string[] {
  const given = command as { do: string; who?: string };
  const wrong = after.combatants.flatMap((one, i) => faultsOf(before.combatants[i] as Combatant, one, given));
  const place = ({ round, tick }: EncounterState) => 3 * round + tick;
  const steps = place(after) - place(before);
  if (steps !== (given.do === 'startTick' ? 1 : 0)) wrong.push('the clock is wrong');
  if (after.closed && after.announced) wrong.push('closed over an announced attack');
  const firsts = after.combatants.filter(({ board }) => board?.declaredFirst);
  if (firsts.length > 1) wrong.push('two declared first');
  return wrong;
}

describe('ten thousand walks through an encounter', () => {
  it('leave only sound states, and refusals that say what is wrong and leave all as it was', () => {
    const { refused, done } = walk({
      registry,
      operation: 'cerberus.combat.encounter',
      schema: EncounterState,
      start,
      command,
      faults,
      walks: 10_000,
      length: 8,
    });
    expect(refused).toEqual(['illegal-action', 'invalid-input']);
    expect(done.size).toBe(27);
    expect(done.get('attack')).toBeGreaterThan(3000);
  }, 180_000);
});
