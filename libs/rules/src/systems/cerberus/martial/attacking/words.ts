import type { Change } from '../../../../kernel/unit.ts';
import type { Attack } from './attack-forms.ts';
import type { Defender, Reserves } from './defender.ts';
import type { StrikeInput, StrikeResult } from './strike.ts';

/** What became of one attack, in one sentence. */
export function strikeSentence(result: StrikeResult, { attacker, attack, defender }: StrikeInput): string {
  const what = `${possessive(attacker.name ?? 'the attacker')} ${nameOf(attack)}`;
  const whom = defender.name ?? 'the defender';
  return `${upperFirst(outcomeWords(result, attack, what, whom))}${healthWords(result, whom)}`;
}

function outcomeWords({ outcome, damage }: StrikeResult, attack: Attack, what: string, whom: string): string {
  switch (outcome) {
    case 'dodged':
      return `${whom} dodges ${what}.`;
    case 'parried':
      return `${whom} parries ${what}.`;
    case 'partlyParried':
      return `${whom} parries part of ${what} and takes ${damage}.`;
    case 'stoppedByCover':
      return `${what} finds no opening: the cover saves ${whom}.`;
    case 'landed':
      if (attack.kind === 'effect') return `${what} takes hold of ${whom}; only its Save resists.`;
      return damage === 0 ? `${what} hits ${whom}, but DR takes it all.` : `${what} hits ${whom} for ${damage}.`;
  }
}

function healthWords({ health }: StrikeResult, whom: string): string {
  if (health === 'dying') return ` ${upperFirst(whom)} goes down, dying.`;
  return health === 'dead' ? ` ${upperFirst(whom)} is dead.` : '';
}

/** What the attack changed: HP, and what the defense cost. */
export function strikeChanges(result: StrikeResult, { defender }: StrikeInput): Change[] {
  return [...hpChange(defender, result.hpAfter), ...reserveChanges(defender, result.reservesAfter)];
}

export function hpChange({ name, hp }: Defender, hpAfter: number): Change[] {
  return hp === hpAfter ? [] : [{ who: name ?? 'defender', what: 'HP', from: hp, to: hpAfter }];
}

export function reserveChanges({ name, reserves }: Defender, after: Reserves | null): Change[] {
  if (!reserves || !after) return [];
  const who = name ?? 'defender';
  return RESERVES.filter(([key]) => reserves[key] !== after[key]).map(([key, what]) => ({
    who,
    what,
    from: reserves[key],
    to: after[key],
  }));
}

const RESERVES = [
  ['dodges', 'dodges'],
  ['attackTokens', 'attack tokens'],
  ['freeSlots', 'slots'],
] as const;

function nameOf(attack: Attack): string {
  return attack.name ?? (attack.kind === 'weapon' ? 'attack' : 'spell');
}

export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
