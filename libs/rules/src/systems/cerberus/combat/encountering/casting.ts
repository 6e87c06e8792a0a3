import { requireDistinct } from '../../../../kernel/item-names.ts';
import { invalidInput } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { counted, nameOf, upperFirst } from '../../../../kernel/words.ts';
import { resources } from '../../example/resources.ts';
import { actionSpell } from '../action.spell.ts';
import { sustainedStages } from '../sustained.stages.ts';
import { announcing, coverOf, requireThere } from './attacking.ts';
import { requireFree } from './barring.ts';
import type { Boarded, Casting } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, added, deedOf, followed, known, type Next, replaced, told, withoutCastings } from './common.ts';
import { doing } from './moving.ts';
import { inTurn } from './ordering.ts';
import { placed } from './placing.ts';
import { spoken } from './speaking.ts';
import type { Running } from './state.ts';
import { broken } from './wounds.ts';

/** A spell begins: its first tick and its spell slots are paid for. */
export function cast(given: Running, command: Doing<'cast'>, ruling: Ruling): Next {
  const { who, spell } = command;
  const state = spoken(given, who, command.atOnce, ruling);
  const caster = able(state, who, ruling);
  const { name = spell, ticks, mana, slots = [], gestures, speech } = asCast(caster, command);
  requireFree(caster, { deed: 'castSpell', gestures, speech, castingTicks: ticks }, undefined, ruling);
  requireNew(caster, spell, ruling);
  const begun = { do: 'begin', id: spell, category: 'spell', ticks } as const;
  const paid = placed(spending(caster, slots, ruling), begun, ruling).combatant;
  const casting: Casting = {
    id: spell,
    ...(mana && { mana }),
    lost: 0,
    ticks,
    ...(gestures !== undefined && { gestures }),
    ...(speech !== undefined && { speech }),
  };
  const casts = doing({ ...paid, castings: added(paid.castings, 'castings', casting) }, 'cast', ruling);
  const says = `${nameOf(caster)} begins to cast ${name}${ticks > 1 ? ` (${ticks} ticks)` : ''}.`;
  return told('cast', says, replaced(state, casts), { who });
}

/** What the command says of a casting, and for the rest what stands with the spell. */
function asCast({ spells = [] }: Boarded, command: Doing<'cast'>) {
  const learnt = spells.find(({ id }) => id === command.spell);
  const { ticks = learnt?.ticks, mana = learnt?.mana, slots = learnt?.slots } = command;
  const { gestures = learnt?.gestures, speech = learnt?.speech } = command;
  if (ticks === undefined)
    throw invalidInput('/input/command/ticks', 'how many ticks it takes, for a spell that is not known', undefined);
  return { name: learnt?.name, ticks, mana, slots, gestures, speech };
}

function requireNew({ castings = [], name, id }: Boarded, spell: string, ruling: Ruling): void {
  const isNew = castings.every((one) => one.id !== spell);
  ruling.require(isNew, sustainedStages.id, `${name ?? id} is casting ${spell} already.`, () => [
    'another id',
    `release: ${spell}`,
  ]);
}

function spending(caster: Boarded, slots: NonNullable<Doing<'cast'>['slots']>, ruling: Ruling): Boarded {
  const { spellSlots } = caster;
  if (spellSlots === undefined) return caster;
  let left = spellSlots;
  for (const { level, count } of slots) {
    const has = left.find((one) => one.level === level)?.left ?? 0;
    const holds = `${nameOf(caster)} has ${counted(has, 'spell slot')} of level ${level} left.`;
    ruling.require(has >= count, resources.id, holds, () =>
      left.filter((one) => one.left > 0).map((one) => `${one.left} of level ${one.level}`),
    );
    left = left.map((one) => (one.level === level ? { ...one, left: one.left - count } : one));
  }
  return { ...caster, spellSlots: left };
}

/** A general action, of one tick or more. */
export function act(given: Running, command: Doing<'act'>, ruling: Ruling): Next {
  const { who, action, ticks = 1 } = command;
  const state = spoken(given, who, command.atOnce, ruling);
  const actor = able(state, who, ruling);
  requireFree(actor, { deed: 'generalAction' }, undefined, ruling);
  const paid = placed(actor, { do: 'begin', id: action, category: 'general', ticks }, ruling).combatant;
  const says = `${nameOf(actor)}: ${action}${ticks > 1 ? `, tick 1 of ${ticks}` : ''}.`;
  return told('act', says, replaced(state, doing(paid, 'general', ruling)), { who });
}

/** The next tick of an action that goes on is paid for. */
export function goOn(given: Running, { who, action }: Doing<'continue'>, ruling: Ruling): Next {
  const state = spoken(given, who, undefined, ruling);
  const actor = able(state, who, ruling);
  const casting = actor.castings?.find(({ id }) => id === action);
  const { gestures, speech, ticks: castingTicks } = casting ?? {};
  const deed = casting
    ? ({ deed: 'castSpell', gestures, speech, castingTicks } as const)
    : ({ deed: 'generalAction' } as const);
  requireFree(actor, deed, undefined, ruling);
  const paid = placed(actor, { do: 'continue', id: action }, ruling).combatant;
  const says = `${nameOf(actor)} goes on with ${deedOf(actor, action)}.`;
  return told('continue', says, replaced(state, doing(paid, casting ? 'cast' : 'general', ruling)), { who });
}

/** An action that goes on is given up. */
export function abandon(state: Running, { who, action }: Doing<'abandon'>, ruling: Ruling): Next {
  const ended = ending(known(state, who), action, 'abandon', ruling);
  return told('abandon', `${nameOf(ended)} gives ${deedOf(ended, action)} up.`, replaced(state, ended), { who });
}

/** Something from outside breaks an action that goes on. */
export function interrupt(state: Running, { who, action }: Doing<'interrupt'>, ruling: Ruling): Next {
  const ended = ending(known(state, who), action, 'interrupt', ruling);
  return told(
    'interrupt',
    `${upperFirst(deedOf(ended, action))} of ${nameOf(ended)} is broken off.`,
    replaced(state, ended),
    {
      who,
      outcome: 'interrupted',
    },
  );
}

/** A casting of one tick stands on no board: it ends here. */
function ending(one: Boarded, action: string, how: 'abandon' | 'interrupt', ruling: Ruling): Boarded {
  const isOneTick = one.castings?.some(({ id, ticks }) => id === action && ticks === 1) === true;
  if (isOneTick) return broken(one, action, ruling);
  return withoutCastings(placed(one, { do: how, id: action }, ruling).combatant, new Set([action]));
}

/** A spell takes effect at its place in the tick: what it attacks waits for its defenses. */
export function release(given: Running, command: Doing<'release'>, ruling: Ruling): Next {
  const { who, spell, targets = [] } = command;
  const state = inTurn(given, who, ruling);
  const caster = able(state, who, ruling);
  const casting = caster.castings?.find(({ id }) => id === spell);
  if (!casting)
    throw invalidInput('/input/command/spell', oneOfThem((caster.castings ?? []).map(({ id }) => id)), spell);
  const { attack = caster.spells?.find(({ id }) => id === spell)?.attack } = command;
  if (attack === undefined && targets.length > 0)
    throw invalidInput('/input/command/attack', 'what strikes those whom it reaches', undefined);
  const spent = casting.ticks === 1 ? caster : placed(caster, { do: 'resolve', id: spell }, ruling).combatant;
  const released = replaced(state, withoutCastings(spent, new Set([spell])));
  const next = told('release', `${upperFirst(deedOf(caster, spell))} of ${nameOf(caster)} takes effect.`, released, {
    who,
  });
  if (!attack || targets.length === 0) return next;
  requireDistinct(
    targets.map(({ target }) => target),
    (id) => invalidInput('/input/command/targets', 'each once', id),
  );
  for (const [i, { target }] of targets.entries())
    requireThere(state, target, `targets/${i}/target`, actionSpell.id, ruling);
  const volleys = targets.map(({ target, cover }) => ({
    target,
    attacks: [{ by: who, times: 1, attack }],
    ...coverOf(released, { target, cover }, who),
    ...(caster.board.declaredFirst && { first: true }),
  }));
  return followed(next, (now) => announcing(now, volleys, undefined, ruling));
}
