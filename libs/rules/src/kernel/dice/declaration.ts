/**
 * A die that a unit may roll. Keys are dotted; a segment `*` stands for any one segment (`attacks.*.critical`),
 * because scopes carry the caller's ids or indices.
 */
export interface DieDeclaration {
  key: string;
  /** What is rolled, as written at the table: `1d20`, `8d12`, `weapon dice`. */
  dice: string;
  /** Who rolls it, such as `attacker`. */
  by: string;
  /** What the die is called, such as `Reflex`. */
  label: string;
}

/** The declaration that covers a key, if any. */
export function declarationOf(declared: readonly DieDeclaration[], key: string): DieDeclaration | undefined {
  const exact = declared.find((die) => die.key === key);
  if (exact) return exact;
  const given = key.split('.');
  return declared.find((die) => covers(die.key, given));
}

/** True when a pattern with `*` segments covers the key. */
export function matches(pattern: string, key: string): boolean {
  return pattern === key || covers(pattern, key.split('.'));
}

function covers(pattern: string, given: readonly string[]): boolean {
  if (!pattern.includes('*')) return false;
  const wanted = pattern.split('.');
  return wanted.length === given.length && wanted.every((segment, i) => segment === '*' || segment === given[i]);
}
