import { z } from 'zod';
import type { Figuring } from '../../../../kernel/ruling.ts';
import { whole } from '../../../../kernel/schema.ts';
import { boardState } from '../board.state.ts';
import { boardTransitions } from '../board.transitions.ts';
import { boardWarnings } from '../board.warnings.ts';
import type { Plan, PlannedTick } from '../plan.validate.ts';
import { RejectionCode } from './codes.ts';
import type { BoardEvent } from './events.ts';
import {
  actionId,
  type Board,
  Moment,
  now,
  Reserves,
  round,
  rowOfTick,
  Sustained,
  slots,
  TICKS,
  tick,
} from './state.ts';

const Ended = z
  .strictObject({ id: actionId(), at: Moment })
  .meta({ id: 'CerberusEndedAction', description: 'A sustained action that ended, and when.' });

const place = {
  at: Moment.describe('The tick.'),
  index: whole(0, 49, 'Which event of that tick, counted from 0.'),
};

/** What became of a plan. */
export const PlannedResult = z
  .strictObject({
    slotsPerTick: slots('Slots in every tick, by the sheet as the plan begins.'),
    ticks: z
      .array(
        z
          .strictObject({
            round: round('The round.'),
            tick: tick('The tick of that round.'),
            slotsUsed: slots('Slots used.'),
            after: Reserves.describe('What is left once the tick has closed.'),
            sustained: z.array(Sustained).describe('Sustained actions that go on.'),
          })
          .meta({ id: 'CerberusPlayedTick', description: 'A tick of the plan, once it has closed.' }),
      )
      .describe('Every tick, in order.'),
    roundStart: z
      .array(
        z
          .strictObject({
            round: round('The round that starts.'),
            reserve: Reserves.describe('What it starts with.'),
            sustained: z.array(Sustained).describe('Sustained actions that go on.'),
          })
          .meta({ id: 'CerberusRoundStart', description: 'The start of a round, after its refill.' }),
      )
      .describe('The start of every later round, that after the last one included.'),
    finished: z.array(Ended).describe('Sustained actions that took effect.'),
    lost: z.array(Ended).describe('Sustained actions that were lost.'),
    rejected: z
      .array(
        z
          .strictObject({ ...place, code: RejectionCode })
          .meta({ id: 'CerberusRejectedEvent', description: 'An event that was refused.' }),
      )
      .describe('Events that were refused; play went on with the next.'),
    warned: z
      .array(
        z
          .strictObject({ ...place, code: z.string().describe('Why.'), id: actionId() })
          .meta({ id: 'CerberusWarnedEvent', description: 'An event that dooms a sustained action.' }),
      )
      .describe('Events that doom a sustained action.'),
  })
  .meta({ id: 'CerberusPlayedPlan', title: 'Played plan', description: 'What became of a plan.' });
export type PlannedResult = z.infer<typeof PlannedResult>;

/** Feeds a plan through the transitions of the board, round by round from the first. */
export function played({ plan, ...sheet }: Plan, ruling: Figuring): PlannedResult {
  const start = ruling.run(boardState, sheet);
  const result: PlannedResult = {
    slotsPerTick: start.slotsPerTick,
    ticks: [],
    roundStart: [],
    finished: [],
    lost: [],
    rejected: [],
    warned: [],
  };
  const ticks = new Map(plan.map((planned) => [`${planned.round}.${planned.tick}`, planned]));
  const rounds = plan.reduce((last, planned) => Math.max(last, planned.round), 0);
  let { board } = start;
  for (let n = 0; n < rounds * TICKS; n++) {
    board = playedTick(board, ticks.get(`${board.round}.${board.tick}`), result, ruling);
    const { reserve, sustained } = board;
    result.ticks.push({ ...now(board), slotsUsed: rowOfTick(board).length, after: reserve, sustained });
    board = happened(board, { do: 'startTick' }, result, ruling);
    if (board.tick === 1)
      result.roundStart.push({ round: board.round, reserve: board.reserve, sustained: board.sustained });
  }
  return result;
}

/** A tick up to its close. */
function playedTick(board: Board, planned: PlannedTick | undefined, result: PlannedResult, ruling: Figuring): Board {
  let after = board;
  if (planned?.announced) after = { ...after, announced: planned.announced };
  if (planned?.cannotAct) after = { ...after, cannotAct: planned.cannotAct };
  for (const [index, event] of (planned?.events ?? []).entries()) {
    const place = { at: now(after), index };
    for (const warning of ruling.run(boardWarnings, { board: after, event }).warnings)
      result.warned.push({ ...place, ...warning });
    after = happened(after, event, result, ruling, place);
  }
  return happened(after, { do: 'endTick' }, result, ruling);
}

function happened(
  board: Board,
  event: BoardEvent,
  result: PlannedResult,
  ruling: Figuring,
  place = { at: now(board), index: 0 },
): Board {
  const { code, board: after, finished, lost } = ruling.run(boardTransitions, { board, event });
  if (code) result.rejected.push({ ...place, code });
  result.finished.push(...finished.map((id) => ({ id, at: place.at })));
  result.lost.push(...lost.map((id) => ({ id, at: place.at })));
  return after;
}
