import { useState } from 'react';
import { Link } from '../app/link.tsx';
import { Screen } from '../app/screen.tsx';
import type { Undoable } from '../app/undo.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { removePack, switchPack } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Toggle } from '../design/fields.tsx';
import { Fold } from '../design/fold.tsx';
import { accentOf } from '../engine/catalogue.ts';
import { entryName, holdsWords, systemTitle } from '../engine/pack-words.ts';
import type { PackHere } from '../engine/packs.ts';
import { usePacksHere } from '../engine/use-packs-here.ts';
import { upperFirst } from '../play/form/words.ts';
import { places } from './places.ts';
import { Trouble } from './trouble.tsx';
import { UndoNotice } from './undo-notice.tsx';

/** The packs of content that are here: the samples first, then what was loaded. */
export function PacksScreen() {
  const here = usePacksHere();
  const [done, setDone] = useState<Undoable>();
  const [trouble, attempt] = useAttempt();
  const remove = ({ record: { id, title } }: PackHere) =>
    attempt(async () => {
      const undo = await removePack(id);
      if (undo) setDone({ message: `Removed: ${title}`, undo });
    }, `remove ${id}`);
  return (
    <Screen
      title="Packs"
      back={places.more}
      foot={
        <Link className="button primary" href={places.loadPack}>
          Load a pack
        </Link>
      }
    >
      <p>What a pack holds can be chosen in forms. What is filled in stays, whatever becomes of the pack.</p>
      <Trouble words={trouble} />
      {done && <UndoNotice done={done} onUndone={() => setDone(undefined)} />}
      {here?.map((pack) => (
        <PackCard
          key={pack.record.id}
          here={pack}
          onSwitch={(enabled) => attempt(() => switchPack(pack.record, enabled))}
          onRemove={() => remove(pack)}
        />
      ))}
    </Screen>
  );
}

interface CardProperties {
  here: PackHere;
  onSwitch: (enabled: boolean) => void;
  onRemove: () => void;
}

function PackCard({ here: { record, isSample, pack, faults }, onSwitch, onRemove }: CardProperties) {
  const { title, version, system, enabled } = record;
  return (
    <article className="card stack close" aria-label={title} data-accent={accentOf(system)}>
      <h2>{title}</h2>
      <p className="muted">
        {systemTitle(system)} · version {version}
        {isSample && ' · comes with Riposte'}
      </p>
      {pack ? <Holdings pack={pack} /> : <Faults faults={faults} />}
      <Toggle label="Offered in forms" isOn={enabled} onChange={onSwitch} />
      {!isSample && (
        <div className="row">
          <Button aria-label={`Remove: ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </article>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <>
      <p className="fault">These rules can no longer use it, so it offers nothing.</p>
      <FaultList faults={faults} />
    </>
  );
}

/** What is wrong with a pack, a line for each fault. */
export function FaultList({ faults }: { faults: readonly string[] }) {
  return (
    <ul className="marked">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

/** What a pack holds, entry by entry once it is opened. */
export function Holdings({ pack }: { pack: NonNullable<PackHere['pack']> }) {
  return (
    <Fold title="What it holds" gist={holdsWords(pack) || 'Nothing'}>
      {Object.entries(pack.entries).map(([kind, list]) => (
        <section key={kind} className="stack close" aria-label={kind}>
          <h3>{upperFirst(kind)}</h3>
          <ul className="marked">
            {list.map((entry) => (
              <li key={String(entry.id)}>{entryName(entry)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Fold>
  );
}
