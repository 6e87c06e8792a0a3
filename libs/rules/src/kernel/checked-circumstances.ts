import { type Circumstances, circumstancesOf, PLAIN, pointerTo } from './circumstances.ts';
import { type AnyDecision, acceptedAnswer, type GivenDecision, type PlacedDecision } from './decision.ts';
import { matches } from './dice/declaration.ts';
import type { EnteredOutcome } from './dice/entered.ts';
import { type Amendment, type AnyParameter, acceptedAmendment, type PlacedAmendment } from './parameter.ts';
import { invalidInput, unknownName } from './problem.ts';
import type { Reach } from './registry.ts';
import type { UnitRequest } from './request.ts';
import { acceptedOutcome } from './settling.ts';

const NONE: readonly never[] = [];

/** What a unit can be told beside its input, by id. */
export interface Tellable {
  decisions: ReadonlyMap<string, AnyDecision>;
  parameters: ReadonlyMap<string, AnyParameter>;
  reach: Reach;
}

export function tellable(reach: Reach): Tellable {
  return {
    decisions: new Map(reach.decisions.map((decision) => [decision.id, decision])),
    parameters: new Map(reach.parameters.map((parameter) => [parameter.id, parameter])),
    reach,
  };
}

/** @throws a refusal for decisions, amendments and outcomes that the unit cannot need, or that do not fit */
export function checkedCircumstances(unit: Tellable, request: UnitRequest): Circumstances {
  const { decisions = NONE, amendments = NONE, dice } = request;
  const outcomes = dice?.outcomes ?? NONE;
  if (decisions.length + amendments.length + outcomes.length === 0) return PLAIN;
  const circumstances = circumstancesOf(
    { decisions, amendments, outcomes },
    decisions.map((decision, i) => checkedDecision(unit, decision, pointerTo('decisions', i))),
    amendments.map((amendment, i) => checkedAmendment(unit, amendment, pointerTo('amendments', i))),
  );
  for (const [i, outcome] of outcomes.entries()) checkOutcome(unit, outcome, pointerTo('outcomes', i));
  return circumstances;
}

function checkedDecision({ decisions }: Tellable, given: GivenDecision, pointer: string): PlacedDecision {
  const decision = decisions.get(given.id);
  if (!decision) throw unknownName('unknown-decision', given.id, decisions.keys(), `${pointer}/id`);
  return { ...given, pointer, value: acceptedAnswer(decision, given, pointer) };
}

function checkedAmendment({ parameters }: Tellable, given: Amendment, pointer: string): PlacedAmendment {
  const parameter = parameters.get(given.parameter);
  if (!parameter) throw unknownName('unknown-parameter', given.parameter, parameters.keys(), `${pointer}/parameter`);
  return acceptedAmendment(parameter, given, pointer);
}

function checkOutcome({ reach: { settlings } }: Tellable, given: EnteredOutcome, pointer: string): void {
  const settled = settlings.find(({ key }) => matches(key, given.key));
  if (settled) {
    acceptedOutcome(settled.rule, { ...given, pointer });
    return;
  }
  const known =
    settlings.length > 0
      ? `a sub-ruling of this (${settlings.map(({ key }) => key).join(', ')})`
      : 'no outcomes: nothing here is settled apart';
  throw invalidInput(`${pointer}/key`, known, given.key);
}
