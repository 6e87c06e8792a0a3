import type { UnitRequest } from '@riposte/rules';

/** Requests in which units of Cerberus outside of martial combat read what made-up ones hardly ever come to, by the id of the unit. */

const actions = { label: 'Full' };

export const cerberusWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
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
