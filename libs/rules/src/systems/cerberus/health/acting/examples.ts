import type { Example } from '../../../../kernel/unit.ts';

export const actExamples: readonly Example[] = [
  {
    title: 'Prone and pinned, an attempt to escape',
    request: {
      input: { actor: { name: 'Brant', conditions: ['prone', 'grappled', 'immobilized'] }, deed: 'escape' },
    },
  },
  {
    title: 'A blind stroke, 1 in 4, rolled at the table',
    request: {
      input: { actor: { name: 'Séra', conditions: ['blinded'] }, deed: 'weaponAttack' },
      dice: { rolls: [{ key: 'attacker.blind', faces: [1] }] },
    },
  },
  {
    title: 'Fleeing at 25 ft, and striking somebody else on the way',
    request: {
      input: { actor: { conditions: ['frightened'], fear: { distanceFt: 25 } }, deed: 'weaponAttack', target: 'other' },
    },
  },
  {
    title: 'Fleeing, and casting by Mobile Caster',
    request: {
      input: { actor: { name: 'Maelis', conditions: ['frightened'], fear: { distanceFt: 30 } }, deed: 'castSpell' },
      amendments: [
        { parameter: 'cerberus.movement.allowance#castShare', op: 'set', value: 1, source: 'Mobile Caster' },
      ],
    },
  },
  {
    title: 'Nauseated: the one action of the tick is a parry',
    request: { input: { actor: { conditions: ['nauseated'] }, deed: 'parry', tick: { freeSlots: 3 } } },
  },
  {
    title: 'Paralyzed, a Will Save against the effect',
    request: { input: { actor: { conditions: ['paralyzed'] }, deed: 'willSave' } },
  },
];
