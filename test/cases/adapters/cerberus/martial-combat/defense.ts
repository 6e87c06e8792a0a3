import { type Adapter, evaluation, type Given } from '../../../adapter.ts';

const M = 'cerberus.martial';
const DUEL = `${M}.defense.duel`;
const MOBILITY = `${M}.dodge.mobility`;
const AREA_SAVE = `${M}.dodge.area-save`;
const CRITERIA = `${M}.group.criteria`;
const ITEM = `${M}.parry.item-override`;

/** Evaluates a rule as it stands, with one more name in `given` that is the GM's. */
const ruledBy = (rule: string, ...decisions: string[]): [string, Adapter] => [
  rule,
  evaluation(rule, { decisions: Object.fromEntries(decisions.map((name) => [name, name])) }),
];

/** `refuse`, or `{chances, outOf, thenDuel}`, as the answer that the library takes. */
function restrictedDodge(said: Given): Given {
  if (said === undefined || said === null) return undefined;
  return said === 'refuse' ? { grant: 'refuse' } : { grant: 'chance', ...said };
}

/** What a case says of the object, wherever it says it, as the one text of the object. */
function itemParryText({
  itemParryText: text,
  itemBlockedPercent,
  blockedPercent,
  extraLevels,
  condition,
}: Given): Given {
  const own = { blockedPercent: itemBlockedPercent ?? blockedPercent, extraLevels, condition };
  return { ...text, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) };
}

/** A partition as lists of ids, or as groups that have their attacks by name. */
function partition(groups: Given): Given {
  return groups?.map((group: Given) => (Array.isArray(group) ? { attacks: group } : group));
}

/** Choosing and resolving a defense, dodging and parrying. */
export const adapters: Record<string, Adapter> = {
  [DUEL]: evaluation(DUEL, {
    dice: { 'attacker.d20': 'attacker.reflex', 'defender.d20': 'defender.reflex' },
    modifiers: ['attacker.flat', 'attacker.percent', 'defender.flat', 'defender.percent'],
    decisions: { opposingReflex: 'opposingReflex' },
  }),
  ...Object.fromEntries([
    ruledBy(`${M}.defense.interposition`, 'interpositionAllowed'),
    ruledBy(`${M}.dodge.eligible-attacks`, 'realisticallyAvoidable'),
    ruledBy(`${M}.parry.position`, 'grappledParryAllowed'),
    ruledBy(`${M}.parry.projectiles`, 'projectileParryNeedsFeat'),
  ]),
  [CRITERIA]: ({ groups, ...given }, ask) => evaluation(CRITERIA)({ ...given, groups: partition(groups) }, ask),
  [AREA_SAVE]: evaluation(AREA_SAVE, { dice: { d20: 'reflexSave' } }),
  [MOBILITY]: (given, ask) =>
    evaluation(MOBILITY, { decisions: { restrictedDodge: 'restrictedDodge' } })(
      { ...given, restrictedDodge: restrictedDodge(given.restrictedDodge) },
      ask,
    ),
  [ITEM]: (given, ask) =>
    evaluation(ITEM, {
      decisions: { itemParryText: 'itemParryText' },
      drop: ['itemBlockedPercent', 'blockedPercent', 'extraLevels', 'condition'],
      rename: { spellLevel: 'attackLevel', won: 'spell.won', spellDamage: 'spell.spellDamage', dr: 'spell.dr' },
    })({ ...given, itemParryText: itemParryText(given) }, ask),
};
