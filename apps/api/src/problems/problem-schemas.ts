import { FaultSchema, MissingRollSchema, MissingRulingSchema, TraceStepSchema } from '@riposte/rules';
import { z } from 'zod';
import { PROBLEMS, type ProblemType, problemUri } from './problem-details.ts';

/** What each kind of problem has beside the members that all have. */
const MEMBERS: Partial<Record<ProblemType, z.ZodRawShape>> = {
  'invalid-input': { errors: z.array(FaultSchema).describe('Every fault that was found.') },
  'illegal-action': {
    rule: z.string().describe('The rule that forbids it.'),
    legal: z.array(z.string()).describe('What is legal now.'),
    state: z.json().optional().describe('The state as it was, for operations that have one.'),
    trace: z.array(TraceStepSchema).optional().describe('The steps so far.'),
  },
  'needs-roll': {
    rolls: z.array(MissingRollSchema).describe('The dice that are asked for, all that are rolled together.'),
    trace: z.array(TraceStepSchema).optional().describe('The steps so far.'),
  },
  'needs-ruling': {
    rulings: z.array(MissingRulingSchema).describe('The questions that are open.'),
    trace: z.array(TraceStepSchema).optional().describe('The steps so far.'),
  },
  'too-large': { limit: z.string().describe('The limit.') },
};

const UNKNOWN = {
  id: z.string().describe('The name that nothing bears.'),
  closest: z.array(z.string()).describe('Names that come near.'),
  errors: z.array(FaultSchema).optional().describe('Where the name stands, when it is one of the request.'),
};

/** `needs-roll` → `NeedsRollProblem` */
export function problemName(type: ProblemType): string {
  return `${type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Problem`;
}

/** The schema of each kind of problem, as RFC 9457 has it. */
export const problemSchemas: ReadonlyMap<ProblemType, z.ZodObject> = new Map(
  (Object.keys(PROBLEMS) as ProblemType[]).map((type) => [type, schemaOf(type)]),
);

function schemaOf(type: ProblemType): z.ZodObject {
  const { title, means } = PROBLEMS[type];
  return z
    .strictObject({
      type: z.literal(problemUri(type)).describe('The kind of problem.'),
      title: z.string().describe(`Always: ${title}.`),
      status: z.int().describe('The HTTP status; of an item of a batch, its own.'),
      detail: z.string().describe('What is the matter, in one sentence.'),
      instance: z.string().optional().describe('The request, for finding it in the log.'),
      ...(MEMBERS[type] ?? (type.startsWith('unknown-') ? UNKNOWN : {})),
    })
    .meta({ id: problemName(type), title, description: means });
}
