import { useLayoutEffect, useRef } from 'react';
import { type Undoable, useTakingBack } from '../app/undo.ts';

interface Properties {
  done: Undoable;
  onUndone: () => void;
}

/** Takes the focus that went away with what was removed. */
export function UndoNotice({ done, onUndone }: Properties) {
  const [trouble, takeBack] = useTakingBack(onUndone);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deed takes the focus anew
  useLayoutEffect(() => button.current?.focus(), [done]);
  return (
    <div className="undo-notice" role="status">
      <span>{trouble || done.message}</span>
      <button type="button" ref={button} className="button" onClick={() => takeBack(done)}>
        Undo
      </button>
    </div>
  );
}
