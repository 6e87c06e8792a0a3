import { type ComponentType, Suspense } from 'react';
import { statusWords, useDatabaseStatus } from '../data/index.ts';
import { Announcer } from '../design/announcer.tsx';
import { Button } from '../design/button.tsx';
import { MoreIcon, PlayIcon, RulesIcon } from '../design/icons.tsx';
import { Home } from '../play/home.tsx';
import { Boundary } from './boundary.tsx';
import { Link } from './link.tsx';
import { usePlace } from './router.ts';
import { routed, type Section } from './routes.tsx';
import { useMedia, useTheme } from './theme.ts';
import { switchToNewer, useUpdate } from './update.ts';

const places: readonly { section: Section; path: string; label: string; Icon: ComponentType }[] = [
  { section: 'play', path: '/', label: 'Play', Icon: PlayIcon },
  { section: 'rules', path: '/rules', label: 'Rules', Icon: RulesIcon },
  { section: 'more', path: '/more', label: 'More', Icon: MoreIcon },
];

export function App() {
  useTheme();
  const { path } = usePlace();
  const { section, screen } = routed(path);
  // Where there is room, the list stays beside what was chosen from it.
  const isBeside = useMedia('(min-width: 64rem)') && section === 'play' && path !== '/';
  return (
    <div className="app">
      {isBeside && (
        <aside className="pane" aria-label="What to rule on">
          <Home isPane />
        </aside>
      )}
      <main>
        <Notices />
        <Boundary key={path}>
          <Suspense>{screen}</Suspense>
        </Boundary>
      </main>
      <nav className="bar-bottom" aria-label="Main">
        {places.map(({ section: name, path: to, label, Icon }) => (
          <Link key={name} href={to} aria-current={name === section ? (path === to ? 'page' : 'true') : undefined}>
            <Icon />
            {label}
          </Link>
        ))}
      </nav>
      <Announcer />
    </div>
  );
}

/** What concerns the whole app: a newer one, or a database in trouble. */
function Notices() {
  const update = useUpdate();
  const trouble = statusWords[useDatabaseStatus()];
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
