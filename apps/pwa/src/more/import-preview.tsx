import { useState } from 'react';
import type { Effect, ImportItem, Preview } from '../data/import.ts';
import { tableWords } from '../data/import-words.ts';
import { type TableName, tableNames } from '../data/records.ts';
import { Button } from '../design/button.tsx';
import { Fold } from '../design/fold.tsx';
import { counted } from '../reference/words.ts';

interface Properties {
  preview: Preview;
  /** The names of the items that will be taken in. */
  taken: ReadonlySet<string>;
  onTaken: (taken: ReadonlySet<string>) => void;
}

/** What an import would do, entry by entry, each of which can be taken or left. */
export function ImportPreview({ preview: { read, plan }, taken, onTaken }: Properties) {
  const count = (effect: Effect) =>
    plan.items.filter((item) => item.effect === effect && item.partOf === undefined).length;
  const toggle = (names: readonly string[], isTaken: boolean) => {
    const next = new Set(taken);
    for (const name of names) isTaken ? next.add(name) : next.delete(name);
    onTaken(next);
  };
  return (
    <>
      <section className="stack close" aria-labelledby="import-summary">
        <h2 id="import-summary">What it would do</h2>
        {read.exportedAt !== undefined && <p className="muted">Exported {dayWords(read.exportedAt)}.</p>}
        <div role="status">
          <ul className="marked">
            {[
              [count('add'), 'is new', 'are new'],
              [count('change'), 'replaces an older one here', 'replace older ones here'],
              [count('newer-here'), 'is as new or newer here, and stays', 'are as new or newer here, and stay'],
              [plan.same, 'is here already', 'are here already'],
              [plan.onlyHere, 'is only here, and stays', 'are only here, and stay'],
              [read.leftOut, 'is damaged, and left out', 'are damaged, and left out'],
            ].map(([number, one, many]) =>
              number === 0 ? null : <li key={String(one)}>{counted(Number(number), String(one), String(many))}</li>,
            )}
          </ul>
        </div>
      </section>
      {tableNames.map((table) => (
        <TableFold
          key={table}
          table={table}
          items={plan.items.filter((item) => item.table === table && item.partOf === undefined)}
          taken={taken}
          onToggle={toggle}
        />
      ))}
      {read.faults.length > 0 && (
        <Fold title="What is damaged" gist={counted(read.faults.length, 'fault', 'faults')}>
          <ul className="marked">
            {read.faults.slice(0, MOST_SHOWN).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** As many lines as are drawn at once: a year of rulings would hold up the phone. */
const MOST_SHOWN = 100;

const effectWords: Readonly<Record<Effect, string>> = {
  add: 'New',
  change: 'Replaces an older one here',
  'newer-here': 'As new or newer here',
};

interface FoldProperties {
  table: TableName;
  items: readonly ImportItem[];
  taken: ReadonlySet<string>;
  onToggle: (names: readonly string[], isTaken: boolean) => void;
}

function TableFold({ table, items, taken, onToggle }: FoldProperties) {
  const [shown, setShown] = useState(MOST_SHOWN);
  if (items.length === 0) return null;
  const count = items.filter(({ name }) => taken.has(name)).length;
  const names = items.map(({ name }) => name);
  return (
    <Fold title={tableWords[table].many} gist={`${count} of ${items.length} will be imported`}>
      <div className="row">
        <Button disabled={count === items.length} onClick={() => onToggle(names, true)}>
          Take all
        </Button>
        <Button disabled={count === 0} onClick={() => onToggle(names, false)}>
          Take none
        </Button>
      </div>
      <ul className="list">
        {items.slice(0, shown).map((item) => (
          <li key={item.name}>
            <label className="take">
              <input
                type="checkbox"
                checked={taken.has(item.name)}
                onChange={(event) => onToggle([item.name], event.target.checked)}
              />
              <span>
                {item.title}
                <span className="small muted">
                  {effectWords[item.effect]}. {item.present ? `In the file: ${dayWords(item.incoming.changed)}. ` : ''}
                  {item.present && `Here: ${dayWords(item.present.changed)}.`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button onClick={() => setShown(shown + MOST_SHOWN)}>Show more of {items.length}</Button>
      )}
    </Fold>
  );
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function dayWords(time: number): string {
  return days.format(time);
}
