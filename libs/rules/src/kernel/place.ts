import type { Names } from './names.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();
const NONE: readonly never[] = [];

/** Where in a ruling we are, and whose figures are read there. */
export class Place {
  /** The scope; empty at the top. */
  scope = '';
  private readonly names: Names;
  private role: string | undefined;
  private playedBy: ReadonlyMap<string, string> = NOBODY;

  constructor(names: Names) {
    this.names = names;
  }

  /** A name in this scope. */
  named(name: string): string {
    return this.names.joined(this.scope, name);
  }

  within<T>(scope: string, work: () => T): T {
    const outer = this.scope;
    this.scope = this.named(scope);
    try {
      return work();
    } finally {
      this.scope = outer;
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

  cast(role: string, id: string | undefined): void {
    const playedBy = new Map(this.playedBy);
    if (id === undefined) playedBy.delete(role);
    else playedBy.set(role, id);
    this.playedBy = playedBy;
  }

  /** Whose figures are read, by role and by id. */
  get combatant(): readonly string[] {
    if (this.role === undefined) return NONE;
    const id = this.playedBy.get(this.role);
    return id === undefined ? [this.role] : [this.role, id];
  }

  /** On what else than its input an equal question may depend. */
  get key(): string {
    return `${this.scope} ${this.role} ${[...this.playedBy]}`;
  }
}
