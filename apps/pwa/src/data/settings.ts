import { database, together } from './database.ts';
import { type SettingRecord, type Settings, themes, usualSettings } from './records.ts';

/** The settings as they stand, with the usual value of each that nobody has set. */
export async function settings(): Promise<Settings> {
  const found = settingsFrom(await database.settings.toArray());
  // However it came to be, by an import or in another tab: the next start shows it from the first moment.
  rememberTheme(found.theme);
  return found;
}

export function settingsFrom(records: readonly SettingRecord[]): Settings {
  return { ...usualSettings, ...Object.fromEntries(records.map(({ name, value }) => [name, value])) };
}

/** Keeps the settings that are given; the others stay. */
export async function saveSettings(changes: Partial<Settings>): Promise<void> {
  const changed = Date.now();
  const records = Object.entries(changes).map(([name, value]) => ({ name, value, changed }) as SettingRecord);
  await together(() => database.settings.bulkPut(records));
}

const THEME_KEY = 'riposte-theme';

/** The theme of the last visit, known before the database is open, so that a dark room is never flashed at. */
export function rememberedTheme(): Settings['theme'] {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return themes.find((theme) => theme === kept) ?? usualSettings.theme;
  } catch {
    return usualSettings.theme;
  }
}

/** Notes the theme for the next start; the setting itself is in the database. */
export function rememberTheme(theme: Settings['theme']): void {
  try {
    if (localStorage.getItem(THEME_KEY) !== theme) localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without it the next start shows the system's theme for a moment.
  }
}
