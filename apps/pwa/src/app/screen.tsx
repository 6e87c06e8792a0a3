import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { BackIcon } from '../design/icons.tsx';
import { goBack } from './router.ts';

interface Properties {
  title: string;
  /** Where back leads when nothing of the app lies before this screen; none on the screens of the bottom bar. */
  back?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** The one primary action, kept within the thumb's reach. */
  foot?: ReactNode;
  /** Beside another screen, on wide displays: the other one names the page and takes the focus. */
  isPane?: boolean;
  /** Which system this is of. */
  accent?: number | undefined;
  children: ReactNode;
}

let isFirst = true;

/** What every screen has: a heading, the way back, and its action at the bottom. */
export function Screen({ title, back, aside, foot, accent, isPane = false, children }: Properties) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPane) document.title = title === 'Riposte' ? title : `${title} · Riposte`;
  }, [title, isPane]);
  useLayoutEffect(() => {
    if (isPane) return;
    // Whoever comes here by a link is told where they are; at the start the browser does that itself. Later than with the screen, it
    // would take the focus of whoever has gone on already.
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, [isPane]);
  return (
    <div className="screen" data-accent={accent}>
      <div className="screen-scroll">
        <header className="screen-head">
          {back !== undefined && (
            <Button kind="quiet" className="bare" aria-label="Back" onClick={() => goBack(back)}>
              <BackIcon />
            </Button>
          )}
          {isPane ? (
            <h2 className="screen-title">{title}</h2>
          ) : (
            <h1 ref={heading} className="screen-title" tabIndex={-1}>
              {title}
            </h1>
          )}
          {aside}
        </header>
        <div className="screen-inside">{children}</div>
      </div>
      {foot && <div className="screen-foot">{foot}</div>}
    </div>
  );
}

/** To the heading of the screen, for whoever uses the keyboard. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
