import { checkedCircumstances, tellable } from '../checked-circumstances.ts';
import { Context } from '../context.ts';
import { LiveDice } from '../dice/live.ts';
import { Memory } from '../memory.ts';
import { Work } from '../odds/work.ts';
import { reachOf } from '../registry.ts';
import { parsedInput, type UnitRequest } from '../request.ts';
import { Ruling } from '../ruling.ts';
import type { AnyOperation } from '../unit.ts';

/**
 * The results of seeded rulings, one after another, under the seeds `ruling 0`, `ruling 1` and so on.
 * What is the same for all of them is worked out once, and nothing that surfaces show beside a result.
 */
export function* rolledResults(operation: AnyOperation, request: UnitRequest, rulings: number): Generator<unknown> {
  const reach = reachOf(operation);
  const input = parsedInput(operation.input, request.input);
  const circumstances = checkedCircumstances(tellable(reach), request);
  const memory = new Memory();
  for (let i = 0; i < rulings; i++) {
    const dice = new LiveDice(`ruling ${i}`, undefined, reach.dice);
    const context = new Context(circumstances, Work.ofRulings(), memory, (rule) => rule);
    yield operation.resolve(input, new Ruling(dice, context, false));
  }
}
