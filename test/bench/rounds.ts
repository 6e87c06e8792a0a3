import { frontDoor } from '@riposte/rules';
import type { Figure } from './figure.ts';
import { interleaved, type Pace, type Rates, rateOf, repeating, type Spread } from './measure.ts';

const PACE: Pace = { rounds: 40, milliseconds: 100, warmUpMilliseconds: 700 };

const TURN = 'phase-combat.basics.turn';

/** A Turn has twelve Segments. */
const SEGMENTS = 12;

/** How many fight, at the SPDs of a usual table. */
const SPEEDS = [2, 3, 3, 4, 4, 5, 5, 6];

interface Combatant {
  id: string;
  acted: boolean;
  stance?: string;
  spent?: boolean;
}

interface TurnState {
  order: string[];
  combatants: Combatant[];
}

const start = {
  kind: 'phase-combat.turn',
  formatVersion: 1,
  commands: 0,
  turn: 1,
  segment: 0,
  combatants: SPEEDS.map((spd, i) => ({
    id: `fighter-${i + 1}`,
    dex: 10 + 2 * i,
    spd,
    ocv: 6 + (i % 3),
    dcv: 6,
    stunned: false,
    acted: false,
    weapon: { name: 'blade', kind: 'hth', def: 5, body: 4 },
  })),
  order: [],
};

/** How long whole rounds of a fight take, in process: inputs checked, results traced, states handed on from command to command. */
export async function rounds(): Promise<Figure[]> {
  const name = 'a phase-combat Turn of 8 combatants';
  const rates = await interleaved([repeating(name, wholeTurns())], PACE);
  return [
    { what: name, measured: millisecondsOf(rates, name), unit: 'milliseconds', target: { atMost: 10 }, note: doneIn() },
  ];
}

/** One Turn after another, each under a seed of its own. */
function wholeTurns(): () => unknown {
  let turn = 0;
  return () => wholeTurn(`turn ${++turn}`);
}

/** Twelve Segments, in which everybody attacks in every Phase, and every other of those who are attacked aborts to a Block if they may. */
function wholeTurn(seed: string): number {
  let state: TurnState = start;
  let commands = 0;
  const does = (command: object) => {
    state = stateAfter(state, command, seed);
    commands += 1;
  };
  for (let segment = 0; segment < SEGMENTS; segment++) {
    does({ do: 'next-segment' });
    for (const [place, id] of state.order.entries()) {
      if (!state.order.includes(id)) continue;
      const others = state.combatants.filter((one) => one.id !== id);
      const target = others[(segment + place) % others.length] as Combatant;
      if (place % 2 === 0 && mayAbort(target)) does({ do: 'abort', id: target.id, to: 'block' });
      const isBlocking = state.combatants.some((one) => one.id === target.id && one.stance === 'block' && !one.spent);
      const damage = { stun: 20, body: 6 };
      does({ do: 'attack', id, target: target.id, damage, ...(isBlocking && { blocker: target.id }) });
    }
  }
  return commands;
}

const mayAbort = (one: Combatant & { forgone?: unknown }) => !one.acted && one.forgone === undefined && !one.stance;

function stateAfter(state: TurnState, command: object, seed: string): TurnState {
  const answer = frontDoor.resolve(TURN, {
    input: { state, command },
    dice: { seed },
    decisions: [{ id: 'phase-combat.block.ocv#unarmedPenalty', value: -2 }],
  });
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return (answer.result as { state: TurnState }).state;
}

const doneIn = () => `${wholeTurn('turn 1')} commands`;

function millisecondsOf(rates: Rates, name: string): Spread {
  const { low, median, high } = rateOf(rates, name);
  return { low: 1000 / high, median: 1000 / median, high: 1000 / low };
}
