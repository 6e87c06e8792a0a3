/** How many joined names are kept; scopes may hold any id that a caller thinks of. */
const MOST_NAMES = 2_000;

const known = new Map<string, Map<string, string>>();
let count = 0;

/**
 * A name within a scope: `attacks.2` and `critical` → `attacks.2.critical`.
 * Every die, decision and rule asks for one. Joined anew it would be a new string, to be copied and hashed again by whoever looks it up.
 */
export function joined(scope: string, name: string): string {
  if (scope === '') return name;
  return known.get(scope)?.get(name) ?? remembered(scope, name);
}

function remembered(scope: string, name: string): string {
  if (count >= MOST_NAMES) forget();
  let names = known.get(scope);
  if (!names) {
    names = new Map();
    known.set(scope, names);
  }
  const whole = `${scope}.${name}`;
  names.set(name, whole);
  count += 1;
  return whole;
}

function forget(): void {
  known.clear();
  count = 0;
}
