import type { Ruling } from '../../../../kernel/ruling.ts';
import { allowance, type TickAction } from '../../movement/allowance.ts';
import { fearCornered } from '../fear.cornered.ts';
import { fearFlee, mustFleeAt } from '../fear.flee.ts';
import { fearSource } from '../fear.source.ts';
import type { ActInput, Deed } from './input.ts';

/** Under which names the rules on fear and on movement know what costs part of a tick's movement. */
const BESIDE_FLIGHT = {
  weaponAttack: { action: 'attackOther', moves: 'attack' },
  opportunityAttack: { action: 'attackOther', moves: 'attack' },
  castSpell: { action: 'castSpell', moves: 'cast' },
  generalAction: { action: 'generalAction', moves: 'general' },
  ritual: { action: 'ritual', moves: 'ritual' },
  escape: { action: 'attackOther', moves: 'attack' },
  standUp: { action: 'moveOnly', moves: 'stand-up' },
  move: { action: 'moveOnly', moves: 'none' },
  dodge: { action: 'dodge', moves: 'dodge' },
  parry: { action: 'parry', moves: 'parry' },
} as const satisfies Partial<Record<Deed, { action: string; moves: TickAction }>>;

const AWAY = ['move away from the source', 'what leaves full Speed'];

/** Refuses what fear bars: attacking or approaching its source, too slow a flight, and a defense when cornered by it. */
export function requireFearless(input: ActInput, ruling: Ruling): void {
  const { deed, target = 'other' } = input;
  const action = fearedAction(deed);
  const { allowed } = ruling.run(fearSource, { action, target });
  const message = `Frightened: the source cannot be ${action === 'attack' ? 'attacked' : 'approached'}.`;
  ruling.require(allowed, fearSource.id, message, () => [...AWAY, 'fight somebody else']);
  if (deed in BESIDE_FLIGHT) requireFlight(input, deed as keyof typeof BESIDE_FLIGHT, ruling);
}

/** A spell at the source is an attack on it. */
function fearedAction(deed: Deed) {
  if (deed === 'weaponAttack' || deed === 'opportunityAttack' || deed === 'castSpell') return 'attack';
  return deed === 'move' ? 'approach' : 'other';
}

export function isFleeing({ actor: { fear } }: ActInput, ruling: Ruling): boolean {
  return fear !== undefined && mustFleeAt(fear, ruling);
}

/** What a duel with the source, or with others, comes to for somebody who must flee. */
export function duelOf({ actor: { fear }, target = 'other' }: ActInput, ruling: Ruling): 'autoLoss' | 'normal' {
  return ruling.run(fearCornered, { canFlee: fear?.canFlee, opponent: target }).duel;
}

function requireFlight(input: ActInput, deed: keyof typeof BESIDE_FLIGHT, ruling: Ruling): void {
  const isDefense = deed === 'dodge' || deed === 'parry';
  const isLost = isDefense && isFleeing(input, ruling) && duelOf(input, ruling) === 'autoLoss';
  ruling.require(!isLost, fearCornered.id, `Cornered: no ${deed} against the source.`, () => ['fight somebody else']);
  const { distanceFt, requiredFt } = input.actor.fear ?? { distanceFt: 0 };
  const { action, moves } = BESIDE_FLIGHT[deed];
  const { fraction } = ruling.run(allowance, {
    action: moves,
    castingTicks: input.castingTicks,
    fractionOverride: input.movementFraction,
    speed_ft: SPEED_FT,
  });
  const flight = ruling.run(fearFlee, { distanceFt, requiredFt, action, movementFraction: fraction });
  ruling.require(
    flight.actionAllowed,
    fearFlee.id,
    'Flight is forced, and this leaves less than full Speed.',
    () => AWAY,
  );
}

/** Only the share of Speed counts here, and any Speed has the same. */
const SPEED_FT = 30;
