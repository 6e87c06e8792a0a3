import { z } from 'zod';
import { attempted, Refusal, tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling, Step } from '../../../../kernel/ruling.ts';
import { whole } from '../../../../kernel/schema.ts';
import { MOST_COMMANDS } from '../../../../kernel/state.ts';
import type { Showable, Shown } from '../../../../kernel/unit.ts';
import { advanced } from './advancing.ts';
import { type EncounterCommand, EncounterEvent } from './commands.ts';
import { outcomeOf } from './common.ts';
import type { EncounterState } from './state.ts';

/** What became of one command of many. */
export const Played = z
  .strictObject({
    command: whole(1, 1_000_000, 'Which command, as its dice are numbered.'),
    did: z.string().describe('What it was.'),
    refused: z
      .strictObject({
        rule: z.string().describe('The rule that forbids it.'),
        message: z.string().describe('Why, in words.'),
        legal: z.array(z.string()).describe('What could be done instead, in words.'),
      })
      .meta({ id: 'CerberusRefusedCommand', description: 'Why a command was not possible.' })
      .nullable()
      .describe('Why it was not possible: nothing changed then; null when it was done.'),
    events: z.array(EncounterEvent).describe('What it led to.'),
  })
  .meta({ id: 'CerberusPlayedCommand', title: 'Step', description: 'What became of one command.' });
export type Played = z.infer<typeof Played>;

/** What later commands depend on, and what came of the last. */
interface Standing {
  state: EncounterState;
  outcome: string;
}

interface Game extends Standing {
  steps: Shown<Played[]>;
}

/** Plays commands in order; what is not possible changes nothing, and play goes on. The dice of command n have the scope `commands.<n>`. */
export function played(start: EncounterState, commands: readonly EncounterCommand[], ruling: Ruling): Game {
  if (start.commands + commands.length > MOST_COMMANDS)
    throw tooLarge('The number of commands of this state', `${MOST_COMMANDS}`);
  const items = commands.map((command, i) => ({ id: `${start.commands + i + 1}`, command }));
  const before: Standing = { state: start, outcome: 'none' };
  const { state: end, events } = ruling.fold('commands', items, before, ({ state }, { id, command }, i) =>
    stepOf(state, command, Number(id), i, ruling),
  );
  return { ...end, steps: events as unknown as Shown<Played[]> };
}

function stepOf(
  state: EncounterState,
  command: EncounterCommand,
  number: number,
  place: number,
  ruling: Ruling,
): Step<Standing, Showable<Played>> {
  const tried = attempted(() => pointingAt(place, () => advanced(state, command, ruling)));
  const step = { command: number, did: command.do };
  if ('forbidden' in tried) {
    const event = { ...step, refused: tried.forbidden, events: [] };
    return { state: { state: { ...state, commands: number }, outcome: 'refused' }, event };
  }
  const { state: after, events } = tried.done;
  const outcome = outcomeOf(events) ?? 'done';
  return { state: { state: { ...after, commands: number }, outcome }, event: { ...step, refused: null, events } };
}

const OF_ONE = '/input/command/';

/** What is wrong with a command stands in the list of them. */
function pointingAt<T>(place: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.type !== 'invalid-input') throw error;
    const errors = error.problem.errors.map((fault) =>
      fault.pointer.startsWith(OF_ONE)
        ? { ...fault, pointer: `/input/commands/${place}/${fault.pointer.slice(OF_ONE.length)}` }
        : fault,
    );
    throw new Refusal({ ...error.problem, errors });
  }
}
