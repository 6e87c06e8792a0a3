import { useEffect, useState } from 'react';
import { ListLink } from '../app/list-link.tsx';
import { closeSheet, openSheet, useSheet } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import type { Stored } from '../data/export.ts';
import { type TableName, useLive } from '../data/index.ts';
import { announce } from '../design/announcer.tsx';
import { AskedTwice } from '../design/asked-twice.tsx';
import { Button } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { upperFirst } from '../play/form/words.ts';
import { counted, numberWords } from '../reference/words.ts';
import { places } from './places.ts';

const DELETE_SHEET = 'delete-everything';

/** What is kept on this device, and the ways out and in. */
export function DataScreen() {
  const stored = useLive('stored', async () => (await import('../data/export.ts')).stored());
  const [message, setMessage] = useState('');
  const say = (words: string) => {
    setMessage(words);
    announce(words);
  };
  return (
    <Screen
      title="Your data"
      back={places.more}
      foot={
        <Button kind="primary" disabled={!stored} onClick={() => exportAll().then(say, () => say(NOT_EXPORTED))}>
          Export
        </Button>
      }
    >
      {message && <p className="card">{message}</p>}
      {stored && <Facts stored={stored} />}
      <Lasting />
      <ul className="list">
        <li>
          <ListLink href={places.import}>
            <strong>Import</strong>
            <span>
              From a file that Riposte exported, here or on another device. You see first what it would change.
            </span>
          </ListLink>
        </li>
      </ul>
      <Button disabled={!stored || total(stored) === 0} onClick={() => openSheet({ name: DELETE_SHEET })}>
        Delete everything
      </Button>
      {stored && (
        <DeleteSheet
          stored={stored}
          onDeleted={() => say('Everything is deleted.')}
          onFailed={() => say('Nothing was deleted. Reload Riposte and try again.')}
        />
      )}
    </Screen>
  );
}

const rows: readonly (readonly [TableName, string, string])[] = [
  ['rulings', 'ruling', 'rulings'],
  ['fights', 'fight', 'fights'],
  ['houseRules', 'house rule', 'house rules'],
  ['packs', 'pack', 'packs'],
  ['settings', 'setting', 'settings'],
  ['lastInputs', 'form remembered', 'forms remembered'],
  ['drafts', 'unfinished form', 'unfinished forms'],
  ['recent', 'ruling used lately', 'rulings used lately'],
];

function Facts({ stored }: { stored: Stored }) {
  return (
    <dl className="facts">
      {rows.map(([table, one, many]) => (
        <div key={table}>
          <dt>{upperFirst(many)}</dt>
          <dd>
            <span className="unseen">{counted(stored.counts[table], one, many)}</span>
            <span aria-hidden="true">{numberWords(stored.counts[table])}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>Size</dt>
        <dd>{sizeWords(stored.bytes)}</dd>
      </div>
    </dl>
  );
}

/** Whether the browser has promised to keep it. */
function Lasting() {
  const [isLasting, setLasting] = useState<boolean>();
  const [wasRefused, setRefused] = useState(false);
  useEffect(() => {
    let isHere = true;
    navigator.storage?.persisted?.().then((persisted) => isHere && setLasting(persisted));
    return () => {
      isHere = false;
    };
  }, []);
  if (isLasting === undefined) return null;
  if (isLasting) return <p>This browser keeps your data for good.</p>;
  const ask = async () => {
    const isGranted = await navigator.storage.persist();
    setLasting(isGranted);
    setRefused(!isGranted);
  };
  return (
    <div className="card stack close">
      <p>This browser may clear your data when the device runs out of room. Export now and then.</p>
      <p role="status" className="muted small">
        {wasRefused && 'The browser said no. It usually agrees once Riposte is on the home screen.'}
      </p>
      <Button onClick={ask}>Ask it to keep them for good</Button>
    </div>
  );
}

/** Asks twice, in one sheet: what goes, and whether that is really meant. */
function DeleteSheet(properties: DeleteProperties) {
  return useSheet(DELETE_SHEET) ? <DeleteQuestions {...properties} /> : null;
}

interface DeleteProperties {
  stored: Stored;
  onDeleted: () => void;
  onFailed: () => void;
}

function DeleteQuestions({ stored, onDeleted, onFailed }: DeleteProperties) {
  const [, attempt] = useAttempt();
  const everything = rows.flatMap(([table, one, many]) =>
    stored.counts[table] > 0 ? [counted(stored.counts[table], one, many)] : [],
  );
  const remove = () =>
    attempt(async () => {
      const { deleteEverything } = await import('../data/export.ts');
      await deleteEverything().then(onDeleted, onFailed);
      closeSheet();
    }, 'delete');
  return (
    <Sheet title="Delete everything?">
      <p>{everything.join(', ')}. Only an export can bring them back.</p>
      <AskedTwice
        first="Delete everything"
        final="Yes, delete everything for good"
        warning="Really? This cannot be taken back."
        onMeant={remove}
      />
      <Button kind="primary" onClick={closeSheet}>
        Keep everything
      </Button>
    </Sheet>
  );
}

const NOT_EXPORTED = 'The export did not work. Reload Riposte and try again.';

/** Hands the export to the phone's own sharing where there is such, else saves it as a file. @returns what to say of it */
async function exportAll(): Promise<string> {
  const { exportData, exportFile } = await import('../data/export.ts');
  const file = exportFile(await exportData());
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ files: [file], title: file.name });
      return 'Exported.';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'Not exported.';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return `Saved as ${file.name}.`;
}

function total({ counts }: Stored): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function sizeWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${numberWords(Math.ceil(bytes / 1024))} KB`;
  return `${numberWords(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`;
}
