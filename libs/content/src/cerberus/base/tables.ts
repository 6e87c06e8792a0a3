import type { Row } from '../../types.ts';

/** What settles an attempt whose outcome is uncertain, by situation. A certain outcome needs no die. */
export const resolutionModes = [
  { situation: 'task', mode: 'prescribed-chance' },
  { situation: 'direct-conflict', mode: 'opposed-check' },
  { situation: 'timing-conflict', mode: 'reflex-duel' },
  { situation: 'effect-on-character', mode: 'saving-throw' },
  { situation: 'attack', mode: 'damage-roll' },
] as const satisfies readonly Row[];

/** What each event does to announced odds. The rulebook leaves the other pairs of state and event unsaid. */
export const contractTransitions = [
  { state: 'proposed', event: 'announce', accepted: true, next: 'announced' },
  { state: 'proposed', event: 'roll', accepted: false, next: 'proposed' },
  { state: 'announced', event: 'change-odds', accepted: true, next: 'announced' },
  { state: 'announced', event: 'withdraw', accepted: true, next: 'withdrawn' },
  { state: 'announced', event: 'roll', accepted: true, next: 'resolved' },
  { state: 'resolved', event: 'change-odds', accepted: false, next: 'resolved' },
  { state: 'resolved', event: 'withdraw', accepted: false, next: 'resolved' },
  { state: 'resolved', event: 'roll', accepted: false, next: 'resolved' },
  { state: 'withdrawn', event: 'roll', accepted: false, next: 'withdrawn' },
] as const satisfies readonly Row[];

/** What each side adds to its own d20 in the usual opposed checks. */
export const opposedChecks = [
  { check: 'reflex', die: '1d20', side_a_adds: 'reflex modifier', side_b_adds: 'reflex modifier' },
  { check: 'caster-level', die: '1d20', side_a_adds: 'caster level', side_b_adds: 'caster level' },
  { check: 'dc', die: '1d20', side_a_adds: 'DC', side_b_adds: 'DC' },
] as const satisfies readonly Row[];

/** The three Saves: which attribute each adds and what it resists. */
export const saveTypes = [
  {
    save: 'reflex',
    die: '1d20',
    attribute: 'dex',
    adds: 'level bonus for reflex',
    against: ['anything escaped by moving'],
  },
  {
    save: 'will',
    die: '1d20',
    attribute: 'wis',
    adds: 'level bonus for will',
    against: ['illusion', 'fear', 'mental influence', 'invisibility'],
  },
  {
    save: 'fortitude',
    die: '1d20',
    attribute: 'con',
    adds: 'level bonus for fortitude',
    against: ['poison', 'disease', 'exhaustion', 'transformation'],
  },
] as const satisfies readonly Row[];
