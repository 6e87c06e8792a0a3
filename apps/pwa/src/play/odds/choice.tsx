import { type ReactNode, useId } from 'react';
import { useForm } from '../form/context.tsx';
import { Fields } from '../form/field-view.tsx';
import type { Field, Variant } from '../form/model.ts';
import { valueAt } from '../form/values.ts';
import type { Outlook } from './headline.ts';

/** The name under which the outlook of leaving a choice out is kept. */
export const NONE = '';

interface Properties {
  field: Field;
  outlooks: Readonly<Record<string, Outlook>>;
}

/** A choice made with open eyes: every option with what it costs and what may come of it. */
export function OddsChoice({ field, outlooks }: Properties) {
  const form = useForm();
  const { shape } = field;
  if (shape.type !== 'union') return null;
  const present = (valueAt(form.value, field.path) as Record<string, unknown> | undefined)?.[shape.key];
  const chosen = shape.variants.find((variant) => variant.value === present);
  const choose = (variant: Variant | undefined) => form.choose(field, field.path, variant);
  const fault = form.faultAt(field.path);
  return (
    <div className="stack close">
      <fieldset className="stack close">
        <legend className="field-label">{field.label}</legend>
        {field.isOptional && (
          <Option
            label={`No ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`}
            isChosen={present === undefined}
            outlook={outlooks[NONE]}
            onChoose={() => choose(undefined)}
          />
        )}
        {shape.variants.map((variant) => (
          <Option
            key={variant.value}
            label={variant.label}
            cost={variant.help}
            isChosen={variant === chosen}
            outlook={outlooks[variant.value]}
            onChoose={() => choose(variant)}
          />
        ))}
      </fieldset>
      {fault && <p className="fault">{fault}</p>}
      {chosen && <Fields key={chosen.value} fields={chosen.fields} at={field.path} />}
    </div>
  );
}

function Option({
  label,
  cost,
  isChosen,
  outlook,
  onChoose,
}: {
  label: string;
  cost?: string | undefined;
  isChosen: boolean;
  outlook: Outlook | undefined;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <label className="option">
      <input
        type="radio"
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-cost ${id}-outlook`}
      />
      <span className="option-words">
        <strong id={`${id}-label`}>{label}</strong>
        <span id={`${id}-cost`}>{cost}</span>
      </span>
      <span className="option-outlook" id={`${id}-outlook`}>
        {outlook && <OutlookWords outlook={outlook} />}
      </span>
    </label>
  );
}

export function OutlookWords({ outlook }: { outlook: Outlook }): ReactNode {
  if ('why' in outlook) return <span className="small">{outlook.why}</span>;
  return outlook.figures.map(({ label, figure }) => (
    <span key={label} className="outlook-figure">
      {label} <strong>{figure}</strong>
    </span>
  ));
}
