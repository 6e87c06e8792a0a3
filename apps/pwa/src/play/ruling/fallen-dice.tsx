import type { Roll } from '../../data/index.ts';
import type { OperationDescription } from '../../engine/description.ts';
import { placeInWords, rollerOf } from '../people.ts';
import { type Die, diceOf } from '../rolls.ts';

interface Properties {
  rolls: readonly Roll[];
  /** The dice that may be rolled. */
  dice: OperationDescription['dice'];
  input: unknown;
  /** Absent where they are only told. */
  onCorrect?: (die: Die) => void;
}

interface Throw {
  title: string;
  dice: Die[];
}

/** The dice as they fell, whose and of what; each can be tapped and corrected. */
export function FallenDice({ rolls, dice: declared, input, onCorrect }: Properties) {
  const throws = throwsOf(rolls, declared, input);
  if (throws.length === 0) return null;
  return (
    <section className="stack close" aria-labelledby="fallen-dice">
      <h2 id="fallen-dice">Dice</h2>
      <ul className="throws">
        {throws.map(({ title, dice }) => (
          <li key={title} className={dice.length > 1 ? 'many' : undefined}>
            <span className="throw-title">{title}</span>
            <span className="row">
              {dice.map((die) => (
                <Fallen key={die.index} die={die} title={title} onCorrect={onCorrect} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {onCorrect && <p className="muted small">Tap a die that was entered wrongly. The others stay as they fell.</p>}
    </section>
  );
}

interface FallenProperties {
  die: Die;
  title: string;
  onCorrect: Properties['onCorrect'];
}

function Fallen({ die, title, onCorrect }: FallenProperties) {
  const shown = die.face ?? `Σ ${die.total}`;
  if (!onCorrect) return <span className="die">{shown}</span>;
  const label = `Change ${title}: ${die.face ?? `total ${die.total}`}`;
  return (
    <button type="button" className="die" aria-label={label} onClick={() => onCorrect(die)}>
      {shown}
    </button>
  );
}

function throwsOf(rolls: readonly Roll[], declared: OperationDescription['dice'], input: unknown): Throw[] {
  const byKey = new Map<string, Die[]>();
  for (const die of diceOf(rolls)) byKey.set(die.key, [...(byKey.get(die.key) ?? []), die]);
  return [...byKey].map(([key, dice]) => {
    const { by = '', label = '' } = declared.find((die) => covers(die.key, key)) ?? {};
    const place = placeInWords(key, input);
    const whose = [rollerOf(by, key, input), label].filter(Boolean).join(', ');
    return { title: place ? `${whose} (${place})` : whose, dice };
  });
}

/** A declared key whose `*` stand for ids or numbers. */
function covers(pattern: string, key: string): boolean {
  const wanted = pattern.split('.');
  const given = key.split('.');
  return wanted.length === given.length && wanted.every((part, i) => part === '*' || part === given[i]);
}
