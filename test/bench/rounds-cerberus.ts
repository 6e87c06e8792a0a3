import { frontDoor } from '@riposte/rules';
import type { Figure } from './figure.ts';
import { interleaved, type Pace, rateOf, repeating } from './measure.ts';

const PLAY = 'cerberus.combat.play';
const ENCOUNTER = 'cerberus.combat.encounter';
const PEOPLE = 12;
/** Actions of each in the round: so many that the Action Board is full in every tick. */
const ACTIONS = 12;
const TICKS = 3;
const NAME = 'a Cerberus round of 12 combatants with 12 actions each';

interface State {
  combatants: readonly { id: string }[];
}

/** Twelve who can each take twelve actions, and defend against some of those that come. */
const start = {
  kind: 'cerberus.encounter',
  formatVersion: 1,
  commands: 0,
  round: 1,
  tick: 1,
  combatants: Array.from({ length: PEOPLE }, (_, i) => ({
    id: `fighter-${i + 1}`,
    hp: 2000,
    maxHp: 2000,
    reflex: 5 + (i % 4),
    fortitude: 3,
    armor: 'light',
    dr: 2,
    speed_ft: 30,
    max: { attack: ACTIONS, spell: ACTIONS, general: ACTIONS, dodge: 8 },
    weapons: [
      { id: 'sword', attack: { kind: 'weapon', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 4 }] } },
    ],
    guards: [{ id: 'shield', equipment: 'shield' }],
  })),
};

/** Picks whole numbers below a bound, always the same. */
function picking(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1103515245) + 12345) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
}

/** A round of legal play picked at random: what is refused is picked again. */
function roundOf(seed: number): object[] {
  const pick = picking(seed);
  const commands: object[] = [];
  let state: unknown = start;
  const give = (command: object): boolean => {
    const answer = frontDoor.resolve(ENCOUNTER, { input: { state, command }, dice: { seed: `${seed}` }, trace: false });
    if (answer.problem) return false;
    state = (answer.result as { state: State }).state;
    commands.push(command);
    return true;
  };
  for (let tick = 1; tick <= TICKS; tick++) {
    for (let place = 0; place < PEOPLE * (ACTIONS / TICKS); place++) {
      const who = `fighter-${(place % PEOPLE) + 1}`;
      while (!give(somethingBy(who, `${tick}-${place}`, pick)));
    }
    give({ do: 'endTick' });
    give({ do: 'startTick' });
  }
  return commands;
}

function somethingBy(who: string, id: string, pick: (below: number) => number): object {
  const kind = pick(10);
  if (kind === 0) return { do: 'act', who, action: `act-${id}` };
  if (kind === 1) return { do: 'cast', who, spell: `spell-${id}`, ticks: 1 };
  const defense = pick(3) === 0 ? { kind: 'dodge' } : { kind: 'none' };
  return { do: 'attack', who, target: `fighter-${pick(PEOPLE) + 1}`, defense };
}

/** How long a whole round takes as one request, in process: input checked, every command ruled on, the state handed back. */
export async function cerberusRounds(): Promise<Figure[]> {
  const rounds = Array.from({ length: 10 }, (_, i) => roundOf(i + 1));
  let n = 0;
  const play = () => {
    n += 1;
    const commands = rounds[n % rounds.length] as object[];
    const answer = frontDoor.resolve(PLAY, { input: { state: start, commands }, dice: { seed: `round ${n}` } });
    if (answer.problem) throw new Error(JSON.stringify(answer.problem));
    return answer;
  };
  const pace: Pace = { rounds: 40, milliseconds: 100, warmUpMilliseconds: 700 };
  const { low, median, high } = rateOf(await interleaved([repeating(NAME, play)], pace), NAME);
  const measured = { low: 1000 / high, median: 1000 / median, high: 1000 / low };
  const note = `one request of ${rounds[0]?.length ?? 0} commands`;
  return [{ what: NAME, measured, unit: 'milliseconds', target: { atMost: 50 }, note }];
}
