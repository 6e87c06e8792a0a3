import { type Example, operation } from '../../../kernel/unit.ts';
import { AttackInput, AttackResult, attackRules, resolveAttack } from './attacking/attack.ts';
import { stunned } from './stunned.ts';

const bow = { name: 'hunting bow', kind: 'ranged' as const, strMin: 13 };
const examples: readonly Example[] = [
  {
    title: 'A blow on the number, rolled at the table',
    request: {
      input: { attacker: { name: 'Ilse', ocv: 8, str: 15 }, defender: { name: 'the guard', dcv: 6 } },
      dice: {
        rolls: [
          { key: 'attacker.attack', total: 13 },
          { key: 'attacker.strDamage', faces: [6, 3, 1] },
        ],
      },
    },
  },
  {
    title: 'A long shot, braced and Set, at somebody who dodges',
    request: {
      input: {
        attacker: { ocv: 7, str: 10, weapon: bow, braced: true, set: true },
        defender: { dcv: 5, dodging: true },
        hexes: 20,
      },
    },
  },
  {
    title: "A campaign's own lunge at a Stunned target",
    request: {
      input: {
        attacker: { ocv: 6, maneuver: { name: 'lunge', phaseCost: 'half', ocv: 1, dcv: -2 } },
        defender: { dcv: 7, stunned: true },
      },
    },
  },
];

/** One attack: both combat values with all that changes them, 3d6, and STR damage where it is wanted. */
export const attack = operation<AttackInput, AttackResult>({
  id: 'phase-combat.basics.attack',
  title: 'Attack',
  summary: 'One attack roll with range, Brace, Set, Dodge and maneuvers of your own; a hit may roll STR damage.',
  input: AttackInput,
  output: AttackResult,
  dice: [
    { key: 'attacker.attack', dice: '3d6', by: 'attacker', label: 'attack roll' },
    { key: 'attacker.strDamage', dice: 'STR ÷ 5 d6', by: 'attacker', label: 'STR damage' },
    { key: 'attacker.strDamageHalf', dice: '½d6', by: 'attacker', label: 'half die of STR damage' },
  ],
  uses: attackRules,
  odds: {
    hit: ({ hit }) => hit,
    stun: ({ damage }) => damage?.stun ?? 0,
    body: ({ damage }) => damage?.body ?? 0,
  },
  resolve(input, ruling) {
    const may = !input.attacker.stunned;
    ruling.require(may, stunned.id, 'A Stunned character takes no action.', () => ['recover, for a full phase']);
    return resolveAttack(input, ruling);
  },
  sentence({ hit, target, damage, strShort }, { attacker, defender }) {
    const blow = `${attacker.name ?? 'The attacker'} ${hit ? 'hits' : 'misses'} ${defender.name ?? 'the defender'}, at ${target} or less`;
    const harm = damage ? ` for ${damage.stun} STUN and ${damage.body} BODY` : '';
    return `${blow}${harm}.${strShort ? ` ${strShort} STR is missing for the weapon.` : ''}`;
  },
  changes: () => [],
  groups: [
    { title: 'Attack', fields: ['attacker.ocv', 'defender.dcv', 'defender.dodging', 'attacker.str', 'hexes'] },
    {
      title: 'Attacker',
      fields: [
        'attacker.weapon',
        'attacker.maneuver',
        'attacker.braced',
        'attacker.set',
        'attacker.modifiers',
        'attacker.halvings',
        'attacker.stunned',
        'attacker.name',
      ],
    },
    {
      title: 'Defender',
      fields: [
        'defender.dodgedAfterRoll',
        'defender.braced',
        'defender.modifiers',
        'defender.halvings',
        'defender.stunned',
        'defender.name',
      ],
    },
  ],
  examples,
});
