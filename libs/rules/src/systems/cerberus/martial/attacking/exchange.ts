import { z } from 'zod';
import { stated } from '../../../../kernel/exact/calculation.ts';
import { namesOf } from '../../../../kernel/item-names.ts';
import { attempted, type Forbidden } from '../../../../kernel/problem.ts';
import type { Ruling, Step } from '../../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../../kernel/schema.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { HealthState, state as healthState } from '../../health/state.ts';
import { combatantId } from '../../vocabulary.ts';
import { drApply } from '../dr.apply.ts';
import { Defender, Reserves } from './defender.ts';
import { StrikeInput, StrikeResult, strike } from './strike.ts';
import { VolleyInput, VolleyResult } from './volley-input.ts';
import { resolveVolley } from './volley-resolution.ts';

const id = combatantId().optional().describe('What the threat is called; its dice go by that name.');

const SingleThreat = StrikeInput.omit({ defender: true })
  .extend({ kind: z.literal('attack'), id })
  .meta({ id: 'CerberusSingleThreat', title: 'One attack', description: 'One attack and how it is met.' });

const VolleyThreat = VolleyInput.omit({ defender: true })
  .extend({ kind: z.literal('volley'), id })
  .meta({ id: 'CerberusVolleyThreat', title: 'Volley', description: 'Attacks that one defense meets together.' });

const Threat = z
  .discriminatedUnion('kind', [SingleThreat, VolleyThreat])
  .meta({ id: 'CerberusThreat', title: 'Threat', description: 'One attack or one volley, and how it is met.' });
type Threat = z.infer<typeof Threat>;

/** Several threats to one defender in one tick, in the order in which they are resolved. */
export const ExchangeInput = z.strictObject({
  defender: Defender,
  threats: z
    .array(Threat)
    .min(1)
    .max(50)
    .describe('What comes, in order. What is not possible is told, and the rest goes on without it.'),
});
export type ExchangeInput = z.infer<typeof ExchangeInput>;

export const ExchangeEvent = z
  .strictObject({
    id: z.string().describe('Which threat.'),
    lands: flag('Whether anything of it lands.'),
    damage: whole(0, 1e9, { description: 'HP lost to it.', unit: 'HP' }),
    hpAfter: whole(-2e9, 100_000, { description: 'HP afterwards.', unit: 'HP' }),
    refused: z
      .strictObject({
        what: choice('CerberusRefusedStep', ['defense', 'threat'], 'The defense alone, or the threat itself.'),
        rule: z.string().describe('The rule that forbids it.'),
        message: z.string().describe('Why, in words.'),
        legal: z.array(z.string()).describe('What could be done instead, in words.'),
      })
      .meta({ id: 'CerberusRefusedDefense', description: 'A defense, or a threat, that was not possible.' })
      .nullable()
      .describe('What was asked for and is not possible: without its defense the threat went on; null when all was.'),
    attack: StrikeResult.meta({ id: 'CerberusThreatAttack', description: 'The attack in full.' }).nullable(),
    volley: VolleyResult.meta({ id: 'CerberusThreatVolley', description: 'The volley in full.' }).nullable(),
  })
  .meta({ id: 'CerberusExchangeEvent', description: 'What became of one threat.' });
export type ExchangeEvent = z.infer<typeof ExchangeEvent>;

export const ExchangeResult = z.strictObject({
  landing: whole(0, 10_000, 'Attacks that land.'),
  damage: whole(0, 1e9, { description: 'HP lost in all.', unit: 'HP' }),
  hpAfter: whole(-2e9, 100_000, { description: 'HP afterwards.', unit: 'HP' }),
  health: HealthState.nullable().describe('What that makes of the defender; null when maximum HP were not given.'),
  reservesAfter: Reserves.nullable().describe('What is left to pay with; null when that was not given.'),
  events: z.array(ExchangeEvent).describe('What became of each threat, in order.'),
});
export type ExchangeResult = z.infer<typeof ExchangeResult>;

/** What later threats depend on. */
interface Standing {
  hp: number;
  landing: number;
  reserves: Reserves | null;
}

/** Threat after threat against one defender, whose HP, dodges, tokens and slots go from one to the next. */
export function resolveExchange({ defender, threats }: ExchangeInput, ruling: Ruling) {
  namesOf(threats, '/input/threats');
  const start: Standing = { hp: defender.hp, landing: 0, reserves: defender.reserves ?? null };
  const { state, events } = ruling.fold('threats', threats, start, (standing, threat, index) =>
    resolveThreat(
      { ...defender, hp: standing.hp, reserves: standing.reserves ?? undefined },
      standing,
      { id: `${index + 1}`, ...threat, pointer: `/input/threats/${index}` },
      ruling,
    ),
  );
  const { maxHp } = defender;
  return {
    landing: state.landing,
    damage: stated(defender.hp - state.hp),
    hpAfter: state.hp,
    health: maxHp === undefined ? null : ruling.run(healthState, { maxHp, hp: state.hp }).state,
    reservesAfter: state.reserves,
    events: events as Showable<ExchangeEvent[]>,
  };
}

function resolveThreat(
  defender: Defender,
  standing: Standing,
  threat: Placed,
  ruling: Ruling,
): Step<Standing, Showable<ExchangeEvent>> {
  const { id } = threat;
  const tried = attempted(() => met(threat, defender, ruling));
  if ('done' in tried) return step(tried.done, null, id, standing, ruling);
  const { defense, ...undefended } = threat;
  if (!defense) return nothing(tried.forbidden, id, standing);
  const again = attempted(() => met(undefended, defender, ruling));
  if ('forbidden' in again) return nothing(again.forbidden, id, standing);
  return step(again.done, { what: 'defense', ...tried.forbidden }, id, standing, ruling);
}

/** A threat with its name, and where in the request it stands. */
type Placed = Threat & { id: string; pointer: string };

type Met =
  | { attack: ReturnType<typeof strike>; volley: null; landing: number }
  | { attack: null; volley: ReturnType<typeof resolveVolley>; landing: number };

function met({ id: _, pointer, ...threat }: Placed, defender: Defender, ruling: Ruling): Met {
  if (threat.kind === 'volley') {
    const { kind: __, ...input } = threat;
    const volley = resolveVolley({ ...input, defender }, ruling, pointer);
    return { attack: null, volley, landing: volley.landing };
  }
  const { kind: __, ...input } = threat;
  const attack = strike({ ...input, defender }, ruling);
  return { attack, volley: null, landing: attack.lands ? 1 : 0 };
}

type Refused = ExchangeEvent['refused'];

/** The threat itself is not possible: nothing comes of it. */
function nothing(forbidden: Forbidden, id: string, standing: Standing): Step<Standing, Showable<ExchangeEvent>> {
  const refused: Refused = { what: 'threat', ...forbidden };
  const event = { id, lands: false, damage: 0, hpAfter: standing.hp, refused, attack: null, volley: null };
  return { state: standing, event };
}

function step(
  { attack, volley, landing }: Met,
  refused: Refused,
  id: string,
  standing: Standing,
  ruling: Ruling,
): Step<Standing, Showable<ExchangeEvent>> {
  const { damage, hpAfter, reservesAfter } = attack ?? volley;
  if (damage > 0) ruling.calc('HP').plus('HP', standing.hp).minus('damage', damage).floor(drApply.id, 'HP');
  const state = { hp: hpAfter, landing: standing.landing + landing, reserves: reservesAfter };
  return { state, event: { id, lands: landing > 0, damage, hpAfter, refused, attack, volley } };
}
