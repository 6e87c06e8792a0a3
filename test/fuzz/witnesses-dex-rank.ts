import type { UnitRequest } from '@riposte/rules';

/** Requests in which the units of dex-rank read what made-up ones hardly ever come to. */

const LEVELS = ['impale', 'critical', 'success', 'failure', 'fumble'];
const pairs = (defence: 'parry' | 'dodge'): UnitRequest[] =>
  LEVELS.flatMap((attack) => LEVELS.map((level) => ({ input: { attack, [defence]: level } })));

/** Against a chance of 50: a critical, a success, a failure and a fumble. */
const FACES = [5, 40, 80, 99];
const dodged = ['impale', 'critical', 'success'].flatMap((level) => FACES.map((face) => ({ level, face })));

/** By the id of the unit. */
export const dexRankWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  'dex-rank.matrix.parry': pairs('parry'),
  'dex-rank.matrix.dodge': pairs('dodge'),
  'dex-rank.action.disengage': dodged.map(({ level, face }) => ({
    input: { declared: true, dodgeSkill: 50, attacks: [{ level }], defencesUsedBefore: 0 },
    dice: { rolls: [{ key: 'attacks.1.defence', faces: [face] }] },
  })),
};
