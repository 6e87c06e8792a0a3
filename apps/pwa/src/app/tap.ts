import { useRef } from 'react';

/** When something was last tapped or pressed, by the event's own time: on a slow phone it may be handled much later. */
let time = 0;

/** Follows taps and keys from now on. */
export function watchTaps(): void {
  const seen = (event: Event) => {
    time = event.timeStamp;
  };
  for (const kind of ['click', 'keydown']) addEventListener(kind, seen, { capture: true });
}

/** The same again within so many milliseconds is the end of the same tap. */
const SAME_TAP = 350;

/**
 * Tells whether a tap is the second half of a double tap.
 * @returns takes what the tap means; two that mean different things are never one
 */
export function useSameTap(): (meaning: string) => boolean {
  const last = useRef({ meaning: '', time: Number.NEGATIVE_INFINITY });
  return (meaning) => {
    const before = last.current;
    last.current = { meaning, time };
    return before.meaning === meaning && time - before.time < SAME_TAP;
  };
}
