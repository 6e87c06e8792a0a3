import { z } from 'zod';
import { namesOf } from '../../kernel/item-names.ts';
import { text, whole } from '../../kernel/schema.ts';
import { operation, type Showable } from '../../kernel/unit.ts';
import { agreeing, counted } from '../../kernel/words.ts';
import { aimedFields, asCombined, Defender, id, isPointsInRow, POINTS_IN_ROW } from './aiming.ts';
import { attacksExamples } from './attacks-examples.ts';
import { attackOutput, combined, marginsOf } from './combined.ts';
import { situationFields } from './dodging.ts';
import { attackSentence } from './words.ts';

/** The most attacks on one defender at once, and so many are told one by one. */
const MOST_ATTACKS = 50;
const MOST_TOLD = 6;

const Aim = z
  .strictObject({ id: id.optional(), ...aimedFields })
  .meta({ id: 'PercentileDodgeAim', title: 'Attack', description: 'One attack of several.' });
type Aim = z.infer<typeof Aim>;

const Met = z
  .strictObject({ id: text(60, 'The attack: its own id, or its number from 1.'), ...attackOutput })
  .meta({ id: 'PercentileDodgeMet', title: 'Attack', description: 'What became of one attack.' });
type Met = z.infer<typeof Met>;

/** Several attacks on one defender: each that is contested meets a dodge of its own, and none makes the next one worse. */
export const attacks = operation({
  id: 'percentile-dodge.attacks',
  title: 'Resolve several attacks on one',
  summary: 'All that is aimed at one defender in a round: a dodge for each attack, without limit and without penalty.',
  input: z
    .strictObject({
      attacks: z.array(Aim).min(1).max(MOST_ATTACKS).describe('The attacks, in their order.'),
      defender: Defender,
      ...situationFields,
    })
    .refine(isPointsInRow, POINTS_IN_ROW)
    .meta({ description: 'Attacks and who they are aimed at; points only for a confined space.' }),
  output: z.strictObject({
    hits: whole(0, MOST_ATTACKS, 'How many attacks hit.'),
    dodges: whole(0, MOST_ATTACKS, 'How many dodges were rolled.'),
    attacks: z.array(Met).describe('The attacks one by one.'),
  }),
  dice: combined.dice.map((die) => ({ ...die, key: `attacks.*.${die.key}` })),
  uses: [combined],
  odds: { hits: ({ hits }) => hits },
  resolve(input, ruling) {
    const names = namesOf(input.attacks, '/input/attacks');
    ruling.cast('defender', input.defender.id);
    const none = { hits: 0, dodges: 0 };
    const { state, events } = ruling.fold('attacks', input.attacks, none, (before, aimed, index) => {
      ruling.cast('attacker', aimed.attacker?.id);
      const { outcome, details } = ruling.detailed(combined, {
        ...asCombined(aimed.attack, input),
        skillTestOutcome: aimed.skillTestOutcome,
      });
      return {
        state: {
          hits: before.hits + Number(outcome.result === 'hit'),
          dodges: before.dodges + Number(outcome.dodgeRolled),
        },
        event: { id: names[index] as string, ...outcome, ...marginsOf(details) } as Showable<Met>,
      };
    });
    return { ...state, attacks: events as Showable<Met[]> };
  },
  sentence({ hits, attacks: met }, { attacks: aimed, defender }) {
    const told = met.length > MOST_TOLD ? [] : met.map((one, i) => attackSentence(one, aimed[i] as Aim, defender));
    const struck = `${hits} of ${counted(met.length, 'attack')} ${agreeing(hits, 'hits', 'hit')}`;
    return [`${struck} ${defender.name ?? 'the defender'}.`, ...told].join(' ');
  },
  changes: () => [],
  groups: [
    { title: 'Attacks and dodge', fields: ['attacks', 'defender.dodge', 'situation'] },
    { title: 'Defender', fields: ['defender', 'confinedPoints'] },
  ],
  examples: attacksExamples,
});
