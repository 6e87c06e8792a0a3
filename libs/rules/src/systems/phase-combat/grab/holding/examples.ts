import type { Example } from '../../../../kernel/unit.ts';
import type { HoldState } from './state.ts';

const free: HoldState = {
  kind: 'phase-combat.hold',
  formatVersion: 2,
  commands: 0,
  combatants: [
    { id: 'bruna', name: 'Bruna', ocv: 7, dcv: 6, str: 20, hex: 'A1' },
    { id: 'scout', name: 'the scout', ocv: 6, dcv: 5, str: 25, hex: 'A2' },
    { id: 'odo', name: 'Odo', ocv: 6, dcv: 5, str: 15, hex: 'B1' },
  ],
  stage: 'free',
  hits: 0,
  samePhase: false,
  acted: false,
};
const seized: HoldState = {
  ...free,
  commands: 1,
  combatants: free.combatants.map((one) => (one.id === 'bruna' ? { ...one, hex: 'A2', grabbed: true } : one)),
  grabber: 'bruna',
  victim: 'scout',
  stage: 'seized',
  hits: 1,
  samePhase: true,
  phaseOf: 'bruna',
  done: [{ cost: 'half', attack: true }],
};
const held: HoldState = { ...seized, commands: 2, stage: 'held' };
const later: HoldState = { ...held, commands: 3, samePhase: false, done: [] };
const victims: HoldState = { ...later, phaseOf: 'scout' };
const grab = { do: 'grab', by: 'bruna', target: 'scout' };

/** Examples of a hold. */
export const holdExamples: readonly Example[] = [
  {
    title: 'A grab, rolled at the table',
    request: {
      input: { state: free, command: grab },
      dice: { rolls: [{ key: 'commands.1.grabber.attack', total: 12 }] },
    },
  },
  { title: 'The victim tries to slip out', request: { input: { state: seized, command: { do: 'casual-escape' } } } },
  { title: 'A squeeze in the same action', request: { input: { state: held, command: { do: 'squeeze' } } } },
  {
    title: 'A throw in a later Phase',
    request: { input: { state: later, command: { do: 'throw', distanceHexes: 4 } } },
  },
  { title: 'Breaking free with full STR', request: { input: { state: victims, command: { do: 'escape' } } } },
  {
    title: 'The victim strikes back',
    request: { input: { state: victims, command: { do: 'strike', by: 'scout', target: 'bruna' } } },
  },
  {
    title: 'The grabber strikes an outsider, at half OCV',
    request: { input: { state: later, command: { do: 'strike', by: 'bruna', target: 'odo' } } },
  },
  { title: 'A grab at a weapon', request: { input: { state: free, command: { ...grab, weapon: true } } } },
  {
    title: 'A held weapon is wrested away',
    request: {
      input: {
        state: { ...free, grabber: 'bruna', victim: 'scout', weaponHeld: true },
        command: { do: 'wrest', by: 'bruna' },
      },
    },
  },
];
