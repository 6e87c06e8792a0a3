import { useCallback, useState } from 'react';

/**
 * What a screen remembers of how it was left: a search, an opened fold. It is kept with the screen's entry in the browser's history, so
 * back and a reload bring it back, and a new visit starts afresh.
 * @param name within the screen; the same name means the same thing
 */
export function useKept<T extends string | number | boolean>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => keptIn(name, initial));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      const { kept, ...rest } = entry();
      history.replaceState({ ...rest, kept: { ...kept, [name]: next } }, '');
    },
    [name],
  );
  return [value, change];
}

/** What was kept under a name, if it is of the same kind. */
function keptIn<T>(name: string, initial: T): T {
  const { kept } = entry();
  const value = kept && Object.hasOwn(kept, name) ? kept[name] : undefined;
  return typeof value === typeof initial ? (value as T) : initial;
}

function entry(): { kept?: Readonly<Record<string, unknown>> } {
  return (history.state as { kept?: Readonly<Record<string, unknown>> } | null) ?? {};
}
