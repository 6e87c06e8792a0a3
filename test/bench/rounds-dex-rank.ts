import { frontDoor, registry } from '@riposte/rules';
import type { Figure } from './figure.ts';
import { interleaved, type Pace, rateOf, repeating } from './measure.ts';

const FIGHT = 'dex-rank.round.fight';
const PEOPLE = 8;
const NAME = 'dex-rank round of 8 combatants';

interface Fighter {
  id: string;
}

interface State {
  phase: string;
  round: number;
  turn?: readonly string[];
  fighters: readonly Fighter[];
}

/** Eight at four DEX-ranks, each with a sword and a shield, so that ties are rolled at every rank. */
function start(): State {
  const { setup } = registry.operations.get(FIGHT)?.tracker ?? {};
  if (!setup) throw new Error(`${FIGHT} has no board`);
  const { items } = setup.fresh as { items: readonly unknown[] };
  const shield = { id: 'shield', kind: 'shield', skill: 45, hitPoints: 15 };
  const fighters = Array.from({ length: PEOPLE }, (_, i) => ({
    ...setup.fresh,
    id: `fighter${i + 1}`,
    dex: 10 + 2 * (i % 4),
    engaged: true,
    items: [...items, shield],
  }));
  return { ...setup.start, [setup.list]: fighters } as unknown as State;
}

/** The round from everybody's statement to the next one's: each attacks once, and every blow is met. */
function playRound(begun: State, seed: string): State {
  let state = begun;
  const give = (command: object) => {
    state = after(state, command, seed);
  };
  for (const { id } of begun.fighters) give({ do: 'state', who: id, intention: 'attack' });
  give({ do: 'nextPhase' });
  give({ do: 'nextPhase' });
  for (let struck = 0; struck < PEOPLE; struck++) {
    if (!state.turn?.length) give({ do: 'count' });
    const who = state.turn?.[0] ?? '';
    const target = state.fighters.find(({ id }) => id !== who)?.id;
    const defence = struck % 2 === 0 ? { use: 'dodge' } : { use: 'parry', item: 'shield' };
    give({ do: 'attack', who, target, item: 'sword', defence });
  }
  give({ do: 'nextPhase' });
  give({ do: 'nextPhase' });
  if (state.round !== begun.round + 1) throw new Error(`the round ended in ${state.phase}`);
  return state;
}

function after(state: State, command: object, seed: string): State {
  const answer = frontDoor.resolve(FIGHT, { input: { state, command }, dice: { seed } });
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return (answer.result as { state: State }).state;
}

/** A whole round of eight, command by command as a table gives them, each with its trace: at most 10 ms. */
export async function dexRankRounds(pace: Pace): Promise<Figure[]> {
  const begun = start();
  let round = 0;
  const measured = await interleaved([repeating(NAME, () => playRound(begun, `bench ${round++ % 64}`))], pace);
  const rate = rateOf(measured, NAME);
  const note = `${(1000 / rate.median).toFixed(1)} ms each`;
  return [{ what: NAME, measured: rate, unit: 'perSecond', target: { atLeast: 100 }, note }];
}
