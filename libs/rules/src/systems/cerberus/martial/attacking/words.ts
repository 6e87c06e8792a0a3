import { changed } from '../../../../kernel/change.ts';
import { joined } from '../../../../kernel/modifier.ts';
import type { Change } from '../../../../kernel/unit.ts';
import { counted, doing, possessive, upperFirst } from '../../../../kernel/words.ts';
import type { Attack } from './attack-forms.ts';
import type { Defender, Reserves } from './defender.ts';
import type { StrikeInput, StrikeResult } from './strike.ts';
import type { VolleyInput, VolleyResult } from './volley-input.ts';

type Struck = Pick<StrikeResult, 'outcome' | 'damage' | 'hpAfter' | 'health'>;
type Told = Pick<StrikeInput, 'attacker' | 'attack' | 'defender'>;

/** What became of one attack, in one sentence. */
export function strikeSentence(result: Struck, { attacker, attack, defender }: Told): string {
  const whose = possessive(attacker.name ?? 'the attacker');
  const whom = defender.name ?? 'the defender';
  return outcomeWords(result, attack, whose, whom) + healthWords(defender, result);
}

function outcomeWords({ outcome, damage }: Struck, attack: Attack, whose: string, whom: string): string {
  const what = nameOf(attack);
  switch (outcome) {
    case 'dodged':
      return `${upperFirst(whom)} dodges ${whose} ${what}.`;
    case 'parried':
      return `${upperFirst(whom)} parries ${whose} ${what}.`;
    case 'partlyParried':
      return `${upperFirst(whom)} parries part of ${whose} ${what} and takes ${damage}.`;
    case 'stoppedByCover':
      return `${upperFirst(whose)} ${what} ${doing(what, 'finds', 'find')} no opening: the cover saves ${whom}.`;
    case 'landed':
      return `${upperFirst(whose)} ${what} ${hitWords(damage, attack, whom)}`;
  }
}

function hitWords(damage: number, attack: Attack, whom: string): string {
  const what = nameOf(attack);
  if (attack.kind === 'effect') return `${doing(what, 'takes', 'take')} hold of ${whom}; only its Save resists.`;
  const hits = `${doing(what, 'hits', 'hit')} ${whom}`;
  return damage === 0 ? `${hits}, but DR takes it all.` : `${hits} for ${damage}.`;
}

type Shot = Pick<VolleyResult, 'blocked' | 'cancelled' | 'landing' | 'damage' | 'hpAfter' | 'health'>;

/** What became of a volley, in one sentence. */
export function volleySentence(result: Shot, { defender }: Pick<VolleyInput, 'defender'>): string {
  return volleyWords(result, defender.name ?? 'the defender') + healthWords(defender, result);
}

function volleyWords({ blocked, cancelled, landing, damage }: Shot, whom: string): string {
  if (blocked > 0) return `${upperFirst(whom)} parries the whole volley.`;
  const dodged = cancelled > 0 ? `${upperFirst(whom)} dodges ${counted(cancelled, 'attack')}; ` : '';
  if (landing === 0) return `${dodged}none of the attacks lands.`.replace(/^none/, 'None');
  return `${dodged}${counted(landing, 'attack lands', 'attacks land')} on ${whom} for ${damage} in all.`;
}

/** Whether the defender is down or dead, as a sentence to follow; nothing of one who still stands. */
export function healthWords(
  { name = 'the defender', hp }: Pick<Defender, 'name' | 'hp'>,
  { hpAfter, health }: Pick<StrikeResult, 'hpAfter' | 'health'>,
): string {
  const whom = upperFirst(name);
  if (health === 'dead') return ` ${whom} is dead.`;
  if (hpAfter > 0) return '';
  if (hp <= 0) return health === 'dying' ? ` ${whom} is still dying.` : ` ${whom} is down already.`;
  return health === 'dying' ? ` ${whom} goes down, dying.` : ` ${whom} goes down.`;
}

/** What the attack changed: HP, and what the defense cost. */
export function strikeChanges(result: StrikeResult, { defender }: StrikeInput): Change[] {
  return joined(hpChange(defender, result.hpAfter), reserveChanges(defender, result.reservesAfter));
}

export function hpChange({ name, hp }: Defender, hpAfter: number): Change[] {
  return changed(name ?? 'defender', 'HP', hp, hpAfter);
}

export function reserveChanges({ name, reserves }: Defender, after: Reserves | null): Change[] {
  if (!reserves || !after) return [];
  return RESERVES.flatMap(([key, what]) => changed(name ?? 'defender', what, reserves[key], after[key]));
}

const RESERVES = [
  ['dodges', 'dodges'],
  ['attackTokens', 'attack tokens'],
  ['freeSlots', 'slots'],
] as const;

function nameOf(attack: Attack): string {
  return attack.name ?? (attack.kind === 'weapon' ? 'attack' : 'spell');
}
