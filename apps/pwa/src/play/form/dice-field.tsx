import { useId } from 'react';
import { Chips } from '../../design/chips.tsx';
import { describedBy, Notes, type Said } from '../../design/notes.tsx';
import { Stepper } from '../../design/stepper.tsx';

/** The dice that people have; any other is a number of faces. */
const USUAL = [4, 6, 8, 10, 12, 20];
const MOST_COUNT = 999;
const MOST_FACES = 9999;

/** Dice as written, such as `2d6`: how many, and of which kind. */
export function DiceField({
  label,
  value,
  onChange,
  ...said
}: Said & { value: string | undefined; onChange: (value: string) => void }) {
  const id = useId();
  const [count = 1, faces = 6] = (value ?? '1d6').split('d').map(Number);
  const isUsual = USUAL.includes(faces);
  const kinds = [...USUAL.map((one) => ({ value: `${one}`, label: `d${one}` })), { value: 'other', label: 'Other' }];
  return (
    <fieldset className="stack close" aria-describedby={describedBy(id, said)}>
      <legend className="field-label">
        {label}: {count}d{faces}
      </legend>
      <Stepper
        label="How many"
        value={count}
        minimum={1}
        maximum={MOST_COUNT}
        whole
        onChange={(next) => onChange(`${next}d${faces}`)}
      />
      <Chips
        label="Kind of die"
        isLabelHidden
        chips={kinds}
        value={isUsual ? `${faces}` : 'other'}
        onChange={(kind) => onChange(`${count}d${kind === 'other' ? 3 : kind}`)}
      />
      {!isUsual && (
        <Stepper
          label="Faces"
          value={faces}
          minimum={1}
          maximum={MOST_FACES}
          whole
          onChange={(next) => onChange(`${count}d${next}`)}
        />
      )}
      <Notes id={id} label={label} {...said} />
    </fieldset>
  );
}
