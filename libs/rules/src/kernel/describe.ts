import type { AnyDecision } from './decision.ts';
import type { DieDeclaration } from './dice/declaration.ts';
import { deepFrozen } from './frozen.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { metricsOf } from './metrics.ts';
import type { AnyParameter } from './parameter.ts';
import { type Answered, unknownName } from './problem.ts';
import { type Registry, type RuleText, reachOf } from './registry.ts';
import { outcomeSchema, type Settling } from './settling.ts';
import type { AnyOperation, AnyRule, Example, FormGroup } from './unit.ts';

/** A question of the GM, with the JSON Schema of its answer. */
export interface DescribedDecision {
  id: string;
  question: string;
  schema: JsonSchema;
  /** The answer where nobody says otherwise; absent when the ruling stops and asks. */
  usual?: unknown;
}

/** A figure of the rules that may be amended. */
export interface DescribedParameter {
  id: string;
  title: string;
  default: unknown;
  schema: JsonSchema;
  unit?: string;
  changedBy: string;
}

/** A sub-ruling that may be entered as settled at the table. */
export interface DescribedOutcome {
  /** Its key; a segment `*` stands for an id or index. */
  key: string;
  /** The rule that is settled. */
  rule: string;
  /** JSON Schema of what may come of it. */
  schema: JsonSchema;
}

/** All that can be said of a rule or operation, as plain JSON: enough to draw its form, to call it and to explain it. */
export interface Description {
  id: string;
  kind: 'operation' | 'rule';
  /** Absent for a rule that is read and not worked out. */
  form?: 'operation' | 'formula' | 'procedure';
  title: string;
  /** What an operation is for. */
  summary?: string;
  /** The rule as players read it. */
  entry?: RuleText;
  input?: JsonSchema;
  output?: JsonSchema;
  dice: readonly DieDeclaration[];
  /** Sub-rulings that may be entered as settled, as a request's `outcomes`. */
  outcomes: readonly DescribedOutcome[];
  decisions: readonly DescribedDecision[];
  parameters: readonly DescribedParameter[];
  /** Names of the metrics that the odds give. */
  odds: readonly string[];
  groups: readonly FormGroup[];
  examples: readonly Example[];
  /** Ids of every rule it may run. */
  uses: readonly string[];
  related: readonly string[];
}

/** A system with its chapters and what they hold; content supplies the words. */
export interface DescribedSystem {
  id: string;
  title: string;
  summary: string;
  chapters: {
    id: string;
    title: string;
    summary: string;
    operations: string[];
    /** Every rule that has words, worked out or only read. */
    rules: string[];
  }[];
}

interface SystemText {
  id: string;
  title: string;
  summary: string;
  chapters: readonly { id: string; title: string; summary: string; entries: readonly { id: string }[] }[];
}

/** @returns `describe`, which remembers what it has described; unknown ids are `unknown-rule` */
export function createDescribe(registry: Registry): (id: string) => Answered<Description> {
  const known = new Map<string, Description>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const unit = registry.operations.get(id) ?? registry.rules.get(id);
    const entry = registry.texts.get(id);
    if (!unit && !entry) {
      const ids = [...registry.operations.keys(), ...registry.texts.keys(), ...registry.rules.keys()];
      return { problem: unknownName('unknown-rule', id, new Set(ids)).problem };
    }
    const description = detached(unit ? described(unit, entry) : onlyRead(id, entry as RuleText));
    known.set(id, description);
    return description;
  };
}

/** A copy that nobody can change: a description is made of the library's own lists, and is remembered. */
function detached(description: Description): Description {
  return deepFrozen(JSON.parse(JSON.stringify(description)) as Description);
}

/** The systems that content speaks of, with the units that the registry has for them. */
export function describedSystems(registry: Registry, texts: readonly SystemText[]): DescribedSystem[] {
  const operations = [...registry.operations.keys()];
  const rules = [...registry.rules.keys()];
  return texts.map(({ id, title, summary, chapters }) => ({
    id,
    title,
    summary,
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      summary: chapter.summary,
      operations: operations.filter((unit) => chapterOf(unit) === chapter.id),
      rules: [
        ...new Set([
          ...chapter.entries.map((entry) => entry.id),
          ...rules.filter((rule) => chapterOf(rule) === chapter.id),
        ]),
      ],
    })),
  }));
}

/** `cerberus.martial.parry.level-limit` → `cerberus.martial`; an id of two segments belongs to its system alone. */
export function chapterOf(id: string): string {
  const segments = id.split('.');
  return segments.slice(0, segments.length > 2 ? 2 : 1).join('.');
}

function described(unit: AnyOperation | AnyRule, entry: RuleText | undefined): Description {
  const reach = reachOf(unit);
  const isOperation = unit.form === 'operation';
  return {
    id: unit.id,
    kind: isOperation ? 'operation' : 'rule',
    form: unit.form,
    title: isOperation ? unit.title : (entry?.title ?? unit.id),
    ...(isOperation ? { summary: unit.summary } : {}),
    ...(entry ? { entry } : {}),
    input: jsonSchemaOf(unit.input, 'input'),
    output: jsonSchemaOf(unit.output, 'output'),
    dice: reach.dice,
    outcomes: reach.settlings.map(describedOutcome),
    decisions: reach.decisions.map(describedDecision),
    parameters: reach.parameters.map(describedParameter),
    odds: Object.keys(metricsOf(unit)),
    groups: isOperation ? unit.groups : [],
    examples: isOperation ? unit.examples : [],
    uses: reach.rules.map((rule) => rule.id),
    related: entry?.related ?? [],
  };
}

function onlyRead(id: string, entry: RuleText): Description {
  const nothing = {
    dice: [],
    outcomes: [],
    decisions: [],
    parameters: [],
    odds: [],
    groups: [],
    examples: [],
    uses: [],
  };
  return { id, kind: 'rule', title: entry.title, entry, ...nothing, related: entry.related };
}

function describedOutcome({ key, rule }: Settling): DescribedOutcome {
  return { key, rule: rule.id, schema: jsonSchemaOf(outcomeSchema(rule), 'input') };
}

export function describedDecision({ id, question, schema, usual }: AnyDecision): DescribedDecision {
  const asked = { id, question, schema: jsonSchemaOf(schema, 'input') };
  return usual === undefined ? asked : { ...asked, usual };
}

export function describedParameter(parameter: AnyParameter): DescribedParameter {
  const { id, title, default: usual, schema, unit, changedBy } = parameter;
  const figure = { id, title, default: usual, schema: jsonSchemaOf(schema, 'input'), changedBy };
  return unit === undefined ? figure : { ...figure, unit };
}
