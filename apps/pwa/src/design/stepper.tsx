import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { describedBy, Notes, type Said } from './notes.tsx';
import { PlainButton } from './plain-button.tsx';

interface Properties extends Said {
  value: number | undefined;
  minimum: number;
  maximum: number;
  /** Whole numbers only. */
  whole: boolean;
  unit?: string | undefined;
  onChange: (value: number) => void;
}

/** A number with − and + on its sides. What is out of bounds or no number never leaves the field. */
export function Stepper({ label, value, minimum, maximum, whole, unit, onChange, ...said }: Properties) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined ? '' : written(value));
  const bounded = (wanted: number) => Math.min(maximum, Math.max(minimum, wanted));
  const step = (by: number) => {
    setTyped(undefined);
    onChange(bounded(whole ? Math.trunc(value ?? 0) + by : rounded((value ?? 0) + by)));
  };
  const type = (text: string) => {
    const digits = cleaned(text, whole, minimum < 0);
    setTyped(digits);
    const number = Number(digits.replace('−', '-'));
    if (/\d/.test(digits) && number >= minimum && number <= maximum) onChange(number);
  };
  const leave = () => {
    const number = Number((typed ?? '').replace('−', '-'));
    if (typed !== undefined && /\d/.test(typed)) onChange(bounded(number));
    setTyped(undefined);
  };
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="stepper">
        <Press label={`Less ${label}`} isOff={value !== undefined && value <= minimum} onPress={(by) => step(-by)}>
          <MinusIcon />
        </Press>
        <span className="stepper-field">
          <input
            id={id}
            className="stepper-input"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            enterKeyHint="done"
            style={{ '--digits': Math.max(3, shown.length) } as CSSProperties}
            value={shown}
            aria-invalid={said.fault ? true : undefined}
            aria-describedby={describedBy(id, said)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={keys}
          />
          {unit && <span className="unit">{unit}</span>}
        </span>
        <Press label={`More ${label}`} isOff={value !== undefined && value >= maximum} onPress={step}>
          <PlusIcon />
        </Press>
      </div>
      <Notes id={id} label={label} {...said} />
    </div>
  );
}

interface PressProperties {
  label: string;
  isOff: boolean;
  onPress: (by: number) => void;
  children: ReactNode;
}

const HOLD = 400;
const REPEAT = 90;

/** A button that goes on while it is held, ever faster. */
function Press({ label, isOff, onPress, children }: PressProperties) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef(onPress);
  press.current = onPress;
  const repeats = useRef(0);
  const release = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => release, [release]);
  const hold = (event: PointerEvent) => {
    if (isOff || event.button !== 0) return;
    release();
    repeats.current = 0;
    const again = () => {
      repeats.current += 1;
      press.current(repeats.current > 20 ? 10 : 1);
      timer.current = setTimeout(again, REPEAT);
    };
    timer.current = setTimeout(again, HOLD);
  };
  const click = () => {
    if (repeats.current === 0) onPress(1);
    repeats.current = 0;
  };
  return (
    <PlainButton
      aria-label={label}
      disabled={isOff}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
    >
      {children}
    </PlainButton>
  );
}

/** Only what can become a number: digits, one sign in front, one point. */
function cleaned(text: string, whole: boolean, mayBeNegative: boolean): string {
  const sign = mayBeNegative && /^\s*[-−]/.test(text) ? '−' : '';
  const digits = text.replace(',', '.').replace(whole ? /\D/g : /[^\d.]/g, '');
  const [before = '', ...after] = digits.split('.');
  return sign + (after.length > 0 ? `${before}.${after.join('').slice(0, 4)}` : before);
}

function written(value: number): string {
  return String(rounded(value)).replace('-', '−');
}

/** Figures have at most four decimals. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
