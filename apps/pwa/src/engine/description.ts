import { formLoaders } from 'virtual:forms';
import type { DescribedParameter, Description, JsonSchema, Setup } from '@riposte/rules';
import { chapterNameOf } from './chapter-name.ts';

type FromDescription =
  | 'id'
  | 'title'
  | 'summary'
  | 'input'
  | 'output'
  | 'dice'
  | 'decisions'
  | 'odds'
  | 'groups'
  | 'examples';

/** What an operation says of itself, as far as the app asks. Of its output only the fields of its metrics are told. */
export type OperationDescription = Pick<Description, FromDescription> & {
  parameters: readonly Pick<DescribedParameter, 'id' | 'title'>[];
  /** The abbreviations in what it says of itself, such as `HP`. */
  abbreviations: readonly string[];
  /** How a fight begins, where its states are kept. */
  setup?: Setup;
};

/** The descriptions of a chapter's operations, with the schemas that they share. */
export interface ChapterForms {
  schemas: Readonly<Record<string, JsonSchema>>;
  operations: Readonly<Record<string, OperationDescription>>;
}

const known = new Map<string, Promise<OperationDescription | undefined>>();

/** Enough to draw an operation's form, without the rules behind it. @returns undefined when there is no such operation */
export function descriptionOf(operation: string): Promise<OperationDescription | undefined> {
  const asked = known.get(operation) ?? loaded(operation);
  // A failure is kept as well: a screen that asks again and again would never get to say so.
  known.set(operation, asked);
  return asked;
}

async function loaded(operation: string): Promise<OperationDescription | undefined> {
  const { forms } = (await formLoaders[chapterNameOf(operation)]?.()) ?? {};
  const description = forms?.operations[operation];
  return forms && description && { ...description, input: { ...description.input, $defs: forms.schemas } };
}
