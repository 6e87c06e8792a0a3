import type { Example } from '../../../../kernel/unit.ts';

/** Requests that show what `cerberus.martial.damage` answers. */
export const damageExamples: readonly Example[] = [
  {
    title: 'A greataxe, a 20, and heavy armor: ×3 counts as ×2',
    request: {
      input: {
        weapon: 'greataxe',
        strength: 10,
        dexterity: 8,
        fixedBonuses: [{ label: 'fighting style', value: 4 }],
        target: { name: 'the knight', armor: 'heavy', dr: 8, hp: 96 },
      },
      dice: {
        rolls: [
          { key: 'attacker.critical', faces: [20] },
          { key: 'attacker.damage', faces: [5, 9] },
        ],
      },
    },
  },
  {
    title: 'An M1 longbow in a quick hand: of DEX 9 it lets 5 through',
    request: {
      input: {
        weapon: 'longbow',
        bow: { quality: 'M1' },
        strength: 4,
        dexterity: 9,
        target: { armor: 'medium', dr: 4, hp: 30 },
      },
      dice: {
        rolls: [
          { key: 'attacker.critical', faces: [12] },
          { key: 'attacker.damage', faces: [6] },
        ],
      },
    },
  },
  {
    title: 'A firearm by its own figures: no attribute, but 16 of DR 26 ignored',
    request: {
      input: {
        own: { damage: '2d8', critical: 3 },
        use: 'firearm',
        strength: 2,
        dexterity: 9,
        fixedBonuses: [{ label: 'quality', value: 4 }],
        penetration: 16,
        target: { armor: 'heavy', dr: 26, hp: 40 },
      },
      dice: {
        rolls: [
          { key: 'attacker.critical', faces: [8] },
          { key: 'attacker.damage', faces: [5, 6] },
        ],
      },
    },
  },
];
