import { type Adapter, evaluation, type Given, modifiers, requestOf, resultOf } from '../../adapter.ts';

const P = 'cerberus.perception';
const CHECK = `${P}.scene.check`;
const TIME = `${P}.disguise.create-time`;
const SCRUTINY = `${P}.disguise.scrutiny`;
const NOTICE = `${P}.invisibility.notice`;
const EVIDENCE = `${P}.invisibility.evidence`;
const HIDDEN = `${P}.hidden-attack`;
const BONUSES = `${P}.hidden-attack.bonuses`;
const LIGHT = `${P}.magical-light`;
const COMBINED = `${P}.combined`;

/** `viewing angle` → `viewingAngle`; the catalogue's longer names and British spelling as the library has them. */
const FACTORS: Record<string, string> = {
  behaviour: 'behavior',
  vigilanceOfTheOpposition: 'vigilance',
  "observer'sFamiliarity": 'familiarity',
};

function factorsOf(given: Given): string[] | undefined {
  if (given === undefined || given === null || given === 'none') return undefined;
  const names = [given].flat().map((name: string) => name.replace(/[ -](\w)/g, (_, letter) => letter.toUpperCase()));
  return names.map((name) => FACTORS[name] ?? name);
}

/** `odds: {x, y}` is the same as `x` and `y`. */
const withOdds =
  (rule: string, translation: Parameters<typeof evaluation>[1]): Adapter =>
  ({ odds, factors, ...given }, ask) =>
    evaluation(rule, translation)({ ...odds, ...given, factors: factorsOf(factors) }, ask);

/** A roll called for after damage means that there is some. */
const scrutiny: Adapter = ({ newRollAfterDamage, damagedSinceLast = newRollAfterDamage, ...given }, ask) =>
  withOdds(SCRUTINY, {
    dice: { roll: 'player.disguise', rolls: 'player.disguise' },
    decisions: { newRollAfterDamage: 'newRollAfterDamage' },
  })({ ...given, newRollAfterDamage, damagedSinceLast }, ask);

/** Everything about the Will Save is about an observer; without a DC there is none. */
const evidence: Adapter = async ({ evidence: sign, ruling, bonus, x, y, odds, roll, die, mode, ...observer }, ask) => {
  const hasObserver = observer.dc !== undefined;
  const chance = odds ?? (x === undefined ? undefined : { x, y });
  const given = { evidence: sign, ruling, bonus, odds: chance, roll, die };
  const request = requestOf(EVIDENCE, given, {
    dice: { die: 'gm.illusion', roll: 'player.perception' },
    decisions: { ruling: 'ruling', bonus: 'bonus', odds: 'odds' },
  });
  const saver = { ...observer, bonuses: modifiers(observer.bonuses), mode };
  const input = { evidence: sign, ...(hasObserver ? { observer: saver } : { mode }) };
  return resultOf(await ask(EVIDENCE, { ...request, input }));
};

/** Both sides' faces from pairs, in the order rolled. */
function duelDice(rolls: number[][] = []) {
  const of = (key: string, side: number) => ({
    key: `${key}.reflex`,
    faces: rolls.map((pair) => pair[side] as number),
  });
  return rolls.length > 0 ? { rolls: [of('attacker', 0), of('defender', 1)] } : undefined;
}

const REVEALED: Record<string, string> = { actionStart: "attacker's action start", afterAttacks: 'after attacks' };

function hiddenOf({ rolls, bonusA, bonusD, defenderMayDefend, ...input }: Given) {
  const decisions =
    defenderMayDefend === undefined ? [] : [{ id: `${HIDDEN}#defenderMayDefend`, value: defenderMayDefend }];
  const bonuses = { bonusA: modifiers(bonusA, 'bonus'), bonusD: modifiers(bonusD, 'bonus') };
  return { input: { ...input, ...bonuses }, dice: duelDice(rolls), decisions };
}

const hidden: Adapter = async (given, ask) => {
  const { revealedAt, ...result } = resultOf(await ask(HIDDEN, hiddenOf(given)));
  return { ...result, revealedAt: REVEALED[revealedAt] };
};

const bonuses: Adapter = async (given, ask) => {
  const { input, dice } = hiddenOf(given);
  return resultOf(await ask(BONUSES, { input, dice }));
};

/** A strike has a defender, a look has not. */
const combined: Adapter = async ({ weapon, diceTotal, dr, pct, armor, ...given }, ask) => {
  if (given.looking !== undefined) return resultOf(await ask(COMBINED, { input: { kind: 'look', ...given } }));
  const { input, dice, decisions } = hiddenOf(given);
  const blow = weapon && { ...weapon, diceTotal, dr, pct, armor };
  return resultOf(await ask(COMBINED, { input: { kind: 'strike', ...input, blow }, dice, decisions }));
};

/** A Save that nobody makes is `none`. */
const light: Adapter = ({ save, ...given }, ask) =>
  evaluation(LIGHT)({ ...given, save: save === 'none' ? undefined : save }, ask);

/** Perception and stealth. */
export const adapters: Record<string, Adapter> = {
  [CHECK]: withOdds(CHECK, { dice: { roll: 'player.perception', rolls: 'player.perception' } }),
  [TIME]: evaluation(TIME, { decisions: { minutes: 'minutes' } }),
  [SCRUTINY]: scrutiny,
  [NOTICE]: evaluation(NOTICE, {
    dice: { die: 'gm.illusion' },
    decisions: { bonus: 'bonus' },
    modifiers: ['bonuses'],
  }),
  [EVIDENCE]: evidence,
  [HIDDEN]: hidden,
  [BONUSES]: bonuses,
  [LIGHT]: light,
  [COMBINED]: combined,
};
