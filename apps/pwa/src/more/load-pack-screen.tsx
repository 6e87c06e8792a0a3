import { type FormEvent, useState } from 'react';
import { useKept } from '../app/kept.ts';
import { Screen } from '../app/screen.tsx';
import type { Undoable } from '../app/undo.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { keepPack } from '../data/index.ts';
import { announce } from '../design/announcer.tsx';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/fields.tsx';
import { holdsWords, systemTitle } from '../engine/pack-words.ts';
import { FileField } from './file-field.tsx';
import { FaultList, Holdings } from './packs-screen.tsx';
import { places } from './places.ts';
import { fromAddress, fromFile, type Looked, PackUnreadable } from './reading-packs.ts';
import { Trouble } from './trouble.tsx';
import { UndoNotice } from './undo-notice.tsx';

const FAULTY = 'This pack cannot be used yet';
const UNREADABLE = 'This could not be read. Try again.';

/** Takes in a pack from a file or an address: first what it holds and what it would replace, then, if wanted, the pack. */
export function LoadPackScreen() {
  const [looked, setLooked] = useState<Looked>();
  const [unread, setUnread] = useState('');
  const [done, setDone] = useState<Undoable>();
  const [trouble, attempt] = useAttempt();
  const look = async (reading: Promise<Looked>) => {
    setUnread('');
    setDone(undefined);
    setLooked(undefined);
    try {
      const found = await reading;
      setLooked(found);
      announce(found.pack ? `${found.pack.title}: ${holdsWords(found.pack)}` : FAULTY);
    } catch (error) {
      setUnread(error instanceof PackUnreadable ? error.message : UNREADABLE);
    }
  };
  const keep = ({ pack }: Extract<Looked, { pack: object }>) =>
    attempt(async () => {
      const message = `${pack.title}, version ${pack.version}, is here.`;
      setDone({ message, undo: await keepPack(pack) });
      announce(message);
      setLooked(undefined);
    }, 'keep');
  return (
    <Screen title="Load a pack" back={places.packs} foot={looked?.pack && <KeepButton looked={looked} onKeep={keep} />}>
      <Trouble words={unread || trouble} />
      {done && <UndoNotice done={done} onUndone={() => setDone(undefined)} />}
      {looked && <Preview looked={looked} />}
      {!looked && (
        <p>A pack is one file, whose name usually ends in .json. Nothing is kept until you have seen what it holds.</p>
      )}
      <FileField
        label={looked ? 'Choose another file' : 'Choose a file'}
        isPrimary={!looked}
        onFile={(file) => look(fromFile(file))}
      />
      <AddressField onAddress={(address) => look(fromAddress(address))} />
    </Screen>
  );
}

function AddressField({ onAddress }: { onAddress: (address: string) => void }) {
  const [address, setAddress] = useKept<string>('address', '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAddress(address);
  };
  return (
    <form className="card stack close" onSubmit={submit}>
      <h2>From this Riposte's server</h2>
      <TextField label="Address" value={address} most={300} onChange={setAddress} />
      <p className="small muted">
        Such as /v1/packs/ and the pack's id. Riposte asks no other server: save a pack from elsewhere as a file, and
        choose that.
      </p>
      <Button type="submit" disabled={address.trim() === ''}>
        Look at it
      </Button>
    </form>
  );
}

function Preview({ looked }: { looked: Looked }) {
  if (!looked.pack)
    return (
      <section className="stack close" aria-labelledby="pack-faults">
        <h2 id="pack-faults">{FAULTY}</h2>
        <FaultList faults={looked.faults} />
        <p>Nothing was kept. Mend the file, and choose it again.</p>
      </section>
    );
  const { pack, present } = looked;
  return (
    <section className="card stack close" aria-labelledby="pack-preview">
      <h2 id="pack-preview">{pack.title}</h2>
      <p className="muted">
        {systemTitle(pack.system)} · version {pack.version}
      </p>
      <Holdings pack={pack} />
      {present && <p>{presentWords(looked)}</p>}
    </section>
  );
}

function presentWords({ pack, present, order }: Extract<Looked, { pack: object }>): string {
  const here = `Version ${present?.version} of it is here.`;
  if (order > 0) return `${here} Version ${pack.version} is newer and would take its place.`;
  if (order === 0) return `${here} This one has the same version and would take its place.`;
  return `${here} This one is older and would take the place of the newer.`;
}

/** What is here is never replaced unasked: the button says that it would be, and by what. */
function KeepButton({
  looked,
  onKeep,
}: {
  looked: Extract<Looked, { pack: object }>;
  onKeep: (looked: Extract<Looked, { pack: object }>) => void;
}) {
  const { pack, present, order } = looked;
  const label = present ? `Replace version ${present.version} with ${pack.version}` : 'Keep this pack';
  return (
    <Button kind={order < 0 ? 'plain' : 'primary'} onClick={() => onKeep(looked)}>
      {label}
    </Button>
  );
}
