import { describe, expect, it } from 'vitest';
import { board, registry, resolve } from './index.ts';
import { Board, choicesNow, type Offer } from './kernel/board.ts';
import { numbers } from './kernel/testing/walks.ts';

const tracked = [...registry.operations.values()].filter(({ tracker }) => tracker);

/** Three usual combatants about to begin. */
function start(id: string) {
  const { setup } = registry.operations.get(id)?.tracker ?? {};
  if (!setup) throw new Error(`${id} has no board`);
  const people = ['ilse', 'odo', 'scout'].map((one) => ({ id: one, name: `${one}!`, ...setup.fresh }));
  return { ...setup.start, [setup.list]: people };
}

function boardOf(id: string, state: unknown): Board {
  const answer = board(id, { state });
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return answer.board;
}

/** A command of the offer, with answers picked at random, and what is filled in as it begins. */
function commandOf({ command, asks }: Offer, pick: (below: number) => number): Offer['command'] {
  let whole = command;
  for (const { field, among, usual } of asks) {
    const open = among && choicesNow(among, whole);
    const value = open ? open[pick(open.length)]?.value : usual;
    if (value !== undefined) whole = { ...whole, [field]: value };
  }
  return whole;
}

const isOpen = (answer: ReturnType<typeof resolve>) =>
  !answer.problem || answer.problem.type === 'needs-ruling' || answer.problem.type === 'needs-roll';

describe.each(tracked.map(({ id }) => [id] as const))('the board of %s', (id) => {
  const walks = Array.from({ length: 12 }, (_, i) => i + 1);

  it.each(walks)('offers only what the rules accept, on walk %i', (seed) => {
    const pick = numbers(seed);
    let state: unknown = start(id);
    for (let step = 0; step < 40; step++) {
      const shown = boardOf(id, state);
      expect(Board.safeParse(shown).error).toBeUndefined();
      for (const offer of shown.offers.filter(({ asks }) => asks.length === 0)) {
        const answer = resolve(id, { input: { state, command: offer.command }, dice: { seed: 'x' } });
        expect(isOpen(answer), `${offer.title}: ${answer.problem?.message}`).toBe(true);
      }
      const offer = shown.offers[pick(shown.offers.length)] as Offer;
      const answer = resolve(id, {
        input: { state, command: commandOf(offer, pick) },
        dice: { seed: `${seed}.${step}` },
      });
      if (!answer.problem) state = (answer.result as { state: unknown }).state;
    }
    expect((state as { commands: number }).commands).toBeGreaterThan(10);
  });

  it('says first what there is to do at the start, and calls everybody by name', () => {
    const { rows, offers } = boardOf(id, start(id));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['ilse!', 'odo!', 'scout!']));
    expect(offers.some(({ rank }) => rank === 'first')).toBe(true);
    expect(new Set(offers.map(({ title }) => title)).size).toBe(offers.length);
  });

  it('has for every choice offered at the start a command that is accepted', () => {
    const state = start(id);
    for (const { command, asks } of boardOf(id, state).offers)
      for (const ask of asks)
        for (const choice of ask.among ?? []) expect(fits(id, state, command, asks, ask, choice)).toBe(true);
  });
});

type Ask = Offer['asks'][number];

/** Whether some command with that answer is accepted. */
function fits(
  id: string,
  state: unknown,
  command: Offer['command'],
  asks: readonly Ask[],
  ask: Ask,
  choice: NonNullable<Ask['among']>[number],
): boolean {
  const whole = choice.when ? { ...command, [choice.when.field]: choice.when.is } : command;
  let filled: Offer['command'] = { ...whole, ...(choice.value === undefined ? {} : { [ask.field]: choice.value }) };
  for (const other of asks) {
    if (other === ask || other.field in filled) continue;
    const value = other.among ? choicesNow(other.among, filled)[0]?.value : other.usual;
    if (value !== undefined) filled = { ...filled, [other.field]: value };
  }
  return isOpen(resolve(id, { input: { state, command: filled }, dice: { seed: 'x' } }));
}
