import { type Ask, choicesNow, type Offer } from '@riposte/rules';
import { isFields } from '../data/fields.ts';

/** How what a command still needs is answered: by one of the usual answers, or by filling in the field. */

export type Command = Offer['command'];
type Value = Command[string] | undefined;

/** The place of the answer that is none of the usual ones. */
export const OWN = 'own';

export interface Answers {
  /** Which of the usual answers is chosen, by field. */
  places: Readonly<Record<string, string>>;
  /** What is filled in, by field. */
  filled: Command;
}

/** A usual answer, and its place among all of its question. */
export interface Placed {
  label: string;
  place: string;
  value: Value;
}

/** Whether something that was kept are answers. */
export function isAnswers(kept: unknown): kept is Answers {
  return isFields(kept) && isFields(kept.places) && isFields(kept.filled);
}

/** Nothing chosen yet; what is filled in begins as the board says. */
export function noAnswers(asks: readonly Ask[]): Answers {
  const filled = asks.flatMap(({ field, usual }) => (usual === undefined ? [] : [[field, usual] as const]));
  return { places: {}, filled: Object.fromEntries(filled) };
}

/** Whether a field is filled in: there are no usual answers, or none of them fits. */
export function isFilledIn({ field, among }: Ask, { places }: Answers): boolean {
  return !among || places[field] === OWN;
}

/** The command as it is answered so far, and the answers that there are by field; the first one stands until another is chosen. */
export function answered(
  { command, asks }: Offer,
  { places, filled }: Answers,
): { command: Command; choices: Readonly<Record<string, readonly Placed[]>> } {
  let whole: Command = { ...command, ...filled };
  const choices: Record<string, readonly Placed[]> = {};
  for (const { field, among } of asks) {
    if (!among) continue;
    const open = choicesNow(among, whole).map((choice) => ({ ...choice, place: `${among.indexOf(choice)}` }));
    choices[field] = open.map(({ label, value, place }) => ({ label, value, place }));
    if (places[field] === OWN) continue;
    const chosen = open.find(({ place }) => place === places[field]) ?? open[0];
    whole = withField(whole, field, chosen?.value);
  }
  return { command: whole, choices };
}

export function withField(command: Command, field: string, value: Value): Command {
  const { [field]: _, ...rest } = command;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** The answers once the form has changed the command. */
export function refilled(command: Command, offer: Offer, answers: Answers): Answers {
  const chosen = new Set(offer.asks.filter((ask) => !isFilledIn(ask, answers)).map(({ field }) => field));
  const kept = Object.entries(answers.filled).filter(([field]) => chosen.has(field));
  const filled = Object.entries(command).filter(([field]) => !(field in offer.command) && !chosen.has(field));
  return { ...answers, filled: Object.fromEntries([...kept, ...filled]) };
}
