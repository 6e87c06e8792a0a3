/** Prints what the app must know of the rules before it loads any, asked of the library: titles, and what forms are made from. */

import { chapterOf, type Description, describe, type JsonSchema, registry, systems } from '@riposte/rules';
import { abbreviationsIn } from '../src/play/form/words.ts';

const operationOf = (id: string) => {
  const operation = registry.operations.get(id);
  const { title, summary, tracker } = operation ?? {};
  return { id, title, summary, ...(tracker && { isFight: true }) };
};

/** Systems and chapters that have something to play, in the rulebook's order. */
const catalogue = systems().map(({ id, title, summary, chapters }) => ({
  id,
  title,
  summary,
  chapters: chapters
    .filter((chapter) => chapter.operations.length > 0)
    .map((chapter) => ({ id: chapter.id, title: chapter.title, operations: chapter.operations.map(operationOf) })),
}));

const titles = Object.fromEntries([...registry.texts.values()].map(({ id, title }) => [id, title]));

/** By chapter: the schemas that its operations share, once, and each operation's description without them. */
const forms: Record<string, { schemas: Record<string, unknown>; operations: Record<string, unknown> }> = {};
for (const id of registry.operations.keys()) {
  const description = describe(id);
  if (description.problem) throw new Error(`${id} cannot be described: ${description.problem.message}`);
  const chapter = chapterOf(id);
  forms[chapter] ??= { schemas: {}, operations: {} };
  const { $defs, $schema: _, ...input } = description.input ?? {};
  Object.assign(forms[chapter].schemas, $defs);
  forms[chapter].operations[id] = { ...formOf(description), abbreviations: abbreviationsIn(description), input };
}

function formOf({ title, summary, dice, decisions, parameters, odds, groups, examples, output, id }: Description) {
  const named = parameters.map((parameter) => ({ id: parameter.id, title: parameter.title }));
  const setup = registry.operations.get(id)?.tracker?.setup;
  return {
    id,
    title,
    summary,
    ...(setup && { setup }),
    dice,
    decisions,
    parameters: named,
    odds,
    groups,
    examples,
    output: metricsOf(output, odds),
  };
}

/** Of a result only what its metrics are called matters to a form. */
function metricsOf(output: JsonSchema | undefined, odds: readonly string[]): JsonSchema {
  const definitions = (output?.$defs ?? {}) as Record<string, JsonSchema>;
  const root = typeof output?.$ref === 'string' ? definitions[output.$ref.replace('#/$defs/', '')] : output;
  const fields = (root?.properties ?? {}) as Record<string, JsonSchema>;
  const told = odds.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, { title: field.title, description: field.description, unit: field.unit }]] : [];
  });
  return { type: 'object', properties: Object.fromEntries(told) };
}

process.stdout.write(JSON.stringify({ catalogue, titles, forms }));
