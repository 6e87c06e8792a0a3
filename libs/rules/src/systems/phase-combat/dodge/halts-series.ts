import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';
import { attackRoll } from '../basics/attack-roll.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';
import { dcv as dodgeDcv } from './dcv.ts';

const RULE = 'phase-combat.dodge.halts-series';

const haltScope = decision({
  id: `${RULE}#haltScope`,
  question: 'Does a miss on whoever dodges halt the whole rest of the series, or only the attacks at them?',
  schema: choice('PhaseCombatHaltScope', ['series', 'dodger'], 'The rest of the series, or the attacks at the dodger.'),
  usual: 'series' as const,
});

export const SeriesTarget = choice(
  'PhaseCombatSeriesTarget',
  ['dodger', 'other'],
  'Whom an attack of a series is aimed at.',
);

const SeriesInput = z
  .strictObject({
    dodging: flag('Whether the dodger dodges.'),
    ocv: workedOut("The attacker's OCV in each attack."),
    dcv: combatValue("The dodger's DCV before the Dodge."),
    halved: flag("Whether something halves the dodger's DCV.").optional(),
    attackRolled: flag('Whether the first attack had been rolled when the Dodge was declared.').optional(),
    targets: z.array(SeriesTarget).min(1).max(100).describe('Whom each attack is aimed at, in order.').optional(),
    attacks: whole(1, 100, 'How many attacks there are, when all are aimed at the dodger.').optional(),
    otherDcv: workedOut('DCV of the other targets.').optional(),
  })
  .refine(
    ({ targets, attacks, otherDcv }) =>
      (targets === undefined) !== (attacks === undefined) && (otherDcv !== undefined || !targets?.includes('other')),
    'either targets or a number of attacks, and otherDcv where an other is a target',
  )
  .meta({
    id: 'PhaseCombatSeriesInput',
    description:
      'An Autofire or Sweep: either targets or a number of attacks, and otherDcv where an other is a target.',
  });

/** The first attack of a series that misses a dodging character halts all that remain. */
export const haltsSeries = procedure({
  id: RULE,
  input: SeriesInput,
  output: z.strictObject({
    hits: whole(0, 100, 'Attacks that hit.'),
    resolved: whole(0, 100, 'Attacks that were rolled.'),
    halted: whole(0, 100, 'Attacks that were halted.'),
  }),
  dice: [{ key: 'attacks.*.attack', dice: '3d6', by: 'attacker', label: 'attack roll' }],
  decisions: [haltScope],
  uses: [attackRoll, halfCv, dodgeDcv],
  outcome: ['hits', 'resolved', 'halted'],
  says: ({ hits, resolved, halted }) =>
    `${hits} of ${resolved} ${agreeing(hits, 'hits', 'hit')}, ${halted === 0 ? 'none is' : counted(halted, 'is', 'are')} halted.`,
  evaluate({ dodging, ocv, dcv, halved = false, attackRolled, targets, attacks = 0, otherDcv = 0 }, ruling) {
    const aimed = targets ?? new Array<z.infer<typeof SeriesTarget>>(attacks).fill('dodger');
    const still = halved ? ruling.run(halfCv, { cv: dcv }).half : dcv;
    const dodgerDcv = dodging ? ruling.run(dodgeDcv, { dcv, halved, attackRolled }).dcv : still;
    const start: { hits: number; resolved: number; isHalted: boolean } = { hits: 0, resolved: 0, isHalted: false };
    const { state } = ruling.fold('attacks', aimed, start, (before, target) => {
      if (before.isHalted && (target === 'dodger' || ruling.decide(haltScope) === 'series')) return { state: before };
      const { hit } = ruling.run(attackRoll, { ocv, dcv: target === 'dodger' ? dodgerDcv : otherDcv });
      const isHalted = before.isHalted || (dodging && target === 'dodger' && !hit);
      return { state: { hits: before.hits + (hit ? 1 : 0), resolved: before.resolved + 1, isHalted } };
    });
    return { hits: state.hits, resolved: state.resolved, halted: aimed.length - state.resolved };
  },
});
