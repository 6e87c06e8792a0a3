import { z } from 'zod';
import type { ReachedDecision } from './decision.ts';
import type { OddsAnswer } from './front-door.ts';
import type { MetricOdds } from './odds/report.ts';
import type { Fault, MissingRoll, MissingRuling } from './problem.ts';
import { AmendmentSchema, DecisionSchema, EnteredOutcomeSchema, EnteredRollSchema } from './request.ts';
import type { TraceStep } from './trace.ts';
import type { Change } from './unit.ts';

/** The schemas of answers and problems, for surfaces that publish them. Answers are made by the library and never checked against these at work. */

const ContributorSchema = z
  .strictObject({
    label: z.string().describe('What it is, such as STR.'),
    value: z.number().describe('How much it adds; of a percentage its points, of a factor the factor.'),
    as: z.enum(['percent', 'factor']).optional().describe('Absent for a plain term of the sum.'),
    source: z.string().optional().describe('The feat, item or house rule that brought it.'),
  })
  .meta({ id: 'Contributor', description: 'A part of a sum, printable by itself.' });

export const TraceStepSchema = z
  .strictObject({
    rule: z.string().describe('The rule behind the line.'),
    at: z.string().optional().describe('The scope, such as attacks.2; absent at the top.'),
    label: z.string().describe("What the line is about, in players' words."),
    expression: z.string().optional().describe('The sum with its actual numbers, or the verdict in words.'),
    value: z.union([z.number(), z.string(), z.boolean(), z.null()]).optional().describe('What came of it.'),
    exact: z.string().optional().describe('The exact fraction where the value had to be rounded to be written down.'),
    unit: z.string().optional().describe('The unit of the value.'),
    contributors: z.array(ContributorSchema).optional().describe('The parts of the sum.'),
  })
  .meta({
    id: 'TraceStep',
    description: 'A line of the explanation, enough to check the ruling against the book.',
  }) satisfies z.ZodType<TraceStep>;

const ScalarSchema = z.union([z.string(), z.number(), z.boolean()]);

export const ChangeSchema = z
  .strictObject({
    who: z.string().describe('Whose it is: a name or a role.'),
    what: z.string().describe('What changed, such as HP.'),
    from: z.union([z.number(), z.string()]).describe('What it was.'),
    to: z.union([z.number(), z.string()]).describe('What it is now.'),
    unit: z.string().optional().describe('The unit of both.'),
  })
  .meta({ id: 'Change', description: 'One thing that the ruling changed: HP 96 → 87.' }) satisfies z.ZodType<Change>;

export const ReachedDecisionSchema = z
  .strictObject({
    id: z.string().describe('The decision, as <rule>#<name>.'),
    at: z.string().optional().describe('The scope in which it was asked; absent at the top.'),
    question: z.string().describe("The question in the table's words."),
    value: z.json().describe('The answer.'),
    source: z.string().describe('Who decided; usual where nobody had said anything.'),
  })
  .meta({
    id: 'ReachedDecision',
    description: 'A question of the GM that the ruling reached, with its answer.',
  }) satisfies z.ZodType<ReachedDecision>;

const UnusedSchema = z
  .strictObject({
    rolls: z.array(EnteredRollSchema).describe('Entered dice that were not needed; in odds, all of them.'),
    outcomes: z.array(EnteredOutcomeSchema).describe('Entered outcomes that were not needed.'),
    decisions: z.array(DecisionSchema).describe('Decisions that were not needed.'),
    amendments: z.array(AmendmentSchema).describe('Amendments that had no effect.'),
  })
  .meta({ id: 'Unused', description: 'What was sent and not needed: it is of another branch, scope or combatant.' });

/** The fields of every ruling beside its result. */
export const ResolutionFields = {
  sentence: z.string().describe('The ruling in one sentence.'),
  changes: z.array(ChangeSchema).describe('What the ruling changed.'),
  trace: z.array(TraceStepSchema).describe('How the ruling got there; empty when it was not asked for.'),
  seed: z.string().optional().describe('The seed, when it was given or a die came from it.'),
  rolls: z.array(EnteredRollSchema).describe('Every die of the ruling, in the form in which it can be entered again.'),
  outcomes: z
    .array(EnteredOutcomeSchema)
    .describe('The entered outcomes that took the place of dice, in the form in which they can be entered again.'),
  unused: UnusedSchema,
  decisions: z.array(ReachedDecisionSchema).describe('The GM decisions that the ruling reached.'),
  amendments: z.array(AmendmentSchema).describe('The amendments that had an effect.'),
  cites: z.array(z.string()).describe('The rules that took part.'),
};

const OutcomeSchema = z
  .strictObject({
    value: ScalarSchema.describe('The value.'),
    probability: z.number().describe('Its probability, from 0 to 1.'),
    fraction: z.string().optional().describe('The exact probability in lowest terms; a sample has none.'),
    atLeast: z.number().optional().describe('For numbers: the probability of this value or more.'),
  })
  .meta({ id: 'Outcome', description: 'One value of a metric with its probability.' });

export const MetricOddsSchema = z
  .strictObject({
    name: z.string().describe('The metric.'),
    of: z.string().optional().describe("The combatant's id, for a metric that each has."),
    exact: z.boolean().describe('False when the question was too large to answer exactly and was sampled.'),
    samples: z.int().optional().describe('Of a sample: how many runs.'),
    standardError: z.number().optional().describe('Of a sample: the standard error of the least certain probability.'),
    outcomes: z.array(OutcomeSchema).describe('Every value that can come out.'),
    mean: z.number().optional().describe('The mean; of yes or no, the share of yes.'),
    sd: z.number().optional().describe('The standard deviation.'),
  })
  .meta({ id: 'MetricOdds', description: 'The distribution of one metric.' }) satisfies z.ZodType<MetricOdds>;

export const OddsAnswerSchema = z
  .strictObject({
    metrics: z.array(MetricOddsSchema).describe('One distribution for each metric.'),
    unused: UnusedSchema.describe(
      'What was sent and not needed, whatever the dice show; of a sample, by none of its runs.',
    ),
  })
  .meta({
    id: 'OddsAnswer',
    description: 'The odds of everything that the unit can be asked of.',
  }) satisfies z.ZodType<OddsAnswer>;

export const FaultSchema = z
  .strictObject({
    pointer: z.string().describe('JSON pointer into the request; empty for the whole.'),
    expected: z.string().describe('What would be right.'),
    got: z.string().describe('What came instead.'),
    says: z
      .string()
      .optional()
      .describe('Of packs: the fault in one sentence, with the entry, the field and what would be right.'),
  })
  .meta({ id: 'Fault', description: 'One fault in what was sent.' }) satisfies z.ZodType<Fault>;

export const MissingRollSchema = z
  .strictObject({
    key: z.string().describe('The key under which it is entered.'),
    index: z.int().describe('How many dice of the key are already known; the asked ones follow them.'),
    count: z.int().describe('How many dice are asked for.'),
    faces: z.int().describe('How many faces each has.'),
    by: z.string().describe('Who rolls.'),
    label: z.string().describe('What the die is called at the table.'),
  })
  .meta({
    id: 'MissingRoll',
    description: 'A die that has to be rolled before the ruling can go on.',
  }) satisfies z.ZodType<MissingRoll>;

export const MissingRulingSchema = z
  .strictObject({
    id: z.string().describe('The decision, as <rule>#<name>.'),
    at: z.string().describe('The scope in which it is asked; empty at the top.'),
    question: z.string().describe("The question in the table's words."),
    schema: z.json().describe('JSON Schema of an answer.'),
  })
  .meta({
    id: 'MissingRuling',
    description: 'A question that only the GM can answer.',
  }) satisfies z.ZodType<MissingRuling>;
