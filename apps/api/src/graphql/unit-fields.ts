import { type AnyOperation, CircumstanceFields, OddsAnswerSchema, PackFields } from '@riposte/rules';
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { z } from 'zod';
import type { RulesLibrary } from '../library.ts';
import type { AnyProblem } from '../problems/problem-details.ts';
import { ProblemError, pointerTo, wayOf } from '../problems/problem-error.ts';
import { type Answer, answerValue, type Kind } from '../runner/question.ts';
import type { Runner } from '../runner/runner.ts';
import { answerSchema, BoardAnswerSchema, OperationAnswerSchema, RuleAnswerSchema } from '../units/answer-schemas.ts';
import { type InputType, InputTypes } from './convert/input-types.ts';
import { LeafTypes } from './convert/leaf-types.ts';
import { camelCase, pascalCase } from './convert/names.ts';
import { OutputTypes } from './convert/output-types.ts';
import { wayInGraphql } from './convert/places.ts';
import { JsonScalar } from './convert/scalars.ts';

type Field = GraphQLFieldConfig<unknown, Context, Record<string, unknown>>;
type Fields = Record<string, Field>;

/** What a resolver knows of the HTTP request. */
export interface Context {
  bytes: number;
}

/** Adds to the lookups a typed field for every operation and its odds, under its system, and the rules by id. */
export function withUnits(lookups: GraphQLSchema, rules: RulesLibrary, runner: Runner): GraphQLSchema {
  const config = lookups.toConfig();
  const query = config.query?.toConfig();
  const fields = { ...query?.fields, ...new UnitFields(rules, runner).all() } as GraphQLFieldConfigMap<
    unknown,
    unknown
  >;
  return new GraphQLSchema({
    ...config,
    types: config.types.filter((type) => type !== config.query),
    query: new GraphQLObjectType({ name: 'Query', ...query, fields }),
  });
}

class UnitFields {
  private readonly rules: RulesLibrary;
  private readonly runner: Runner;
  private readonly inputs: InputTypes;
  private readonly outputs: OutputTypes;
  /** Dice, decisions, amendments: the same for every question. */
  private readonly circumstances: Readonly<Record<string, InputType & { description: string | undefined }>>;
  private readonly odds: GraphQLOutputType;

  constructor(rules: RulesLibrary, runner: Runner) {
    const leaves = new LeafTypes();
    this.rules = rules;
    this.runner = runner;
    this.inputs = new InputTypes(leaves);
    this.outputs = new OutputTypes(leaves);
    const fields = Object.entries({ ...CircumstanceFields, ...PackFields });
    this.circumstances = Object.fromEntries(fields.map(([name, schema]) => [name, this.inputs.field(schema, name)]));
    this.odds = this.nullable(OddsAnswerSchema, 'OddsAnswer');
  }

  all(): Fields {
    return { ...this.systems(), ...this.byId() };
  }

  private systems(): Fields {
    const fields: Fields = {};
    for (const [system, operations] of this.operationsBySystem()) {
      const entries = operations.flatMap((operation) => this.operation(system, operation));
      const { summary = '' } = this.rules.content.find(({ id }) => id === system) ?? {};
      const type = new GraphQLObjectType({
        name: pascalCase(system),
        description: summary,
        fields: Object.fromEntries(entries),
      });
      fields[camelCase(system)] = { type: new GraphQLNonNull(type), description: summary, resolve: () => ({}) };
    }
    return fields;
  }

  private operationsBySystem(): Map<string, AnyOperation[]> {
    const systems = new Map<string, AnyOperation[]>();
    for (const operation of this.rules.frontDoor.registry.operations.values()) {
      const system = operation.id.split('.', 1)[0] as string;
      systems.set(system, [...(systems.get(system) ?? []), operation]);
    }
    return systems;
  }

  private operation(system: string, operation: AnyOperation): [string, Field][] {
    const name = camelCase(operation.id.slice(system.length + 1));
    const answer = this.nullable(answerSchema(operation), `${pascalCase(operation.id)}Answer`);
    const situation = (operation.input as z.ZodType).describe(`The situation of: ${operation.title}.`);
    const input = this.inputs.field(situation, pascalCase(operation.id));
    const description = `${operation.title}. ${operation.summary}`;
    const resolve: [string, Field] = [name, this.question('resolve', operation, input, answer, description)];
    if (Object.keys(operation.odds).length === 0) return [resolve];
    const odds = this.question('odds', operation, input, this.odds, `The odds of: ${operation.title}.`);
    return [resolve, [`${name}Odds`, odds]];
  }

  /** One field that asks one unit one question. */
  private question(
    kind: Kind,
    { id, input: schema }: AnyOperation,
    input: InputType,
    type: GraphQLOutputType,
    description: string,
  ): Field {
    const reads = { input: input.read, ...mapped(this.circumstances, ({ read }) => read) };
    return {
      type,
      description,
      args: { input: { type: input.type, description: 'The situation.' }, ...this.circumstances },
      resolve: (_source, args, { bytes }) => {
        const request: Record<string, unknown> = {};
        for (const name in args) {
          if (args[name] !== null) request[name] = reads[name as keyof typeof reads]?.(args[name]);
        }
        return settled(this.runner.run({ kind, id, request }, bytes), (problem) =>
          inGraphqlsPlaces(problem, schema, request.input),
        );
      },
    };
  }

  private byId(): Fields {
    const verdict = this.nullable(RuleAnswerSchema, 'RuleAnswer');
    const board = this.nullable(BoardAnswerSchema, 'BoardAnswer');
    const answer = this.nullable(OperationAnswerSchema, 'OperationAnswer');
    return {
      resolve: questionById(this.runner, 'resolve', SITUATION, answer, RESOLVE),
      odds: questionById(this.runner, 'odds', SITUATION, this.odds, `The odds of any operation by its id. ${PATHS}`),
      evaluateRule: questionById(this.runner, 'evaluate', RULE, verdict, `The verdict of one rule. ${SCHEMAS}`),
      ruleOdds: questionById(this.runner, 'rule-odds', RULE, this.odds, `The odds of one rule's outcome. ${SCHEMAS}`),
      board: questionById(this.runner, 'board', STATE, board, BOARD),
    };
  }

  /** A question may fail by itself, so its field may be null while others are not. */
  private nullable(schema: z.ZodType, name: string): GraphQLOutputType {
    const { type } = this.outputs.field(schema, name);
    return type instanceof GraphQLNonNull ? type.ofType : type;
  }
}

/** What is asked about by its id: the argument that holds the id, and what the request is. */
interface Asked {
  argument: string;
  id: string;
  request: string;
}

const RULE: Asked = { argument: 'id', id: "The rule's id.", request: 'As POST /v1/rules/{id}/evaluate takes it.' };
const SITUATION: Asked = { argument: 'operation', id: "The operation's id.", request: 'As POST to its path takes it.' };
const STATE: Asked = { argument: 'operation', id: "The operation's id.", request: 'As POST …/board takes it.' };

const SCHEMAS = 'Its schemas are at GET /v1/rules/{id}.';
const PATHS = "Its schemas are at the GET of the operation's path.";
const RESOLVE = `Any operation by its id, as by REST: a state that comes back can be sent again as it is. ${PATHS}`;
const BOARD =
  'How a state is shown, and every command that is legal now. What it takes is at POST …/board of the operation.';

/** One field that asks any unit by its id, with a request whose schema is not in the graph. */
function questionById(runner: Runner, kind: Kind, asked: Asked, type: GraphQLOutputType, description: string): Field {
  return {
    type,
    description,
    args: {
      [asked.argument]: { type: new GraphQLNonNull(GraphQLString), description: asked.id },
      request: { type: new GraphQLNonNull(JsonScalar), description: asked.request },
    },
    resolve: (_source, args, { bytes }) =>
      settled(runner.run({ kind, id: String(args[asked.argument]), request: args.request }, bytes)),
  };
}

type Tell = (problem: AnyProblem) => AnyProblem;

function settled(answer: Answer | Promise<Answer>, tell: Tell = (problem) => problem): unknown {
  return answer instanceof Promise ? answer.then((later) => valueOrThrow(later, tell)) : valueOrThrow(answer, tell);
}

function valueOrThrow(answer: Answer, tell: Tell): unknown {
  if (answer.problem) throw new ProblemError(tell(answer.problem));
  return answerValue(answer);
}

/** The problem with pointers that lead to where GraphQL has what is wrong in the input. */
function inGraphqlsPlaces(problem: AnyProblem, schema: z.ZodType, input: unknown): AnyProblem {
  if (problem.type !== 'invalid-input') return problem;
  const errors = problem.errors.map((fault) => {
    const [root, ...way] = wayOf(fault.pointer);
    return root === 'input' ? { ...fault, pointer: pointerTo([root, ...wayInGraphql(schema, input, way)]) } : fault;
  });
  return { ...problem, errors };
}

function mapped<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
