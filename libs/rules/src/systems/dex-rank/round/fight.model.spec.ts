import { describe, expect, it } from 'vitest';
import { registry } from '../../../index.ts';
import { type Pick, walk } from '../../../kernel/testing/walks.ts';
import { type Fighter, FightState, type Item } from './fighting/state.ts';

const IDS = ['anna', 'bert', 'cleo'];

const sword = (skill: number): Item => ({
  id: 'sword',
  kind: 'weapon',
  skill,
  hitPoints: 9,
  family: 'cutting',
  damage: '1d8+1',
  canImpale: true,
});
const ITEMS: readonly Item[][] = [
  [sword(60), { id: 'shield', kind: 'shield', skill: 60, hitPoints: 15, damage: '1d4' }],
  [
    sword(140),
    { id: 'dagger', kind: 'weapon', skill: 70, hitPoints: 6, family: 'thrusting', damage: '1d4', length: 'short' },
  ],
  [{ id: 'spear', kind: 'weapon', skill: 55, hitPoints: 8, family: 'thrusting', damage: '1d6+3', length: 'long' }],
  [
    {
      id: 'bow',
      kind: 'weapon',
      skill: 65,
      hitPoints: 0,
      family: 'missile',
      damage: '1d6',
      length: 'missile',
      extraShots: 1,
    },
    { id: 'chair', kind: 'impromptu', skill: 40, hitPoints: 3, damage: '1d3' },
  ],
];

function fighterOf(id: string, pick: Pick): Fighter {
  const int = pick.percent(50) ? { int: 10 + pick.below(4) } : {};
  return {
    id,
    dex: pick.one([8, 12, 12, 14, 16]),
    ...int,
    mov: 8,
    hp: 12,
    mp: pick.below(6),
    dodge: 50,
    armor: { protection: '1d3' },
    items: pick.one(ITEMS),
    engaged: pick.percent(70),
    moved: 0,
    delays: [],
    attacks: [],
    defencesUsed: 0,
    riposteUsed: false,
    spells: [],
    ...(pick.percent(20) && { penalties: [{ amount: -10, treatedBy: ['Heal'] }] }),
  };
}

function start(pick: Pick): FightState {
  const phase = pick.one(['statements', 'magic', 'actions', 'actions', 'actions'] as const);
  const fighters = IDS.map((id) => fighterOf(id, pick));
  return { kind: 'dex-rank.round', formatVersion: 2, commands: 0, round: 1, phase, count: 16, fighters };
}

function defenceOf({ fighters }: FightState, target: string | undefined, pick: Pick) {
  const use = pick.one(['none', 'parry', 'parry', 'dodge'] as const);
  if (use === 'none') return {};
  if (use === 'dodge') return { defence: { use, ...(pick.percent(20) && { closesIn: {} }) } };
  const items = fighters.find(({ id }) => id === target)?.items ?? [];
  return { defence: { use, item: pick.percent(90) && items.length > 0 ? pick.one(items).id : 'lute' } };
}

const EFFECTS = [
  { effect: 'drop-item', item: 'weapon' },
  { effect: 'knock-away-item', item: 'shield', distance: '3 m' },
  { effect: 'break-item', item: 'weapon' },
  { effect: 'lose-next', of: 'attack' },
  { effect: 'lose-next', of: 'parry' },
  { effect: 'fall' },
  { effect: 'damage', dice: '1d3' },
  { effect: 'penalty', amount: -20, scope: 'attack' },
] as const;

function command(state: FightState, pick: Pick): object {
  const { turn = [], fighters } = state;
  const who = pick.percent(80) && turn[0] ? turn[0] : pick.percent(3) ? 'nobody' : pick.one(IDS);
  const items = fighters.find(({ id }) => id === who)?.items ?? [];
  const item = pick.percent(95) && items.length > 0 ? pick.one(items).id : 'lute';
  const attack = () => {
    const target = pick.one(IDS.filter((id) => id !== who || pick.percent(10)));
    const share = pick.percent(15) && { share: pick.one([50, 60, 70, 200]) };
    return { do: 'attack', who, target, item, ...share, ...defenceOf(state, target, pick) };
  };
  const riposting = fighters.find(({ riposte }) => riposte !== undefined);
  const fumbling = fighters.find(({ fumbles }) => fumbles !== undefined);
  if (riposting && pick.percent(60))
    return {
      do: 'riposte',
      who: riposting.id,
      item: riposting.riposte?.items[0],
      ...defenceOf(state, riposting.riposte?.against, pick),
    };
  if (fumbling && pick.percent(60))
    return {
      do: 'fumble',
      who: fumbling.id,
      results: [{ id: 'row', effects: [pick.one(EFFECTS), pick.one(EFFECTS)] }],
    };
  return pick.one<() => object>([
    ...Array.from({ length: state.phase === 'actions' ? 14 : 1 }, () => attack),
    () => ({ do: 'count' }),
    () => ({ do: 'count' }),
    () => ({ do: 'wait', who, ...(pick.percent(50) && { until: 1 + pick.below(16) }) }),
    () => ({ do: 'move', who, moved: pick.below(6), ...(pick.percent(50) && { engage: pick.one(IDS) }) }),
    () => ({ do: 'ready', who, ...(pick.percent(50) && { item }) }),
    () => ({ do: 'cast', who, spell: 'fog', magicPoints: pick.below(4) }),
    () => ({ do: 'state', who, intention: pick.one(['fight', 'flee']), disengage: pick.percent(50) }),
    () => ({
      do: 'rule',
      who,
      ...pick.one([{ engaged: true }, { engaged: false }, { out: true }, { interrupts: 'fog' }]),
    }),
    () => ({ do: 'fumble', who, results: [] }),
    () => ({ do: 'treat', who, by: pick.one(['Physik', 'Heal']) }),
    () => ({ do: 'riposte', who, item }),
    () => ({ do: 'nextPhase' }),
  ])();
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** The rank at which somebody who has not attacked yet could, by the catalogue alone; nothing where they can't, or let it pass. */
function couldAttackAt({ count }: FightState, fighter: Fighter): number | undefined {
  const { out, disengaging, waits, moved, mov, attacks, items, engaged, dex, delays } = fighter;
  if (out || disengaging || waits !== undefined || 2 * moved > mov || attacks.length > 0) return undefined;
  const strikes = items.some(
    ({ broken, lies, damage, family, kind, hitPoints }) =>
      !broken && !lies && damage && (kind !== 'shield' || hitPoints > 0) && (family === 'missile') === !engaged,
  );
  const rank = dex - sum(delays);
  return strikes && rank >= 1 ? Math.min(rank, count) : undefined;
}

function faultsOf(before: Fighter, after: Fighter, given: { do: string; who?: string }, isNewRound: boolean): string[] {
  const wrong: string[] = [];
  const require = (holds: boolean, what: string) => holds || wrong.push(`${after.id}: ${what}`);
  require(after.hp <= before.hp, 'hit points rose');
  require(after.mp <= before.mp, 'magic points rose');
  for (const [i, item] of after.items.entries()) {
    const was = before.items[i] as Item;
    require(item.hitPoints <= was.hitPoints, `${item.id} mended`);
    require(!was.broken || item.broken === true, `${item.id} is whole again`);
    require(!item.broken || item.hitPoints === 0, `${item.id} is broken and has hit points`);
  }
  const { attacks, defencesUsed } = after;
  if (isNewRound) {
    require(defencesUsed === 0 && !after.riposteUsed && attacks.length === 0, 'a new round begins worn');
  } else {
    const rolled = defencesUsed - before.defencesUsed;
    require(rolled === 0 || (rolled === 1 && given.who !== after.id), 'defences miscounted');
    require(after.riposteUsed || !before.riposteUsed, 'a second riposte');
    require(attacks.length >= before.attacks.length, 'an attack was forgotten');
  }
  require(!after.riposte || !after.riposteUsed, 'a riposte is open that is used');
  require(new Set(attacks.map(({ kind }) => kind)).size < 2, 'shot and fought hand-to-hand');
  require(attacks.every(
    ({ rank }, i) => i === 0 || (attacks[i - 1]?.rank ?? 0) - rank >= 5,
  ), 'attacks closer than five ranks');
  const shares = attacks.filter(({ kind }) => kind === 'hth').map(({ share }) => share);
  if (shares.length > 1) require(sum(shares) <= 140 && Math.min(...shares) >= 50, 'more shares than skill');
  require(!after.disengaging || attacks.length === 0, 'attacked while disengaging');
  if (before.out && !isNewRound && given.who !== after.id)
    require(after.hp === before.hp && defencesUsed === before.defencesUsed, 'was drawn in from out of the fight');
  return wrong;
}

function orderFaults(
  before: FightState,
  given: { do: string; who?: string },
  after: FightState,
  rank: unknown,
): string[] {
  const wrong: string[] = [];
  const { turn = [] } = after;
  if (after.phase === before.phase && after.count > before.count) wrong.push('the count went up');
  if (new Set(turn).size < turn.length) wrong.push('somebody has two places');
  for (const id of turn) {
    const one = after.fighters.find((fighter) => fighter.id === id);
    if (!one || one.out || one.disengaging || one.waits === 0) wrong.push(`${id} has a place and cannot act`);
  }
  if (given.do !== 'attack') return wrong;
  if (typeof rank !== 'number' || rank !== after.count) wrong.push('attacked at another rank than that of the count');
  for (const other of before.fighters) {
    const could = other.id === given.who ? undefined : couldAttackAt(before, other);
    if (could !== undefined && could > Number(rank)) wrong.push(`came before ${other.id} at ${could}`);
  }
  return wrong;
}

function faults(before: FightState, command: object, after: FightState, event: Record<string, unknown>): string[] {
  const given = command as { do: string; who?: string };
  const isNewRound = after.round !== before.round;
  const wrong = after.fighters.flatMap((fighter, i) =>
    faultsOf(before.fighters[i] as Fighter, fighter, given, isNewRound),
  );
  if (after.fighters.some(({ spells }) => spells.some(({ effectRound }) => effectRound > after.round + 1)))
    wrong.push('a spell takes longer than a round');
  if (
    after.phase === 'actions' &&
    after.fighters.some(({ spells }) => spells.some((s) => s.effectRound <= after.round))
  )
    wrong.push('a spell is overdue');
  return [...wrong, ...orderFaults(before, given, after, event.rank)];
}

describe('ten thousand walks through a fight', () => {
  it('leave only sound states, and refusals that say what is wrong and leave all as it was', () => {
    const { refused, done } = walk({
      registry,
      operation: 'dex-rank.round.fight',
      schema: FightState,
      start,
      command,
      faults,
      walks: 10_000,
      length: 8,
    });
    expect(refused).toEqual(['illegal-action', 'invalid-input', 'needs-ruling']);
    const all = [
      'attack',
      'cast',
      'count',
      'fumble',
      'move',
      'nextPhase',
      'ready',
      'riposte',
      'rule',
      'state',
      'treat',
      'wait',
    ];
    expect([...done.keys()].sort()).toEqual(all);
    expect(done.get('attack')).toBeGreaterThan(3000);
  }, 180_000);
});
