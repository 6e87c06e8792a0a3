import { type Adapter, evaluation, type Given, resultOf } from '../../adapter.ts';

const M = 'cerberus.movement';
const SPEED = `${M}.speed`;
const ALLOWANCE = `${M}.allowance`;
const SPELL = `${M}.range.spell`;
const WEAPON = `${M}.range.weapon`;
const SHOT = `${M}.range.shot`;
const LINE = `${M}.line-of-effect`;
const SPREAD = `${M}.area.spread`;
const MEMBERSHIP = `${M}.area.membership`;
const ESCAPE = `${M}.area.reflex-escape`;
const FLIGHT = `${M}.flight.modes`;
const FALL = `${M}.flight.fall`;
const EDGE = `${M}.forced.edge`;
const REACTIONS = `${M}.mounted.reactions`;
const EXAMPLE = `${M}.mounted.example`;
const CONTROL = `${M}.mounted.control`;
const UNHORSED = `${M}.mounted.unhorsed`;
const SLOWER = `${M}.chase.slower`;
const ZOOM = `${M}.chase.zoom-in`;
const COMBINED = `${M}.combined`;
const REFLEX = `${M}.cover.reflex`;
const CHANCE = `${M}.cover.chance`;

/** What cases call the actions of the table. */
const ACTIONS: Record<string, string> = {
  'attack (melee, shot, throw)': 'attack',
  shot: 'attack',
  throw: 'attack',
  'dodge or parry': 'dodge',
  'cast a spell': 'cast',
  'general action': 'general',
  'general action (drink, open, pick up)': 'general',
  'stand up': 'stand-up',
  'long incantation': 'ritual',
  'long incantation, ritual or concentration': 'ritual',
  'move only': 'none',
  move: 'none',
};

const allowance: Adapter = ({ action, ...given }, ask) =>
  evaluation(ALLOWANCE, { decisions: { longIncantation: 'longIncantation' } })(
    { ...given, action: ACTIONS[action] ?? action },
    ask,
  );

/** A range that is none in feet is told by its kind. */
const spellRange: Adapter = async (given, ask) => {
  const { kind, range_ft: range } = (await evaluation(SPELL)(
    { ...given, name: given.name.toLowerCase() },
    ask,
  )) as Given;
  return { range_ft: kind === 'feet' ? range : kind };
};

/** A shot that is impossible has no chance. */
const shot: Adapter = async ({ beyond, roll, ...input }, ask) => {
  const decisions = beyond ? [{ id: `${SHOT}#beyond`, value: beyond === 'impossible' ? null : beyond }] : [];
  const dice = roll === undefined ? undefined : { rolls: [{ key: 'shot.chance', faces: [roll] }] };
  return resultOf(await ask(SHOT, dice ? { input, decisions, dice } : { input, decisions }));
};

/** A solid wall is what usually stands there. */
const lineOfEffect: Adapter = ({ obstacle }, ask) =>
  evaluation(LINE, { decisions: { obstacle: 'obstacle' } })(typeof obstacle === 'string' ? {} : { obstacle }, ask);

/** Ways through the air, by what cases call them. */
const WAYS: Record<string, string> = { up: 'vertical', down: 'vertical', slope: 'diagonal', sideways: 'horizontal' };

const flight: Adapter = ({ direction, ...given }, ask) =>
  evaluation(FLIGHT)({ ...given, direction: WAYS[direction] ?? direction }, ask);

/** A blow has damage dice, strikes have lance and hooves; what else there is rolls for the impact. */
const example: Adapter = ({ diceRolls, ...given }, ask) => {
  if (diceRolls !== undefined) {
    const diceTotal = diceRolls.reduce((sum: number, face: number) => sum + face, 0);
    const translation = { dice: { critD20: 'critical' }, modifiers: ['percentBonuses'] };
    return evaluation(EXAMPLE, translation)({ kind: 'blow', ...given, diceTotal }, ask);
  }
  if (given.lance !== undefined) return evaluation(EXAMPLE)({ kind: 'strikes', ...given }, ask);
  const translation = { dice: { d20: 'rider.reflex' }, modifiers: ['percent'] };
  return evaluation(EXAMPLE, translation)({ kind: 'impact', ...given }, ask);
};

/** No dice of damage are `none`. */
const unhorsed: Adapter = async ({ fallDamage, ...given }, ask) => {
  const decisions = { chance: 'chance', onSuccess: 'onSuccess', onFailure: 'onFailure', fallDamage: 'fallDamage' };
  const asked = { ...given, fallDamage: fallDamage === 'none' ? undefined : fallDamage };
  const result = (await evaluation(UNHORSED, { dice: { roll: 'unhorsed.chance' }, decisions })(asked, ask)) as Given;
  return { ...result, fallDamage: result.fallDamage ?? 'none' };
};

/** A bodyguard is run past, a weapon shoots, and what is left is a push. */
const combined: Adapter = (given, ask) => {
  if (given.bodyguard !== undefined) {
    return evaluation(COMBINED, { drop: ['bodyguard.reach_ft'] })({ kind: 'run-past', ...given }, ask);
  }
  if (given.weapon === undefined) return evaluation(COMBINED)({ kind: 'push', ...given }, ask);
  return evaluation(COMBINED, { dice: { roll: 'attacker.opening' } })({ kind: 'shot', ...given }, ask);
};

/** Movement: Speed and what a tick allows, and what attacks borrow. */
export const adapters: Record<string, Adapter> = {
  [SPEED]: evaluation(SPEED, { modifiers: ['flat_ft', 'multipliers'] }),
  [ALLOWANCE]: allowance,
  [SPELL]: spellRange,
  [WEAPON]: evaluation(WEAPON, {
    decisions: { adjustedRange: 'adjustedRange', powerfulArcherRange: 'powerfulArcherRange' },
  }),
  [SHOT]: shot,
  [LINE]: lineOfEffect,
  [SPREAD]: evaluation(SPREAD, { drop: ['casterToTarget'] }),
  [MEMBERSHIP]: evaluation(MEMBERSHIP, { decisions: { edge: 'edge' } }),
  [ESCAPE]: evaluation(ESCAPE, { dice: { d20: 'target.reflexSave' } }),
  [FLIGHT]: flight,
  [FALL]: evaluation(FALL, { dice: { faces: 'fall.damage' }, decisions: { featherFallEffect: 'featherFallEffect' } }),
  [EDGE]: evaluation(EDGE, { dice: { d20: 'target.reflexSave' } }),
  [REACTIONS]: evaluation(REACTIONS, {
    dice: { d20: 'rider.reflex' },
    decisions: { mountDodgeCoversRider: 'mountDodgeCoversRider' },
  }),
  [EXAMPLE]: example,
  [CONTROL]: evaluation(CONTROL, {
    dice: { roll: 'control.chance' },
    decisions: { controlCost: 'controlCost', chance: 'chance' },
  }),
  [UNHORSED]: unhorsed,
  [SLOWER]: evaluation(SLOWER, { dice: { roll: 'chase.chance' }, decisions: { chance: 'chance' } }),
  [ZOOM]: evaluation(ZOOM, { decisions: { priorityContested: 'priorityContested' } }),
  [COMBINED]: combined,
  [REFLEX]: evaluation(REFLEX, { dice: { d20: 'defender.reflex' } }),
  [CHANCE]: evaluation(CHANCE, { dice: { roll: 'attacker.opening' } }),
};
