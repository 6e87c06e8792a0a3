import { useMedia } from './theme.ts';

/** Whether list and detail fit beside one another: on a desktop, and on a tablet held upright too, but not on a phone on its side. */
export function useWide(): boolean {
  return useMedia('(min-width: 64rem), (min-width: 50rem) and (min-height: 30rem)');
}
