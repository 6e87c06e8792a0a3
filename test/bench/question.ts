import { registry, type UnitRequest } from '@riposte/rules';

/** An example of an operation without its dice. */
export interface Question {
  id: string;
  title: string;
  /** As a caller sends it. */
  request: UnitRequest;
  /** The same with its input as the operation's schema makes it. */
  parsed: UnitRequest;
}

/** @throws Error when there is none: the example that the bench measures has gone */
export function exampleOf(id: string, number: number): Question {
  const found = examplesOf(id)[number];
  if (!found) throw new Error(`${id} has no example ${number}`);
  return found;
}

export function examplesOf(id: string): Question[] {
  const operation = registry.operations.get(id);
  return (operation?.examples ?? []).map(({ title, request }) => {
    const { dice, ...rest } = request as UnitRequest;
    const given = dice?.outcomes ? { ...rest, dice: { outcomes: dice.outcomes } } : rest;
    return { id, title, request: given, parsed: { ...given, input: operation?.input.parse(given.input) } };
  });
}
