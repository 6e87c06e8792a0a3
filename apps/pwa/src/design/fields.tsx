import { useId } from 'react';
import { describedBy, Notes, type Said } from './notes.tsx';

/** Yes or no. */
export function Toggle({
  label,
  isOn,
  onChange,
  ...said
}: Said & { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div>
      <label className="toggle">
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={describedBy(id, said)}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <Notes id={id} label={label} {...said} />
    </div>
  );
}

export function TextField({
  label,
  value,
  most,
  onChange,
  ...said
}: Said & { value: string; most: number; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="field tall">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="text-input"
        value={value}
        maxLength={most}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={said.fault ? true : undefined}
        aria-describedby={describedBy(id, said)}
        onChange={(event) => onChange(event.target.value)}
      />
      <Notes id={id} label={label} {...said} />
    </div>
  );
}

/** One of many: the phone's own picker. */
export function Select({
  label,
  value,
  options,
  onChange,
  ...said
}: Said & {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field tall">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value}
        aria-describedby={describedBy(id, said)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Notes id={id} label={label} options={options.map((option) => option.label)} {...said} />
    </div>
  );
}
