import { type ReactNode, useId } from 'react';
import { describedBy, Notes, type Said } from './notes.tsx';

export interface Chip<V extends string> {
  value: V;
  label: ReactNode;
}

interface Common extends Said {
  /** Shows the label to screen readers only, where the place says it already. */
  isLabelHidden?: boolean;
}

/** One of a few: native radio buttons, so arrows move and a screen reader counts. */
export function Chips<V extends string>({
  chips,
  value,
  onChange,
  ...common
}: Common & { chips: readonly Chip<V>[]; value: V | undefined; onChange: (value: V) => void }) {
  const name = useId();
  return (
    <ChipSet {...common} options={chips.map((chip) => chip.label)}>
      {chips.map((chip) => (
        <label className="chip" key={chip.value}>
          <input type="radio" name={name} checked={chip.value === value} onChange={() => onChange(chip.value)} />
          <span>{chip.label}</span>
        </label>
      ))}
    </ChipSet>
  );
}

/** Some of a few. */
export function CheckChips<V extends string>({
  chips,
  values,
  onChange,
  ...common
}: Common & { chips: readonly Chip<V>[]; values: readonly V[]; onChange: (values: V[]) => void }) {
  const toggle = (value: V) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <ChipSet {...common} options={chips.map((chip) => chip.label)}>
      {chips.map((chip) => (
        <label className="chip" key={chip.value}>
          <input type="checkbox" checked={values.includes(chip.value)} onChange={() => toggle(chip.value)} />
          <span>{chip.label}</span>
        </label>
      ))}
    </ChipSet>
  );
}

interface ChipSetProperties extends Common {
  options: readonly ReactNode[];
  children: ReactNode;
}

function ChipSet({ label, isLabelHidden, options, children, ...said }: ChipSetProperties) {
  const id = useId();
  return (
    <fieldset className="stack close" aria-describedby={describedBy(id, said)}>
      <legend className={isLabelHidden ? 'unseen' : 'field-label'}>{label}</legend>
      <div className="chips">{children}</div>
      <Notes id={id} label={label} options={options} {...said} />
    </fieldset>
  );
}
