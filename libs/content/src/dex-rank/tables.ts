import type { Row } from '../types.ts';

/** Attack and parry read together without levels. */
export const summary = [
  { attack: 'hits', parry: 'intercepts', result: 'deflected' },
  { attack: 'hits', parry: 'misses', result: 'defender-hit-may-lose-hit-points' },
  { attack: 'misses', parry: 'none', result: 'guard-kept-no-roll' },
  { attack: 'fumbles', parry: 'none', result: 'as-miss-plus-fumble-table' },
] as const satisfies readonly Row[];

/** What each level does. */
export const levelMeanings = [
  {
    level: 'impale',
    damage: 'two damage rolls added + damage bonus',
    armor: 'ignored',
    stopped_by: ['magic', 'critical parry'],
    skill: 'a remarkably good result',
  },
  {
    level: 'critical',
    damage: 'damage roll × 2 + damage bonus',
    armor: 'normal',
    stopped_by: ['parry', 'dodge'],
    skill: 'a remarkably good result',
  },
  {
    level: 'success',
    damage: 'damage roll + damage bonus',
    armor: 'normal',
    stopped_by: ['parry', 'dodge'],
    skill: 'exactly what was intended',
  },
  { level: 'failure', damage: 'none', armor: 'none', stopped_by: [], skill: 'nothing; try again' },
  { level: 'fumble', damage: 'none', armor: 'none', stopped_by: [], skill: 'something goes badly wrong' },
] as const satisfies readonly Row[];

/** The phases of a round, in order. */
export const phases = [
  { order: 1, phase: 'statements', opens: 'intentions, disengaging declared' },
  { order: 2, phase: 'magic', opens: "effects of last round's spells, then new spells and summonings" },
  { order: 3, phase: 'actions', opens: 'movement, attacks, parries and dodges by DEX-rank' },
  { order: 4, phase: 'resolution', opens: 'hit points, magic points and spells in memory brought up to date' },
] as const satisfies readonly Row[];

/** What is open to the engaged and to others. */
export const engagement = [
  { action: 'move', engaged: false, unengaged: true },
  { action: 'non-combat', engaged: false, unengaged: true },
  { action: 'move-to-engage', engaged: false, unengaged: true },
  { action: 'disengage', engaged: true, unengaged: false },
  { action: 'attack-hth', engaged: true, unengaged: false },
  { action: 'attack-missile', engaged: false, unengaged: true },
  { action: 'ready-weapon', engaged: true, unengaged: true },
  { action: 'parry', engaged: true, unengaged: true },
  { action: 'dodge', engaged: true, unengaged: true },
] as const satisfies readonly Row[];

/** What a move costs in DEX-ranks; beyond 4 MOV the GM says. */
export const moveDelays = [
  { mov_above: null, mov_to: 0, delay_ranks: 0 },
  { mov_above: 0, mov_to: 2, delay_ranks: 5 },
  { mov_above: 2, mov_to: 4, delay_ranks: 10 },
  { mov_above: 4, mov_to: null, delay_ranks: null },
] as const satisfies readonly Row[];

/** Armor that is made in one place only. */
export const armorOrigins = [
  { armor: 'sea leather', origin: 'Isle of the Purple Towns', elsewhere: 'not available' },
  { armor: 'barbarian leather and wood', origin: 'tribes of the Sighing Desert', elsewhere: 'not available' },
  { armor: 'Melnibonean plate', origin: 'home nation', elsewhere: 'practically unobtainable' },
  { armor: 'Pan Tangian plate', origin: 'home nation', elsewhere: 'practically unobtainable' },
] as const satisfies readonly Row[];

/** The families of weapon classes. */
export const weaponFamilies = [
  { family: 'cutting', examples: ['axes', 'most swords'], note: 'edge, hacking', may_impale: true },
  { family: 'thrusting', examples: ['long spears'], note: 'point, reach of up to some yards', may_impale: true },
  { family: 'cut-and-thrust', examples: ['shortswords', 'long daggers'], note: 'medium length', may_impale: true },
  { family: 'missile', examples: ['thrown', 'fired'], note: 'leaves the hand', may_impale: true },
  { family: 'close-quarter', examples: ['brawl', 'wrestle'], note: 'point-blank', may_impale: false },
  { family: 'bashing', examples: ['maces', 'clubs', 'quarterstaffs'], note: 'never impale', may_impale: false },
] as const satisfies readonly Row[];

/** How hand-to-hand fumbles run from low to high. */
export const fumbleBands = [
  { band: 'low', results: 'slips and trips over stones, a body, blood; the next parry or attack is lost' },
  {
    band: 'low to middle',
    results: 'weapon or shield dropped, sent flying or broken; slight injuries to a shoulder, blood in the face',
  },
  { band: 'middle to upper', results: 'real wounds to nose, knee or eye, some with a penalty until treated' },
  { band: '98-99', results: 'one or more further rolls' },
  { band: '00', results: 'one or more further rolls' },
] as const satisfies readonly Row[];

/** Results of the fumble tables that demon gear replaces: rolls of the hand-to-hand table, an entry of the missile table. */
export const demonRanges = [
  { table: 'hth', from: 25, to: 28, entry: null },
  { table: 'hth', from: 56, to: 58, entry: null },
  { table: 'hth', from: 59, to: 62, entry: null },
  { table: 'hth', from: 63, to: 65, entry: null },
  { table: 'hth', from: 90, to: 92, entry: null },
  { table: 'hth', from: 93, to: 95, entry: null },
  { table: 'missile', from: null, to: null, entry: 5 },
] as const satisfies readonly Row[];

/** Kinds of effect a fumble row can have. */
export const fumbleEffects = [
  { effect: 'lose-next', of: 'attack or parry', ends: 'when that attack or parry is lost' },
  { effect: 'drop-item', of: 'weapon or shield; at the feet or as given', ends: 'when picked up' },
  { effect: 'knock-away-item', of: 'weapon or shield; distance as given', ends: 'when picked up' },
  { effect: 'break-item', of: 'weapon or shield', ends: null },
  { effect: 'fall', of: 'the fumbler', ends: 'the GM says' },
  { effect: 'damage', of: 'dice as given', ends: null },
  { effect: 'penalty', of: 'amount and scope as given', ends: 'treatment: Physik, Heal or Suture' },
  { effect: 'further-rolls', of: 'count as given', ends: null },
] as const satisfies readonly Row[];

/** The class and family of common weapons. */
export const commonWeapons = [
  { weapon: 'axe', class: 'axes', family: 'cutting' },
  { weapon: 'sword', class: 'swords', family: 'cutting' },
  { weapon: 'long spear', class: 'long spears', family: 'thrusting' },
  { weapon: 'shortsword', class: 'shortswords', family: 'cut-and-thrust' },
  { weapon: 'long dagger', class: 'long daggers', family: 'cut-and-thrust' },
  { weapon: 'bow', class: 'bows', family: 'missile' },
  { weapon: 'sling', class: 'slings', family: 'missile' },
  { weapon: 'brawl', class: 'brawling', family: 'close-quarter' },
  { weapon: 'wrestle', class: 'wrestling', family: 'close-quarter' },
  { weapon: 'mace', class: 'maces', family: 'bashing' },
  { weapon: 'club', class: 'clubs', family: 'bashing' },
  { weapon: 'quarterstaff', class: 'quarterstaffs', family: 'bashing' },
] as const satisfies readonly Row[];
