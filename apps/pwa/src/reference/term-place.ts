/** The name of the sheet that explains a word. */
export const TERM_SHEET = 'term';

/** What such a sheet is about, in one text that the browser's history can keep. */
export function termAbout(system: string, term: string): string {
  return `${system}\n${term}`;
}

export function termFrom(about: string): { system: string; term: string } {
  const [system = '', term = ''] = about.split('\n', 2);
  return { system, term };
}
