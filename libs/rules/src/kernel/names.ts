import { keyLanes, type Lanes } from './dice/seed.ts';

/** How many names are kept; scopes may hold any id that a caller thinks of. */
const MOST_NAMES = 2_000;

/** The name of a scope, die, decision or sub-ruling, such as `attacks.2.critical`; it knows the names within it. */
export class Name {
  readonly text: string;
  private hashed: Lanes | undefined = undefined;
  /** By the last part of their text. */
  readonly within: Map<string, Name> = new Map();

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
 * One text is one name, whichever scope it is joined from.
 */
export class Names {
  /** The scope outside of all others; its text is empty. */
  readonly top = new Name('');
  private readonly byText = new Map<string, Name>();

  /** True when it had better be forgotten, once no ruling uses it. */
  get isFull(): boolean {
    return this.byText.size >= MOST_NAMES;
  }

  joined(scope: Name, name: string): Name {
    return scope.within.get(name) ?? this.remembered(scope, name);
  }

  private remembered(scope: Name, part: string): Name {
    const text = scope.text === '' ? part : `${scope.text}.${part}`;
    const name = this.byText.get(text) ?? new Name(text);
    this.byText.set(text, name);
    scope.within.set(part, name);
    return name;
  }
}
