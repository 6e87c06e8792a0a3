import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isMet } from '../base/prescribed.ts';
import { GmOdds } from '../perception/chances.ts';
import { measure } from './measure.ts';
import { feet } from './moving/fields.ts';

const RULE = 'cerberus.movement.range.shot';

const beyond = decision({
  id: `${RULE}#beyond`,
  question: 'The target is beyond effective range. How good is the chance of the shot, or is it impossible (nothing)?',
  schema: GmOdds.nullable(),
});

/** Within effective range a shot lands on whoever does not defend, cover aside; beyond it the GM gives a chance, or none. */
export const rangeShot = procedure({
  id: RULE,
  input: z.strictObject({
    distance_ft: feet('Distance to the target.'),
    effective_ft: feet('Effective range of the weapon.'),
  }),
  output: z.strictObject({
    result: choice(
      'CerberusShotResult',
      ['lands-unless-defended', 'chance', 'impossible'],
      'Whether range alone stops the shot, makes it a matter of chance, or does neither.',
    ),
    lands: flag('Whether the shot carries to the target, cover and defenses aside.'),
  }),
  dice: [{ key: 'shot.chance', dice: '1dY', by: 'player', label: 'the shot' }],
  decisions: [beyond],
  uses: [measure],
  outcome: ['result', 'lands'],
  says: ({ result, lands }) => {
    if (result === 'impossible') return 'The shot is impossible.';
    if (result === 'chance') return lands ? 'The long shot carries.' : 'The long shot falls short.';
    return 'Within effective range: it lands unless defended.';
  },
  evaluate({ distance_ft, effective_ft: limit_ft }, ruling) {
    if (ruling.run(measure, { distance_ft, limit_ft }).within)
      return { result: 'lands-unless-defended', lands: true } as const;
    const chance = ruling.decide(beyond);
    if (chance === null) return { result: 'impossible', lands: false } as const;
    return { result: 'chance', lands: isMet('shot.chance', chance, RULE, ruling) } as const;
  },
});
