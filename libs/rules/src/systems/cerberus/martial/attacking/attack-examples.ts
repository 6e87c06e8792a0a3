import type { Example } from '../../../../kernel/unit.ts';
import { workedAttack } from './worked-attack.ts';

/** Examples of the attack operation: the worked round of the rulebook, and what it does not show. */
export const attackExamples: readonly Example[] = [
  { title: 'An arrow against a dodge from light cover', request: workedAttack('t1.07') },
  { title: 'An arrow through an opening in light cover', request: workedAttack('t1.08') },
  { title: 'A Fireball that nothing can stop', request: workedAttack('t2.03') },
  { title: 'A greataxe against no defense', request: workedAttack('t2.09') },
  { title: 'A shield parry helped by Deflect Projectiles', request: workedAttack('t3.09') },
  { title: 'A shield parry that fails', request: workedAttack('t3.10') },
  {
    title: 'A dodge in heavy armor, with everything counted',
    request: {
      input: {
        attacker: { name: 'the knight', reflex: 22, attackBonus: 3, declaredFirst: true },
        attack: {
          kind: 'weapon',
          name: 'longsword',
          level: 1,
          damageDice: '1d8',
          fixedBonuses: [{ label: 'STR', value: 6 }],
          percentBonuses: [{ label: 'rage', value: 20 }],
          penetration: 2,
        },
        defender: {
          name: 'the guard',
          hp: 80,
          maxHp: 80,
          armor: 'heavy',
          dr: 8,
          reflex: 33,
          reserves: { dodges: 1, attackTokens: 3, freeSlots: 1 },
        },
        defense: { kind: 'dodge' },
        cover: 'light',
      },
    },
  },
  {
    title: 'A trap sprung underfoot, for which the GM supplies a Reflex',
    request: {
      input: {
        attacker: { name: 'the hall' },
        attack: {
          kind: 'weapon',
          name: 'spear trap',
          form: 'trap',
          damageDice: '2d6',
          fixedBonuses: [{ label: 'spring', value: 4 }],
        },
        defender: { name: 'Séra', hp: 128, maxHp: 128, armor: 'medium', dr: 2, reflex: 14 },
        defense: { kind: 'dodge' },
      },
      decisions: [{ id: 'cerberus.martial.defense.duel#opposingReflex', value: 12, source: 'GM' }],
    },
  },
  {
    title: 'Half a spell parried with a blade',
    request: {
      input: {
        attacker: { name: 'Maelis', reflex: 10 },
        attack: { kind: 'spell', name: 'Fireball', level: 1, area: true, damageDice: '8d12' },
        defender: { name: 'Brant', hp: 120, maxHp: 120, armor: 'medium', dr: 2, reflex: 11 },
        defense: { kind: 'parry', equipment: 'weapon' },
      },
    },
  },
];
