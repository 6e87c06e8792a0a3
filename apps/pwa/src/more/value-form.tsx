import { useMemo, useState } from 'react';
import { systemOf } from '../data/index.ts';
import { Chips } from '../design/chips.tsx';
import { WordsExplained } from '../design/notes.tsx';
import { FormProvider, type LeftBehind } from '../play/form/context.tsx';
import { Fields, FieldView, Inside } from '../play/form/field-view.tsx';
import { type Field, formModel } from '../play/form/model.ts';
import { Explained } from '../reference/explained.tsx';
import type { Figure } from './figures.ts';

interface Properties {
  figure: Figure;
  value: unknown;
  onChange: (value: unknown) => void;
}

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** The value of a figure or the answer to a question, entered as its schema allows. */
export function ValueForm({ figure, value, onChange }: Properties) {
  const root = useMemo(() => formModel(figure.schema, []).root, [figure]);
  const [left, setLeft] = useState<LeftBehind>({});
  const change = (next: unknown, leftNow: LeftBehind) => {
    setLeft(leftNow);
    onChange(next);
  };
  return (
    <FormProvider value={value} left={left} samples={[]} faults={NO_FAULTS} onChange={change}>
      <Explained system={systemOf(figure.id)}>
        <WordsExplained texts={[figure.title]} />
        <RootField root={root} value={value} onChange={onChange} />
      </Explained>
    </FormProvider>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

function RootField({ root, value, onChange }: Omit<Properties, 'figure'> & { root: Field }) {
  const { type } = root.shape;
  if (type === 'flag')
    return (
      <Chips
        label="Answer"
        chips={YES_NO}
        value={value === undefined ? undefined : value === true ? 'yes' : 'no'}
        onChange={(answer) => onChange(answer === 'yes')}
      />
    );
  if (root.shape.type === 'object') return <Fields fields={root.shape.fields} at={[]} />;
  if (type === 'union' || type === 'list') return <Inside field={root} at={[]} />;
  return <FieldView field={{ ...root, label: root.label || 'Value', help: undefined }} at={[]} />;
}
