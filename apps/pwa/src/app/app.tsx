import { Suspense } from 'react';
import { useDatabaseWords } from '../data/index.ts';
import { Announcer } from '../design/announcer.tsx';
import { Button } from '../design/button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Boundary } from './boundary.tsx';
import { usePlace } from './router.ts';
import { routed } from './routes.tsx';
import { useTheme } from './theme.ts';
import { forgetUndo, useOfferedUndo, useTakingBack } from './undo.ts';
import { switchToNewer, useUpdate } from './update.ts';
import { useWide } from './wide.ts';

export function App() {
  useTheme();
  const { path } = usePlace();
  const { section, screen, beside } = routed(path);
  const isWide = useWide();
  return (
    <div className="app">
      {isWide && (
        <Boundary key={section} otherwise={null}>
          <Suspense>{beside}</Suspense>
        </Boundary>
      )}
      <main>
        <Notices />
        <Undone />
        <Boundary key={path}>
          <Suspense>{screen}</Suspense>
        </Boundary>
      </main>
      <BottomBar section={section} path={path} />
      <Announcer />
    </div>
  );
}

/** What was done by the screen that has just been left, until this one is left too. */
function Undone() {
  const done = useOfferedUndo();
  const [trouble, takeBack] = useTakingBack(forgetUndo);
  if (!done) return null;
  return (
    <div className="notice row" role="status">
      <span>{trouble || done.message}</span>
      <Button onClick={() => takeBack(done)}>Undo</Button>
    </div>
  );
}

/** What concerns the whole app: a newer one, or a database in trouble. */
function Notices() {
  const update = useUpdate();
  const trouble = useDatabaseWords();
  return (
    <>
      {trouble && (
        <p className="notice" role="alert">
          {trouble}
        </p>
      )}
      {update !== 'none' && (
        <div className="notice row">
          <span>{update === 'ready' ? 'A newer Riposte is ready.' : 'Riposte was updated in another tab.'}</span>
          <Button onClick={switchToNewer}>{update === 'ready' ? 'Use it now' : 'Reload'}</Button>
        </div>
      )}
    </>
  );
}
