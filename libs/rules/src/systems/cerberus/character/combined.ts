import { z } from 'zod';
import type { Figuring } from '../../../kernel/ruling.ts';
import { decimal, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { difficulty } from '../base/figures.ts';
import { reflexModifier } from '../base/reflex-modifier.ts';
import { saveSpellDc } from '../base/save.spell-dc.ts';
import { damageAttributeMultiplier } from '../martial/damage.attribute-multiplier.ts';
import { Grade, level, Wielding } from '../vocabulary.ts';
import { rankCl } from './caster-level.partage.ts';
import { derivedHp } from './derived.hp.ts';
import { derivedJumps } from './derived.jumps.ts';
import { baseSpeed, derivedSpeed } from './derived.speed.ts';
import { casterLevelOf, casterLevelRules, slotsAttribute } from './deriving/caster-level.ts';
import { SomeAttributes } from './deriving/osseur-sheet.ts';
import { hpIfKnown, reflexIfKnown, speedIfKnown, spellDcIfKnown } from './deriving/partly.ts';
import { awards, casterLevel, hpMultiplier, maximumHp, PowerSource, spellLevel } from './figures.ts';
import { mastersByLevel, masteryCreation } from './mastery.creation.ts';
import { changeFields } from './progression.organic.ts';
import { slotsPerLevel } from './slots.per-level.ts';

const RULE = 'cerberus.character.combined';

const Opening = z
  .strictObject({
    kind: z.literal('opening'),
    attributes: SomeAttributes,
    level: level().optional(),
    class: text(80, 'The class.').optional(),
    source: PowerSource.optional(),
    rankCl: rankCl().optional(),
    hpMultiplier: hpMultiplier().optional(),
    baseSpeed_ft: baseSpeed().max(10_000).optional(),
    reflexGrade: Grade.optional(),
    awards: awards().optional(),
  })
  .meta({ id: 'CerberusOpenedCharacter', description: 'A character, worked out as far as its parts are known.' });
type Opening = z.infer<typeof Opening>;

const Gained = z
  .strictObject({
    kind: z.literal('gain'),
    before: SomeAttributes.describe('The attributes before.'),
    gain: z.strictObject(changeFields).meta({ id: 'CerberusAttributeGain', description: 'What the attributes gain.' }),
    hpMultiplier: hpMultiplier().optional(),
    use: Wielding.optional().describe('How the weapon is used; usually one-handed.'),
  })
  .meta({ id: 'CerberusGained', description: 'What a gain of attributes does to HP and damage.' });
type Gained = z.infer<typeof Gained>;

const strengthDamage = (when: string) =>
  decimal(-100_000, 100_000, `What Strength adds to the damage ${when}.`).optional();

/** A character from attributes, class figures and level; or what a gain of Strength does to HP and damage. */
export const combined = formula({
  id: RULE,
  input: z.discriminatedUnion('kind', [Opening, Gained]),
  output: z.strictObject({
    casterLevel: casterLevel().optional(),
    spellDc: difficulty().optional(),
    slotsPerLevel: whole(0, 1_000_000, 'Slots at each spell level.').optional(),
    mastered: spellLevel(0, 'The highest spell level that is mastered; absent where the GM sets it.').optional(),
    maxHp: maximumHp().optional(),
    reflex: whole(-100_000, 100_000, 'Reflex modifier.').optional(),
    speed_ft: whole(0, 1e9, 'Speed in feet per tick.').optional(),
    jump_horizontal_ft: whole(0, 1e9, 'Horizontal jump in feet.').optional(),
    jump_vertical_ft: whole(0, 1e9, 'Vertical jump in feet.').optional(),
    maxHpBefore: maximumHp().optional(),
    maxHpAfter: maximumHp().optional(),
    strengthDamageBefore: strengthDamage('before'),
    strengthDamageAfter: strengthDamage('afterwards'),
  }),
  uses: [
    ...casterLevelRules,
    saveSpellDc,
    slotsPerLevel,
    masteryCreation,
    derivedHp,
    reflexModifier,
    derivedSpeed,
    derivedJumps,
    damageAttributeMultiplier,
  ],
  says: ({ maxHp, casterLevel: cl, maxHpBefore, maxHpAfter }, { kind }) => {
    if (kind === 'gain') return `Maximum HP go from ${maxHpBefore ?? 'unknown'} to ${maxHpAfter ?? 'unknown'}.`;
    return `Maximum HP ${maxHp ?? 'unknown'}, caster level ${cl ?? 'unknown'}.`;
  },
  evaluate: (input, ruling) => (input.kind === 'opening' ? opened(input, ruling) : gained(input, ruling)),
});

function opened(input: Opening, ruling: Figuring) {
  const { attributes, level: levels, class: name, hpMultiplier: multiplier, baseSpeed_ft, reflexGrade } = input;
  const magic = magicOf(input, ruling);
  return {
    ...magic,
    spellDc: spellDcIfKnown(magic.casterLevel, attributes.int, ruling),
    mastered:
      name !== undefined && levels !== undefined && mastersByLevel(name)
        ? ruling.run(masteryCreation, { class: name, level: levels }).mastered
        : undefined,
    maxHp: hpIfKnown(attributes.str, multiplier, ruling),
    reflex: reflexIfKnown(attributes.dex, reflexGrade, levels, ruling),
    ...speedIfKnown(baseSpeed_ft, attributes.dex, ruling),
  };
}

/** Caster level and slots, where the source is known and its attribute too. */
function magicOf({ source, attributes, rankCl: byRank, awards: given }: Opening, ruling: Figuring) {
  if (source === undefined) return {};
  const attribute = attributes[slotsAttribute(source)];
  const slots = attribute === undefined ? undefined : ruling.run(slotsPerLevel, { source, attribute }).slotsPerLevel;
  const isByCharisma = source === 'human-red' || source === 'partage';
  if (isByCharisma && attributes.cha === undefined) return { slotsPerLevel: slots };
  const casting = { source, cha: attributes.cha ?? 0, rankCl: byRank, awards: given };
  return { casterLevel: casterLevelOf(casting, ruling).casterLevel, slotsPerLevel: slots };
}

function gained({ before, gain, hpMultiplier: multiplier, use = 'oneHanded' }: Gained, ruling: Figuring) {
  if (before.str === undefined) return {};
  const after = ruling
    .calc('Strength')
    .plus('before', before.str)
    .plus('gained', gain.str ?? 0);
  const str = after.atLeast(-1000).atMost(1000).floor(RULE);
  const { multiplier: byGrip } = ruling.run(damageAttributeMultiplier, { use });
  const damage = (strength: number) =>
    ruling.calc('Strength in the damage').plus('STR', strength).times('grip', byGrip).decimal(RULE);
  return {
    maxHpBefore: hpIfKnown(before.str, multiplier, ruling),
    maxHpAfter: hpIfKnown(str, multiplier, ruling),
    strengthDamageBefore: damage(before.str),
    strengthDamageAfter: damage(str),
  };
}
