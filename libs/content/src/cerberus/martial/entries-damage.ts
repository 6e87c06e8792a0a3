import type { Entry } from '../../types.ts';

/** Damage and criticals: from the dice to the HP lost. */
export const damageEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.damage.normal-hit',
    title: 'Ordinary damage',
    kind: 'formula',
    text: 'The sum of the damage dice plus all fixed bonuses, wherever they come from: attribute, quality, material, enchantment, fighting style, feats. On an ordinary hit that is the damage before percentages and DR.',
    related: ['cerberus.martial.damage.attribute-bonus', 'cerberus.martial.damage.pipeline'],
  },
  {
    id: 'cerberus.martial.critical.trigger',
    title: 'What makes a critical',
    kind: 'constraint',
    text: 'With the damage of each attack goes one d20. A natural 20 on it makes the attack critical, without confirmation; no other number does. Another rule may make the attack critical outright, as attacking from hiding does.\n\nNo other d20 can: not the shared roll of a group, not the duel of a dodge or parry, not a priority roll. Armor leaves the chance as it is.',
    readings: [{ question: 'Can a damage spell be critical?', reading: 'Only if the spell says so.' }],
    overrides: ['a feat or item that widens the range or grants criticals'],
    related: [
      'cerberus.martial.critical.multiply',
      'cerberus.martial.critical.heavy-armor',
      'cerberus.perception.hidden-attack',
    ],
  },
  {
    id: 'cerberus.martial.critical.multiply',
    title: 'Critical multiplies dice count and fixed bonus',
    kind: 'formula',
    text: "A critical multiplies the number of damage dice and all fixed bonuses by the weapon's multiplier, 2 where the weapon gives none. You roll that many dice; one roll is never multiplied. 1d12 + 8 at x3 becomes 3d12 + 24.",
    related: ['cerberus.martial.critical.heavy-armor', 'cerberus.martial.damage.pipeline'],
  },
  {
    id: 'cerberus.martial.critical.heavy-armor',
    title: 'Heavy armor lowers the critical multiplier',
    kind: 'formula',
    text: 'Heavy armor lessens the criticals of weapon attacks: the multiplier counts 1 less, but never less than x1. At x1 you deal an ordinary hit, with the dice and bonuses of one, and DR comes off it as ever. Spells keep their full effect, and a 20 stays as likely as before.',
    readings: [
      {
        question: 'The stand-alone edition knows no such reduction. Does it apply?',
        reading: 'Yes. Only the chance of a critical is untouched by armor.',
      },
      {
        question: 'At x1, do effects that hang on a critical happen?',
        reading: 'No: it is an ordinary hit.',
      },
      {
        question: 'Natural attacks and firearms?',
        reading: 'They are weapon attacks too; spells alone are exempt.',
      },
    ],
    overrides: ['material: heavy mithril keeps this reduction'],
    related: ['cerberus.martial.critical.multiply', 'cerberus.martial.armor.heavy'],
  },
  {
    id: 'cerberus.martial.damage.percent-bonus',
    title: 'Percentage bonuses come before the critical',
    kind: 'formula',
    text: 'Percentage bonuses are reckoned on dice plus fixed bonuses before the critical, so the multiplier raises them too. With the critical dice on the table, take all dice plus the multiplied fixed bonuses and add the percentage to that.\n\nIf a bonus states its own place in the order, that place holds: one put after the critical is added last and not multiplied.',
    readings: [
      {
        question: 'Several percentages: do they add up or compound?',
        reading: 'The points add up: 20 and 10 make 30.',
      },
    ],
    overrides: ['a feat, spell or item stating another order'],
    related: ['cerberus.martial.critical.multiply', 'cerberus.martial.damage.pipeline'],
  },
  {
    id: 'cerberus.martial.dr.apply',
    title: 'DR comes off last',
    kind: 'formula',
    text: 'DR is the last thing taken off the finished damage, once from every attack; a critical meets no more of it than any hit. What remains is rounded down, is never below 0, and comes off HP. Weapon and spell damage meet DR alike.',
    readings: [{ question: 'Can the remaining damage be negative?', reading: 'No; it stops at 0 and DR never heals.' }],
    related: ['cerberus.martial.dr.per-attack', 'cerberus.martial.dr.penetration', 'cerberus.martial.dr.spell-damage'],
  },
  {
    id: 'cerberus.martial.dr.per-attack',
    title: 'Each attack meets the full DR and rounds alone',
    kind: 'procedure',
    text: 'Of several attacks each meets your full DR and is rounded down by itself before the HP losses are added. Damage, DR, criticals and fractions are not shared between them: blows of 20, 31 and 16 against DR 16 do 4, 15 and 0, and the DR has absorbed 48.',
    related: ['cerberus.martial.dr.apply', 'cerberus.martial.group.parry'],
  },
  {
    id: 'cerberus.martial.dr.penetration',
    title: 'Ignored DR',
    kind: 'formula',
    text: "Penetration (a firearm's caliber and quality, adamantine, other texts) lowers the target's total DR, physical and magical alike, before it is applied, to no less than 0. What is left over is lost and adds no damage.\n\nOne figure counts per attack: model and quality of a firearm are added together, but with an adamantine ball you take the larger of gun and ball, not the sum.",
    related: [
      'cerberus.martial.dr.apply',
      'cerberus.firearm.penetration',
      'cerberus.firearm.adamantine-projectile',
      'cerberus.material.adamantine.penetration',
    ],
  },
  {
    id: 'cerberus.martial.dr.spell-damage',
    title: 'DR against spells',
    kind: 'constraint',
    text: "A spell's damage meets your DR just as a blade's does: all of it if the spell came through whole, or the share that a parry has left.",
    overrides: ['material: ordinary wood, leather and cloth give no DR against fire'],
    related: ['cerberus.martial.dr.apply', 'cerberus.martial.parry.spell'],
  },
  {
    id: 'cerberus.martial.damage.pipeline',
    title: 'Full order of a damage calculation',
    kind: 'procedure',
    text: "For each attack and each target, in this order:\n\n1. Take the weapon's or spell's dice, after changes of size and material, and the fixed bonuses. Fractions are kept.\n\n2. Add the percentage bonuses; their points add up.\n\n3. If it is a critical of a weapon attack, multiply the number of dice and the fixed bonuses by the multiplier, 1 less (but at least 1) against heavy armor. The percentage grows with them.\n\n4. Add the bonuses that state a later place. Then multiply by any factor on everything, such as x2 for a charge dealing double.\n\n5. If a spell was parried, take off the blocked share, 50% unless the object says otherwise. A weapon attack that was parried or dodged never gets here.\n\n6. Lower the DR by penetration, to no less than 0, and subtract it.\n\n7. Multiply by any factor that states its place after DR, such as x0.5 for electrical insulation.\n\n8. Round down once, to no less than 0, and take it off HP.",
    readings: [
      {
        question: 'A charge that doubles damage, together with percentages, a critical or DR?',
        reading: 'Everything before DR is doubled, percentages and critical included.',
      },
      {
        question: 'The dice are rolled with the d20, yet a 20 raises their number. What is rolled?',
        reading: 'The ordinary dice with the d20; on a critical the further dice are added and the first ones stay.',
      },
    ],
    overrides: ['any feat, spell or item text that moves a bonus to another stage'],
    related: [
      'cerberus.martial.damage.percent-bonus',
      'cerberus.martial.critical.multiply',
      'cerberus.martial.critical.heavy-armor',
      'cerberus.martial.parry.spell',
      'cerberus.martial.dr.apply',
      'cerberus.martial.dr.penetration',
      'cerberus.movement.mounted.example',
    ],
  },
];
