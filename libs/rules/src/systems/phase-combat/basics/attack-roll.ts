import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { threeDice, workedOut } from '../vocabulary.ts';
import { targetOf, threeDiceAgainst, toHitBase } from './to-hit.ts';

const RULE = 'phase-combat.basics.attack-roll';

/** 3d6 at or under 11 + OCV − DCV hits; 3 always, 18 never. */
export const attackRoll = procedure({
  id: RULE,
  input: z.strictObject({
    ocv: workedOut("The attacker's OCV after all modifiers."),
    dcv: workedOut("The defender's DCV after all modifiers."),
  }),
  output: z.strictObject({
    target: workedOut('What the 3d6 must not exceed.'),
    roll: threeDice(),
    hit: flag('Whether the attack hits.'),
  }),
  dice: [{ key: 'attack', dice: '3d6', by: 'attacker', label: 'attack roll' }],
  parameters: [toHitBase],
  outcome: ['target', 'hit'],
  says: ({ target, roll, hit }) => `${roll} against ${target} or less: ${hit ? 'a hit' : 'a miss'}.`,
  evaluate({ ocv, dcv }, ruling) {
    const target = targetOf(ocv, dcv, 'DCV', RULE, ruling);
    const { roll, success } = threeDiceAgainst('attack', target, ruling);
    ruling.note(RULE, 'attack roll', roll, `${roll} on 3d6 against ${target} or less: ${success ? 'a hit' : 'a miss'}`);
    return { target, roll, hit: success };
  },
});
