import { type Adapter, type AskRequest, evaluation, type Given, requestOf, resultOf } from '../../adapter.ts';

const T = 'cerberus.time';
const CURRENT = `${T}.scale.current`;
const JOURNEY = `${T}.journey.distance`;
const CARRY = `${T}.scale.carry-over`;

/** How cases write the unit of a duration: at the end of its name. */
const UNITS = { tick: /_ticks?$/, round: /_rounds?$/, minute: /_min(utes)?$/, hour: /_h(ours?)?$/, day: /_days?$/ };
type Unit = keyof typeof UNITS;

/** `{ total_min: 60, gmDone_min: 25 }` as `{ total: 60, done: 25, unit: 'minute' }`, with what follows the names' first words. */
function workOf(given: Given = {}) {
  const [name = ''] = Object.keys(given).filter((key) => key.startsWith('total'));
  const suffix = name.slice('total'.length);
  const unit = (Object.keys(UNITS) as Unit[]).find((one) => UNITS[one].test(name)) ?? 'minute';
  const done = given[`gmDone${suffix}`] ?? given[`done${suffix}`] ?? undefined;
  return { work: { total: given[name], done, unit }, suffix };
}

/** Only the GM announces; whoever else does is a player. */
const current: Adapter = ({ announcedBy, ...given }, ask) =>
  evaluation(CURRENT)({ ...given, announcedBy: (announcedBy ?? 'gm') === 'gm' ? 'gm' : 'player' }, ask);

/** A list of figures is one for each day. */
const journey: Adapter = async ({ milesPerDay, days, ...given }, ask) => {
  if (!Array.isArray(milesPerDay)) {
    const answers = { decisions: { unusualPace: 'unusualPace', confirmed: 'unusualPace' } };
    return resultOf(await ask(JOURNEY, requestOf(JOURNEY, { days, milesPerDay, ...given }, answers)));
  }
  const each = milesPerDay.map((value, i) => ({ id: `${JOURNEY}#milesPerDay`, at: `days.${i + 1}`, value }));
  const confirmed = given.confirmed ?? given.unusualPace;
  const meant = confirmed === undefined ? [] : [{ id: `${JOURNEY}#unusualPace`, value: confirmed }];
  return resultOf(await ask(JOURNEY, { input: { days: days ?? each.length }, decisions: [...each, ...meant] }));
};

const carryOver: Adapter = async ({ from, to, activity, done, elapsed }, ask) => {
  const { work, suffix } = workOf(activity);
  const request: AskRequest = { input: { from, to, activity: work, elapsed } };
  if (done !== undefined) request.decisions = [{ id: `${CARRY}#done`, value: done }];
  const result = resultOf(await ask(CARRY, request));
  return { [`done${suffix}`]: result.done, [`remaining${suffix}`]: result.remaining };
};

const combined: Adapter = async (given, ask) => {
  if (given.label !== undefined) return resultOf(await ask(`${T}.combined`, { input: { kind: 'action', ...given } }));
  const { scale, events, ritual, fightTicks } = given;
  const { work, suffix } = workOf(ritual);
  const input = { kind: 'events', scale, events, work: ritual && work, fightTicks };
  const { workRemaining, ...result } = resultOf(await ask(`${T}.combined`, { input }));
  return { ...result, [`ritualRemaining${suffix}`]: workRemaining };
};

/** Time scales. */
export const adapters: Record<string, Adapter> = {
  [CURRENT]: current,
  [JOURNEY]: journey,
  [CARRY]: carryOver,
  [`${T}.combined`]: combined,
};
