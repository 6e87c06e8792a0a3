import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { dexRoll } from '../basics/dex-roll.ts';
import { dexterity } from '../vocabulary.ts';

const RULE = 'phase-combat.disarm.held';

const goesFirst = decision({
  id: `${RULE}#disarmFirst`,
  question:
    'Does the disarm come before the attack? Usually as the DEX rolls have it; on a tie the attack comes first.',
  schema: z.boolean(),
});

const stillHappens = decision({
  id: `${RULE}#disarmStillHappens`,
  question: 'Is the disarm still made when the attack came first?',
  schema: z.boolean(),
  usual: true,
});

const side = (id: string, description: string) =>
  z.strictObject({ dex: dexterity(`DEX of the ${description}.`) }).meta({ id, description: `The ${description}.` });

/** With a held action a weapon may be disarmed as it comes: greater success of two DEX rolls, or the attack comes first. */
export const held = procedure({
  id: RULE,
  input: z.strictObject({
    holding: flag('Whether the disarmer holds an action.'),
    disarmer: side('PhaseCombatHeldDisarmer', 'disarmer'),
    attacker: side('PhaseCombatDisarmedAttacker', 'attacker'),
  }),
  output: z.strictObject({
    allowed: flag('Whether the incoming weapon can be disarmed at all.'),
    disarmFirst: flag('Whether the disarm is resolved before the attack.'),
    disarmHappens: flag('Whether the disarm is resolved at all, first or after the attack.'),
  }),
  dice: [
    { key: 'disarmer.dexRoll', dice: '3d6', by: 'disarmer', label: 'DEX roll' },
    { key: 'attacker.dexRoll', dice: '3d6', by: 'attacker', label: 'DEX roll' },
  ],
  decisions: [goesFirst, stillHappens],
  uses: [dexRoll],
  outcome: ['allowed', 'disarmFirst', 'disarmHappens'],
  says({ allowed, disarmFirst }) {
    if (!allowed) return 'Without a held action an incoming weapon cannot be disarmed.';
    return disarmFirst ? 'The disarm comes first.' : 'The attack comes first.';
  },
  evaluate({ holding, disarmer, attacker }, ruling) {
    if (!holding) return { allowed: false, disarmFirst: false, disarmHappens: false };
    const dice = { count: 3, faces: 6 };
    ruling.together({ key: 'disarmer.dexRoll', ...dice }, { key: 'attacker.dexRoll', ...dice });
    const mine = ruling.within('disarmer', () => ruling.run(dexRoll, disarmer));
    const theirs = ruling.within('attacker', () => ruling.run(dexRoll, attacker));
    const isFirst = mine.success && (!theirs.success || theirs.margin < mine.margin);
    const disarmFirst = ruling.decide(goesFirst, isFirst);
    return { allowed: true, disarmFirst, disarmHappens: disarmFirst || ruling.decide(stillHappens) };
  },
});
