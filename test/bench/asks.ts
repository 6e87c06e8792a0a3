import { registry } from '@riposte/rules';
import { toGraphql } from '../cases/transports/graphql-values.ts';
import type { Ask } from './child.ts';
import { exampleOf } from './question.ts';

const ATTACK = 'cerberus.martial.attack';
const dice = { seed: 'bench' };

/** The attack as REST takes it. */
export function attackByRest(): Ask {
  const { input } = exampleOf(ATTACK, 0).request;
  return { path: `/v1/${ATTACK.replaceAll('.', '/')}`, body: JSON.stringify({ input, dice }) };
}

/** What the attack's answer holds, but for what only exchanges and volleys have. */
const ANSWER = `{
  result {
    outcome lands blockedPercent damage hpAfter health
    duel { winner attackerTotal defenderTotal }
    build { effectiveMultiplier rolledDice beforeReduction beforeDr effectiveDr damage }
  }
  sentence
  changes { who what from to }
  trace { rule at label expression value unit contributors { label value } }
  seed
  rolls { key faces }
  decisions { id at question value source }
  cites
}`;

/** The attack as GraphQL takes it. */
export function attackByGraphql(): Ask {
  const input = toGraphql(registry.operations.get(ATTACK)?.input as never, exampleOf(ATTACK, 0).request.input);
  return graphql('CerberusMartialAttackInput!', 'DiceInput', { input, dice });
}

/** The same asked of the bare field: only the types of its arguments are others. */
export function bareByGraphql(): Ask {
  return graphql('JSON!', 'JSON', { input: exampleOf(ATTACK, 0).request.input, dice });
}

function graphql(inputType: string, diceType: string, variables: object): Ask {
  const query = `query ($input: ${inputType}, $dice: ${diceType}) { cerberus { martialAttack(input: $input, dice: $dice) ${ANSWER} } }`;
  return { path: '/graphql', body: JSON.stringify({ query, variables }) };
}

/** The types of a field that gives the same answer. */
export const BARE_TYPES = `
  scalar JSON
  type Duel { winner: String! attackerTotal: Int! defenderTotal: Int! }
  type Build {
    effectiveMultiplier: Int! rolledDice: String! beforeReduction: Float! beforeDr: Float! effectiveDr: Int! damage: Int!
  }
  type Result {
    outcome: String! lands: Boolean! blockedPercent: Float! damage: Int! hpAfter: Int! health: String duel: Duel build: Build
  }
  type Change { who: String! what: String! from: JSON! to: JSON! }
  type Contributor { label: String! value: Float! }
  type Step {
    rule: String! at: String label: String! expression: String value: JSON unit: String contributors: [Contributor!]
  }
  type Roll { key: String! faces: [Int!] }
  type Decision { id: String! at: String question: String! value: JSON source: String! }
  type Answer {
    result: Result! sentence: String! changes: [Change!]! trace: [Step!]! seed: String rolls: [Roll!]!
    decisions: [Decision!]! cites: [String!]!
  }
  type Cerberus { martialAttack(input: JSON!, dice: JSON): Answer }
  type Query { cerberus: Cerberus! }
`;
