import { type Adapter, evaluation, type Given, requestOf, resultOf } from '../../adapter.ts';

const H = 'cerberus.health';
const SAVE = `${H}.dying.save`;
const AID = `${H}.dying.first-aid`;
const BLINDED = `${H}.condition.blinded`;
const STUNNED = `${H}.condition.stunned`;
const POISONED = `${H}.condition.poisoned`;
const BLEEDING = `${H}.condition.bleeding`;
const RECOVERY = `${H}.fear.recovery`;
const STABLE = `${H}.stable`;
const HARVEST = `${H}.poison.harvest`;
const TREATMENT = `${H}.poison.treatment`;
const COAT = `${H}.poison.coat-lifetime`;
const COMBINED = `${H}.combined`;

/** `none`, `certain` or nothing: no roll; else the odds of a prescribed chance. */
function maybeChance(given: Given) {
  if (given === undefined) return undefined;
  return given === null || typeof given === 'string' ? { roll: 'none' } : { roll: 'chance', ...given };
}

const bleeding: Adapter = ({ closingRoll, ...given }, ask) =>
  evaluation(BLEEDING, {
    dice: { roll: 'ally.chance' },
    decisions: { closingRoll: 'closingRoll' },
  })({ ...given, closingRoll: maybeChance(closingRoll) }, ask);

const harvest: Adapter = ({ chance, ...given }, ask) =>
  evaluation(HARVEST, {
    dice: { roll: 'alchemist.chance' },
    decisions: {
      chance: 'chance',
      ingredientDestroyed: 'ingredientDestroyed',
      alchemistExposed: 'alchemistExposed',
    },
  })({ ...given, chance: maybeChance(chance) }, ask);

/** Arrows have a list; everything else is a fall, with a round for each dying Save unless the case counts them. */
const combined: Adapter = async (given, ask) => {
  const { dyingD20s = [], arrows } = given;
  const { input, dice } = requestOf(
    COMBINED,
    arrows ? { kind: 'arrows', ...given } : { kind: 'downed', rounds: dyingD20s.length, ...given },
    { dice: { dyingD20s: 'character.fortitude', saveD20: 'victim.fortitude' } },
  );
  const { hpAfterRounds, stateAfterRounds, ...result } = resultOf(await ask(COMBINED, { input, dice }));
  const inRounds = { hpAfterRounds, stateAfterRounds, hpAfterSaves: hpAfterRounds, stateAfterSaves: stateAfterRounds };
  return { ...result, ...inRounds };
};

/** Health, conditions, fear, poison and healing. */
export const adapters: Record<string, Adapter> = {
  [SAVE]: evaluation(SAVE, { dice: { d20: 'character.fortitude' } }),
  [AID]: evaluation(AID, { dice: { roll: 'ally.chance' } }),
  [STABLE]: evaluation(STABLE, { decisions: { dyingAgain: 'dyingAgain' } }),
  [BLINDED]: evaluation(BLINDED, {
    dice: { roll: 'attacker.blind' },
    decisions: { chances: 'chances', outOf: 'outOf', perceivedByOtherSense: 'perceivedByOtherSense' },
  }),
  [STUNNED]: evaluation(STUNNED, { decisions: { dodgeAllowed: 'dodgeAllowed' } }),
  [POISONED]: evaluation(POISONED, { dice: { d20: 'victim.fortitude' } }),
  [BLEEDING]: bleeding,
  [RECOVERY]: evaluation(RECOVERY, { dice: { d20: 'victim.will' } }),
  [HARVEST]: harvest,
  [COAT]: evaluation(COAT, { rename: { mithril: 'touchesMithril' } }),
  [TREATMENT]: evaluation(TREATMENT, { dice: { d20: 'victim.fortitude' } }),
  [COMBINED]: combined,
};
