import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { boardSlots } from './board.slots.ts';
import { NewMaxima } from './boards/events.ts';
import { Board, bonusSlots, RESERVES, type Reserves, slots } from './boards/state.ts';

const RULE = 'cerberus.combat.board.recalculate';

const midRoundChange = decision({
  id: `${RULE}#midRoundChange`,
  question: 'When does a maximum that changes in the middle of a round touch reserves and slots?',
  schema: choice('CerberusMidRoundChange', ['at-once', 'next-round'], 'At once, or from the next round on.'),
  usual: 'at-once',
});

/** When the sheet changes, slots are computed anew and each reserve moves by the difference of its maximum, not below 0. */
export const boardRecalculate = formula({
  id: RULE,
  input: z.strictObject({
    board: Board,
    max: NewMaxima,
    bonusSlots: bonusSlots().describe('Slots granted on top from now on; left out, they stay.'),
  }),
  output: z.strictObject({ board: Board, slotsPerTick: slots('Slots of the current tick and those to come.') }),
  decisions: [midRoundChange],
  uses: [boardSlots],
  says: ({ slotsPerTick, board }) =>
    board.upcoming
      ? 'The new maxima hold from the next round on.'
      : `The sheet has changed: ${counted(slotsPerTick, 'slot')} a tick.`,
  evaluate({ board, max: changed, bonusSlots: granted = board.bonusSlots }, ruling) {
    const max = { ...(board.upcoming ?? board.max), ...given(changed) };
    const isNow = ruling.decide(midRoundChange) === 'at-once';
    const after = isNow ? moved(board, max) : { ...board, upcoming: max };
    const next: Board = granted === undefined ? after : { ...after, bonusSlots: granted };
    const { attack, spell, general } = next.max;
    return {
      board: next,
      slotsPerTick: ruling.run(boardSlots, { attack, spell, general, bonusSlots: granted }).slotsPerTick,
    };
  },
});

function given(changed: z.infer<typeof NewMaxima>): Partial<Reserves> {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

function moved({ upcoming: _, ...board }: Board, max: Reserves): Board {
  const left = (name: keyof Reserves) => Math.max(0, board.reserve[name] + max[name] - board.max[name]);
  const reserve = Object.fromEntries(RESERVES.map((name) => [name, left(name)])) as Reserves;
  return { ...board, max, reserve };
}
