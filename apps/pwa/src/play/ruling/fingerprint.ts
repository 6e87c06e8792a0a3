import type { Resolution } from '@riposte/rules';

/** What a replay must give again, to the byte. What was entered and not needed is no part of it. */
export function fingerprint({ unused: _, ...answer }: Resolution): string {
  return hashed(JSON.stringify(sorted(answer)));
}

/** Independent of the order in which an object's fields were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** FNV-1a in two lanes: enough to notice a change, and nothing here is secret. */
function hashed(text: string): string {
  let [one, two] = [0x811c9dc5, 0x050c5d1f];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x01000193);
  }
  return [one, two].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
