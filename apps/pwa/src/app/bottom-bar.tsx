import type { ComponentType } from 'react';
import { MoreIcon, PlayIcon, RulesIcon } from '../design/icons.tsx';
import { Link } from './link.tsx';

/** The places of the bottom bar. */
export type Section = 'play' | 'rules' | 'more';

const places: readonly { section: Section; path: string; label: string; Icon: ComponentType }[] = [
  { section: 'play', path: '/', label: 'Play', Icon: PlayIcon },
  { section: 'rules', path: '/rules', label: 'Rules', Icon: RulesIcon },
  { section: 'more', path: '/more', label: 'More', Icon: MoreIcon },
];

/** The way between the places, within the thumb's reach. It also stands in the page itself, drawn before any script has come. */
export function BottomBar({ section, path }: { section?: Section; path?: string }) {
  return (
    <nav className="bar-bottom" aria-label="Main">
      {places.map(({ section: name, path: to, label, Icon }) => (
        <Link key={name} href={to} aria-current={name === section ? (path === to ? 'page' : 'true') : undefined}>
          <Icon />
          {label}
        </Link>
      ))}
    </nav>
  );
}
