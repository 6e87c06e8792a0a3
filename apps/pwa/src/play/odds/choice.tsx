import { type ReactNode, useId, useMemo } from 'react';
import { WordsExplained } from '../../design/notes.tsx';
import { useForm } from '../form/context.tsx';
import { Fields } from '../form/field-view.tsx';
import type { Field, Variant } from '../form/model.ts';
import { valueAt } from '../form/values.ts';
import { lowerFirst } from '../form/words.ts';
import type { Outlook } from './headline.ts';

/** The name under which the outlook of leaving a choice out is kept. */
export const NONE = '';

interface Properties {
  field: Field;
  outlooks: Readonly<Record<string, Outlook>>;
}

/** A choice made with open eyes: every option with what it costs and what may come of it; those that are not possible come last. */
export function OddsChoice({ field, outlooks: all }: Properties) {
  const form = useForm();
  const name = useId();
  const { shape } = field;
  const outlooks = useMemo(() => telling(all), [all]);
  if (shape.type !== 'union') return null;
  const present = (valueAt(form.value, field.path) as Record<string, unknown> | undefined)?.[shape.key];
  const none = { value: NONE, label: `No ${lowerFirst(field.label)}`, help: undefined, fields: [] };
  const options: readonly Variant[] = field.isOptional ? [none, ...shape.variants] : shape.variants;
  const isChosen = (option: Variant) => option.value === (present ?? NONE);
  const isImpossible = (option: Variant) =>
    !isChosen(option) && (outlooks[option.value] as Outlook | undefined)?.is === 'impossible';
  const fault = form.faultAt(field.path);
  const shown = (option: Variant) => (
    <Option
      key={option.value}
      name={name}
      option={option}
      isChosen={isChosen(option)}
      outlook={outlooks[option.value]}
      onChoose={() => form.choose(field, field.path, option === none ? undefined : option)}
    >
      {option.fields.length > 0 && <Fields fields={option.fields} at={field.path} />}
    </Option>
  );
  const impossible = options.filter(isImpossible);
  return (
    <fieldset className="stack close">
      <legend className="field-label">{field.label}</legend>
      {options.filter((option) => !isImpossible(option)).map(shown)}
      {impossible.length > 0 && (
        <details className="impossible">
          <summary>Not possible now: {impossible.map((option) => lowerFirst(option.label)).join(', ')}</summary>
          <div className="stack close">{impossible.map(shown)}</div>
        </details>
      )}
      <WordsExplained texts={[field.label, ...options.flatMap(({ label, help }) => [label, help])]} />
      {fault && <p className="fault">{fault}</p>}
    </fieldset>
  );
}

/** With so many options, figures that are the same for all say nothing of any; of a few, that they are the same is worth knowing. */
const MANY = 4;

/** Without the figures where they help nobody to choose. */
function telling(all: Properties['outlooks']): Properties['outlooks'] {
  const known = Object.values(all).filter((outlook) => outlook.is === 'known');
  const isTelling = known.length < MANY || new Set(known.map(({ figures }) => JSON.stringify(figures))).size > 1;
  return isTelling ? all : Object.fromEntries(Object.entries(all).filter(([, outlook]) => outlook.is !== 'known'));
}

interface OptionProperties {
  name: string;
  option: Variant;
  isChosen: boolean;
  outlook: Outlook | undefined;
  onChoose: () => void;
  /** What there is to say of it once it is chosen. */
  children: ReactNode;
}

function Option({ name, option, isChosen, outlook, onChoose, children }: OptionProperties) {
  const id = useId();
  return (
    <div className="option">
      <label className="option-row">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-cost ${id}-outlook`}
        />
        <span className="option-words">
          <strong id={`${id}-label`}>{option.label}</strong>
          <span id={`${id}-cost`}>{option.help}</span>
          {outlook && outlook.is !== 'known' && <span>{outlook.why}</span>}
        </span>
        <span className="option-outlook" id={`${id}-outlook`}>
          {outlook?.is === 'known' && <Figures outlook={outlook} />}
        </span>
      </label>
      {isChosen && children && <div className="option-inside">{children}</div>}
    </div>
  );
}

export function Figures({ outlook }: { outlook: Extract<Outlook, { is: 'known' }> }): ReactNode {
  return outlook.figures.map(({ label, figure }) => (
    <span key={label} className="outlook-figure">
      {label} <strong>{figure}</strong>
    </span>
  ));
}
