import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../app/screen.tsx';
import type { Undoable } from '../app/undo.ts';
import { useAttempt } from '../app/use-attempt.ts';

interface Properties {
  done: Undoable;
  onUndone: () => void;
}

/** Takes the focus that went away with what was removed. */
export function UndoNotice({ done, onUndone }: Properties) {
  const [trouble, attempt] = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deed takes the focus anew
  useLayoutEffect(() => button.current?.focus(), [done]);
  const undo = async () => {
    if (!(await attempt(done.undo, 'undo'))) return;
    onUndone();
    // The button goes away with the notice.
    focusHeading();
  };
  return (
    <div className="undo-notice" role="status">
      <span>{trouble || done.message}</span>
      <button type="button" ref={button} className="button" onClick={undo}>
        Undo
      </button>
    </div>
  );
}
