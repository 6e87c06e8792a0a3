import type { Example } from '../../../../kernel/unit.ts';

const spear = { name: 'spear', family: 'thrusting', damage: '1d6+1', canImpale: true, length: 'long' };
const sword = { name: 'sword', family: 'cutting', damage: '1d8+1', canImpale: true, length: 'medium' };
const mace = { name: 'mace', family: 'bashing', damage: '1d8', length: 'medium' };
const bow = { name: 'bow', family: 'missile', damage: '1d6+1', canImpale: true, length: 'missile' };
const shield = { id: 'shield', kind: 'shield', hitPoints: 15 };
const leather = { protection: '1d3' };

/** Examples of one attack. */
export const strikeExamples: readonly Example[] = [
  {
    title: 'A spear impales; a dagger parries critically and breaks, and the sword may answer',
    request: {
      input: {
        attacker: { skill: 55, weapon: spear, damageBonus: '3' },
        defender: {
          name: 'Ilse',
          hp: 12,
          armor: { protection: '1d6' },
          defence: { use: 'parry', skill: 60, item: { id: 'dagger', kind: 'weapon', hitPoints: 10 } },
          held: [
            { id: 'sword', kind: 'weapon', hasAttack: true },
            { id: 'dagger', kind: 'weapon', hasAttack: true },
          ],
        },
      },
      dice: {
        rolls: [
          { key: 'attacker.attack', faces: [1] },
          { key: 'defender.defence', faces: [12] },
          { key: 'attacker.damage', faces: [5, 4] },
        ],
      },
    },
  },
  {
    title: 'A sword against a shield that has parried once',
    request: {
      input: {
        attacker: { skill: 70, weapon: sword, damageBonus: '1d4' },
        defender: { hp: 14, armor: leather, defence: { use: 'parry', skill: 65, item: shield }, defencesUsed: 1 },
      },
    },
  },
  {
    title: 'A mace against armor alone',
    request: { input: { attacker: { skill: 45, weapon: mace }, defender: { hp: 11, armor: leather } } },
  },
  {
    title: 'An arrow at somebody who dodges',
    request: {
      input: {
        attacker: { skill: 60, weapon: bow, damageBonus: '1d4' },
        defender: { hp: 13, defence: { use: 'dodge', skill: 40 } },
      },
    },
  },
  {
    title: 'A lance at the charge',
    request: {
      input: {
        attacker: {
          skill: 80,
          weapon: { name: 'lance', family: 'thrusting', damage: '1d10', canImpale: true, length: 'long' },
          damageBonus: '1',
          mount: { charging: true, damageBonus: '2d6' },
        },
        defender: { hp: 15, armor: { protection: '1d10-1', mixModifier: -1 } },
      },
    },
  },
  {
    title: 'A dodge that leads inside the reach of a spear',
    request: {
      input: {
        attacker: { skill: 55, weapon: spear },
        defender: {
          hp: 12,
          defence: { use: 'dodge', skill: 50, closesIn: { reach: 'short', gain: 'the spear parries no more' } },
        },
      },
      dice: {
        rolls: [
          { key: 'attacker.attack', faces: [55] },
          { key: 'defender.defence', faces: [50] },
        ],
      },
    },
  },
];
