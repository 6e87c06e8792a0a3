import { type PointerEvent, useId, useState } from 'react';
import { type Bar, barsOf, MOST_ROWS, type Outcome, percent } from './chart-scale.ts';

interface Properties {
  /** What the chart is of, such as `Damage`. */
  title: string;
  outcomes: readonly Outcome[];
  /** The value that came out. */
  actual?: Outcome['value'] | undefined;
  nameOf: (value: Outcome['value']) => string;
}

/** A distribution: rows while there are few values, else columns with a reading of the one that is touched. */
export function BarChart({ title, outcomes, actual, nameOf }: Properties) {
  const bars = barsOf(outcomes, actual, nameOf);
  const most = Math.max(...bars.map((bar) => bar.probability));
  return (
    <figure className="stack close">
      {bars.length > MOST_ROWS ? (
        <Columns title={title} bars={bars} most={most} />
      ) : (
        <Rows title={title} bars={bars} most={most} />
      )}
      {bars.length > MOST_ROWS && <AsText title={title} bars={bars} />}
    </figure>
  );
}

function Rows({ title, bars, most }: { title: string; bars: readonly Bar[]; most: number }) {
  return (
    <ul className="bars" aria-label={title}>
      {bars.map((bar) => (
        <li key={bar.label} className={bar.isActual ? 'bar actual' : 'bar'}>
          <span className="bar-label">
            {bar.label}
            {bar.isActual && <span className="bar-came"> ◀ came out</span>}
          </span>
          <span className="bar-track" aria-hidden="true">
            <span className="bar-fill" style={{ width: `${(bar.probability / most) * 100}%` }} />
          </span>
          <span className="bar-percent">{percent(bar.probability)}</span>
        </li>
      ))}
    </ul>
  );
}

const HEIGHT = 100;

function Columns({ title, bars, most }: { title: string; bars: readonly Bar[]; most: number }) {
  const id = useId();
  const actual = bars.findIndex((bar) => bar.isActual);
  const likeliest = bars.findIndex((bar) => bar.probability === most);
  const [read, setRead] = useState(actual >= 0 ? actual : likeliest);
  const bar = bars[Math.min(read, bars.length - 1)] as Bar;
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * bars.length);
    setRead(Math.min(bars.length - 1, Math.max(0, at)));
  };
  return (
    <>
      <p className="reading">
        <strong>{bar.label}</strong>: {percent(bar.probability)}
        {bar.atLeast !== undefined && <>, that or more: {percent(bar.atLeast)}</>}
        {bar.isActual && <span className="bar-came"> ◀ came out</span>}
      </p>
      <svg
        className="columns"
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={touch}
        onPointerMove={touch}
      >
        {bars.map((one, i) => {
          const height = Math.max(one.probability > 0 ? 1 : 0, (one.probability / most) * HEIGHT);
          const kind = one.isActual ? 'column actual' : i === read ? 'column read' : 'column';
          return (
            <rect key={one.label} className={kind} x={i + 0.08} width={0.84} y={HEIGHT - height} height={height} />
          );
        })}
        <polyline
          className="at-least"
          points={bars.map((one, i) => `${i + 0.5},${HEIGHT - (one.atLeast ?? 0) * (HEIGHT - 2)}`).join(' ')}
        />
      </svg>
      <p className="columns-ends" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span className="muted small">line: that or more</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <label className="unseen" htmlFor={id}>
        {title}: read a value
      </label>
      <input
        id={id}
        className="range"
        type="range"
        min={0}
        max={bars.length - 1}
        value={read}
        aria-valuetext={`${bar.label}: ${percent(bar.probability)}`}
        onChange={(event) => setRead(Number(event.target.value))}
      />
    </>
  );
}

const CHANCE = 'Chance';
const AT_LEAST = 'That or more';

/** The same facts for who listens, or wants the list. */
function AsText({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <details className="as-text">
      <summary>{title} as a list</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{CHANCE}</th>
            <th scope="col">{AT_LEAST}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter((bar) => bar.probability > 0)
            .map((bar) => (
              <tr key={bar.label}>
                <th scope="row">
                  {bar.label}
                  {bar.isActual && ' (came out)'}
                </th>
                <td data-title={CHANCE}>{percent(bar.probability)}</td>
                {bar.atLeast !== undefined && <td data-title={AT_LEAST}>{percent(bar.atLeast)}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
