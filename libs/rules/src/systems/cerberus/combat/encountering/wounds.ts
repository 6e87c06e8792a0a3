import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { interruption } from '../../example/interruption.ts';
import { stable } from '../../health/stable.ts';
import { state as healthState } from '../../health/state.ts';
import { isHeldBy } from './barring.ts';
import { type Boarded, LEAST_HP } from './combatant.ts';
import { added, deedOf, type Happened, type Next, replaced, withoutCastings } from './common.ts';
import { placed } from './placing.ts';
import type { Running } from './state.ts';

/** HP lost, and what comes of it: castings that break, somebody who falls or dies. */
export function wounded(state: Running, hurt: Boarded, damage: number, ruling: Ruling): Next {
  if (damage === 0) return { state, events: [] };
  const before = { maxHp: hurt.maxHp, hp: hurt.hp, stabilized: hurt.stabilized };
  const isUp = hurt.hp > 0; // whoever stood, and falls now, is dying whatever was done for him before
  const restarts = ruling.run(healthState, before).state === 'stable' && isDyingAgain(hurt, damage, ruling);
  const { stabilized: _, ...open } = hurt;
  const hp = Math.max(LEAST_HP, hurt.hp - damage);
  const { combatant, events } = shaken({ ...(restarts || isUp ? open : hurt), hp }, damage, ruling);
  const health = ruling.run(healthState, { maxHp: hurt.maxHp, hp, stabilized: combatant.stabilized });
  if (health.canAct || before.hp <= 0) return { state: replaced(state, combatant), events };
  const fallen = fall(combatant, ruling);
  return { state: replaced(state, fallen.combatant), events: [...events, ...fallen.events] };
}

function isDyingAgain({ maxHp, hp }: Boarded, damage: number, ruling: Ruling): boolean {
  return ruling.run(stable, { maxHp, hp, damageTaken: Math.min(damage, 100_000) }).rollsDyingSave;
}

interface Shaken {
  combatant: Boarded;
  events: Happened[];
}

/** What was lost counts against every casting that goes on; each breaks on its own. */
function shaken(hurt: Boarded, damage: number, ruling: Ruling): Shaken {
  const { castings = [], maxHp } = hurt;
  if (castings.length === 0) return { combatant: hurt, events: [] };
  const counted = castings.map((casting) => ({ ...casting, lost: casting.lost + damage }));
  let combatant: Boarded = { ...hurt, castings: counted };
  const events: Happened[] = [];
  for (const { id, lost, mana } of counted) {
    if (!ruling.run(interruption, { maxHp, damages: [Math.min(lost, 100_000)], mana }).interrupted) continue;
    combatant = broken(combatant, id, ruling);
    const says = `The casting of ${nameOf(hurt)} breaks: ${deedOf(hurt, id)} comes to nothing.`;
    events.push({ did: 'interrupted', who: hurt.id, says, outcome: 'interrupted', lost });
  }
  return { combatant, events };
}

/** A casting or other action that goes on comes to nothing; what was paid stays paid. */
export function broken(combatant: Boarded, id: string, ruling: Ruling): Boarded {
  const without = withoutCastings(combatant, new Set([id]));
  const isOnBoard = without.board.sustained.some((one) => one.id === id);
  return isOnBoard ? placed(without, { do: 'interrupt', id }, ruling).combatant : without;
}

/** Whoever falls lies prone, and goes on with nothing. */
export function fall(combatant: Boarded, ruling: Ruling): Shaken {
  const running = new Set([
    ...combatant.board.sustained.map(({ id }) => id),
    ...(combatant.castings ?? []).map(({ id }) => id),
  ]);
  let fallen = isHeldBy(combatant, 'prone')
    ? combatant
    : { ...combatant, conditions: added(combatant.conditions, 'conditions', { condition: 'prone' }) };
  for (const id of running) fallen = broken(fallen, id, ruling);
  const says = [...running].map((id) => `${deedOf(combatant, id)} comes to nothing: ${nameOf(combatant)} is down.`);
  return { combatant: fallen, events: says.map((one) => ({ did: 'interrupted', who: combatant.id, says: one })) };
}
