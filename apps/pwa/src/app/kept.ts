import { useCallback, useState } from 'react';

/**
 * What a screen remembers of how it was left: a search, an opened fold, a form that is half filled in. It is kept with the screen's
 * entry in the browser's history, so back, a reload and a newer app bring it back, and a new visit starts afresh.
 * @param name within the screen; the same name means the same thing
 * @param isSound tells whether what was kept can be shown: an earlier app may have kept it
 */
export function useKept<T>(
  name: string,
  initial: T,
  isSound: (kept: unknown) => boolean = (kept) => typeof kept === typeof initial,
): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => keptIn(name, initial, isSound));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      const { kept, ...rest } = entry();
      try {
        history.replaceState({ ...rest, kept: { ...kept, [name]: next } }, '');
      } catch (error) {
        // Some browsers take only so many changes in a minute; one of the next is kept.
        console.warn(error);
      }
    },
    [name],
  );
  return [value, change];
}

/** What was kept under a name, if it is sound. */
function keptIn<T>(name: string, initial: T, isSound: (kept: unknown) => boolean): T {
  const { kept } = entry();
  const value = kept && Object.hasOwn(kept, name) ? kept[name] : undefined;
  return value !== undefined && isSound(value) ? (value as T) : initial;
}

function entry(): { kept?: Readonly<Record<string, unknown>> } {
  return (history.state as { kept?: Readonly<Record<string, unknown>> } | null) ?? {};
}
