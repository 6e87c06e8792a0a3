import type { Spread } from './measure.ts';

/** What one measurement came to, and what it should come to. */
export interface Figure {
  /** What was measured, in a few words. */
  what: string;
  measured: Spread;
  unit: Unit;
  /** A bound that the median should keep. */
  target?: { atLeast: number } | { atMost: number };
  /** What else belongs to it, such as the rate behind a ratio. */
  note?: string;
}

/** `ratio`: times a reference; `perSecond`; `seconds`; `milliseconds`; `kilobytes`; `points`: of 100; `count`: of things that should not be. */
export type Unit = 'ratio' | 'perSecond' | 'seconds' | 'milliseconds' | 'kilobytes' | 'points' | 'count';

/** One part of the bench. */
export interface Section {
  title: string;
  /** How it was measured, in a sentence. */
  how: string;
  figures: Figure[];
}

/** Whether the median keeps its bound; nothing without one. */
export function isMet({ measured, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return 'atLeast' in target ? measured.median >= target.atLeast : measured.median <= target.atMost;
}
