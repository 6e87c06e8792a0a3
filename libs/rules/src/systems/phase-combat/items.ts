import { z } from 'zod';
import { sameFields, takingFrom } from '../../kernel/packs/places.ts';
import { choice, flag, text, whole } from '../../kernel/schema.ts';
import { ActionCost, combatValue } from './vocabulary.ts';

/** What a campaign brings itself: weapons, shields and maneuvers, given by value. */

export const AttackKind = choice('PhaseCombatAttackKind', ['hth', 'ranged'], 'Hand-to-hand (HTH), or ranged.');

const name = (of: string) => text(60, `What the ${of} is called.`);
const def = () => whole(0, 1000, { title: 'DEF', description: 'BODY that it shrugs off when it takes damage.' });
const ownBody = () => whole(0, 1000, { title: 'BODY', description: 'BODY past its DEF that breaks it.' });

export const Weapon = takingFrom(
  z.strictObject({
    name: name('weapon'),
    kind: AttackKind.describe('Whether it strikes hand-to-hand or at range.'),
    twoHanded: flag('Whether it is classed as two-handed.').optional(),
    ocv: combatValue('What it adds to OCV; usually 0.').optional(),
    strMin: whole(0, 1000, { title: 'STR minimum', description: 'The STR that it takes.' }).optional(),
    def: def().optional(),
    body: ownBody().optional(),
  }),
  { weapons: sameFields },
).meta({
  id: 'PhaseCombatWeapon',
  title: 'Weapon',
  description: 'A weapon of the campaign. DEF and BODY say when a block breaks it; without them the GM does.',
  examples: [{ name: 'poleaxe', kind: 'hth', twoHanded: true, strMin: 13, def: 5, body: 4 }],
});
export type Weapon = z.infer<typeof Weapon>;

export const Shield = takingFrom(
  z.strictObject({
    name: name('shield'),
    dcv: whole(0, 100, { title: 'DCV', description: 'The DCV of the shield, which a block with it adds to OCV.' }),
    def: def().optional(),
    body: ownBody().optional(),
  }),
  { shields: sameFields },
).meta({
  id: 'PhaseCombatShield',
  title: 'Shield',
  description: 'A shield of the campaign.',
  examples: [{ name: 'round shield', dcv: 2, def: 4, body: 5 }],
});
export type Shield = z.infer<typeof Shield>;

export const OwnManeuver = takingFrom(
  z.strictObject({
    name: name('maneuver'),
    phaseCost: ActionCost.describe('What it costs: zero, half or full.'),
    attackAction: flag('Whether it is an Attack action, which ends the Phase; usually so.').optional(),
    abort: flag('Whether it can be aborted to; usually not.').optional(),
    ocv: combatValue('What it adds to OCV; usually 0.').optional(),
    dcv: combatValue('What it adds to DCV; usually 0.').optional(),
    dcvHalved: flag('Whether it halves DCV after all that is added.').optional(),
    rangedOnly: flag('Whether its OCV helps ranged attacks only.').optional(),
  }),
  { maneuvers: sameFields },
).meta({
  id: 'PhaseCombatManeuver',
  title: 'Maneuver',
  description: "A maneuver of the campaign, or the campaign's own figures for Set and Sweep.",
  examples: [{ name: 'lunge', phaseCost: 'half', ocv: 1, dcv: -2 }],
});
export type OwnManeuver = z.infer<typeof OwnManeuver>;
