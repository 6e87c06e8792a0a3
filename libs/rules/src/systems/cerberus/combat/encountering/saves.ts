import { decision } from '../../../../kernel/decision.ts';
import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { whole } from '../../../../kernel/schema.ts';
import type { Boarded } from './combatant.ts';

export const unknownFortitude = decision({
  id: 'cerberus.combat.encounter#fortitude',
  question: 'What is the Fortitude modifier of whoever has to make this Save?',
  schema: whole(-1000, 1000, { title: 'Fortitude', description: 'Fortitude modifier.' }),
});

export const unknownWill = decision({
  id: 'cerberus.combat.encounter#will',
  question: 'What is the Will modifier of whoever has to make this Save?',
  schema: whole(-1000, 1000, { title: 'Will', description: 'Will modifier.' }),
});

/** The Reflex of somebody who defends or races. @throws `invalid-input` for a trap or hazard, which has none */
export function reflexOf({ id, reflex }: Boarded): number {
  if (reflex === undefined) throw invalidInput('/input/state/combatants', `a Reflex modifier of ${id}`, undefined);
  return reflex;
}

/** A Save's modifier from the sheet, else what the GM says. */
export function fortitudeOf({ fortitude }: Boarded, ruling: Ruling): number {
  return fortitude ?? ruling.decide(unknownFortitude);
}

export function willOf({ will }: Boarded, ruling: Ruling): number {
  return will ?? ruling.decide(unknownWill);
}
