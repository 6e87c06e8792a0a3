/**
 * What a rule is: something worked out (`formula`, `procedure`), looked up (`table`), kept to (`constraint`), spent
 * (`resource`), suffered or worn (`condition`), left to the game master (`ruling`) or simply described (`content`).
 */
export type RuleKind =
  | 'formula'
  | 'procedure'
  | 'table'
  | 'constraint'
  | 'resource'
  | 'condition'
  | 'ruling'
  | 'content';

/** How one doubtful point of a rule is read unless the table decides otherwise. */
export interface Reading {
  /** The doubt, as a player would put it. */
  readonly question: string;
  /** The default answer. */
  readonly reading: string;
}

/** One rule as players read it. */
export interface Entry {
  /** The rule's id, the same as in the rules library: `cerberus.martial.dr.apply`. */
  readonly id: string;
  readonly title: string;
  readonly kind: RuleKind;
  /** The whole rule, every number, condition and exception kept. Paragraphs are separated by an empty line. */
  readonly text: string;
  readonly readings?: readonly Reading[];
  /** Who or what may change the rule: feats, items, the game master's settings. */
  readonly overrides?: readonly string[];
  /** Ids of rules worth reading next; they may belong to chapters that aren't here yet. */
  readonly related: readonly string[];
}

/** A group of rules; its id is the first two segments of its entries' ids, or the system's where those have only two. */
export interface Chapter {
  /** `cerberus.martial`. */
  readonly id: string;
  /** The id of the system the chapter belongs to. */
  readonly system: string;
  readonly title: string;
  readonly summary: string;
  readonly entries: readonly Entry[];
}

/** One column of a table: the key its rows use and how to show what stands there. */
export interface Column {
  readonly key: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'flag' | 'list';
  /** `ft`, `gp`, `ticks`: shown beside the figure. */
  readonly unit?: string;
}

/** What stands in one cell; null where the rulebook has nothing to say. */
export type Cell = string | number | boolean | null | readonly string[];

/** One row, by column key. */
export type Row = Readonly<Record<string, Cell>>;

/** A table of the rulebook, with everything needed to show, sort and filter it. */
export interface Table {
  /** The id of the rule whose table it is. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  /** Every row has exactly the columns' keys. */
  readonly rows: readonly Row[];
  /** Further rules whose figures the table holds, where one table serves several. */
  readonly alsoOf?: readonly string[];
}

/** A word of the game, explained. */
export interface Term {
  readonly term: string;
  readonly means: string;
  /** The id of the entry that has the whole rule. */
  readonly entry?: string;
  /**
   * How texts write it, in place of its name and the plural of that: for words that are everyday words too. A form with
   * capitals is meant letter for letter: `Save`, but not to save somebody. What stands in brackets must stand beside it
   * and is not marked itself: `(a/the) hold`, `opening (through cover)`.
   */
  readonly writtenAs?: readonly string[];
  /** Phrases with its word that mean something else: `self-mastery`. */
  readonly notIn?: readonly string[];
}

/** One game: its chapters, its tables and its words. */
export interface System {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly chapters: readonly Chapter[];
  readonly tables: readonly Table[];
  readonly glossary: readonly Term[];
  /** By id of a rule: what players of other games call it, to be found by. */
  readonly soughtAs?: Readonly<Record<string, string>>;
}
