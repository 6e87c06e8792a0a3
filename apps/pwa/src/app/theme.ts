import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { rememberedTheme, useSettings } from '../data/index.ts';

const light = matchMedia('(prefers-color-scheme: light)');
/** The colour of the phone's own bars: the surface of each theme. */
const BARS = { dark: '#000000', light: '#fbfaf6' };

/** Puts the page into a theme; `system` follows the phone. */
function applyTheme(theme: 'system' | 'dark' | 'light'): void {
  const shown = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
  document.documentElement.dataset.theme = shown;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute('content', BARS[shown]);
}

/** Before anything is drawn: the theme of the last visit. */
export function startTheme(): void {
  applyTheme(rememberedTheme());
}

/** Follows the setting, in this tab or another, and the phone's change from day to night. */
export function useTheme(): void {
  const { theme } = useSettings();
  useEffect(() => {
    const apply = () => applyTheme(theme);
    apply();
    light.addEventListener('change', apply);
    return () => light.removeEventListener('change', apply);
  }, [theme]);
}

/** Whether the display is of a kind, as it changes. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
