import type { Ask, Board, Offer, Row } from '../../../../kernel/board.ts';
import type { Figuring } from '../../../../kernel/figuring.ts';
import { offersOfOne, whom } from '../../../../kernel/offering.ts';
import type { Tracking } from '../../../../kernel/unit.ts';
import { counted, nameOf, possessive } from '../../../../kernel/words.ts';
import { dcvOf, find, freeLimbs, isHeld } from './pair.ts';
import type { HoldState, Wrestler } from './state.ts';

const distance: Ask = { field: 'distanceHexes', title: 'How far, in hexes', usual: 1 };

function titleOf(state: HoldState): string {
  const [grabber, victim] = [find(state, state.grabber), find(state, state.victim)];
  if (!grabber || !victim) return 'Nobody is held';
  const [one, other] = [nameOf(grabber), nameOf(victim)];
  if (isHeld(state)) return `${one} ${state.stage === 'seized' ? 'has seized' : 'holds'} ${other}`;
  if (state.stage === 'thrown') return `${one} has thrown ${other}`;
  return state.weaponHeld ? `${one} holds the weapon of ${other}` : 'Nobody is held';
}

function rowOf(one: Wrestler, state: HoldState, ruling: Figuring): Row {
  const { id, ocv, str, hex, grabbed } = one;
  const holds = isHeld(state);
  const free = freeLimbs(state, one, ruling);
  return {
    id,
    name: nameOf(one),
    isNext: isNext(one, state),
    meters: [
      { label: 'OCV', now: ocv },
      { label: 'DCV', now: dcvOf(state, one, ruling) },
      { label: 'STR', now: str },
    ],
    dots: [],
    notes: [
      ...(holds && id === state.grabber ? ['holds'] : []),
      ...(holds && id === state.victim ? [`${state.stage}, ${counted(free, 'limb')} free`] : []),
      ...(state.weaponHeld && id === state.victim ? ['the weapon is held'] : []),
      ...(state.phaseOf === id ? ['in their Phase'] : []),
      ...(grabbed ? ['has grabbed, to the next Phase'] : []),
      ...(hex ? [`at ${hex}`] : []),
    ],
  };
}

/** Right after the hit the table waits for the victim; then for whoever has their Phase. */
function isNext({ id }: Wrestler, { stage, victim, phaseOf }: HoldState): boolean {
  return stage === 'seized' ? id === victim : id === phaseOf;
}

function offersOf(one: Wrestler, state: HoldState): Offer[] {
  const { id: who } = one;
  const rank = isNext(one, state) || state.phaseOf === undefined ? 'first' : 'other';
  const target = whom(state.combatants.filter((other) => other !== one));
  const roles = rolesOf(one, state);
  const offer = offersOfOne(one, { rank, roles });
  const other = { rank: 'other' } as const;
  const grabs = [
    offer('grabs', { do: 'grab', by: who }, [target]),
    offer('grabs at a weapon', { do: 'grab', by: who, weapon: true }, [target], other),
  ];
  const ofGrabber = [
    offer('squeezes', { do: 'squeeze' }),
    offer('throws', { do: 'throw' }, [distance]),
    offer('lets go', { do: 'let-go' }, [], other),
  ];
  const ofVictim = [
    offer('tries casual STR', { do: 'casual-escape' }),
    offer('lets the casual escape be', { do: 'waive' }),
    offer('tries to break free', { do: 'escape' }),
    offer('has landed', { do: 'landed' }, [], { rank: 'first' }),
  ];
  const isOfTheTwo = who === state.grabber || who === state.victim;
  return [
    ...(who === state.grabber ? ofGrabber : []),
    ...(who === state.victim ? ofVictim : []),
    ...grabs,
    ...(isOfTheTwo && isHeld(state) ? [offer('strikes', { do: 'strike', by: who }, [target])] : []),
    ...(isOfTheTwo && state.weaponHeld ? [offer('tries to wrest the weapon away', { do: 'wrest', by: who })] : []),
    {
      title: `${possessive(nameOf(one))} Phase begins`,
      command: { do: 'next-phase', id: who },
      asks: [],
      rank: rankOfPhase(one, state),
      who,
      roles,
    },
  ];
}

/** Once there is a hold the next Phase of the other of the two is what usually follows. */
function rankOfPhase({ id }: Wrestler, { phaseOf, grabber, victim }: HoldState): Offer['rank'] {
  const isOther = phaseOf !== undefined && phaseOf !== id && (id === grabber || id === victim);
  return isOther ? 'first' : 'other';
}

function rolesOf({ id }: Wrestler, { grabber, victim, stage }: HoldState): NonNullable<Offer['roles']> {
  const isPair = stage !== 'free' && grabber !== undefined && victim !== undefined;
  if (!isPair)
    return [
      { role: 'grabber', id },
      { role: 'victim', of: 'target' },
    ];
  const other = id === grabber ? victim : grabber;
  return [
    { role: 'grabber', id: grabber },
    { role: 'victim', id: victim },
    { role: 'attempter', id },
    { role: 'resister', id: other },
  ];
}

function board(state: HoldState, ruling: Figuring): Board {
  const rows = state.combatants.map((one) => rowOf(one, state, ruling));
  return { title: titleOf(state), rows, offers: state.combatants.flatMap((one) => offersOf(one, state)) };
}

/** How a hold is begun and shown. */
export const holdTracking: Tracking<HoldState> = {
  setup: {
    list: 'combatants',
    fields: ['ocv', 'dcv', 'str'],
    start: {
      kind: 'phase-combat.hold',
      formatVersion: 2,
      commands: 0,
      combatants: [],
      stage: 'free',
      hits: 0,
      samePhase: false,
      acted: false,
    },
    fresh: { ocv: 5, dcv: 5, str: 15 },
  },
  board,
};
