import type { Example } from '../../../../kernel/unit.ts';

const blade = { name: 'long blade', kind: 'hth' as const, def: 5, body: 4 };
const blocker = { name: 'Ilse', ocv: 8, spd: 4, item: 'weapon' as const, weapon: blade };

/** Examples of the block of a series. */
export const seriesExamples: readonly Example[] = [
  {
    title: 'Three attackers, the second gets through',
    request: {
      input: {
        blocker,
        segment: 5,
        attacks: [
          { attacker: 'a', ocv: 6, spd: 4, targetDcv: 7, damage: { stun: 21, body: 6 } },
          { attacker: 'b', ocv: 7, spd: 3, targetDcv: 7, damage: { stun: 18, body: 5 } },
          { attacker: 'c', ocv: 5, spd: 4, targetDcv: 7 },
        ],
      },
      dice: {
        rolls: [
          { key: 'attacks.1.block', total: 12 },
          { key: 'attacks.2.block', total: 11 },
          { key: 'attacks.2.attack', total: 10 },
          { key: 'attacks.3.attack', total: 15 },
        ],
      },
    },
  },
  {
    title: 'Bare hands for a friend, with an arrow among the blows',
    request: {
      input: {
        blocker: { ocv: 9, spd: 4, item: 'none' },
        segment: 6,
        phaseThisSegmentStillToCome: true,
        attacks: [
          { attacker: 'a', ocv: 6, spd: 6, targetDcv: 6 },
          { attacker: 'archer', kind: 'ranged', ocv: 7, targetDcv: 6 },
          { attacker: 'b', ocv: 6, spd: 4, forAnother: true, targetDcv: 5 },
        ],
      },
      decisions: [{ id: 'phase-combat.block.ocv#unarmedPenalty', value: -1 }],
    },
  },
  {
    title: 'A shield in the own Phase',
    request: {
      input: {
        blocker: {
          name: 'Odo',
          ocv: 7,
          spd: 3,
          item: 'shield',
          shield: { name: 'round shield', dcv: 2, def: 4, body: 5 },
        },
        segment: 4,
        mode: 'own-phase',
        attacks: [{ attacker: 'a', ocv: 8, spd: 4, damage: { stun: 30, body: 9 } }],
      },
    },
  },
];
