import { choice } from '../../../kernel/schema.ts';

/** The words that the rules on defenses share. */

export const Position = choice(
  'CerberusPosition',
  ['free', 'prone', 'grappled', 'immobilized', 'pinnedToWall', 'crowded', 'noRoom', 'legsDisabled'],
  'How the defender is placed: free to move, or what hinders it.',
);

export const WeaponForm = choice(
  'CerberusWeaponForm',
  ['melee', 'projectile', 'thrown', 'trap'],
  'How a weapon reaches its target.',
);

export const AttackRange = choice('CerberusAttackRange', ['melee', 'ranged'], 'Whether the attack is made in melee.');

export const PersonalDefense = choice('CerberusPersonalDefense', ['dodge', 'parry'], 'Dodge or parry.');

export const TriedDefense = choice(
  'CerberusTriedDefense',
  ['none', 'dodge', 'parry'],
  'The personal defense that was already tried against this attack or group.',
);

export const DecidedWinner = choice(
  'CerberusDecidedWinner',
  ['attacker', 'defender'],
  'Who won the defensive Reflex duel.',
);
