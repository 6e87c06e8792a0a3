import { keyLanes, type Lanes } from './dice/seed.ts';

/** How many joined names are kept; scopes may hold any id that a caller thinks of. */
const MOST_NAMES = 2_000;

/** The name of a die, decision or sub-ruling in its scope, such as `attacks.2.critical`. */
export class Name {
  readonly text: string;
  private hashed: Lanes | undefined = undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The text hashed, for the stream of a die. */
  get lanes(): Lanes {
    this.hashed ??= keyLanes(this.text);
    return this.hashed;
  }
}

/**
 * Names within scopes: `attacks.2` and `critical` → `attacks.2.critical`.
 * Every die, decision and rule asks for one; joined anew it would be a new string, to be copied and hashed again by whoever looks it up.
 */
export class Names {
  private readonly known = new Map<string, Map<string, Name>>();
  private count = 0;

  joined(scope: string, name: string): Name {
    return this.known.get(scope)?.get(name) ?? this.remembered(scope, name);
  }

  private remembered(scope: string, name: string): Name {
    if (this.count >= MOST_NAMES) this.forget();
    let names = this.known.get(scope);
    if (!names) {
      names = new Map();
      this.known.set(scope, names);
    }
    const whole = new Name(scope === '' ? name : `${scope}.${name}`);
    names.set(name, whole);
    this.count += 1;
    return whole;
  }

  private forget(): void {
    this.known.clear();
    this.count = 0;
  }
}
