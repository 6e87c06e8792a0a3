import { cerberusBaseTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.base.chance.contract';

export const ContractState = choice(
  'CerberusChanceStage',
  ['proposed', 'announced', 'withdrawn', 'resolved'],
  'How far a prescribed chance has come.',
);

export const ContractEvent = choice(
  'CerberusChanceContractEvent',
  ['announce', 'change-odds', 'withdraw', 'roll'],
  'What somebody wants to do about a prescribed chance.',
);

export const WithdrawCost = z
  .array(
    z
      .strictObject({
        resource: text(60, 'What it costs: an action, an attack token, time …'),
        amount: whole(1, 100_000, 'How much of it.'),
      })
      .meta({ id: 'CerberusWithdrawCost', description: 'One thing that withdrawing costs.' }),
  )
  .max(10);

const withdrawCost = decision({
  id: `${RULE}#withdrawCost`,
  question: 'Does withdrawing from the attempt cost anything?',
  schema: WithdrawCost,
  usual: [],
});

const WORDS = {
  announce: 'The GM announces the odds.',
  'change-odds': 'The GM changes the odds.',
  withdraw: 'The player lets the attempt be.',
  roll: 'The player takes the odds and rolls.',
} as const;

/** The GM announces odds before any die; then the player withdraws or rolls, and what was rolled stands at the odds last announced. */
export const chanceContract = formula({
  id: RULE,
  input: z.strictObject({ state: ContractState, event: ContractEvent }),
  output: z.strictObject({
    accepted: flag('Whether it may be done now.'),
    state: ContractState.describe('How far the chance has come then.'),
    cost: WithdrawCost.optional().describe('What withdrawing costs; nothing unless the GM says so.'),
  }),
  decisions: [withdrawCost],
  says: ({ accepted, state }, { event }) =>
    accepted ? WORDS[event] : `${WORDS[event]} That is not open now: the chance is ${state}.`,
  evaluate({ state, event }, ruling) {
    const { accepted, next } = transitionOf(state, event);
    if (!accepted || event !== 'withdraw') return { accepted, state: next };
    return { accepted, state: next, cost: ruling.decide(withdrawCost) };
  },
});

/** Announcing again is how odds are changed. Whatever else the table does not name is refused and changes nothing. */
function transitionOf(state: z.infer<typeof ContractState>, event: z.infer<typeof ContractEvent>) {
  const rows = cerberusBaseTables.contractTransitions;
  const asked = state === 'announced' && event === 'announce' ? 'change-odds' : event;
  return rows.find((row) => row.state === state && row.event === asked) ?? { accepted: false, next: state };
}
