import type { UnitRequest } from '@riposte/rules';
import { characterWitnesses } from './witnesses-cerberus-characters.ts';
import { combatWitnesses } from './witnesses-cerberus-combat.ts';

/** Requests in which units of Cerberus outside of martial combat read what made-up ones hardly ever come to, by the id of the unit. */

const actions = { label: 'Full' };

/** Far enough from what is feared, so that it matters to nothing how much of Speed is left. */
const afraid = { conditions: ['frightened'], fear: { distanceFt: 100, requiredFt: 30 } };

export const cerberusWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  ...characterWitnesses,
  ...combatWitnesses,
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
