import type { Example } from '../../../../kernel/unit.ts';

const arrow = {
  kind: 'weapon',
  name: 'arrow',
  form: 'projectile',
  damageDice: '1d8',
  fixedBonuses: [{ label: 'DEX', value: 5 }],
  criticalMultiplier: 3,
};

const guard = {
  name: 'the guard',
  hp: 96,
  maxHp: 96,
  armor: 'heavy',
  dr: 4,
  reflex: 6,
  reserves: { dodges: 1, attackTokens: 3, freeSlots: 1 },
};

/** Examples of the volley operation. */
export const volleyExamples: readonly Example[] = [
  {
    title: 'Three arrows that a shield fails to stop, one of them a critical',
    request: {
      input: {
        attackers: [{ name: 'Archers', reflex: 7 }],
        attacks: [{ times: 3, weapon: arrow }],
        defender: guard,
        defense: { kind: 'parry', equipment: 'shield' },
      },
      dice: {
        rolls: [
          { key: 'attacker.reflex', faces: [12] },
          { key: 'defender.reflex', faces: [9] },
          { key: 'attacks.1.attacker.critical', faces: [20] },
          { key: 'attacks.1.attacker.damage', faces: [6, 3] },
          { key: 'attacks.2.attacker.critical', faces: [7] },
          { key: 'attacks.2.attacker.damage', faces: [1] },
          { key: 'attacks.3.attacker.critical', faces: [13] },
          { key: 'attacks.3.attacker.damage', faces: [8] },
        ],
      },
    },
  },
  {
    title: 'Twelve arrows against five dodges staked on one duel',
    request: {
      input: {
        attackers: [
          { id: 'captain', reflex: 9 },
          { id: 'archers', reflex: 7 },
        ],
        attacks: [{ times: 12, weapon: arrow }],
        defender: {
          ...guard,
          armor: 'light',
          dr: 6,
          reflex: 12,
          reserves: { dodges: 5, attackTokens: 4, freeSlots: 2 },
        },
        defense: { kind: 'dodge', stake: 5 },
      },
      decisions: [{ id: 'cerberus.martial.dodge.grouped#useGroupedDodge', value: true, source: 'GM' }],
    },
  },
  {
    title: 'Two arrows through light cover, with nothing to stop them',
    request: {
      input: {
        attackers: [{ reflex: 14 }],
        attacks: [{ times: 2, weapon: arrow }],
        defender: { ...guard, hindrances: ['prone'] },
        cover: 'light',
      },
    },
  },
];
