import { z } from 'zod';
import { WholeModifier } from '../../../../kernel/modifier.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { stunned as bracedStunned } from '../../brace/stunned.ts';
import { withSet } from '../../brace/with-set.ts';
import { dcv as dodgeDcv } from '../../dodge/dcv.ts';
import { OwnManeuver, Weapon } from '../../items.ts';
import { combatValue, Damage, strength, workedOut } from '../../vocabulary.ts';
import { attackRoll } from '../attack-roll.ts';
import { cvOrder } from '../cv-order.ts';
import { rangeModifier } from '../range-modifier.ts';
import { set as setRule } from '../set.ts';
import { strDamage } from '../str-damage.ts';
import { stunned as stunnedRule } from '../stunned.ts';

const side = {
  name: text(60, 'Name, for sentences.').optional(),
  modifiers: z.array(WholeModifier).max(30).optional().describe('What else adds to the combat value.'),
  halvings: whole(0, 8, 'How many other causes halve it.').optional(),
  stunned: flag('Whether this one is Stunned.').optional(),
};

export const AttackInput = z.strictObject({
  attacker: z
    .strictObject({
      ...side,
      ocv: combatValue('OCV before anything is added.'),
      str: strength('STR, when a hit does STR damage.').optional(),
      weapon: Weapon.optional(),
      maneuver: OwnManeuver.optional(),
      braced: flag('Whether the attacker is braced.').optional(),
      set: flag('Whether the attacker has Set on this target.').optional(),
    })
    .meta({ id: 'PhaseCombatAttacker', title: 'Attacker', description: 'Whoever attacks.' }),
  defender: z
    .strictObject({
      ...side,
      dcv: combatValue('DCV before anything is added.'),
      dodging: flag('Whether the defender dodges.').optional(),
      dodgedAfterRoll: flag('Whether the Dodge was declared after the attack roll.').optional(),
      braced: flag('Whether the defender is braced.').optional(),
    })
    .meta({ id: 'PhaseCombatDefender', title: 'Defender', description: 'Whoever is attacked.' }),
  hexes: whole(0, 1_000_000, { description: 'Distance, for a ranged weapon.', unit: 'hexes' }).optional(),
});
export type AttackInput = z.infer<typeof AttackInput>;

export const AttackResult = z.strictObject({
  ocv: workedOut('OCV that counts.'),
  dcv: workedOut('DCV that counts.'),
  target: workedOut('What the 3d6 must not exceed.'),
  hit: flag('Whether the attack hits.'),
  damage: Damage.optional().describe('STR damage of a hit, where STR is given.'),
  strShort: whole(0, 10_000, 'How much STR is missing for the weapon; the penalty is for the GM.').optional(),
});
export type AttackResult = z.infer<typeof AttackResult>;

/** What makes up a DCV. */
export const defenseRules = [bracedStunned, cvOrder, dodgeDcv, stunnedRule];

export const attackRules = [...defenseRules, attackRoll, rangeModifier, setRule, strDamage, withSet];

/** Both combat values by their order, one roll, and STR damage where it is wanted. */
export function resolveAttack(input: AttackInput, ruling: Ruling): AttackResult {
  const { attacker, defender } = input;
  const isRanged = attacker.weapon?.kind === 'ranged';
  const aimed = aim(input, isRanged, ruling);
  const { maneuver } = attacker;
  const ownOcv = maneuver?.rangedOnly && !isRanged ? 0 : (maneuver?.ocv ?? 0);
  const added = [
    { label: attacker.weapon?.name ?? 'weapon', value: attacker.weapon?.ocv ?? 0 },
    { label: maneuver?.name ?? 'maneuver', value: ownOcv },
    { label: 'range', value: aimed.range },
    { label: 'Set', value: aimed.set },
    ...(attacker.modifiers ?? []),
  ];
  const ocv = ruling.run(cvOrder, {
    base: attacker.ocv,
    modifiers: counted(added),
    halvings: attacker.halvings ?? 0,
  }).cv;
  const dcv = dcvOf(defender, ruling);
  const { target, hit } = ruling.within('attacker', () => ruling.run(attackRoll, { ocv, dcv }));
  const { str } = attacker;
  const damage = hit && str !== undefined ? ruling.within('attacker', () => ruling.run(strDamage, { str })) : undefined;
  const strShort = str === undefined ? 0 : Math.max(0, aimed.strMin - str);
  return { ocv, dcv, target, hit, damage, ...(strShort > 0 ? { strShort } : {}) };
}

function counted(modifiers: readonly { label: string; value: number }[]) {
  return modifiers.filter(({ value }) => value !== 0);
}

/** What distance, Brace and Set do to a ranged attack, and the STR that the weapon takes. */
function aim({ attacker, hexes = 0 }: AttackInput, isRanged: boolean, ruling: Ruling) {
  const strMin = attacker.weapon?.strMin ?? 0;
  if (!isRanged) return { range: 0, set: 0, strMin };
  const distance = ruling.run(rangeModifier, { hexes }).ocv;
  const { braced = false, set = false } = attacker;
  const held = { braced, stunned: false, rangeModifier: Math.min(0, distance), strMin };
  const aimed = braced ? ruling.run(bracedStunned, held) : held;
  if (braced || set) ruling.run(withSet, { brace: braced, set });
  const range = distance > 0 ? distance : aimed.rangeModifier;
  return { range, set: set ? ruling.run(setRule, {}).ocv : 0, strMin: aimed.strMin };
}

/** DCV with all that adds to it and halves it. */
export function dcvOf(defender: AttackInput['defender'], ruling: Ruling) {
  const {
    dcv,
    modifiers = [],
    halvings = 0,
    stunned = false,
    dodging = false,
    dodgedAfterRoll,
    braced = false,
  } = defender;
  if (stunned) ruling.citing(stunnedRule.id);
  const standing = { braced, stunned, rangeModifier: 0, strMin: 0 };
  const isHalvedByBrace = braced && ruling.run(bracedStunned, standing).braceHalvesDcv;
  const late = { dcv: 0, halved: false, attackRolled: dodgedAfterRoll };
  const dodge = dodging ? ruling.run(dodgeDcv, late).dcv : 0;
  const added = counted([{ label: 'Dodge', value: dodge }, ...modifiers]);
  const causes = halvings + (stunned ? 1 : 0) + (isHalvedByBrace ? 1 : 0);
  return ruling.run(cvOrder, { base: dcv, modifiers: added, halvings: causes }).cv;
}
