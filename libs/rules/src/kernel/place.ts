import type { Name, Names } from './names.ts';

/** Who plays which role. */
export type Cast = ReadonlyMap<string, string>;

export const NOBODY: Cast = new Map();
const NONE: readonly never[] = [];

/** Where in a ruling we are, and whose figures are read there. */
export class Place {
  /** The name of the scope. */
  at: Name;
  private readonly names: Names;
  private role: string | undefined = undefined; // a field that came later would make two shapes of places
  /** Ids by role. Whoever is cast plays the role to the end of the scope or rule in which he was cast. */
  cast: Cast = NOBODY;

  constructor(names: Names) {
    this.names = names;
    this.at = names.top;
  }

  /** The scope; empty at the top. */
  get scope(): string {
    return this.at.text;
  }

  /** A name in this scope. */
  named(name: string): Name {
    return this.names.joined(this.at, name);
  }

  within<T>(scope: string, work: () => T): T {
    const { at: outer, cast } = this;
    this.at = this.named(scope);
    try {
      return work();
    } finally {
      this.at = outer;
      this.cast = cast;
    }
  }

  as<T>(role: string, work: () => T): T {
    const outer = this.role;
    this.role = role;
    try {
      return work();
    } finally {
      this.role = outer;
    }
  }

  /** From here on the role is played by this combatant. */
  play(role: string, id: string | undefined): void {
    const cast = new Map(this.cast);
    if (id === undefined) cast.delete(role);
    else cast.set(role, id);
    this.cast = cast;
  }

  /** Whose figures are read, by role and by id. */
  get combatant(): readonly string[] {
    if (this.role === undefined) return NONE;
    const id = this.cast.get(this.role);
    return id === undefined ? [this.role] : [this.role, id];
  }

  /** On what else than its input an equal question may depend. */
  get key(): string {
    return `${this.scope} ${this.role} ${[...this.cast]}`;
  }
}
