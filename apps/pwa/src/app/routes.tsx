import { type ComponentType, lazy, type ReactNode } from 'react';
import { History } from '../play/history.tsx';
import { Home } from '../play/home.tsx';
import { playScreens } from '../play/load.ts';
import type { Section } from './bottom-bar.tsx';
import { NotHere } from './not-here.tsx';
import { matched } from './router.ts';

interface Route {
  pattern: string;
  section: Section;
  show(parts: Record<string, string>, path: string): ReactNode;
}

const OperationScreen = lazy(async () => ({ default: (await playScreens()).OperationScreen }));
const RulingScreen = lazy(async () => ({ default: (await playScreens()).RulingScreen }));

/**
 * The reference, the settings and the fights are loaded when they are first opened. Each folder has a `screens.tsx` whose default export
 * draws the screen of any of its paths.
 */
const Reference = lazy<ComponentType<{ path: string }>>(() => import('../reference/screens.tsx'));
const More = lazy<ComponentType<{ path: string }>>(() => import('../more/screens.tsx'));

const Fights = lazy<ComponentType<{ path: string }>>(() => import('../fights/screens.tsx'));

const reference = (_: unknown, path: string) => <Reference path={path} />;
const more = (_: unknown, path: string) => <More path={path} />;

const routes: readonly Route[] = [
  { pattern: '/', section: 'play', show: () => <Home /> },
  {
    pattern: '/play/*',
    section: 'play',
    show: ({ rest = '' }) => <OperationScreen key={rest} id={rest.replaceAll('/', '.')} />,
  },
  { pattern: '/ruling/:id', section: 'play', show: ({ id = '' }) => <RulingScreen key={id} id={id} /> },
  { pattern: '/fights/*', section: 'play', show: (_, path) => <Fights path={path} /> },
  { pattern: '/history', section: 'play', show: () => <History /> },
  { pattern: '/rules/*', section: 'rules', show: reference },
  { pattern: '/tables/*', section: 'rules', show: reference },
  { pattern: '/glossary/*', section: 'rules', show: reference },
  { pattern: '/more/*', section: 'more', show: more },
];

/** The screen of a path, and the section that it belongs to. */
export function routed(path: string): { section: Section; screen: ReactNode } {
  for (const { pattern, section, show } of routes) {
    const parts = matched(pattern, path);
    if (parts) return { section, screen: show(parts, path) };
  }
  return { section: 'play', screen: <NotHere /> };
}
