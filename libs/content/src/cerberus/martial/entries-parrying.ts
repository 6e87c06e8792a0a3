import type { Entry } from '../../types.ts';

/** Parrying: weapons, projectiles and damage spells. */
export const parryEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.parry.cost',
    title: 'Cost of a parry',
    kind: 'resource',
    text: "Each parry spends one attack token and one free slot of the current tick's row; both must be there when you declare it. With the board full, attacks kept back are no use. You may parry more than once in a tick while tokens and slots last. They are spent, won or lost. A parry displaces another action of the tick; your full Speed stays.",
    related: ['cerberus.combat.action.parry', 'cerberus.martial.defense.comparison'],
  },
  {
    id: 'cerberus.martial.parry.level-limit',
    title: 'Highest attack level a parry can meet',
    kind: 'formula',
    text: 'Compare levels: a shield can meet what is up to 2 above its own item level, a parrying weapon what is up to 1 above. Nonmagical items are level 0, and a spell counts with its spell level. Beyond the limit the parry cannot be declared.',
    readings: [
      {
        question: 'The wordings differ (two below for shields, one below for weapons). Are the limits different?',
        reading: 'No, every wording gives the same limits.',
      },
      {
        question: 'What level have fists, claws and mundane arrows?',
        reading: '0 unless a profile or item says otherwise. A projectile takes the higher of weapon and ammunition.',
      },
      {
        question: 'An attempt with unsuitable equipment: spent or refused?',
        reading: 'Refused when declared; nothing is spent.',
      },
    ],
    overrides: [
      "an enchanted object's own text, such as a blade that reaches one level further",
      'the Firearms text, for bullets',
    ],
    related: ['cerberus.martial.parry.item-override'],
  },
  {
    id: 'cerberus.martial.parry.outcome',
    title: 'Result of a parry',
    kind: 'procedure',
    text: 'A parry takes both a won duel and suitable equipment. A physical attack is then stopped entirely, with no damage roll. Of a damage spell a share is blocked, half by default, and DR reduces the rest. Lose the duel and the attack lands in full.',
    overrides: ["an enchanted object's own share"],
    related: ['cerberus.martial.defense.duel', 'cerberus.martial.parry.level-limit', 'cerberus.martial.parry.spell'],
  },
  {
    id: 'cerberus.martial.parry.position',
    title: 'Parry has no positional bar',
    kind: 'constraint',
    text: 'No position bars a parry by itself: prone you may parry, at the -5 of being prone, and so you may against a wall or in a crowd. It still takes a perceived attack, a token, a slot and usable equipment.',
    readings: [
      {
        question: 'What if you are Grappled?',
        reading: 'Not by default, since no hand is left to raise shield or weapon, unless the GM allows it.',
      },
    ],
    overrides: ['the GM, on parrying while Grappled'],
    related: [
      'cerberus.martial.defense.perception',
      'cerberus.health.condition.prone',
      'cerberus.health.condition.grappled',
    ],
  },
  {
    id: 'cerberus.martial.parry.projectiles',
    title: 'Parrying projectiles',
    kind: 'constraint',
    text: 'Parrying arrows and other physical projectiles is a matter of the Deflect Projectiles feat. With a weapon you need it, or a property of the weapon itself; a shield takes on a volley without either.\n\nFor bullets the Firearms text holds: a mainly metal shield parries them normally, a large two-handed metal blade at Disadvantage; anything small or wooden, and the bare hand, never.',
    readings: [
      {
        question: 'Must you have the feat to stop an arrow with a shield?',
        reading:
          'No, neither against one arrow nor against a volley; a weapon needs the feat or a property. A table may set it so that shields need the feat too.',
      },
    ],
    overrides: ["the table's setting: feat for weapons only, or always"],
    related: [
      'cerberus.martial.group.weapon-permission',
      'cerberus.firearm.parry.equipment',
      'cerberus.firearm.parry.resolve',
    ],
  },
  {
    id: 'cerberus.martial.parry.spell',
    title: 'Parrying a damage spell',
    kind: 'procedure',
    text: "A damage spell, area or not, can be parried with any suitable shield or weapon. The level limit is read with the spell's level. It costs one attack token and one slot in the tick of release, and the Reflex duel is fought against the caster at the moment of release.\n\nSuccess blocks half, with shield and weapon alike, and DR reduces the rest; fractions are kept to the end, the result rounded down and never below 0. Failure: full damage, then DR.",
    readings: [
      {
        question: 'One passage of the stand-alone edition names only shields. Do weapons halve too?',
        reading: 'Yes.',
      },
      {
        question: 'What does it cost?',
        reading: 'The same as any parry, in the tick the spell is released.',
      },
    ],
    overrides: ["an enchanted object's own percentage and conditions"],
    related: [
      'cerberus.martial.parry.level-limit',
      'cerberus.martial.parry.spell-eligibility',
      'cerberus.martial.damage.pipeline',
    ],
  },
  {
    id: 'cerberus.martial.parry.spell-eligibility',
    title: 'Only damage spells can be parried',
    kind: 'constraint',
    text: 'Equipment means nothing to a spell without damage that is aimed at mind or body, such as Dominate, Hold or a curse: its Save is all that resists it. Spells that deal damage can be parried.',
    readings: [
      {
        question: 'A spell that damages and has another effect besides?',
        reading: 'The parry blocks half the damage; the other effect follows its own text.',
      },
    ],
    related: ['cerberus.martial.parry.spell', 'cerberus.magic.save.resolve'],
  },
  {
    id: 'cerberus.martial.parry.item-override',
    title: "Enchanted object's own parry text",
    kind: 'ruling',
    text: 'What an enchanted object says of its own parries goes before the defaults: how much it blocks, how far it reaches, on what condition. A shield famed against fire stops all the damage of fire spells and half of any other; one blade reaches a level past the usual limit, up to its own level + 2.',
    overrides: ["the object's description, as agreed with the GM"],
    related: ['cerberus.martial.parry.level-limit', 'cerberus.martial.parry.spell'],
  },
];
