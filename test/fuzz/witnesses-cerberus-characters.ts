import type { UnitRequest } from '@riposte/rules';

/** Requests in which units of Cerberus' characters read what made-up ones hardly ever come to, by the id of the unit. */

const C = 'cerberus.character';

/** A class of which everything is known from level 1 on. */
const rows = [{ level: 1, value: 3 }];
const figures = { hpMultiplier: rows, attack: rows, spell: rows, general: rows, dodge: rows, baseSpeed_ft: rows };
const saveGrades = { reflex: 'good', will: 'standard', fortitude: 'good' };
const guard = { name: 'Guard', ...figures, saveGrades };

/** Another, of which nothing is. */
const stranger = { name: 'Stranger' };
const unknownFigures = Object.entries({
  ...{ hpMultiplier: 12, attack: 3, spell: 2, general: 3, dodge: 1, baseSpeed: 40 },
  ...{ reflexGrade: 'good', willGrade: 'good', fortitudeGrade: 'good' },
}).map(([name, value]) => ({ id: `${C}.class.definition#${name}`, value }));
const hpByGm = { id: `${C}.derived.hp#hpWhenStrNotPositive`, value: 5 };

const attributes = { str: 0, dex: 2, con: 1, int: 4, wis: 3, cha: 2 };
const path = (source: string) => ({
  source,
  startingSpells: [],
  regenerationRate: 'slow',
  highestMasteredSpellLevel: 1,
});
const newcomer = { concept: 'A stranger.', attributes, human: false, feats: ['One', 'Two'], equipment: ['a knife'] };
const atLevelOne = { level: 1, hpMultiplier: 3, attack: 3, spell: 3, general: 3, dodge: 3, grades: saveGrades };
const inPlay = {
  ...{ kind: 'cerberus.character', formatVersion: 1, commands: 0, attributes, awards: 0 },
  ...{ feats: [], spells: [], equipment: [], log: [], figures: { ...atLevelOne, baseSpeed_ft: 30 } },
};
const granted = [hpByGm, { id: `${C}.progression.organic#gain`, value: { dex: 1 } }];

export const characterWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  [`${C}.class.definition`]: [
    { input: { class: guard, level: 2 } },
    { input: { class: stranger, level: 2 }, decisions: unknownFigures },
  ],
  [`${C}.class.partial-data`]: [
    { input: { class: 'Fighter', level: 4, str: 6 } },
    { input: { class: 'Fighter', level: 4, str: 0 }, decisions: [hpByGm] },
  ],
  [`${C}.combined`]: [
    { input: { kind: 'opening', class: 'Wizard', level: 5, attributes: {} } },
    ...['ranged', 'firearm'].map((use) => ({ input: { kind: 'gain', before: { str: 10 }, gain: { str: 1 }, use } })),
  ],
  [`${C}.create`]: [
    { input: { ...newcomer, class: stranger }, decisions: [...unknownFigures, hpByGm] },
    { input: { ...newcomer, class: guard, path: path('drow') }, decisions: [hpByGm] },
    {
      input: { ...newcomer, class: guard, equipment: [] },
      decisions: [hpByGm, { id: `${C}.creation.procedure#startingEquipment`, value: ['a knife'] }],
    },
  ],
  [`${C}.advancement`]: [
    {
      input: { state: { ...inPlay, class: stranger, human: false }, command: { do: 'level', cause: 'a bridge' } },
      decisions: [...unknownFigures, hpByGm],
    },
    ...['human-red', 'drow', 'partage'].map((source) => ({
      input: {
        state: { ...inPlay, class: guard, human: true, path: path(source) },
        command: { do: 'gain', cause: 'a duel' },
      },
      decisions: granted,
    })),
  ],
};
