import type { UnitRequest } from '@riposte/rules';

const P = 'phase-combat';
const dice = { seed: 'witness' };

const held = {
  kind: 'phase-combat.hold',
  formatVersion: 1,
  commands: 1,
  grabber: { ocv: 7, dcv: 5, str: 20, oneArm: true },
  victim: { ocv: 7, dcv: 5, str: 20 },
  stage: 'held',
  hits: 1,
  samePhase: true,
  acted: false,
  beforeGrabberNextPhase: true,
};
const outsider = { do: 'strike', by: 'victim', at: 'outsider', dcv: 5 };
const decisions = [
  { id: `${P}.grab.throw#distanceHexes`, value: 3 },
  { id: `${P}.grab.grabbed-attack#mayAttackOthers`, value: { allowed: true, ocvModifier: -2 } },
];

/** What made-up holds hardly ever come to: a throw whose distance is asked for, an attack on an outsider from within the hold, an action held up to the next own Phase. */
export const phaseCombatWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  [`${P}.grab.hold`]: [{ do: 'throw' }, outsider].map((command) => ({
    input: { state: held, command },
    decisions,
    dice,
  })),
  [`${P}.basics.turn`]: [
    {
      input: {
        state: {
          kind: 'phase-combat.turn',
          formatVersion: 1,
          commands: 1,
          turn: 1,
          segment: 5,
          combatants: [{ id: 'a', dex: 10, spd: 4, stunned: false, acted: false, heldSince: { turn: 1, segment: 3 } }],
          order: [],
        },
        command: { do: 'next-segment' },
      },
      dice,
    },
  ],
  [`${P}.maneuvers.combined`]: [
    { input: { kind: 'hold', start: held, steps: [outsider, { do: 'throw' }] }, decisions, dice },
    {
      input: {
        kind: 'block',
        series: { blocker: { ocv: 7, spd: 4, item: 'weapon' }, segment: 3, attacks: [{ attacker: 'a', ocv: 6 }] },
      },
      dice,
    },
  ],
};
