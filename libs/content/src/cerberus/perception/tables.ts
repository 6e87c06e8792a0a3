import type { Row } from '../../types.ts';

/** What settles each case of perception. */
export const perceptionModes = [
  { situation: 'stealth or perception in a scene', mode: 'prescribed-chance' },
  { situation: 'disguise examined closely', mode: 'prescribed-chance' },
  { situation: 'looking toward an invisible creature', mode: 'will-save' },
  { situation: 'attack from hiding without possible reaction', mode: 'attacker-first-and-critical' },
  { situation: 'attack from hiding with possible reaction', mode: 'reflex-duel' },
  { situation: 'thing in darkness', mode: 'light-or-sense-needed' },
  { situation: 'luminous effect', mode: 'will-save-by-spell' },
] as const satisfies readonly Row[];

/** The kinds of disguise: whom they imitate, and whether that person must have been studied. */
export const disguiseKinds = [
  {
    kind: 'simple',
    imitates: 'a type of person',
    examples: ['traveler', 'guard', 'servant', 'merchant'],
    needs_study: false,
  },
  { kind: 'detailed', imitates: 'one particular person', examples: [], needs_study: true },
] as const satisfies readonly Row[];

/** How long a disguise takes to make or to put on. Donning takes the same with a kit as without. */
export const disguiseTimes = [
  { kind: 'simple', disguise_kit: false, minutes: 60, full_rest: false },
  { kind: 'simple', disguise_kit: true, minutes: 10, full_rest: false },
  { kind: 'detailed', disguise_kit: false, minutes: null, full_rest: true },
  { kind: 'detailed', disguise_kit: true, minutes: 60, full_rest: false },
  { kind: 'don-prepared', disguise_kit: false, minutes: 10, full_rest: false },
  { kind: 'don-prepared', disguise_kit: true, minutes: 10, full_rest: false },
] as const satisfies readonly Row[];
