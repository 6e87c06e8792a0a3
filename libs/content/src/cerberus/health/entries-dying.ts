import type { Entry } from '../../types.ts';

/** Dying, and how it ends; healing and energies. */
export const dyingEntries: readonly Entry[] = [
  {
    id: 'cerberus.health.dying.save',
    title: 'Dying',
    kind: 'procedure',
    text: 'While you are dying, each of your turns opens with a Fortitude Save, DC 15: 1d20 + CON + class bonus. Success: you are stable. Failure: you lose 10% of maximum HP, rounded down, and DR does not help; then check for death. A natural 1 or 20 means nothing special.',
    readings: [
      { question: 'When is the first Save?', reading: 'When the round after the fall to 0 HP or less begins.' },
      { question: 'Bleeding in the same round?', reading: 'Bleeding first, then the Save.' },
    ],
    overrides: [
      'undead: no dying state',
      'partial undead: this rule holds, but no spell heals them while they are down',
    ],
    related: [
      'cerberus.health.death-threshold',
      'cerberus.health.dying.first-aid',
      'cerberus.health.dying.magic',
      'cerberus.health.stable',
    ],
  },
  {
    id: 'cerberus.health.dying.first-aid',
    title: 'Tending a dying ally',
    kind: 'procedure',
    text: 'One general action: 1 token, 1 slot, 1 tick. The GM sets a prescribed chance by how experienced and equipped you are and how bad the wound is. Success: the ally is stable. Failure costs nothing but the action.',
    related: ['cerberus.health.dying.save', 'cerberus.base.chance.roll'],
  },
  {
    id: 'cerberus.health.dying.magic',
    title: 'Healing magic stabilizes',
    kind: 'procedure',
    text: 'Any healing magic makes the dying stable, even if HP stay at 0 or below. Above 0 they wake. HP never rise above the maximum.',
    readings: [{ question: 'A healing potion?', reading: 'It counts as healing magic: it holds a Heal.' }],
    overrides: ['partial undead: no spell heals them, so none stabilizes them'],
    related: ['cerberus.health.stable', 'cerberus.health.healing.sources'],
  },
  {
    id: 'cerberus.health.stable',
    title: 'Stable but unconscious',
    kind: 'condition',
    text: 'Stable at 0 HP or less you are unconscious, but you lose no HP from dying and roll no more dying Saves. You need care and rest, and wake once your HP rise above 0.',
    readings: [
      {
        question: 'Damage or bleeding while stable: dying again?',
        reading: 'HP fall, and the threshold still kills, but you stay stable. The GM may make you dying again.',
      },
    ],
    overrides: ['the GM, on dying again'],
    related: ['cerberus.health.state', 'cerberus.health.dying.magic'],
  },
  {
    id: 'cerberus.health.healing.sources',
    title: 'Where healing comes from',
    kind: 'content',
    text: 'Rest: a night restores a share of maximum HP. Magic: the HP that the spell gives at that caster level. Alchemy: a healing potion is a stored Heal, worth what Heal gives at the spell level and caster level it was prepared at; drinking it is a general action of 1 tick (1 token, 1 slot).',
    readings: [{ question: 'Above maximum HP?', reading: 'Healing stops at the maximum.' }],
    related: ['cerberus.health.dying.magic', 'cerberus.health.energy.effects'],
  },
  {
    id: 'cerberus.health.energy.effects',
    title: 'Positive and negative energy',
    kind: 'formula',
    text: 'Positive energy heals the living and damages the dead. Negative energy damages the living and heals the dead. A partial undead is damaged by both and healed by neither. There is no Save against either. DR lessens the damage, never the healing. A healing potion hurled at an undead damages it, less DR.',
    readings: [
      {
        question: 'Does a thrown potion heal the living whom it strikes?',
        reading: 'Yes; the GM decides what a shattered dose reaches.',
      },
    ],
    related: ['cerberus.health.healing.sources', 'cerberus.undead.energy'],
  },
];
