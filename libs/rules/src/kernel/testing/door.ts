import { createFrontDoor, type FrontDoor, type OddsAnswer, type Resolution } from '../front-door.ts';
import type { Answered } from '../problem.ts';
import { createRegistry } from '../registry.ts';
import type { AnyOperation, AnyRule } from '../unit.ts';

export { deepFrozen } from '../frozen.ts';

/** A front door to made-up units. */
export function doorTo(...units: (AnyRule | AnyOperation)[]): FrontDoor {
  return createFrontDoor(createRegistry([{ id: 'test.kernel', units }], []));
}

/** The ruling itself. @throws Error when there is a problem instead */
export function ruled(answer: Answered<Resolution>): Resolution {
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return answer;
}

/** The fractions of one metric's values; a sample has none. @throws Error when there is a problem instead */
export function fractionsIn(answer: Answered<OddsAnswer>, metric: string, of?: string): Record<string, string> {
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  const found = answer.metrics.find((candidate) => candidate.name === metric && candidate.of === of);
  if (!found) throw new Error(`no metric ${metric}`);
  return Object.fromEntries(found.outcomes.map(({ value, fraction }) => [String(value), fraction ?? '']));
}
