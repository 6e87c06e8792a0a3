import type { Change } from '@riposte/rules';
import { useMemo } from 'react';
import { Words } from '../../reference/prose.tsx';
import { signed } from '../form/gist.ts';
import { upperFirst, wordsOf } from '../form/words.ts';
import { tellerOf } from '../names.ts';

interface Properties {
  changes: readonly Change[];
  /** The input of the ruling, which tells who is who. */
  input: unknown;
  /** The id of the system whose words they are. */
  system: string;
}

/** What the ruling changed: HP 96 → 87, with how much, and a bar where there is something to fill. */
export function Changes({ changes, input, system }: Properties) {
  const told = useMemo(() => tellerOf(input), [input]);
  if (changes.length === 0) return null;
  return (
    <ul className="changes" aria-label="What changed">
      {changes.map((change) => (
        <ChangeLine key={`${change.who} ${change.what}`} change={change} told={told} system={system} />
      ))}
    </ul>
  );
}

interface LineProperties extends Pick<Properties, 'system'> {
  change: Change;
  /** Tells a text as people here say it. */
  told: (text: string) => string;
}

function ChangeLine({ change: { who, what, from, to, unit }, told, system }: LineProperties) {
  const shown = (value: number | string) => told(`${value}`);
  const isNumber = typeof from === 'number' && typeof to === 'number';
  const isLess = isNumber && to < from;
  // A unit that repeats what it is of is left out: HP 96 → 87, not 87 HP.
  const shownUnit = unit !== undefined && unit !== what ? ` ${unit}` : '';
  return (
    <li className="change">
      <span className="change-who">{upperFirst(wordsOf(told(who)))}</span>
      <span className="change-what">
        <Words text={what} system={system} />{' '}
        <span className="change-from">
          {shown(from)}
          {shownUnit}
        </span>
        <span aria-hidden="true"> → </span>
        <span className="unseen"> to </span>
        <strong>
          {shown(to)}
          {shownUnit}
        </strong>
        {isNumber && <span className={isLess ? 'change-by less' : 'change-by more'}> {signed(to - from)}</span>}
      </span>
      {isNumber && from >= 0 && to >= 0 && Math.max(from, to) > 0 && (
        <span className="change-bar" aria-hidden="true">
          <span className="change-lost" style={{ width: `${share(Math.max(from, to), from, to)}%` }} />
          <span className="change-left" style={{ width: `${share(Math.min(from, to), from, to)}%` }} />
        </span>
      )}
    </li>
  );
}

function share(value: number, from: number, to: number): number {
  return (value / Math.max(from, to)) * 100;
}
