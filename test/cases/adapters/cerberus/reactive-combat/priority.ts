import { type Adapter, type Ask, evaluation, type Given, modifiers, requestOf, resultOf } from '../../../adapter.ts';
import { played } from './plans.ts';

const C = 'cerberus.combat';
const SEQUENCE = `${C}.declare.sequence`;
const FIRST_BONUS = `${C}.declare.first-bonus`;
const WHEN = `${C}.priority.when`;
const TOTAL = `${C}.priority.total`;
const DUEL = `${C}.priority.duel`;
const ORDER = `${C}.priority.order`;
const OUTCOME = `${C}.priority.outcome`;
const SHARED = `${C}.group.shared-result`;
const COMBINED = `${C}.combined`;

interface Total {
  id: string;
  total: number;
}

const byId = (list: Given[], value: (one: Given) => unknown) =>
  Object.fromEntries(list.map((one) => [one.id, value(one)]));
const totalsById = (list: Total[]) => byId(list, ({ total }) => total);

/** Who declared first, as cases and rules both have it; nobody is null in cases. */
const firstOf = ({ firstDeclarer, bonus }: Given) => ({
  firstDeclarer: firstDeclarer ?? undefined,
  bonus: bonus ?? undefined,
});

const contender = ({ d20: _, members: __, ...own }: Given) => ({
  ...own,
  flat: modifiers(own.flat),
  percent: modifiers(own.percent),
});

const facesOf = (key: string, { d20 = [] }: Given) => [{ key: `${key}.reflex`, faces: [d20].flat() }];

/** The totals of all throws so far, where those at the table have to roll again: one side's next total is the next throw's. */
function throwsSoFar(trace: Given[]): Record<string, number>[] {
  const throws: Record<string, number>[] = [];
  const seen: Record<string, number> = {};
  for (const { rule, at: scope = '', value } of trace) {
    if (rule !== TOTAL || typeof value !== 'number') continue;
    const place = seen[scope] ?? 0;
    seen[scope] = place + 1;
    throws[place] = { ...throws[place], [scope]: value };
  }
  return throws;
}

const isOpen = (answer: Given) => answer.problem?.type === 'needs-roll';

/** By the time the faces of a case run out, it may be tied still. */
const duel: Adapter = async ({ a, b, ...given }, ask) => {
  const dice = { rolls: [...facesOf('a', a), ...facesOf('b', b)] };
  const answer = await ask(DUEL, { input: { a: contender(a), b: contender(b), ...firstOf(given) }, dice });
  if (isOpen(answer)) {
    const totals = throwsSoFar(answer.problem.trace).map((one) => ({ [a.id]: one.a, [b.id]: one.b }));
    return { first: null, rounds: totals.length, totals, note: 'still tied, roll again' };
  }
  const { first, rounds, totals } = resultOf(answer);
  return { first, rounds, totals: totals.map(totalsById) };
};

const diceOf = (participants: Given[]) => ({ rolls: participants.flatMap((one) => facesOf(one.id, one)) });

const order: Adapter = async ({ participants, ...given }, ask) => {
  const input = { participants: participants.map(contender), ...firstOf(given) };
  const answer = await ask(ORDER, { input, dice: diceOf(participants) });
  if (isOpen(answer)) return { order: null, totals: throwsSoFar(answer.problem.trace)[0] };
  const { order: ids, totals, rerolls } = resultOf(answer);
  return { order: ids, totals: totalsById(totals), rerolls: byId(rerolls, (one) => one.rerolls) };
};

const shared: Adapter = async ({ participants, ...given }, ask) => {
  const groups = participants.map((one: Given) => ({ ...contender(one), members: one.members }));
  const answer = await ask(SHARED, { input: { participants: groups, ...firstOf(given) }, dice: diceOf(participants) });
  if (isOpen(answer))
    return { order: null, totals: throwsSoFar(answer.problem.trace)[0], note: 'tie, both roll again' };
  const { order: ids, totals } = resultOf(answer);
  return { order: ids, totals: totalsById(totals) };
};

/** `arrow at the mage`, `quickened stone wall between them`: what it is, and whether it goes at somebody or stands between. */
function actionOf(words: string) {
  const [, name, target] = /(\S+) at (?:the )?(.+)$/.exec(words) ?? [];
  if (name) return { kind: 'attack', name, target };
  const [, barrier] = /(\S+) between/.exec(words) ?? [];
  return barrier ? { kind: 'barrier', name: barrier } : { kind: 'other', name: words };
}

const outcome: Adapter = async ({ winnerAction, loserAction, first: _, ...given }, ask) => {
  const input = { winner: actionOf(winnerAction), loser: actionOf(loserAction) };
  const { decisions } = requestOf(OUTCOME, given, {
    decisions: { effectOnLoser: 'effectOnLoser', tokenOfImpossibleAction: 'tokenOfImpossibleAction' },
  });
  const { winner, loser, ...result } = resultOf(await ask(OUTCOME, { input, ...(decisions && { decisions }) }));
  return { ...result, [input.winner.name]: winner, [input.loser.name]: loser };
};

const sequence: Adapter = async ({ gmChoice, firstDeclarer = gmChoice, movementTiming, ...input }, ask) => {
  const chosen = firstDeclarer === undefined ? [] : [{ id: `${SEQUENCE}#firstDeclarer`, value: firstDeclarer }];
  const timed = movementTiming === undefined ? [] : [{ id: `${SEQUENCE}#movementTiming`, value: movementTiming }];
  return resultOf(await ask(SEQUENCE, { input, decisions: [...chosen, ...timed] }));
};

/** A lone participant is a group of one. */
const membersOf = ({ id, reflex, members }: Given) => members ?? [{ id, reflex, pc: false, rider: false }];

/** In a plan for a race of two, the attack goes at the other, and the spell is a wall between them. */
function racing({ id }: Given, participants: Given[], combatants: Given = {}) {
  const other = participants.find((one) => one.id !== id)?.id;
  const deeds = Object.values(combatants[id]?.plan ?? {}).flat() as Given[];
  if (participants.length !== 2 || deeds.length === 0) return undefined;
  return deeds.some((deed) => deed.do === 'spell')
    ? { kind: 'barrier', name: 'wall' }
    : { kind: 'attack', name: 'arrow', target: other };
}

async function race({ participants, combatants, ...given }: Given, ask: Ask) {
  const racers = participants.map((one: Given) => {
    const { reflex: _, ...own } = contender(one);
    return { ...own, members: membersOf(one), action: racing(one, participants, combatants) };
  });
  const input = { participants: racers, ...firstOf(given) };
  const result = resultOf(await ask(COMBINED, { input, dice: diceOf(participants) }));
  const actions = new Map<string, Given>(racers.map((one: Given) => [one.id, one.action]));
  const became: Record<string, unknown> = {};
  if (result.became) {
    const [winner, loser] = result.order.map((id: string) => actions.get(id)?.name);
    became[winner] = result.became.winner;
    became[loser] = result.became.loser;
  }
  const isDuel = participants.length === 2;
  return {
    ...became,
    providers: byId(result.providers, ({ provider }) => provider),
    totals: isDuel ? result.throws.map(totalsById) : totalsById(result.totals),
    order: result.order,
    rerolls: byId(result.rerolls, ({ rerolls }) => rerolls),
    combatants: await boards(combatants, ask),
  };
}

async function boards(combatants: Given, ask: Ask) {
  const own: Record<string, unknown> = {};
  for (const [id, plan] of Object.entries(combatants ?? {})) own[id] = await played(plan, ask);
  return own;
}

/** Each group of attacks has one duel with the defender, who blocks all of it or none; a tie is open. */
async function defense({ attackGroups, defender, combatants, ...given }: Given, ask: Ask) {
  const { mode = 'flat', value = mode === 'flat' ? 5 : 25 } = given.bonus ?? {};
  const duels: Record<string, unknown> = {};
  for (const [id, group] of Object.entries<Given>(attackGroups)) {
    const bonus = given.firstDeclarer === id ? { [mode]: [{ label: 'declared first', value }] } : {};
    const answer = await ask('cerberus.martial.defense.duel', {
      input: { attacker: { reflex: group.best_reflex, ...bonus }, defender: { reflex: defender.reflex } },
      dice: {
        rolls: [
          { key: 'attacker.reflex', faces: group.d20 },
          { key: 'defender.reflex', faces: defender.d20[id] },
        ],
      },
    });
    const { winner, attackerTotal, defenderTotal } = resultOf(answer);
    const totals = { attacker: attackerTotal, defender: defenderTotal };
    duels[id] =
      winner === 'reroll'
        ? { ...totals, blocked: null, note: 'tie, roll again' }
        : { ...totals, blocked: await blockedOf(group.attacks, winner === 'defender', ask) };
  }
  return { duels, combatants: await boards(combatants, ask) };
}

async function blockedOf(attacks: number, won: boolean, ask: Ask) {
  const input = { attackLevels: Array(attacks).fill(0), equipment: 'shield', equipmentLevel: 0, won };
  return resultOf(await ask('cerberus.martial.group.parry', { input })).blocked;
}

/** Declaring, priority and what runs them together with groups and boards. */
export const adapters: Record<string, Adapter> = {
  [SEQUENCE]: sequence,
  [FIRST_BONUS]: evaluation(FIRST_BONUS, { dice: { d20: 'participant.reflex' } }),
  [WHEN]: evaluation(WHEN, { decisions: { orderMatters: 'orderMatters' } }),
  [TOTAL]: evaluation(TOTAL, { dice: { d20: 'reflex' }, modifiers: ['flat', 'percent'] }),
  [DUEL]: duel,
  [ORDER]: order,
  [OUTCOME]: outcome,
  [SHARED]: shared,
  [COMBINED]: (given, ask) => (given.attackGroups ? defense(given, ask) : race(given, ask)),
};
