import { useState } from 'react';
import { Screen } from '../app/screen.tsx';
import type { Preview } from '../data/import.ts';
import { announce } from '../design/announcer.tsx';
import { Button } from '../design/button.tsx';
import { counted } from '../reference/words.ts';
import { FileField } from './file-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import { places } from './places.ts';
import { Trouble } from './trouble.tsx';
import { type Undoable, UndoNotice } from './undo-notice.tsx';

const UNREADABLE = 'This file could not be read. Copy it to this device again, then choose it once more.';
const MEANWHILE = 'Something here has changed meanwhile, so nothing was imported. Look again at what it would change.';

/** Takes in a file that Riposte exported: first what it would do, then, if wanted, all of it in one step. */
export function ImportScreen() {
  const [preview, setPreview] = useState<Preview>();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState<Undoable>();

  const show = async (next: Preview) => {
    const { isTakenUsually } = await imports();
    setPreview(next);
    setTaken(new Set(next.plan.items.filter(isTakenUsually).map(({ name }) => name)));
  };
  const read = async (file: File) => {
    setTrouble('');
    setDone(undefined);
    setPreview(undefined);
    const { previewImport, ImportRefused } = await imports();
    try {
      await show(await previewImport(file));
    } catch (error) {
      setTrouble(error instanceof ImportRefused ? error.message : UNREADABLE);
    }
  };
  const chosen = preview?.plan.items.filter(({ name, partOf }) => taken.has(partOf ?? name)) ?? [];
  const entries = chosen.filter(({ partOf }) => partOf === undefined).length;
  const take = async () => {
    const { applyImport, ChangedMeanwhile, previewAgain } = await imports();
    try {
      const undo = await applyImport(chosen);
      const message = `${counted(entries, 'entry', 'entries')} imported.`;
      announce(message);
      setPreview(undefined);
      setTrouble('');
      setDone({ message, undo });
    } catch (error) {
      if (preview && error instanceof ChangedMeanwhile) await show(await previewAgain(preview.read));
      setTrouble(error instanceof ChangedMeanwhile ? MEANWHILE : wordsOf(error));
    }
  };
  return (
    <Screen title="Import" back={places.data} foot={preview && <TakeButton entries={entries} onTake={take} />}>
      {done && <UndoNotice done={done} onUndone={() => setDone(undefined)} />}
      <Trouble words={trouble} />
      {!preview && (
        <p>
          Choose a file that Riposte exported. Nothing is changed until you have seen what it would do; what is newer
          here stays, unless you say otherwise.
        </p>
      )}
      <FileField label={preview ? 'Choose another file' : 'Choose a file'} isPrimary={!preview} onFile={read} />
      {preview && <ImportPreview preview={preview} taken={taken} onTaken={setTaken} />}
    </Screen>
  );
}

/** The import is loaded when somebody imports; its schemas come with the rules library. */
function imports() {
  return import('../data/import.ts');
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.name === 'NotKept' ? error.message : 'Nothing was imported. Try again.';
}

function TakeButton({ entries, onTake }: { entries: number; onTake: () => void }) {
  return (
    <Button kind="primary" disabled={entries === 0} onClick={onTake}>
      {entries === 0 ? 'Nothing to import' : `Import ${counted(entries, 'entry', 'entries')}`}
    </Button>
  );
}
