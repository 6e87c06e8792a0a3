import { type ReactNode, useState } from 'react';
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
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <span className="fold-title">{title}</span>
          {gist && <span className="fold-gist">{gist}</span>}
        </span>
        <OnIcon />
      </summary>
      {isOpen && <div className="fold-inside">{children}</div>}
    </details>
  );
}
