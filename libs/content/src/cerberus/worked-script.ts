import { attacks, type WorkedRoll } from './worked-round.ts';

/** The worked round as commands of an encounter, step by step in the order of the book. */

/** Two figures that the book's sheets add to those of the attacks. */
export const sheets = [
  { id: 'sera', side: 'attackers', spell: 2, general: 10 },
  { id: 'osseur', side: 'attackers', spell: 2, general: 3, speed_ft: 66 },
  {
    id: 'maelis',
    side: 'defenders',
    spell: 3,
    general: 4,
    speed_ft: 45,
    spellSlots: [
      { level: 1, left: 2 },
      { level: 2, left: 4 },
    ],
    spells: [
      {
        id: 'fireball',
        name: 'Fireball',
        ticks: 2,
        mana: 'red',
        slots: [{ level: 1, count: 1 }],
        attack: { kind: 'spell', name: 'Fireball', level: 1, area: true, damageDice: '8d12' },
      },
      {
        id: 'elemental-wall',
        name: 'Elemental Wall, quickened',
        ticks: 1,
        mana: 'red',
        slots: [
          { level: 2, count: 4 },
          { level: 1, count: 1 },
        ],
      },
    ],
  },
  { id: 'brant', side: 'defenders', spell: 2, general: 4 },
] as const;

/** A command with the dice that it rolls, by key within it. */
export interface WorkedCommand {
  readonly command: { readonly do: string; readonly [field: string]: unknown };
  readonly rolls?: readonly { readonly key: string; readonly faces: readonly number[] }[];
}

export interface WorkedStep {
  readonly step: string;
  readonly commands: readonly WorkedCommand[];
}

const NONE = { kind: 'none' } as const;

function rollsOf(step: string): { key: string; faces: readonly number[] }[] {
  const dice: readonly WorkedRoll[] = attacks.find((attack) => attack.step === step)?.dice ?? [];
  return dice.map(({ key, faces }) => ({ key, faces }));
}

/** An attack that was declared before, with the defense of its target. */
function attack(
  step: string,
  who: string,
  target: string,
  defense: { readonly kind: string; readonly with?: string } = NONE,
): WorkedStep {
  return { step, commands: [{ command: { do: 'attack', who, target, defense }, rolls: rollsOf(step) }] };
}

const only = (step: string, ...commands: WorkedCommand['command'][]): WorkedStep => ({
  step,
  commands: commands.map((command) => ({ command })),
});

const priority = (step: string, thrown: Readonly<Record<string, number>>): WorkedStep => ({
  step,
  commands: [
    {
      command: { do: 'priority', among: Object.keys(thrown) },
      rolls: Object.entries(thrown).map(([id, face]) => ({ key: `${id}.reflex`, faces: [face] })),
    },
  ],
});

const closing = (worked: WorkedStep): WorkedStep => ({
  ...worked,
  commands: [...worked.commands, { command: { do: 'endTick' } }],
});

const arrows = (target: string, count: number) => ({
  do: 'declare',
  who: 'sera',
  action: `${count} arrows`,
  attacks: { target, count },
});
const axe = { do: 'declare', who: 'osseur', action: 'the axe', attacks: { target: 'maelis', count: 1 } };

export const script: readonly WorkedStep[] = [
  only(
    't1.01',
    arrows('maelis', 3),
    { do: 'declare', who: 'maelis', action: 'Fireball at the catwalk, then behind the crates', moves: true },
    { do: 'declare', who: 'osseur', action: 'move up to Brant', moves: true },
    { do: 'declare', who: 'brant', action: 'hold' },
  ),
  only('t1.02'),
  only('t1.03', { do: 'cast', who: 'maelis', spell: 'fireball' }),
  only(
    't1.04',
    { do: 'move', who: 'maelis', distance_ft: 15 },
    { do: 'cover', who: 'maelis', from: ['sera'], cover: 'light' },
  ),
  only('t1.05', { do: 'move', who: 'osseur', distance_ft: 30 }),
  only('t1.06'),
  attack('t1.07', 'sera', 'maelis', { kind: 'dodge' }),
  attack('t1.08', 'sera', 'maelis'),
  attack('t1.09', 'sera', 'maelis'),
  closing(only('t1.10')),
  only('t2.01', { do: 'startTick' }, axe, arrows('maelis', 3), { do: 'continue', who: 'maelis', action: 'fireball' }),
  priority('t2.02', { maelis: 17, sera: 12, osseur: 9 }),
  {
    step: 't2.03',
    commands: [
      { command: { do: 'release', who: 'maelis', spell: 'fireball', targets: [{ target: 'sera' }] } },
      { command: { do: 'defend', defense: NONE }, rolls: rollsOf('t2.03') },
    ],
  },
  only('t2.04'),
  attack('t2.05', 'sera', 'maelis'),
  attack('t2.06', 'sera', 'maelis'),
  attack('t2.07', 'sera', 'maelis'),
  {
    step: 't2.08',
    commands: [
      { command: { do: 'move', who: 'osseur', distance_ft: 30, leaves: ['brant'] } },
      { command: { do: 'opportunity', who: 'brant', target: 'osseur', defense: NONE }, rolls: rollsOf('t2.08') },
    ],
  },
  closing(attack('t2.09', 'osseur', 'maelis')),
  only(
    't3.01',
    { do: 'startTick' },
    axe,
    { do: 'declare', who: 'maelis', action: 'a wall, then back', moves: true },
    {
      ...arrows('brant', 2),
      when: 'the wall stands between her and Maelis',
    },
  ),
  only('t3.02', { do: 'cast', who: 'maelis', spell: 'elemental-wall' }),
  priority('t3.03', { osseur: 8, maelis: 9 }),
  attack('t3.04', 'osseur', 'maelis'),
  only('t3.05'),
  only('t3.06', { do: 'release', who: 'maelis', spell: 'elemental-wall' }),
  only(
    't3.07',
    { do: 'move', who: 'maelis', distance_ft: 15 },
    { do: 'cover', who: 'maelis', from: ['osseur', 'sera'], cover: 'total' },
  ),
  only('t3.08', { do: 'settle', who: 'sera', holds: true }),
  attack('t3.09', 'sera', 'brant', { kind: 'parry', with: 'shield' }),
  attack('t3.10', 'sera', 'brant', { kind: 'parry', with: 'shield' }),
  closing(only('t3.11')),
  only('r2.00', { do: 'startTick' }),
];
