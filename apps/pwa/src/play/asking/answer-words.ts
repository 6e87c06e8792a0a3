import { gistOfField } from '../form/gist.ts';
import { formModel, type JsonSchema } from '../form/model.ts';
import { upperFirst } from '../form/words.ts';
import { everybodyIn } from '../names.ts';

/** An answer in words, whatever shape it has. */
export function answerWords(schema: JsonSchema, value: unknown, input: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const { root } = formModel(schema, []);
  if (root.shape.type === 'who') return everybodyIn(input).find((one) => one.value === value)?.label ?? 'Somebody';
  return upperFirst(gistOfField({ ...root, label: '' }, value)) || 'Nothing';
}
