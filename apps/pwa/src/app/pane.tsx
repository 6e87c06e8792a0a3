import { type ReactNode, useEffect, useRef } from 'react';

interface Properties {
  label: string;
  children: ReactNode;
}

/** What stays beside a screen where there is room: the list that it was chosen from, with its line in sight. */
export function Pane({ label, children }: Properties) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = pane.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && pane.current) pane.current.scrollTop = here.offsetTop - pane.current.clientHeight / 2;
  }, []);
  return (
    <aside ref={pane} className="pane" aria-label={label}>
      {children}
    </aside>
  );
}
