import { useState } from 'react';
import { Screen } from '../app/screen.tsx';
import type { Undoable } from '../app/undo.ts';
import { useAttempt } from '../app/use-attempt.ts';
import type { Preview } from '../data/import.ts';
import { announce } from '../design/announcer.tsx';
import { Button } from '../design/button.tsx';
import { counted } from '../reference/words.ts';
import { FileField } from './file-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import { places } from './places.ts';
import { Trouble } from './trouble.tsx';
import { UndoNotice } from './undo-notice.tsx';

const UNREADABLE = 'This file could not be read. Copy it to this device again, then choose it once more.';
const MEANWHILE = 'Something here has changed meanwhile, so nothing was imported. Look again at what it would change.';

/** Takes in a file that Riposte exported: first what it would do, then, if wanted, all of it in one step. */
export function ImportScreen() {
  const [preview, setPreview] = useState<Preview>();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [unread, setUnread] = useState('');
  const [work, setWork] = useState('');
  const [trouble, attempt] = useAttempt(wordsOf);
  const [done, setDone] = useState<Undoable>();

  /** Says what is being done, and lets it be drawn: a large file holds up the screen afterwards. */
  const working = (words: string) => {
    setWork(words);
    setUnread('');
    return drawn();
  };
  const show = async (next: Preview) => {
    const { isTakenUsually } = await imports();
    setPreview(next);
    setTaken(new Set(next.plan.items.filter(isTakenUsually).map(({ name }) => name)));
  };
  const read = async (file: File) => {
    setUnread('');
    setDone(undefined);
    setPreview(undefined);
    try {
      await working('Reading…');
      const { previewImport } = await imports();
      await show(await previewImport(file));
    } catch (error) {
      setUnread(error instanceof Error && error.name === 'ImportRefused' ? error.message : UNREADABLE);
    }
    setWork('');
  };
  const chosen = preview?.plan.items.filter(({ name, partOf }) => taken.has(partOf ?? name)) ?? [];
  const entries = chosen.filter(({ partOf }) => partOf === undefined).length;
  const take = () =>
    attempt(async () => {
      try {
        await working('Importing…');
        const { applyImport } = await imports();
        const undo = await applyImport(chosen);
        const message = `${counted(entries, 'entry', 'entries')} imported.`;
        announce(message);
        setPreview(undefined);
        setDone({ message, undo });
      } catch (error) {
        if (preview && isMeanwhile(error)) await show(await (await imports()).previewAgain(preview.read));
        throw error;
      } finally {
        setWork('');
      }
    }, 'import');
  return (
    <Screen title="Import" back={places.data} foot={preview && <TakeButton entries={entries} onTake={take} />}>
      {done && <UndoNotice done={done} onUndone={() => setDone(undefined)} />}
      <Trouble words={unread || trouble} />
      <p role="status">{work}</p>
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

/** The next frame is on the screen; one that nobody sees is not waited for. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_FRAME);
  });
}

const LONGEST_FRAME = 250;

/** The import is loaded when somebody imports; its schemas come with the rules library. */
function imports() {
  return import('../data/import.ts');
}

function isMeanwhile(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChangedMeanwhile';
}

function wordsOf(error: unknown): string {
  if (isMeanwhile(error)) return MEANWHILE;
  return error instanceof Error && error.name === 'NotKept' ? error.message : 'Nothing was imported. Try again.';
}

function TakeButton({ entries, onTake }: { entries: number; onTake: () => void }) {
  return (
    <Button kind="primary" disabled={entries === 0} onClick={onTake}>
      {entries === 0 ? 'Nothing to import' : `Import ${counted(entries, 'entry', 'entries')}`}
    </Button>
  );
}
