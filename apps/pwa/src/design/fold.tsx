import type { MouseEvent, ReactNode } from 'react';
import { useKept } from '../app/kept.ts';
import { OnIcon } from './icons.tsx';

interface Properties {
  title: string;
  /** What is inside, in a line; shown while it is closed. */
  gist?: string | undefined;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Something that is there when wanted. What is inside is drawn only once it has been opened. */
export function Fold({ title, gist, startsOpen = false, children }: Properties) {
  const [isOpen, setOpen] = useKept<boolean>(`fold ${title}`, startsOpen);
  // The browser tells of an opened fold a moment later; whoever goes on with Tab by then would pass by what is inside.
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, to the keyboard as well */}
      <summary onClick={turn}>
        <span className="fold-words">
          <span className="fold-title">{title}</span>
          {gist && <span className="fold-gist">{gist}</span>}
        </span>
        <OnIcon />
      </summary>
      {isOpen && <div className="fold-inside">{children}</div>}
    </details>
  );
}
