import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { Blow, BlowResult, blow, blowDecisions, blowDice, blowUses } from '../blows.ts';
import { hitPointsLeft } from '../vocabulary.ts';
import { blowWords } from '../words.ts';

const Fate = z
  .strictObject({
    id: z.string().describe('Id of the defender, or the number of the first blow at them.'),
    hp: hitPointsLeft(),
    defencesUsed: whole(0, 2000, 'Parries and dodges of the round.'),
  })
  .meta({ id: 'DexRankFate', description: 'What the blows leave of one defender.' });
type Fate = z.infer<typeof Fate>;

/** Blow after blow in one round: each defender's hit points and pool go on from one to the next. */
export const combined = procedure({
  id: 'dex-rank.combat.combined',
  input: z.strictObject({ steps: z.array(Blow).max(50).describe('The blows, in order.') }),
  output: z.strictObject({
    fates: z.array(Fate).describe('What the blows leave of each defender.'),
    steps: z.array(BlowResult).describe('What came of each blow.'),
  }),
  dice: blowDice('steps.*.'),
  decisions: blowDecisions,
  uses: blowUses,
  outcome: ['fates'],
  says: ({ steps }, given) =>
    steps.map((step, i) => blowWords(step, given.steps[i] as Blow)).join(' ') || 'No blow falls.',
  evaluate({ steps }, ruling) {
    const { state, events } = ruling.fold<Fate[], Blow, BlowResult>('steps', steps, [], (fates, step, index) => {
      const id = step.defender.id ?? `${index + 1}`;
      const known = fates.find((fate) => fate.id === id);
      const defender = { ...step.defender, ...(known && { hp: known.hp, defencesUsed: known.defencesUsed }) };
      const came = blow({ ...step, defender }, ruling);
      const fate = { id, hp: came.hp, defencesUsed: came.defencesUsed };
      return { state: known ? fates.map((one) => (one === known ? fate : one)) : [...fates, fate], event: came };
    });
    return { fates: state, steps: events };
  },
});
