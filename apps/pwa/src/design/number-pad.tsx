import { useState } from 'react';
import { Button } from './button.tsx';
import { mayType, padLayout, percentile } from './pad-layout.ts';
import { PlainButton } from './plain-button.tsx';

interface PadProperties {
  faces: number;
  /** The face that is known already, when one is corrected. */
  shown?: number | undefined;
  onFace: (face: number) => void;
}

/** The faces of one die as keys. */
export function FacePad({ faces, shown, onFace }: PadProperties) {
  const layout = padLayout(faces);
  if (layout.kind === 'percentile') return <PercentilePad shown={shown} onFace={onFace} />;
  if (layout.kind === 'digits') return <DigitPad most={faces} label={`What the d${faces} shows`} onNumber={onFace} />;
  return (
    <fieldset className="pad" data-columns={layout.columns}>
      <legend className="unseen">Faces of the d{faces}</legend>
      {Array.from({ length: faces }, (_, i) => i + 1).map((face) => (
        <button key={face} type="button" className="pad-key" aria-pressed={face === shown} onClick={() => onFace(face)}>
          {face}
        </button>
      ))}
    </fieldset>
  );
}

function PercentilePad({ shown, onFace }: Omit<PadProperties, 'faces'>) {
  const [tens, setTens] = useState<number>();
  const [units, setUnits] = useState<number>();
  const chosen = (nextTens: number | undefined, nextUnits: number | undefined) => {
    setTens(nextTens);
    setUnits(nextUnits);
    if (nextTens !== undefined && nextUnits !== undefined) onFace(percentile(nextTens, nextUnits));
  };
  return (
    <div className="stack close">
      {shown !== undefined && tens === undefined && units === undefined && (
        <p className="muted small">It shows {shown} now.</p>
      )}
      <fieldset className="pad" data-columns="5">
        <legend className="field-label">Tens</legend>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className="pad-key"
            aria-pressed={tens === digit * 10}
            onClick={() => chosen(digit * 10, units)}
          >
            {digit === 0 ? '00' : digit * 10}
          </button>
        ))}
      </fieldset>
      <fieldset className="pad" data-columns="5">
        <legend className="field-label">Units</legend>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className="pad-key"
            aria-pressed={units === digit}
            onClick={() => chosen(tens, digit)}
          >
            {digit}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A number in digits; a key that would lead past the bounds can't be pressed. */
export function DigitPad({
  most,
  least = 1,
  label,
  onNumber,
}: {
  most: number;
  least?: number;
  label: string;
  onNumber: (value: number) => void;
}) {
  const [typed, setTyped] = useState('');
  const key = (digit: number) => (
    <PlainButton
      key={digit}
      className="pad-key"
      disabled={!mayType(typed, digit, most)}
      onClick={() => setTyped(typed + digit)}
    >
      {digit}
    </PlainButton>
  );
  return (
    <div className="stack close">
      <p className="row">
        <span>
          {label}, {least} to {most}
        </span>
        <output className="pad-typed" aria-label={label}>
          {typed || '–'}
        </output>
      </p>
      <fieldset className="pad" data-columns="3">
        <legend className="unseen">{label}</legend>
        {KEYS.map(key)}
        <PlainButton className="pad-key" disabled={typed === ''} onClick={() => setTyped(typed.slice(0, -1))}>
          ⌫<span className="unseen">Delete the last digit</span>
        </PlainButton>
        {key(0)}
      </fieldset>
      <Button kind="primary" disabled={Number(typed) < least} onClick={() => onNumber(Number(typed))}>
        Enter {typed}
      </Button>
    </div>
  );
}
