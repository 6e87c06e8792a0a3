import { choice, flag, text, whole } from '../../kernel/schema.ts';

/** The words and figures that the rules of dodging share. */

export const AttackKind = choice(
  'PercentileDodgeAttackKind',
  ['melee', 'thrown', 'magical', 'other', 'archery', 'launched'],
  'How the attack reaches its target: archery is a bow, launched a crossbow, sling, firearm or the like.',
);

export const AttackResolution = choice(
  'PercentileDodgeAttackResolution',
  ['contested', 'skill-test'],
  'Contested by a dodge, or tested by the attacker alone.',
);

export const HitOrMiss = choice('PercentileDodgeHitOrMiss', ['hit', 'miss'], 'Whether the attack hits.');

export const Situation = choice(
  'PercentileDodgeSituation',
  ['open', 'typical', 'confined', 'cramped'],
  'The row of the Difficulty Ladder that terrain, conditions and mobility come nearest to; usually typical.',
);

export const Armor = choice(
  'PercentileDodgeArmor',
  ['none', 'light', 'heavy', 'encumbered'],
  'What is worn or carried; the GM says what it costs.',
);

/** The largest skill, modifier or score that anybody may give, either side of 0. */
const MOST = 1_000_000;

export const percentage = (description: string) => whole(-MOST, MOST, { description, unit: 'percent' });
export const points = (description: string) => whole(-MOST, MOST, { description, unit: 'points' });
export const penaltyPoints = (description: string) => whole(-MOST, 0, { description, unit: 'points' });

/** What a calculation comes to. */
export const figure = (description: string) => whole(-1e9, 1e9, { description, unit: 'points' });

export const actionCount = (description: string) => whole(0, 1000, description);

/** What decides who may dodge. */
export const eligibilityFields = {
  awareOfAttacker: flag('Whether the defender is aware of the attacker.'),
  restrained: flag('Whether the defender is restrained.'),
  stunned: flag('Whether the defender is stunned.'),
  helpless: flag('Whether the defender is helpless.'),
  spaceSufficient: flag(
    'Whether there is space enough to manoeuvre; left out, the GM says, and usually there is.',
  ).optional(),
};

/** What a shot must find in its target, to be dodged at all. */
export const alertness = {
  alert: flag('Whether the target is alert.'),
  watchingArcher: flag('Whether the target has its eyes on the archer.'),
  roomToMove: flag('Whether the target has space to move; left out, the GM is asked.').optional(),
  gmAllows: flag(
    'Whether the GM grants a dodge against the shot; left out, the GM says, and usually does not.',
  ).optional(),
};

export const displayName = (description: string) => text(60, description).optional();
