import type { UnitRequest } from '@riposte/rules';
import { combatWitnesses } from './witnesses-cerberus-combat.ts';

/** Requests in which units of Cerberus outside of martial combat read what made-up ones hardly ever come to, by the id of the unit. */

const actions = { label: 'Full' };

/** A class of which everything is known from level 1 on. */
const rows = [{ level: 1, value: 3 }];
const figures = { hpMultiplier: rows, attack: rows, spell: rows, general: rows, dodge: rows, baseSpeed_ft: rows };
const saveGrades = { reflex: 'good', will: 'standard', fortitude: 'good' };

/** Another, of which nothing is. */
const unknownFigures = Object.entries({
  ...{ hpMultiplier: 12, attack: 3, spell: 2, general: 3, dodge: 1, baseSpeed: 40 },
  ...{ reflexGrade: 'good', willGrade: 'good', fortitudeGrade: 'good' },
}).map(([name, value]) => ({ id: `cerberus.character.class.definition#${name}`, value }));

/** Far enough from what is feared, so that it matters to nothing how much of Speed is left. */
const afraid = { conditions: ['frightened'], fear: { distanceFt: 100, requiredFt: 30 } };

export const cerberusWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  ...combatWitnesses,
  'cerberus.character.class.definition': [
    { input: { class: { name: 'Guard', ...figures, saveGrades }, level: 2 } },
    { input: { class: { name: 'Guard' }, level: 2 }, decisions: unknownFigures },
  ],
  'cerberus.character.class.partial-data': [
    { input: { class: 'Fighter', level: 4, str: 6 } },
    {
      input: { class: 'Fighter', level: 4, str: 0 },
      decisions: [{ id: 'cerberus.character.derived.hp#hpWhenStrNotPositive', value: 1 }],
    },
  ],
  'cerberus.character.combined': [
    { input: { kind: 'opening', class: 'Wizard', level: 5, attributes: {} } },
    ...['ranged', 'firearm'].map((use) => ({ input: { kind: 'gain', before: { str: 10 }, gain: { str: 1 }, use } })),
  ],
  'cerberus.health.act': [
    ...['castSpell', 'generalAction', 'ritual'].map((deed) => ({ input: { actor: afraid, deed } })),
    {
      input: { actor: { conditions: ['grappled'] }, deed: 'dodge' },
      decisions: [
        { id: 'cerberus.martial.dodge.mobility#restrictedDodge', value: { grant: 'chance', chances: 1, outOf: 2 } },
      ],
    },
  ],
  'cerberus.time.action-duration': [{ input: actions }, { input: { label: '3 rounds' } }],
  'cerberus.time.combined': [
    { input: { kind: 'action', ...actions, startRound: 1, startTick: 2 } },
    { input: { kind: 'action', label: '3 rounds', startRound: 1, startTick: 2 } },
    {
      input: { kind: 'events', scale: 'scene', events: ['ambush starts', 'surrender accepted'], work: { total: 60 } },
      decisions: [{ id: 'cerberus.time.scale.carry-over#done', value: 20 }],
    },
  ],
};
