/** How many joined names are kept; scopes may hold any id that a caller thinks of. */
const MOST_NAMES = 2_000;

/**
 * Names within scopes: `attacks.2` and `critical` → `attacks.2.critical`.
 * Every die, decision and rule asks for one; joined anew it would be a new string, to be copied and hashed again by whoever looks it up.
 */
export class Names {
  private readonly known = new Map<string, Map<string, string>>();
  private count = 0;

  joined(scope: string, name: string): string {
    if (scope === '') return name;
    return this.known.get(scope)?.get(name) ?? this.remembered(scope, name);
  }

  private remembered(scope: string, name: string): string {
    if (this.count >= MOST_NAMES) this.forget();
    let names = this.known.get(scope);
    if (!names) {
      names = new Map();
      this.known.set(scope, names);
    }
    const whole = `${scope}.${name}`;
    names.set(name, whole);
    this.count += 1;
    return whole;
  }

  private forget(): void {
    this.known.clear();
    this.count = 0;
  }
}
