import { type Adapter, type Ask, evaluation, type Given, resultOf } from '../../../adapter.ts';

const C = 'cerberus.combat';
const FORM = `${C}.group.form`;
const GROUP_REFLEX = `${C}.group.reflex`;
const SEPARATE = `${C}.group.separate`;
const SUBGROUPS = `${C}.group.subgroups`;
const BATTLE = `${C}.large-battle`;

/** A member's maxima, what is left out being 0, as the board of a new round. */
async function boardOf(max: Given, ask: Ask) {
  const input = { max: { attack: 0, spell: 0, general: 0, dodge: 0, ...max } };
  return resultOf(await ask(`${C}.board.state`, { input })).board;
}

const separate: Adapter = async ({ members, events = {} }, ask) => {
  const boards = [];
  for (const [id, max] of Object.entries(members))
    boards.push({ id, board: await boardOf(max, ask), events: events[id] ?? [] });
  const after = resultOf(await ask(SEPARATE, { input: { members: boards } })).members;
  return { members: Object.fromEntries(after.map(({ id, board }: Given) => [id, board.reserve])) };
};

const subgroups: Adapter = async ({ creatures, partition }, ask) => {
  const named = partition.map((one: Given) => (Array.isArray(one) ? { members: one } : one));
  const many = Array.isArray(creatures) ? { creatures: creatures.length, ids: creatures } : { creatures };
  const decisions = [{ id: `${SUBGROUPS}#partition`, value: named }];
  return resultOf(await ask(SUBGROUPS, { input: many, decisions }));
};

/** Groups that act together, bands and battles. */
export const adapters: Record<string, Adapter> = {
  [FORM]: evaluation(FORM),
  [GROUP_REFLEX]: evaluation(GROUP_REFLEX, { decisions: { chosenAmongPcs: 'chosenAmongPcs' } }),
  [SEPARATE]: separate,
  [SUBGROUPS]: subgroups,
  [BATTLE]: evaluation(BATTLE, {
    dice: { roll: 'maneuver.chance' },
    decisions: { chance: 'chance', enterLargeBattle: 'enterLargeBattle', returnToTicks: 'returnToTicks' },
  }),
};
