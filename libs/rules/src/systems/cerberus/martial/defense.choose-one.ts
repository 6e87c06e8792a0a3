import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { PersonalDefense, TriedDefense } from './positions.ts';

/** One personal defense against an attack or group, chosen ahead of all rolls; only an ally with a feat may step in besides. */
export const defenseChooseOne = formula({
  id: 'cerberus.martial.defense.choose-one',
  input: z.strictObject({
    alreadyTried: TriedDefense,
    wants: PersonalDefense,
    by: choice('CerberusDefenseBy', ['self', 'ally'], 'Who wants to defend: the target itself or an ally.'),
    featPermitsInterposition: flag('Whether a feat lets the ally step in.'),
    damageRolled: flag('Whether damage has been rolled, which is too late for any defense.'),
  }),
  output: z.strictObject({ allowed: flag('Whether this defense may still be chosen.') }),
  says: ({ allowed }, { alreadyTried, wants, by, damageRolled }) => {
    if (allowed) return by === 'self' ? `The target may ${wants}.` : `The ally may ${wants} in the target's stead.`;
    if (damageRolled) return 'Damage has been rolled: it is too late for a defense.';
    if (by === 'ally') return 'An ally steps in only with a feat for it.';
    return `One personal defense per threat: the target has tried its ${alreadyTried}.`;
  },
  evaluate({ alreadyTried, by, featPermitsInterposition, damageRolled }) {
    const mayTry = by === 'self' ? alreadyTried === 'none' : featPermitsInterposition;
    return { allowed: mayTry && !damageRolled };
  },
});
