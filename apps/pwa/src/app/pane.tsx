import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { Boundary } from './boundary.tsx';
import { usePlace } from './router.ts';
import { focusHeading } from './screen.tsx';

interface Properties {
  label: string;
  children: ReactNode;
}

/** What stays beside a screen where there is room: the list that it was chosen from, with its line in sight. */
export function Pane({ label, children }: Properties) {
  const { path } = usePlace();
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has another line
  useEffect(() => {
    const here = pane.current?.querySelector<HTMLElement>('[aria-current]');
    if (!pane.current || !here) return;
    const { scrollTop, clientHeight } = pane.current;
    const isInSight = here.offsetTop >= scrollTop && here.offsetTop + here.offsetHeight <= scrollTop + clientHeight;
    if (!isInSight) pane.current.scrollTop = here.offsetTop - clientHeight / 2;
  }, [path]);
  return (
    <aside ref={pane} className="pane" aria-label={label}>
      <Button className="skip" onClick={focusHeading}>
        Past this list
      </Button>
      <Boundary otherwise={<p className="notice flat">This list did not open. Everything else is there.</p>}>
        {children}
      </Boundary>
    </aside>
  );
}
