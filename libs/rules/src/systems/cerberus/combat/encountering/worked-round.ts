import { cerberusWorkedRound, cerberusWorkedScript } from '@riposte/content';
import { weaponAttack } from '../../martial/attacking/worked-attack.ts';
import type { EncounterCommand } from './commands.ts';
import type { EncounterState } from './state.ts';

/** The worked round of the book, as an encounter. */

const { combatants, attacks } = cerberusWorkedRound;
const { script, sheets } = cerberusWorkedScript;
type Sheet = (typeof combatants)[number];

/** The percentage that a feat gives a parry of the round. */
const deflection = attacks.flatMap(({ defense }) => (defense.kind === 'parry' ? [defense.percent] : []))[0] ?? 0;

function combatantOf(one: Sheet) {
  const { id, name, hp, maxHp, reflex, armor, dr, attacks: attack, dodges: dodge, shieldLevel, feats } = one;
  const { spell, general, ...rest } = sheets.find((sheet) => sheet.id === id) as (typeof sheets)[number];
  const weapon = weaponAttack(one);
  const guard = {
    id: 'shield',
    equipment: 'shield',
    equipmentLevel: shieldLevel,
    deflectProjectiles: true,
    percent: [{ label: 'Deflect Projectiles', value: deflection }],
  };
  return {
    ...rest,
    id,
    name,
    hp,
    maxHp,
    reflex,
    armor,
    dr,
    max: { attack, spell, general, dodge },
    weapons: weapon ? [{ id: one.weapon?.use === 'ranged' ? 'bow' : 'axe', attack: weapon }] : [],
    ...(shieldLevel !== null && { guards: [guard] }),
    ...((feats as readonly string[]).includes('Opportunity Attack') && { opportunityAttack: true }),
  };
}

/** The four of the warehouse, before anybody has declared. */
export const workedEncounter = {
  kind: 'cerberus.encounter',
  formatVersion: 1,
  commands: 0,
  round: 1,
  tick: 1,
  combatants: combatants.map(combatantOf),
} as EncounterState;

interface Scripted {
  step: string;
  command: EncounterCommand;
  /** The dice of the command, by key within it. */
  rolls: readonly { key: string; faces: readonly number[] }[];
}

/** Every command of the round with its step. */
export const workedCommands: readonly Scripted[] = script.flatMap(({ step, commands }) =>
  commands.map(({ command, rolls = [] }) => ({ step, command: command as unknown as EncounterCommand, rolls })),
);

/** All steps in order, those that ask for no command too. */
export const workedSteps: readonly string[] = script.map(({ step }) => step);

/** The commands up to the end of a step, with their dice under whole keys. */
export function workedUntil(last: string) {
  const until = workedSteps.indexOf(last);
  const some = workedCommands.filter(({ step }) => workedSteps.indexOf(step) <= until);
  return {
    commands: some.map(({ command }) => command),
    rolls: some.flatMap(({ rolls }, i) =>
      rolls.map(({ key, faces }) => ({ key: `commands.${i + 1}.${key}`, faces: [...faces] })),
    ),
  };
}
