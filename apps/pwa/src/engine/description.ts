import { formLoaders } from 'virtual:forms';
import type { DescribedParameter, Description, JsonSchema, Setup } from '@riposte/rules';
import { chapterNameOf } from './chapter-name.ts';
import { oncePer } from './once-per.ts';
import { ownOf } from './own-of.ts';

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

/** Enough to draw an operation's form, without the rules behind it. @returns undefined when there is no such operation */
export const descriptionOf = oncePer(loaded);

async function loaded(operation: string): Promise<OperationDescription | undefined> {
  const { forms } = (await ownOf(formLoaders, chapterNameOf(operation))?.()) ?? {};
  const description = forms && ownOf(forms.operations, operation);
  return forms && description && { ...description, input: { ...description.input, $defs: forms.schemas } };
}
