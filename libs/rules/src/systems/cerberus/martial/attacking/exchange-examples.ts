import type { Example } from '../../../../kernel/unit.ts';

const arrow = {
  kind: 'weapon',
  name: 'arrow',
  form: 'projectile',
  damageDice: '1d8',
  fixedBonuses: [{ label: 'DEX', value: 5 }],
};
const sword = { kind: 'weapon', name: 'longsword', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 4 }] };
const guard = {
  name: 'The guard',
  hp: 60,
  maxHp: 60,
  armor: 'medium',
  dr: 4,
  reflex: 6,
  reserves: { dodges: 1, attackTokens: 3, freeSlots: 1 },
};
const volley = {
  kind: 'volley',
  id: 'archers',
  attackers: [{ reflex: 5 }],
  attacks: [{ times: 2, weapon: arrow }],
  defense: { kind: 'parry', equipment: 'shield' },
};
const soldier = { kind: 'attack', id: 'soldier', attacker: { name: 'The soldier', reflex: 4 }, attack: sword };

/** Examples of the exchange operation. */
export const exchangeExamples: readonly Example[] = [
  {
    title: 'One slot: the volley parried with the shield, the soldier dodged',
    request: {
      input: { defender: guard, threats: [volley, { ...soldier, defense: { kind: 'dodge' } }] },
      dice: {
        rolls: [
          { key: 'threats.archers.attacker.reflex', faces: [8] },
          { key: 'threats.archers.defender.reflex', faces: [10] },
          { key: 'threats.soldier.attacker.reflex', faces: [15] },
          { key: 'threats.soldier.defender.reflex', faces: [14] },
        ],
      },
    },
  },
  {
    title: 'A second parry without a slot for it',
    request: {
      input: { defender: guard, threats: [volley, { ...soldier, defense: { kind: 'parry', equipment: 'shield' } }] },
    },
  },
];
