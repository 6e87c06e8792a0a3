import type { DescribedDecision, JsonSchema } from '@riposte/rules';
import { useMemo, useState } from 'react';
import { useKept } from '../../app/kept.ts';
import { Button } from '../../design/button.tsx';
import { Chips } from '../../design/chips.tsx';
import { Toggle } from '../../design/fields.tsx';
import { Meanings } from '../../reference/meanings.tsx';
import { FormProvider, type LeftBehind } from '../form/context.tsx';
import { Fields, FieldView, Inside } from '../form/field-view.tsx';
import { freshValue } from '../form/fresh.ts';
import { type Field, formModel } from '../form/model.ts';
import { everybodyIn, meantBy } from '../names.ts';

interface Properties {
  /** The id of the system whose question it is. */
  system: string;
  /** The question in words, which stand above. */
  asked: string;
  /** Where it is asked: the same may be asked in several places. */
  at?: string | undefined;
  question: Pick<DescribedDecision, 'schema' | 'usual'>;
  /** The answer that stands, when it is changed. */
  answer?: unknown;
  /** The input of what is asked, for questions about somebody in it. */
  input: unknown;
  onDecided: (value: unknown, isForGood: boolean) => void;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** A question that the rules leave to the GM, with its usual answer chosen already. */
export function DecisionPrompt({
  system,
  asked,
  at = '',
  question: { schema, usual },
  answer,
  input,
  onDecided,
}: Properties) {
  const { root } = useMemo(() => formModel(schema as JsonSchema, []), [schema]);
  const people = useMemo(() => everybodyIn(input), [input]);
  const first = () => (root.shape.type === 'who' ? meantBy('', people)[0]?.value : undefined) ?? freshValue(root, []);
  const [value, setValue] = useKept<unknown>(`answer to ${asked} ${at}`, answer ?? usual ?? first());
  const [left, setLeft] = useState<LeftBehind>({});
  const [isForGood, setForGood] = useState(false);
  const change = (next: unknown, leftNow: LeftBehind) => {
    setValue(next);
    setLeft(leftNow);
  };
  return (
    <FormProvider value={value} left={left} samples={[]} people={people} faults={NOBODY} onChange={change}>
      <Meanings texts={[asked, ...optionsOf(root)]} system={system} />
      {root.shape.type === 'flag' ? (
        <Chips
          label="Answer"
          isLabelHidden
          chips={YES_NO}
          value={value === true ? 'yes' : 'no'}
          onChange={(next) => setValue(next === 'yes')}
        />
      ) : root.shape.type === 'object' ? (
        <Fields fields={root.shape.fields} at={[]} />
      ) : root.shape.type === 'union' || root.shape.type === 'list' ? (
        <Inside field={root} at={[]} />
      ) : (
        <FieldView field={{ ...root, label: root.label || 'Answer' }} at={[]} />
      )}
      <Toggle label="Remember as a house rule" isOn={isForGood} onChange={setForGood} />
      <Button kind="primary" onClick={() => onDecided(value, isForGood)}>
        Decide
      </Button>
    </FormProvider>
  );
}

function optionsOf({ shape }: Field): string[] {
  if (shape.type === 'choice' || shape.type === 'some') return shape.options.map(({ label }) => label);
  return shape.type === 'union' ? shape.variants.map(({ label }) => label) : [];
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
