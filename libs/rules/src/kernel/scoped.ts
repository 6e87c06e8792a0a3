/** Something said for a scope, such as `attacks.2`, or for everywhere. */
interface Local {
  at?: string | undefined;
}

/** What is said of one thing for several scopes. It is found by the few scopes that enclose a place, however much is said for others. */
export class Scoped<T extends Local> {
  private readonly everywhere: T[] = [];
  private readonly byScope = new Map<string, T[]>();
  private readonly order = new Map<T, number>();

  add(item: T): void {
    this.order.set(item, this.order.size);
    const { at = '' } = item;
    const known = at === '' ? this.everywhere : this.byScope.get(at);
    if (known) known.push(item);
    else this.byScope.set(at, [item]);
  }

  /** The item for the smallest scope that holds here; of equals the last. */
  mostSpecific(scope: string): T | undefined {
    if (this.byScope.size > 0) {
      for (const at of enclosing(scope)) {
        const found = this.byScope.get(at);
        if (found) return found.at(-1);
      }
    }
    return this.everywhere.at(-1);
  }

  /** Everything that holds here, in the order in which it was said. */
  covering(scope: string): readonly T[] {
    if (this.byScope.size === 0) return this.everywhere;
    const local = enclosing(scope).flatMap<T>((at) => this.byScope.get(at) ?? []);
    if (local.length === 0) return this.everywhere;
    return [...this.everywhere, ...local].sort((a, b) => this.placeOf(a) - this.placeOf(b));
  }

  private placeOf(item: T): number {
    return this.order.get(item) ?? 0;
  }
}

/** `attacks.2.critical` → itself, `attacks.2`, `attacks` */
function enclosing(scope: string): string[] {
  const scopes: string[] = [];
  for (let end = scope.length; end > 0; end = scope.lastIndexOf('.', end - 1)) scopes.push(scope.slice(0, end));
  return scopes;
}
