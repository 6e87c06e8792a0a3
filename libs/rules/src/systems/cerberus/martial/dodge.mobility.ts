import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { AttackRange, Position } from './positions.ts';

const Refused = z
  .strictObject({ grant: z.literal('refuse').describe('No dodge; nothing is spent.') })
  .meta({ title: 'No dodge' });
const Granted = z
  .strictObject({
    grant: z.literal('chance').describe('A prescribed chance.'),
    chances: whole(0, 1000, "X of the chance X in Y, from the dodger's side; at most Y."),
    outOf: whole(2, 1000, 'Y of the chance X in Y.'),
    thenDuel: flag('Whether the Reflex duel must be won as well; usually the chance replaces it.').optional(),
  })
  .refine(({ chances, outOf }) => chances <= outOf, 'no more chances than the die has faces')
  .meta({ title: 'A chance' });

/** What the GM makes of a dodge by somebody who is held or hemmed in. */
export const RestrictedDodge = z
  .discriminatedUnion('grant', [Refused, Granted])
  .meta({ id: 'CerberusRestrictedDodge', description: 'Refused, or a prescribed chance in the place of the duel.' });
export type RestrictedDodge = z.infer<typeof RestrictedDodge>;

/** A chance that is rolled costs the dodge, a refusal nothing. */
export const restrictedDodge = decision<RestrictedDodge>({
  id: 'cerberus.martial.dodge.mobility#restrictedDodge',
  question: 'May someone who is held or hemmed in dodge, and with what chance?',
  schema: RestrictedDodge,
  usual: { grant: 'refuse' },
});

/** What somebody rolls who is held or hemmed in. */
export const DodgeChance = z
  .strictObject({
    chances: whole(0, 1000, 'X of the chance X in Y.'),
    outOf: whole(2, 1000, 'Y of the chance X in Y.'),
    thenDuel: flag('Whether the duel must be won as well.'),
  })
  .meta({ id: 'CerberusDodgeChance', title: 'Chance', description: 'A prescribed chance in the place of the duel.' });

const ALWAYS = { melee: 'allowed', ranged: 'allowed' } as const;
const NEVER = { melee: 'refused', ranged: 'refused' } as const;
const BY_THE_GM = { melee: 'gmChance', ranged: 'gmChance' } as const;

const VERDICTS = {
  free: ALWAYS,
  prone: { melee: 'refused', ranged: 'allowed' },
  grappled: BY_THE_GM,
  immobilized: BY_THE_GM,
  pinnedToWall: BY_THE_GM,
  crowded: BY_THE_GM,
  noRoom: NEVER,
  legsDisabled: NEVER,
} as const;

/** A dodge takes room and working legs. Prone bars melee dodges; held or hemmed in, it is up to the GM. */
export const dodgeMobility = formula({
  id: 'cerberus.martial.dodge.mobility',
  input: z.strictObject({ state: Position, attackRange: AttackRange }),
  output: z.strictObject({
    dodge: choice(
      'CerberusDodgeVerdict',
      ['allowed', 'refused', 'gmChance'],
      'Allowed, refused, or left to the GM: refusal or a prescribed chance.',
    ),
    chance: DodgeChance.optional().describe('The chance that the GM gives; absent where there is none to give.'),
  }),
  decisions: [restrictedDodge],
  says: ({ dodge, chance }, { state, attackRange }) => {
    if (dodge === 'allowed') return 'There is room to dodge.';
    if (chance) return `${WORDS[state]}: the GM gives ${chance.chances} in ${chance.outOf} for the dodge.`;
    if (dodge === 'gmChance') return `${WORDS[state]}, and the GM grants no chance to dodge.`;
    return `${WORDS[state]}: no dodging ${state === 'prone' ? `${attackRange} attacks` : 'at all'}.`;
  },
  evaluate({ state, attackRange }, ruling) {
    const dodge = VERDICTS[state][attackRange];
    if (dodge !== 'gmChance') return { dodge };
    const said = ruling.decide(restrictedDodge);
    if (said.grant === 'refuse') return { dodge };
    const { chances, outOf, thenDuel = false } = said;
    return { dodge, chance: { chances, outOf, thenDuel } };
  },
});

const WORDS: Readonly<Record<z.infer<typeof Position>, string>> = {
  free: 'Free',
  prone: 'Prone',
  grappled: 'Grappled',
  immobilized: 'Immobilized',
  pinnedToWall: 'Pinned to a wall',
  crowded: 'Hemmed in by fighters',
  noRoom: 'No room',
  legsDisabled: 'No working legs',
};
