import type { Entry } from '../../types.ts';

/** The attributes: how they are set, what they mean and what they feed. */
export const attributeEntries: readonly Entry[] = [
  {
    id: 'cerberus.character.attributes.assignment',
    title: 'Attributes are assigned',
    kind: 'procedure',
    text: 'Player and GM together choose the six modifiers so that they fit the concept: a frail scholar has a high INT and a low CON. There are no dice, no pool of points, no fixed array and no total that they must come to. The GM approves the final values.',
    readings: [
      {
        question: 'Osseur is called exceptional, and most beginners start a step below; what is a step?',
        reading: 'Guidance for the GM. Nothing caps the values.',
      },
    ],
    related: [
      'cerberus.base.attributes',
      'cerberus.character.attributes.strength-scale',
      'cerberus.character.creation.procedure',
    ],
  },
  {
    id: 'cerberus.character.attributes.strength-scale',
    title: 'Strength benchmarks',
    kind: 'table',
    text: 'STR 1 to 2 is an untrained ordinary adult, 5 a plainly strong human in good shape, 10 a barbarian of Brazzant and a match for a wild animal, 15 an ogre or small giant, 20 a giant of average size. It helps to read the values and limits nothing; what lies between is judged.',
    related: ['cerberus.character.attributes.rarity'],
  },
  {
    id: 'cerberus.character.attributes.rarity',
    title: 'How the other attributes read, and how hard they are to raise',
    kind: 'content',
    text: 'STR is raised most easily; effects that change the size category commonly double it, as the effect says. DEX reads on the same scale and rises less often: 5 is a human of outstanding reflexes, a seasoned rogue, and 10 is beyond human. A very high DEX is scarcer than a very high STR: an ogre out-muscles a human without being faster.\n\nINT and CHA are scarcest and hardest to raise; INT 10 is the mind of an age. All this guides the GM and has no mechanics.',
    related: ['cerberus.character.size.step', 'cerberus.character.attributes.strength-scale'],
  },
  {
    id: 'cerberus.character.attributes.governs',
    title: 'What each attribute feeds',
    kind: 'table',
    text: 'STR: maximum HP, weapon damage in melee and at range. DEX: Reflex Save and duel, weapon damage in place of a lower STR with suitable weapons, Speed. CON: Fortitude Save. INT: spell DC. WIS: Will Save. CHA: caster level and spell slots, where the power path says so. These are worked out.\n\nThe GM weighs STR for grapples and feats of force; INT for enchanting, crafting and many other prescribed chances; WIS for seeing through lies, traps and ambushes and for roleplay; CHA for influence and strange powers. STR, DEX, INT and WIS also are conditions of feats.',
    related: [
      'cerberus.character.derived.hp',
      'cerberus.base.reflex-modifier',
      'cerberus.character.derived.speed',
      'cerberus.base.save.spell-dc',
      'cerberus.character.power-path',
      'cerberus.martial.damage.attribute-choice',
      'cerberus.martial.grapple.factors',
    ],
  },
  {
    id: 'cerberus.character.development-time',
    title: 'Development time of spells, feats and techniques',
    kind: 'ruling',
    text: 'How many weeks or months it takes to work out a new spell, feat or magical technique is up to the GM. The attribute with an affinity for it is one thing to weigh; it is neither a condition nor a multiplier, so nothing is worked out from it.',
    overrides: ['the GM, on the time and the attribute'],
    related: [
      'cerberus.character.affinities',
      'cerberus.character.affinities.precedence',
      'cerberus.magic.learning.time',
      'cerberus.gm.growth.study-time',
    ],
  },
  {
    id: 'cerberus.character.affinities',
    title: 'Attribute affinities in magical progression',
    kind: 'table',
    text: 'INT suits study, formulas, research, crafting, enchantment, deliberate spell design, and control of blue mana (a human Psychic who trains the cerebriles). CHA suits human red mana, metamagic, and feats that push red mana past its limits: Additional Time, Grab Gold, Long Spell, Quicken Spell, Suspend Spell.\n\nWIS suits self-mastery and Will, meditation, Ki, resistance to mental influence, and techniques learned by disciplined practice; it can help fitting feats of Monks and Barbarians, and never replaces the physical attribute of a feat built on strength, speed or endurance.',
    related: ['cerberus.character.development-time'],
  },
  {
    id: 'cerberus.character.affinities.precedence',
    title: 'Class or path rules beat affinities',
    kind: 'constraint',
    text: "Where a class or power path names an attribute, that attribute is used and the general affinity is ignored. For a Monk of Kaz'Nakaram WIS rules both the Ki in the implant and how much blue mana is under command, although blue mana otherwise leans on INT.",
    related: ['cerberus.character.affinities', 'cerberus.character.slots.per-level'],
  },
];
