import { useEffect, useState } from 'react';
import { version } from '../../package.json';
import { Screen } from '../app/screen.tsx';
import { useLibrary } from '../reference/use-library.ts';
import { counted } from '../reference/words.ts';
import { places } from './places.ts';

/** What this is, which version, and what it promises. */
export function AboutScreen() {
  const isKept = useKeptOffline();
  const library = useLibrary();
  return (
    <Screen title="About Riposte" back={places.more}>
      <p>
        Give it the situation: it returns the ruling, how it got there, and the exact odds, all from the same rules.
      </p>
      <dl className="facts">
        <div>
          <dt>Version</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>Licence</dt>
          <dd>MIT</dd>
        </div>
        <div>
          <dt>Without a network</dt>
          <dd>{isKept ? 'Works: everything is on this device' : 'Not yet: this visit is still being kept'}</dd>
        </div>
        {library?.systems.map((system) => (
          <div key={system.id}>
            <dt>{system.title}</dt>
            <dd>
              {counted(
                system.chapters.reduce((sum, chapter) => sum + chapter.entries.length, 0),
                'rule',
                'rules',
              )}
              , {counted(system.tables.length, 'table', 'tables')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        Riposte asks no other computer for anything. Your rulings, house rules and settings stay on this device, until
        you export them yourself.
      </p>
    </Screen>
  );
}

/** True once the app is stored on the device, so that the promise is made only when it holds. */
function useKeptOffline(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isHere = true;
    navigator.serviceWorker?.ready.then(() => isHere && setKept(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isKept;
}
