import { describe, expect, it } from 'vitest';
import { registry } from '../../../index.ts';
import { type Pick, walk } from '../../../kernel/testing/walks.ts';
import { type HoldCommand, HoldState, type Wrestler } from './holding/state.ts';

const IDS = ['bruna', 'scout', 'odo'];

function start(pick: Pick): HoldState {
  const combatants = IDS.map((id) => ({
    id,
    ocv: 5 + pick.below(5),
    dcv: pick.below(7),
    str: pick.one([0, 4, 10, 15, 20]),
    ...(pick.percent(30) && { oneArm: true }),
    ...(pick.percent(40) && { limbs: pick.one([0, 1, 2, 3, 4, 8]) }),
    ...(pick.percent(50) && { hex: `hex of ${id}` }),
  }));
  const head = { kind: 'phase-combat.hold' as const, formatVersion: 2 as const, commands: 0 };
  return { ...head, combatants, stage: 'free', hits: 0, samePhase: false, acted: false };
}

function command({ stage, grabber, victim, phaseOf }: HoldState, pick: Pick): object {
  const any = () => (pick.percent(2) ? 'nobody' : pick.one(IDS));
  const by = pick.percent(70) && phaseOf ? phaseOf : any();
  const target = pick.one(IDS.filter((id) => id !== by || pick.percent(5)));
  const pair = [grabber, victim].filter((id) => id !== undefined);
  const of = pick.percent(80) && pair.length > 0 ? pick.one(pair) : any();
  const grab = () => ({ do: 'grab', by, target, ...(pick.percent(25) && { weapon: true }) });
  return pick.one<() => object>([
    ...(stage === 'free' ? [grab, grab, grab] : []),
    ...(stage === 'seized' ? [() => ({ do: 'waive' }), () => ({ do: 'casual-escape' })] : []),
    ...(stage === 'held' ? [() => ({ do: 'next-phase', id: of })] : []),
    ...(stage === 'held' && phaseOf === victim ? Array.from({ length: 4 }, () => () => ({ do: 'escape' })) : []),
    grab,
    () => ({ do: 'grab', by: grabber ?? any(), target: victim ?? any() }),
    () => ({ do: 'casual-escape' }),
    () => ({ do: 'waive' }),
    () => ({ do: 'squeeze' }),
    () => ({ do: 'throw', ...(pick.percent(80) && { distanceHexes: pick.below(6) }) }),
    () => ({ do: 'landed', ...(pick.percent(50) && { hex: 'far' }) }),
    () => ({ do: 'escape' }),
    () => ({ do: 'let-go' }),
    () => ({ do: 'wrest', by: of }),
    () => ({ do: 'next-phase', id: of }),
    () => ({ do: 'next-phase', id: of }),
    () => ({ do: 'strike', by, target }),
  ])();
}

const holds = ({ stage }: HoldState) => stage === 'seized' || stage === 'held';
const find = ({ combatants }: HoldState, id: string | undefined) => combatants.find((one) => one.id === id) as Wrestler;

/** Half of a combat value, by the catalogue: 0.5 up, and below 0 worse by half. */
const half = (cv: number) => Math.ceil(cv < 0 ? cv * 1.5 : cv / 2) + 0;

/** Which stage each command can lead to from each, by the transitions of the catalogue. */
const LEADS: Readonly<Record<HoldState['stage'], Partial<Record<HoldCommand['do'], readonly HoldState['stage'][]>>>> = {
  free: { grab: ['free', 'seized'], wrest: ['free'], 'let-go': ['free'], 'next-phase': ['free'] },
  seized: {
    grab: ['seized'],
    'casual-escape': ['free', 'held'],
    waive: ['held'],
    'let-go': ['free'],
    wrest: ['seized'],
  },
  held: {
    grab: ['held'],
    squeeze: ['held'],
    throw: ['thrown', 'held'],
    escape: ['free', 'held'],
    'let-go': ['free'],
    strike: ['held'],
    wrest: ['held'],
    'next-phase': ['held'],
  },
  thrown: { landed: ['free'], wrest: ['thrown'], 'let-go': ['thrown'], 'next-phase': ['thrown'] },
};

function faults(before: HoldState, given: object, after: HoldState, event: Record<string, unknown>): string[] {
  const wrong: string[] = [];
  const require = (isSo: boolean, what: string) => isSo || wrong.push(what);
  const command = given as HoldCommand;
  require(LEADS[before.stage][command.do]?.includes(after.stage) ===
    true, `${before.stage}: ${command.do} led to ${after.stage}`);
  require(holds(after) === after.hits > 0, 'hits without a hold, or a hold without');
  require(!after.samePhase || holds(after), 'the action of a grab outlived the hold');
  require(after.hits <= before.hits + 1, 'one grab pinned twice');
  const [grabber, victim] = [find(after, after.grabber), find(after, after.victim)];
  if (holds(after) && grabber.hex && victim.hex) require(grabber.hex === victim.hex, 'the two stand apart');
  if (command.do === 'escape') require(after.phaseOf === after.victim, 'escaped out of a Phase');
  if (command.do === 'squeeze' || command.do === 'throw') {
    require(after.phaseOf === after.grabber && !before.acted, 'squeezed or threw twice, or out of a Phase');
    require((event.target === undefined) === before.samePhase, 'a roll where none is needed, or none where one is');
  }
  if (command.do === 'strike' && command.by === after.victim)
    require(command.target === after.grabber && Number(event.freeLimbs) > 0, 'struck without a limb');
  const attacks = (after.done ?? []).filter(({ attack }) => attack);
  require(attacks.length < 2, 'two Attack actions in one Phase');
  if (!grabber || !victim) return wrong;
  const own = grabber.dcv - (grabber.grabbed ? 2 : 0);
  require(event.grabberDcv === (holds(after) ? half(own) : own), `DCV ${event.grabberDcv} of the grabber`);
  if (holds(after)) {
    const limbs = victim.limbs ?? 4;
    require(event.freeLimbs === limbs - Math.min(limbs, 2 * after.hits), `${event.freeLimbs} limbs free`);
    require(event.victimDcv === half(victim.dcv), `DCV ${event.victimDcv} of the victim`);
  }
  return wrong;
}

describe('ten thousand walks through a hold', () => {
  it('leave only sound states, and refusals that say what is wrong and leave all as it was', () => {
    const { refused, done } = walk({
      registry,
      operation: 'phase-combat.grab.hold',
      schema: HoldState,
      start,
      command,
      faults,
      walks: 10_000,
      length: 10,
    });
    expect(refused).toEqual(['illegal-action', 'needs-ruling']);
    const all = [
      'casual-escape',
      'escape',
      'grab',
      'landed',
      'let-go',
      'next-phase',
      'squeeze',
      'strike',
      'throw',
      'waive',
      'wrest',
    ];
    expect([...done.keys()].sort()).toEqual(all);
    expect(done.get('escape')).toBeGreaterThan(300);
  }, 120_000);
});
