import type { UnitRequest } from '@riposte/rules';

const P = 'phase-combat';
const dice = { seed: 'witness' };

const held = {
  kind: 'phase-combat.hold',
  formatVersion: 2,
  commands: 1,
  combatants: [
    { id: 'a', ocv: 7, dcv: 5, str: 20, oneArm: true, grabbed: true, hex: 'A1' },
    { id: 'b', ocv: 7, dcv: 5, str: 20, hex: 'A1' },
    { id: 'c', ocv: 7, dcv: 5, str: 20 },
  ],
  grabber: 'a',
  victim: 'b',
  stage: 'held',
  hits: 1,
  samePhase: false,
  acted: false,
  phaseOf: 'a',
};
const free = { ...held, combatants: held.combatants.map((one) => ({ ...one, hex: one.id })), stage: 'free', hits: 0 };
const ofVictim = { ...held, phaseOf: 'b' };
const outsider = { do: 'strike', by: 'b', target: 'c' };
/** What each of the two does in a Phase of their own, and a grab that brings both together. */
const holds = [
  { state: held, command: { do: 'throw' } },
  { state: held, command: { do: 'strike', by: 'a', target: 'c' } },
  ...['escape', 'casual-escape'].map((word) => ({ state: ofVictim, command: { do: word } })),
  { state: ofVictim, command: outsider },
  { state: { ...ofVictim, hits: 2 }, command: { do: 'strike', by: 'b', target: 'a' } },
  ...[true, false].map((weapon) => ({ state: free, command: { do: 'grab', by: 'a', target: 'b', weapon } })),
  { state: { ...free, weaponHeld: true }, command: { do: 'wrest', by: 'a' } },
];
const decisions = [
  { id: `${P}.grab.throw#distanceHexes`, value: 3 },
  { id: `${P}.grab.casual-escape#casualInLaterPhases`, value: true },
  { id: `${P}.grab.grabbed-attack#otherMeans`, value: true },
  { id: `${P}.grab.grabbed-attack#mayAttackOthers`, value: { allowed: true, ocvModifier: -2 } },
];

const fighter = { dex: 10, spd: 4, ocv: 7, dcv: 6, stunned: false, acted: false };
const shield = { name: 'shield', dcv: 2 };
const weapon = { name: 'blade', kind: 'hth' };
const ninth = { turn: 1, segment: 9 };
const blocking = { stance: 'block', stanceEnds: ninth, blocked: 1, acted: true };
const bracing = [{ maneuver: 'brace', ends: ninth }];
const melee = {
  kind: 'phase-combat.turn',
  formatVersion: 1,
  commands: 1,
  turn: 1,
  segment: 6,
  combatants: [
    { id: 'a', ...fighter },
    { id: 'b', ...fighter, ...blocking, weapon, shield },
    { id: 'c', ...fighter, dcv: 5, lasting: bracing },
    { id: 'd', ...fighter, stunned: true, lasting: bracing },
    { id: 'e', ...fighter, acted: true, stance: 'dodge', stanceEnds: ninth },
    { id: 'f', ...fighter, acted: true, stance: 'block', stanceEnds: ninth },
  ],
  order: ['a'],
};
const blow = { do: 'attack', id: 'a' };
const done = (cost: string, attack: boolean, maneuver: string) => ({
  do: 'act',
  id: 'a',
  actions: [{ cost, attack, maneuver }],
});
/** Attacks at whoever is braced, Stunned or dodges, blocks with bare hands and for others, and the maneuvers of a Phase. */
const inTurn = [
  ...['c', 'd', 'e'].map((target) => ({ ...blow, target })),
  { ...blow, target: 'e', attackRolled: true },
  { ...blow, target: 'c', blocker: 'b', item: 'weapon' },
  { ...blow, target: 'f', blocker: 'f', damage: { stun: 9, body: 3 } },
  done('half', true, 'block'),
  done('full', false, 'brace-with-set'),
];
const bareHands = [{ id: `${P}.block.ocv#unarmedPenalty`, value: -2 }];

/** What made-up holds hardly ever come to: a throw whose distance is asked for, an attack on an outsider from within the hold, an action held up to the next own Phase. */
export const phaseCombatWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  [`${P}.grab.hold`]: ['1', '2', '3', '4'].flatMap((seed) =>
    holds.map((input) => ({ input, decisions, dice: { seed } })),
  ),
  [`${P}.basics.turn`]: [
    // Whichever way the dice fall, some seed has the block succeed.
    ...['1', '2', '3', '4'].flatMap((seed) =>
      inTurn.map((command) => ({ input: { state: melee, command }, decisions: bareHands, dice: { seed } })),
    ),
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
    ...['1', '2', '3', '4'].flatMap((seed) =>
      holds.map(({ state, command }) => ({
        input: { kind: 'hold', start: state, steps: [command] },
        decisions,
        dice: { seed },
      })),
    ),
    {
      input: {
        kind: 'block',
        series: { blocker: { ocv: 7, spd: 4, item: 'weapon' }, segment: 3, attacks: [{ attacker: 'a', ocv: 6 }] },
      },
      dice,
    },
  ],
};
