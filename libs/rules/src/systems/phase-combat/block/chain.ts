import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { combatantId, workedOut } from '../vocabulary.ts';
import { blockFields, ocv } from './ocv.ts';
import { roll } from './roll.ts';
import { stance } from './stance.ts';

const ChainAttack = z
  .strictObject({
    attacker: combatantId(),
    ocv: workedOut("The attacker's OCV in this attack."),
    forAnother: flag('Whether the attack is aimed at somebody else.').optional(),
  })
  .meta({ id: 'PhaseCombatChainAttack', description: 'One attack of several, by whom and how well.' });

const ChainLink = z
  .strictObject({
    attacker: z.string().describe('Who attacked.'),
    target: workedOut('What the 3d6 must not exceed.'),
    blocked: z.boolean().describe('Whether the attack was blocked.'),
  })
  .meta({ id: 'PhaseCombatChainLink', description: 'One attempt of a chain of blocks.' });

/** Attack after attack, each at 2 OCV less than the one before; the first failure ends it, and what was blocked stays so. */
export const chain = procedure({
  id: 'phase-combat.block.chain',
  input: z.strictObject({
    ...blockFields,
    attacks: z.array(ChainAttack).min(1).max(100).describe('The attacks that are to be blocked, in order.'),
  }),
  output: z.strictObject({
    blocked: whole(0, 100, 'How many attacks were blocked.'),
    results: z.array(ChainLink).describe('Every attempt, up to the first failure.'),
    notAttempted: z.array(z.string()).describe('Whose attacks could no longer be blocked.'),
    actsFirstAgainst: z.array(z.string()).describe('Against whom the blocker has earned the right to act first.'),
  }),
  dice: [{ key: 'attacks.*.block', dice: '3d6', by: 'blocker', label: 'block' }],
  uses: [ocv, roll, stance],
  outcome: ['blocked', 'notAttempted', 'actsFirstAgainst'],
  says: ({ blocked, notAttempted }) =>
    `${blocked} blocked${notAttempted.length > 0 ? `, ${notAttempted.length} no longer to be blocked` : ''}.`,
  evaluate({ attacks, ...block }, ruling) {
    const start: { attempts: number; state: 'idle' | 'blocking' | 'spent' } = { attempts: 0, state: 'blocking' };
    const { state, events } = ruling.fold('attacks', attacks, start, ({ attempts, state: now }, attack) => {
      if (now === 'spent') return { state: { attempts, state: now } };
      const { blockOcv } = ruling.run(ocv, {
        ...block,
        forAnother: attack.forAnother ?? false,
        attemptsBefore: attempts,
      });
      const { target, blocked } = ruling.run(roll, { blockOcv, attackerOcv: attack.ocv });
      const next = ruling.run(stance, { state: now, attempts, event: blocked ? 'block-success' : 'block-failure' });
      return {
        state: { attempts: next.attempts, state: next.state },
        event: { attacker: attack.attacker, target, blocked },
      };
    });
    const attackers = attacks.map(({ attacker }) => attacker);
    const blocked = state.attempts;
    return {
      blocked,
      results: events,
      notAttempted: attackers.slice(state.state === 'spent' ? blocked + 1 : blocked),
      actsFirstAgainst: [...new Set(attackers.slice(0, blocked).filter((_, i) => !attacks[i]?.forAnother))],
    };
  },
});
