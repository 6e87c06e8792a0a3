import type { MissingRoll } from '@riposte/rules';
import { useState } from 'react';
import { useKept } from '../../app/kept.ts';
import { Button } from '../../design/button.tsx';
import { RollIcon } from '../../design/icons.tsx';
import { DigitPad, FacePad } from '../../design/number-pad.tsx';
import { placeInWords, rollerOf } from '../people.ts';
import type { Entry } from '../rolls.ts';

interface Properties {
  roll: MissingRoll;
  /** What the dice show now, when they are corrected. */
  shown?: readonly number[];
  onEntered: (entry: Entry) => void;
  onRoll: () => void;
}

/** `Maelis, Reflex: d20` */
export function rollTitle({ by, label, count, faces, key }: MissingRoll, input: unknown): string {
  const place = placeInWords(key, input);
  const dice = count > 1 ? `${count}d${faces}` : `d${faces}`;
  return `${rollerOf(by, key, input)}, ${label}${place ? ` (${place})` : ''}: ${dice}`;
}

/** The faces of what fell: one die is entered by one tap, several fill their places. */
export function RollPrompt({ roll, shown = [], onEntered, onRoll }: Properties) {
  return (
    <>
      {roll.count === 1 ? (
        <FacePad faces={roll.faces} shown={shown[0]} onFace={(face) => onEntered({ faces: [face] })} />
      ) : (
        <SeveralDice roll={roll} shown={shown} onEntered={onEntered} />
      )}
      <Button onClick={onRoll}>
        <RollIcon />
        Roll for me
      </Button>
    </>
  );
}

/** More dice than this are entered by their total, unless somebody wants the faces. */
const MANY = 6;

function SeveralDice({ roll, shown, onEntered }: Required<Omit<Properties, 'onRoll'>>) {
  const { key, index, count, faces } = roll;
  const [isTotal, setTotal] = useKept<boolean>(`total of ${key} ${index}`, count > MANY);
  const other = (
    <Button kind="quiet" onClick={() => setTotal(!isTotal)}>
      {isTotal ? 'Enter each die instead' : 'Enter the total instead'}
    </Button>
  );
  if (isTotal)
    return (
      <>
        <DigitPad
          label={`Total of ${count}d${faces}`}
          least={count}
          most={count * faces}
          onNumber={(total) => onEntered({ total })}
        />
        {other}
      </>
    );
  return (
    <>
      <EachDie roll={roll} shown={shown} onEntered={onEntered} />
      {other}
    </>
  );
}

function areFaces(kept: unknown, count: number): boolean {
  return Array.isArray(kept) && kept.length === count && kept.every((face) => face === null || Number.isInteger(face));
}

function EachDie({ roll: { key, index, count, faces }, shown, onEntered }: Required<Omit<Properties, 'onRoll'>>) {
  const none = Array.from({ length: count }, (_, i) => shown[i] ?? null);
  const [dice, setDice] = useKept<readonly (number | null)[]>(`dice ${key} ${index}`, none, (kept) =>
    areFaces(kept, count),
  );
  const firstEmpty = (among: typeof dice) => among.indexOf(null);
  const [at, setAt] = useState(Math.max(0, firstEmpty(dice)));
  const known = dice.filter((face) => face !== null);
  const enter = (face: number) => {
    const next = dice.map((one, i) => (i === at ? face : one));
    setDice(next);
    const empty = firstEmpty(next);
    setAt(empty < 0 ? at : empty);
  };
  return (
    <>
      <fieldset className="row">
        <legend className="unseen">Dice so far</legend>
        {dice.map((face, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw differ by their place alone
            key={i}
            type="button"
            className={face === null ? 'die empty' : 'die'}
            aria-pressed={i === at}
            aria-label={`Die ${i + 1}: ${face ?? 'not yet'}`}
            onClick={() => setAt(i)}
          >
            {face ?? '–'}
          </button>
        ))}
        <span className="muted">= {known.reduce((sum, face) => sum + face, 0)}</span>
      </fieldset>
      <FacePad key={at} faces={faces} shown={dice[at] ?? undefined} onFace={enter} />
      <Button kind="primary" disabled={known.length < count} onClick={() => onEntered({ faces: known })}>
        Enter {count}d{faces}
      </Button>
    </>
  );
}
