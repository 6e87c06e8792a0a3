/** A line of the explanation, enough to check the ruling against the book. */
export interface TraceStep {
  /** The rule behind the line. */
  rule: string;
  /** Scope, such as `attacks.2`; absent at the top. */
  at?: string;
  /** What the line is about, in players' words. */
  label: string;
  /** The sum with its actual numbers, or the verdict in words. */
  expression?: string;
  value?: number | string | boolean | null;
  /** The exact fraction where `value` had to be rounded to be written down. */
  exact?: string;
  unit?: string;
  contributors?: Contributor[];
}

/** A part of a sum, printable by itself. */
export interface Contributor {
  label: string;
  value: number;
  /** Absent for a plain term of the sum. */
  as?: 'percent' | 'factor';
  /** Who or what brought it, where that is known: a feat, an item, a house rule. */
  source?: string;
}
