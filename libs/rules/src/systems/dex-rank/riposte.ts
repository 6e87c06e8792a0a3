import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { takingFrom } from '../../kernel/packs/places.ts';
import { choice, flag } from '../../kernel/schema.ts';
import { formula } from '../../kernel/unit.ts';
import { asHeldShield, asHeldWeapon } from './packs/held.ts';
import { id, Kind, Level } from './vocabulary.ts';

const RULE = 'dex-rank.riposte';

const againstMissile = decision({
  id: `${RULE}#againstMissile`,
  question: 'May a critical parry against a missile be followed by a riposte?',
  schema: z.boolean(),
  usual: false,
});

export const HeldItem = takingFrom(
  z.strictObject({
    id: id('What the item is called.'),
    kind: choice('DexRankItemKind', ['weapon', 'shield'], 'A weapon, or a shield.'),
    hasAttack: flag('Whether it can strike.'),
  }),
  { weapons: asHeldWeapon, shields: asHeldShield },
).meta({ id: 'DexRankHeldItem', description: 'What somebody holds.' });

/** After a critical parry, one free attack a round with an item that did not parry. */
export const riposte = formula({
  id: RULE,
  input: z.strictObject({
    items: z.array(HeldItem).max(10).describe('What the parrier holds.'),
    parriedWith: id('Id of the item that parried.'),
    parryLevel: Level.describe('Level of the parry.'),
    ripostedThisRound: flag('Whether the parrier had a riposte this round already.'),
    disengaging: flag('Whether the parrier is disengaging.').optional(),
    attackKind: Kind.describe('What was parried; usually HTH, hand-to-hand.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether there is a riposte.'),
    with: z.array(z.string()).describe('Ids of the items that may strike.'),
  }),
  decisions: [againstMissile],
  says: ({ allowed, with: items }) => (allowed ? `A riposte with ${items.join(' or ')}.` : 'No riposte.'),
  evaluate({ items, parriedWith, parryLevel, ripostedThisRound, disengaging = false, attackKind = 'hth' }, ruling) {
    const isCritical = parryLevel === 'critical' || parryLevel === 'impale';
    const striking = items.filter((item) => item.id !== parriedWith && item.hasAttack).map((item) => item.id);
    const isArmed = items.length > 1 && items.some(({ kind }) => kind === 'weapon') && striking.length > 0;
    const isOpen = isCritical && isArmed && !ripostedThisRound && !disengaging;
    const allowed = isOpen && (attackKind === 'hth' || ruling.decide(againstMissile));
    return { allowed, with: allowed ? striking : [] };
  },
});
