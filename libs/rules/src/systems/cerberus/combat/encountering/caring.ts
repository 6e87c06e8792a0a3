import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { counted, nameOf, possessive } from '../../../../kernel/words.ts';
import { isClosedByHand } from '../../health/condition.bleeding.ts';
import { conditionPoisoned } from '../../health/condition.poisoned.ts';
import type { Condition } from '../../health/conditions.ts';
import { dyingFirstAid } from '../../health/dying.first-aid.ts';
import { dyingMagic } from '../../health/dying.magic.ts';
import { mustFleeAt } from '../../health/fear.flee.ts';
import { fearRecovery } from '../../health/fear.recovery.ts';
import { healingSources } from '../../health/healing.sources.ts';
import { poisonExposure } from '../../health/poison.exposure.ts';
import { state as healthState } from '../../health/state.ts';
import { healthWords } from '../../martial/attacking/words.ts';
import { slotsOf } from '../boards/paying.ts';
import { isHeldBy, requireFree } from './barring.ts';
import { type Boarded, LEAST_HP } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, added, followed, freed, known, type Next, replaced, told } from './common.ts';
import { doing } from './moving.ts';
import { placed } from './placing.ts';
import { fortitudeOf, willOf } from './saves.ts';
import { spoken } from './speaking.ts';
import type { Running } from './state.ts';
import { wounded } from './wounds.ts';

/** HP are lost to something that is no attack. */
export function hurt(state: Running, { who, damage, source }: Doing<'hurt'>, ruling: Ruling): Next {
  const one = known(state, who);
  const { maxHp, hp, stabilized } = one;
  const health = ruling.run(healthState, { maxHp, hp: Math.max(LEAST_HP, hp - damage), stabilized }).state;
  const why = source === undefined ? '' : ` (${source})`;
  const says = `${nameOf(one)} loses ${damage} HP${why}.${healthWords(one, { hpAfter: hp - damage, health })}`;
  const next: Next = { state, events: [{ did: 'hurt', who, says, damage }] };
  return followed(next, (now) => wounded(now, one, damage, ruling));
}

/** HP come back; healing closes a wound, and whoever was dying is stable. */
export function heal(given: Running, { who, healed, potion = false }: Doing<'heal'>, ruling: Ruling): Next {
  const patient = potion ? drinking(given, who, ruling) : { state: given, one: known(given, who) };
  const { one } = patient;
  const { maxHp, hp } = one;
  ruling.citing(healingSources.id);
  const { hpAfter, state: health } = ruling.run(dyingMagic, { maxHp, hp, healed });
  ruling.require(health !== 'dead', dyingMagic.id, `${nameOf(one)} is dead.`, () => ['rule']);
  const { stabilized: _, ...whole } = freed(one, 'bleeding');
  const after: Boarded = { ...whole, hp: hpAfter, ...(hpAfter <= 0 && { stabilized: true }) };
  return told('heal', `${nameOf(one)} is healed to ${hpAfter} HP: ${health}.`, replaced(patient.state, after), {
    who,
    outcome: health,
  });
}

/** A potion takes a general action of whoever drinks it. */
function drinking(given: Running, who: string, ruling: Ruling) {
  const state = spoken(given, who, undefined, ruling);
  const one = general(able(state, who, ruling), ruling);
  return { state: replaced(state, one), one };
}

function general(one: Boarded, ruling: Ruling): Boarded {
  requireFree(one, { deed: 'generalAction' }, undefined, ruling);
  return doing(placed(one, { do: 'general' }, ruling).combatant, 'general', ruling);
}

/** First aid for the dying, or a bandage on a wound. */
export function tend(given: Running, command: Doing<'tend'>, ruling: Ruling): Next {
  const { who, patient: id, chances, outOf } = command;
  const state = spoken(given, who, undefined, ruling);
  const tender = able(state, who, ruling);
  const patient = known(state, id, 'patient');
  const { maxHp, hp, stabilized, bleeding } = patient;
  const health = ruling.run(healthState, { maxHp, hp, stabilized }).state;
  const isDying = health === 'dying';
  ruling.require(
    isDying || (bleeding !== undefined && health !== 'dead'),
    dyingFirstAid.id,
    `${nameOf(patient)} needs no tending.`,
    () => ['tend the dying', 'tend a wound'],
  );
  const { free } = slotsOf(tender.board, ruling);
  const means = { generalTokens: tender.board.reserve.general, freeSlotsThisTick: free };
  const paid = replaced(state, general(tender, ruling));
  const success = isDying ? ruling.run(dyingFirstAid, { ...means, chances, outOf }).stabilized : isClosedByHand(ruling);
  const tended: Boarded = isDying ? { ...known(paid, id), stabilized: true } : freed(known(paid, id), 'bleeding');
  const done = isDying ? `stabilizes ${nameOf(patient)}` : `closes ${possessive(nameOf(patient))} wound`;
  const says = success ? `${nameOf(tender)} ${done}.` : `${nameOf(tender)} cannot help ${nameOf(patient)}.`;
  return told('tend', says, success ? replaced(paid, tended) : paid, {
    who: id,
    outcome: success ? 'success' : 'failure',
  });
}

/** A condition begins or ends. A stun costs the whole next tick, and leaves what was declared in this one. */
export function condition(state: Running, command: Doing<'condition'>): Next {
  const { who, condition: kind, ends = false, ticks, fear, bleedingPercent: percent } = command;
  const one = known(state, who);
  if (ends)
    return told('condition', `${nameOf(one)} is no longer ${kind}.`, replaced(state, freed(one, kind)), { who });
  if (kind === 'frightened' && !fear && !one.fear)
    throw invalidInput('/input/command/fear', 'what is feared, for frightened', undefined);
  const others = (one.conditions ?? []).filter((held) => held.condition !== kind);
  const bleeding = { since: state.round, ...(percent !== undefined && { percent }) };
  const after: Boarded = {
    ...one,
    conditions: added(others, 'conditions', { condition: kind, ...lasting(kind, ticks) }),
    ...(kind === 'bleeding' && { bleeding }),
    ...(kind === 'frightened' && fear && { fear }),
  };
  const span = ticks === undefined ? '' : ` for ${counted(ticks, 'tick')}`;
  return told('condition', `${nameOf(one)} is ${kind}${span}.`, replaced(state, after), { who });
}

function lasting(kind: Condition, ticks: number | undefined) {
  if (kind === 'stunned') return { begins: 'next-tick' as const, ticks: ticks ?? 1 };
  return ticks === undefined ? {} : { ticks };
}

/** Somebody meets a poison, and resists it or not. The stronger and longer of the same poison stands. */
export function poison(state: Running, command: Doing<'poison'>, ruling: Ruling): Next {
  const { who, name, dc, exposure, damageThroughDr, frequency = 'other', rounds } = command;
  const one = known(state, who);
  const { saveDc } = ruling.run(poisonExposure, { dc, exposure, damageThroughDr });
  if (saveDc === undefined)
    return told('poison', `${name} does not reach ${nameOf(one)}.`, state, { who, outcome: 'unexposed' });
  const outcome = ruling.run(conditionPoisoned, { dc: saveDc, fortitude: fortitudeOf(one, ruling), frequency });
  if (!outcome.afflicted) return told('poison', `${nameOf(one)} resists ${name}.`, state, { who, outcome: 'resisted' });
  const { poisons = [], conditions = [] } = one;
  const others = poisons.filter((running) => running.name !== name);
  const often = outcome.effectsPerRound;
  const held = {
    name,
    dc: saveDc,
    ...(often !== undefined && { perRound: often }),
    ...(rounds !== undefined && { rounds }),
  };
  const after: Boarded = {
    ...one,
    poisons: added(others, 'poisons', held),
    conditions: isHeldBy(one, 'poisoned') ? conditions : added(conditions, 'conditions', { condition: 'poisoned' }),
  };
  return told('poison', `${nameOf(one)} succumbs to ${name}.`, replaced(state, after), { who, outcome: 'afflicted' });
}

/** A Will Save against a fear, far enough from its source and once a round. */
export function recover(state: Running, { who, distanceFt, dc: said }: Doing<'recover'>, ruling: Ruling): Next {
  const one = known(state, who);
  const { fear } = one;
  const dc = said ?? fear?.dc;
  ruling.require(fear !== undefined, fearRecovery.id, `${nameOf(one)} is not frightened.`, () => ['condition']);
  if (dc === undefined) throw invalidInput('/input/command/dc', 'what the Save has to reach', undefined);
  const { requiredFt, savesThisRound = 0 } = fear as NonNullable<typeof fear>;
  const distances = { distanceFt, requiredFt };
  ruling.require(
    !mustFleeAt(distances, ruling),
    fearRecovery.id,
    'Still within the distance of forced flight: no Save.',
    () => ['get farther away from the source'],
  );
  ruling.require(savesThisRound === 0, fearRecovery.id, 'The one Save of this round has been made.', () => [
    'the Save of the next round',
  ]);
  const { fearEnds } = ruling.run(fearRecovery, { ...distances, savesThisRound, dc, will: willOf(one, ruling) });
  const tried: Boarded = {
    ...one,
    fear: { ...(fear as NonNullable<typeof fear>), distanceFt, savesThisRound: savesThisRound + 1 },
  };
  if (!fearEnds)
    return told('recover', `${nameOf(one)} stays frightened.`, replaced(state, tried), { who, outcome: 'failure' });
  return told('recover', `${nameOf(one)} shakes off the fear.`, replaced(state, freed(tried, 'frightened')), {
    who,
    outcome: 'success',
  });
}
