import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { type Procedure, procedure } from '../../../kernel/unit.ts';
import { chanceRoll } from '../base/chance.roll.ts';
import { GmOdds, noteFactors } from '../perception/chances.ts';

const RULE = 'cerberus.combat.large-battle';

const enterLargeBattle = decision({
  id: `${RULE}#enterLargeBattle`,
  question: 'Are there too many combatants to be tracked in ticks?',
  schema: z.boolean(),
  usual: false,
});
const chance = decision({
  id: `${RULE}#chance`,
  question: 'What are the chances of this maneuver, in X out of Y?',
  schema: GmOdds,
});
const returnToTicks = decision({
  id: `${RULE}#returnToTicks`,
  question: 'Does a single act deserve it that play goes back to ticks?',
  schema: z.boolean(),
  usual: false,
});

const Factor = choice(
  'CerberusBattleFactor',
  ['morale', 'terrain', 'numbers', 'command', 'magic', 'equipment', 'experience', 'casualties'],
  'What the GM weighs for a maneuver.',
);

const BattleInput = z.strictObject({
  asks: choice(
    'CerberusBattleQuestion',
    ['scale', 'maneuver'],
    'How it is played, or a maneuver; usually a maneuver.',
  ).optional(),
  factors: z.array(Factor).max(8).optional().describe('What the GM weighs.'),
});
type BattleInput = z.infer<typeof BattleInput>;

const BattleResult = z.strictObject({
  success: flag('Whether the maneuver succeeds.').optional(),
  inTicks: flag('Whether play goes on in ticks.').optional(),
});
type BattleResult = z.infer<typeof BattleResult>;

/** Where too many fight for ticks, the GM prescribes chances for the decisive maneuvers; X or less on a die of Y faces succeeds. */
export const largeBattle: Procedure<BattleInput, BattleResult, 'success' | 'inTicks'> = procedure({
  id: RULE,
  input: BattleInput,
  output: BattleResult,
  dice: [{ key: 'maneuver.chance', dice: '1dY', by: 'player', label: 'chance' }],
  decisions: [enterLargeBattle, chance, returnToTicks],
  uses: [chanceRoll],
  outcome: ['success', 'inTicks'],
  says: ({ success, inTicks }) => {
    if (success === undefined)
      return inTicks ? 'Play goes on in ticks.' : 'Tick combat is left: maneuvers have chances.';
    return success ? 'The maneuver succeeds.' : 'The maneuver fails.';
  },
  evaluate({ asks = 'maneuver', factors = [] }, ruling) {
    if (asks === 'scale') return { inTicks: !ruling.decide(enterLargeBattle) || ruling.decide(returnToTicks) };
    noteFactors(factors, RULE, ruling);
    const { success } = ruling.runWithin('maneuver', chanceRoll, ruling.decide(chance));
    return { success };
  },
});
