import { type Ask, type Given, resultOf } from '../../../adapter.ts';

const PLAN = 'cerberus.combat.plan.validate';
const RECOVERY = 'cerberus.combat.sustained.round-boundary#boundaryRecovery';
const NOTHING = { attack: 0, spell: 0, general: 0, dodge: 0 };

interface Moment {
  round: number;
  tick: number;
}

const key = ({ round, tick }: Moment) => `${round}.${tick}`;

function momentOf(at: string): Moment {
  const [round, tick] = at.split('.').map(Number);
  return { round: round as number, tick: tick as number };
}

/** Rules of plans that the GM decides, wherever a case has them. */
const DECISIONS: Record<string, string> = {
  boundaryRecovery: RECOVERY,
  midRoundChange: 'cerberus.combat.board.recalculate#midRoundChange',
  withdrawDeclared: 'cerberus.combat.board.transitions#withdrawDeclared',
};

/** A plan by `round.tick` as a list of ticks; where attacks are announced at all, a tick that has none announced has none. */
function planOf({ max, bonusSlots, plan = {}, announced, blocked = {} }: Given) {
  const named = [...new Set([...Object.keys(plan), ...Object.keys(blocked)])];
  const ticks = named.map((at) => ({
    ...momentOf(at),
    events: plan[at] ?? [],
    ...(announced && { announced: announced[at] ?? [] }),
    ...(blocked[at] && { cannotAct: blocked[at] }),
  }));
  return { max: { ...NOTHING, ...max }, bonusSlots, plan: ticks };
}

const withKeys = (list: Given[]) => list.map(({ at, ...rest }) => ({ ...rest, at: key(at) }));
const sustained = (list: Given[]) => list.map((one) => ({ ...one, lastPaidAt: key(one.lastPaidAt) }));
const byKey = (list: Given[], value: (one: Given) => unknown) =>
  Object.fromEntries(list.map((one) => [one.tick === undefined ? String(one.round) : key(one), value(one)]));

/** A plan played by the rule that plays plans, which runs all rules of the board. */
export async function played(given: Given, ask: Ask): Promise<Given> {
  const decisions = Object.entries(DECISIONS).flatMap(([name, id]) =>
    given[name] === undefined || given[name] === null ? [] : [{ id, value: given[name] }],
  );
  const answer = await ask(PLAN, { input: planOf(given), ...(decisions.length > 0 && { decisions }) });
  const { slotsPerTick, ticks, roundStart, finished, lost, rejected, warned } = resultOf(answer);
  return {
    slotsPerTick,
    after: byKey(ticks, (one) => one.after),
    slotsUsed: byKey(ticks, (one) => one.slotsUsed),
    sustainedAfter: byKey(ticks, (one) => sustained(one.sustained)),
    roundStart: byKey(roundStart, (one) => one.reserve),
    sustainedAtRoundStart: byKey(roundStart, (one) => sustained(one.sustained)),
    finished: withKeys(finished),
    lost: withKeys(lost),
    rejected: withKeys(rejected),
    warned: withKeys(warned),
  };
}
