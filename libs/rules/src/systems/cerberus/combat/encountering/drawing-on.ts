import type { DieDeclaration } from '../../../../kernel/dice/declaration.ts';
import { interruption } from '../../example/interruption.ts';
import { CHECKED } from '../../health/acting/checks.ts';
import { closingRoll, conditionBleeding } from '../../health/condition.bleeding.ts';
import { conditionBlinded, perceivedByOtherSense } from '../../health/condition.blinded.ts';
import { conditionGeneral } from '../../health/condition.general.ts';
import { conditionPoisoned } from '../../health/condition.poisoned.ts';
import { stunnedDodge } from '../../health/condition.stunned.ts';
import { dyingFirstAid } from '../../health/dying.first-aid.ts';
import { dyingMagic } from '../../health/dying.magic.ts';
import { dyingSave } from '../../health/dying.save.ts';
import { fearCornered } from '../../health/fear.cornered.ts';
import { fearFlee, fleeDistance } from '../../health/fear.flee.ts';
import { fearRecovery } from '../../health/fear.recovery.ts';
import { fearSource } from '../../health/fear.source.ts';
import { healingSources } from '../../health/healing.sources.ts';
import { poisonExposure } from '../../health/poison.exposure.ts';
import { stable } from '../../health/stable.ts';
import { state as healthState } from '../../health/state.ts';
import { volleyAsks, volleyRules } from '../../martial/attacking/volley-resolution.ts';
import { allowanceTick } from '../../movement/allowance.tick.ts';
import { allowance } from '../../movement/allowance.ts';
import { opportunityAttack } from '../../movement/opportunity-attack.ts';
import { standUp } from '../../movement/stand-up.ts';
import { boardState } from '../board.state.ts';
import { boardTransitions } from '../board.transitions.ts';
import { boardWarnings } from '../board.warnings.ts';
import { declareSequence } from '../declare.sequence.ts';
import { groupReflex } from '../group.reflex.ts';
import { priorityOrder } from '../priority.order.ts';
import { unknownFortitude, unknownWill } from './saves.ts';

/** What an encounter draws on: rules, dice, decisions and figures of all the chapters that meet in it. */

export const encounterRules = [
  ...volleyRules,
  boardState,
  boardTransitions,
  boardWarnings,
  declareSequence,
  groupReflex,
  priorityOrder,
  interruption,
  ...CHECKED,
  conditionBleeding,
  conditionBlinded,
  conditionGeneral,
  conditionPoisoned,
  dyingFirstAid,
  dyingMagic,
  dyingSave,
  fearCornered,
  fearFlee,
  fearRecovery,
  fearSource,
  healingSources,
  poisonExposure,
  stable,
  healthState,
  allowance,
  allowanceTick,
  opportunityAttack,
  standUp,
];

export const encounterDecisions = [
  ...volleyAsks.decisions,
  closingRoll,
  perceivedByOtherSense,
  stunnedDodge,
  unknownFortitude,
  unknownWill,
];
export const encounterParameters = [...volleyAsks.parameters, fleeDistance];

const DICE: readonly DieDeclaration[] = [
  { key: 'attacker.reflex', dice: '1d20', by: 'attacker', label: 'Reflex' },
  { key: 'defender.reflex', dice: '1d20', by: 'defender', label: 'Reflex' },
  { key: 'defender.chance', dice: '1dY', by: 'defender', label: 'chance to dodge' },
  ...['', 'attacks.*.'].flatMap((scope) => [
    { key: `${scope}attacker.opening`, dice: '1dY', by: 'attacker', label: 'opening through cover' },
    { key: `${scope}attacker.critical`, dice: '1d20', by: 'attacker', label: 'critical' },
    { key: `${scope}attacker.damage`, dice: 'damage dice', by: 'attacker', label: 'damage' },
  ]),
  ...['', '*.'].map((scope) => ({ key: `${scope}attacker.blind`, dice: '1dY', by: 'attacker', label: 'blind attack' })),
  { key: '*.reflex', dice: '1d20', by: 'each participant', label: 'Reflex' },
  { key: 'ally.chance', dice: '1dY', by: 'ally', label: 'first aid' },
  { key: 'victim.fortitude', dice: '1d20', by: 'victim', label: 'Fortitude' },
  { key: 'victim.will', dice: '1d20', by: 'victim', label: 'Will' },
  { key: '*.character.fortitude', dice: '1d20', by: 'dying character', label: 'Fortitude' },
];

/** Every die of an encounter. @param scope of the command that rolls it, such as `commands.*.` */
export function encounterDice(scope: string): DieDeclaration[] {
  return DICE.map((die) => ({ ...die, key: scope + die.key }));
}
