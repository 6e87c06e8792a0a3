import type { Question } from '../engine/engine.ts';
import { chosen, type LeftBehind } from './form/context.tsx';
import type { Samples } from './form/fresh.ts';
import type { Field, FormModel } from './form/model.ts';
import { NONE } from './odds/choice.tsx';

/**
 * The field of the first group that is a decision of the moment rather than a description of the situation: what may be left
 * out (a defense), or the command of something that goes on.
 */
export function choiceOf({ groups, root }: FormModel): Field | undefined {
  const isOngoing = isStateful(root);
  return groups[0]?.fields.find(
    ({ shape, isOptional, path }) => shape.type === 'union' && (isOptional || (isOngoing && path.join() === 'command')),
  );
}

/** True for operations that take a state and a command and give the next state. */
export function isStateful(root: Field): boolean {
  const names = root.shape.type === 'object' ? root.shape.fields.map((field) => field.path.join()) : [];
  return names.includes('state') && names.includes('command');
}

interface Situation {
  input: unknown;
  left: LeftBehind;
  samples: Samples;
}

/** The question as it would be with each of the options. */
export function questionsOf(
  choice: Field | undefined,
  question: Question,
  { input, left, samples }: Situation,
): Record<string, Question> {
  if (choice?.shape.type !== 'union') return { [NONE]: question };
  const options = [...(choice.isOptional ? [undefined] : []), ...choice.shape.variants];
  return Object.fromEntries(
    options.map((variant) => {
      const [value] = chosen(choice, choice.path, variant, { value: input, left, samples });
      return [variant?.value ?? NONE, { ...question, input: value }];
    }),
  );
}
