/**
 * `cerberus.martial.attack` → `cerberus.martial`; an id of two segments belongs to its system alone.
 * It stands apart, so that asking for a chapter does not load what chapters need.
 */
export function chapterNameOf(id: string): string {
  const segments = id.split('.');
  return segments.slice(0, segments.length > 2 ? 2 : 1).join('.');
}
