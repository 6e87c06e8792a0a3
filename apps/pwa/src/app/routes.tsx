import { type ComponentType, lazy, type ReactNode } from 'react';
import { History } from '../play/history.tsx';
import { Home } from '../play/home.tsx';
import { playScreens } from '../play/load.ts';
import type { Section } from './bottom-bar.tsx';
import { NotHere } from './not-here.tsx';
import { Pane } from './pane.tsx';
import { matched } from './router.ts';

interface Route {
  pattern: string;
  section: Section;
  show(parts: Record<string, string>, path: string): ReactNode;
  /** What stays beside it where there is room. */
  beside?(path: string): ReactNode;
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
const ReferenceBeside = lazy<ComponentType<{ path: string }>>(() => import('../reference/beside.tsx'));
const MoreBeside = lazy(() => import('../more/beside.tsx'));

const toRuleOn = () => (
  <Pane label="What to rule on">
    <Home isPane />
  </Pane>
);
const reference = {
  section: 'rules',
  show: (_: unknown, path: string) => <Reference path={path} />,
  beside: (path: string) => <ReferenceBeside path={path} />,
} as const;

const routes: readonly Route[] = [
  { pattern: '/', section: 'play', show: () => <Home /> },
  {
    pattern: '/play/*',
    section: 'play',
    show: ({ rest = '' }) => <OperationScreen key={rest} id={rest.replaceAll('/', '.')} />,
    beside: toRuleOn,
  },
  {
    pattern: '/ruling/:id',
    section: 'play',
    show: ({ id = '' }) => <RulingScreen key={id} id={id} />,
    beside: toRuleOn,
  },
  { pattern: '/fights/*', section: 'play', show: (_, path) => <Fights path={path} />, beside: toRuleOn },
  { pattern: '/history', section: 'play', show: () => <History />, beside: toRuleOn },
  { pattern: '/rules', ...reference, beside: undefined },
  { pattern: '/rules/*', ...reference },
  { pattern: '/tables/*', ...reference },
  { pattern: '/glossary/*', ...reference },
  { pattern: '/more', section: 'more', show: (_, path) => <More path={path} /> },
  { pattern: '/more/*', section: 'more', show: (_, path) => <More path={path} />, beside: () => <MoreBeside /> },
];

/** The screen of a path, and the section that it belongs to. */
export function routed(path: string): { section: Section; screen: ReactNode; beside?: ReactNode } {
  for (const { pattern, section, show, beside } of routes) {
    const parts = matched(pattern, path);
    if (parts) return { section, screen: show(parts, path), beside: beside?.(path) };
  }
  return { section: 'play', screen: <NotHere /> };
}
