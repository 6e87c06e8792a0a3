import type { Entry } from '../../types.ts';

/** Armor: the DR it gives and what wearing it costs. */
export const armorEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.armor.category-table',
    title: 'Armor categories',
    kind: 'table',
    text: "An armor's category is how much of the body it covers: light multiplies the material's DR by 0.5, medium by 1, heavy by 2. The DR, prices (in gp) and times of the table are benchmarks for working metal armor at M1; other materials follow the Equipment chapter, and custom work or higher quality costs more.\n\nMithril and adamantine have no set price: purity, amount, source mine, politics and the history of the piece let the GM set one.",
    overrides: ["the GM's price"],
    related: ['cerberus.martial.armor.physical-dr', 'cerberus.martial.armor.equip-time'],
  },
  {
    id: 'cerberus.martial.armor.physical-dr',
    title: 'Physical DR from material and coverage',
    kind: 'formula',
    text: "A material states its DR as medium armor. Multiply it by the category's factor (light 0.5, medium 1, heavy 2) and round down. Armor that works at all keeps at least 1.",
    readings: [
      {
        question: 'Does the minimum of 1 come before or after the quality bonus?',
        reading: 'Before. The order is coverage, rounding, minimum 1, then quality, then magic.',
      },
    ],
    related: ['cerberus.martial.armor.category-table', 'cerberus.martial.armor.total-dr'],
  },
  {
    id: 'cerberus.martial.armor.total-dr',
    title: 'Total DR of an armor',
    kind: 'formula',
    text: 'Physical DR, plus the DR of quality, plus the magical DR of an enchantment. Quality joins after the coverage factor, and the category multiplies neither quality nor magic: heavy M3 steel has 4 x 2 + 2 = 10.',
    related: ['cerberus.martial.armor.physical-dr', 'cerberus.enchanting.fundamental-bonus'],
  },
  {
    id: 'cerberus.martial.armor.light',
    title: 'Light armor traits',
    kind: 'condition',
    text: 'Light armor takes nothing from Speed or Reflex. It can usually be hidden under clothes and worn through a true rest, and stealth, swimming, climbing and acrobatics count as unhindered.',
    related: ['cerberus.martial.armor.category-table', 'cerberus.recovery.true-rest.definition'],
  },
  {
    id: 'cerberus.martial.armor.medium',
    title: 'Medium armor traits',
    kind: 'condition',
    text: 'Medium armor takes no figure from Speed or Reflex. Where the deed hangs on silence, flexibility or swimming it is an unfavorable circumstance, which the GM weighs in the odds without a set number. Whoever sleeps in it normally has no true rest.',
    overrides: ['the GM, on the circumstance and on the true rest'],
    related: ['cerberus.martial.armor.category-table', 'cerberus.recovery.true-rest.definition'],
  },
  {
    id: 'cerberus.martial.armor.heavy',
    title: 'Heavy armor traits',
    kind: 'condition',
    text: "Heavy armor has twice the material's medium DR. It lowers Speed, weakens dodges and lessens the criticals of weapon attacks, each by its own rule; parries are not weakened. Stealth, swimming, climbing and acrobatics suffer badly: a heavy factor in the GM's odds, without a set number. While it is worn there is normally no true rest.",
    overrides: [
      'material: mithril cancels the losses of Speed and dodge, but keeps the critical reduction and the drawbacks of bulk',
      'the GM, on the true rest',
    ],
    related: [
      'cerberus.martial.armor.heavy-speed',
      'cerberus.martial.armor.heavy-dodge',
      'cerberus.martial.critical.heavy-armor',
    ],
  },
  {
    id: 'cerberus.martial.armor.heavy-speed',
    title: 'Speed in heavy armor',
    kind: 'formula',
    text: 'Heavy armor takes 10 ft or 20% off your Speed, whichever is more, reckoned on Speed before armor with all other Speed modifiers in it. The final Speed is then rounded down to a multiple of 5 ft: 60 becomes 45, 56 becomes 40.',
    readings: [
      { question: 'What of a Speed that is 10 ft or lower?', reading: 'It ends at 0, not below.' },
      {
        question: 'Halvings such as casting or terrain: before or after?',
        reading: 'After, on the finished Speed.',
      },
    ],
    overrides: ['material: mithril cancels the loss'],
    related: ['cerberus.martial.armor.heavy', 'cerberus.movement.speed'],
  },
  {
    id: 'cerberus.martial.armor.heavy-dodge',
    title: 'Dodging in heavy armor',
    kind: 'formula',
    text: 'Your Reflex roll to dodge loses 5 or 20% of your total Reflex modifier, whichever is more, before the d20. Only dodging suffers: attacks, parries, priority duels, Saves and any further use of Reflex keep the full modifier.\n\nThe fraction is kept: d20, flat modifiers and percentages join it, and the duel total is rounded down once. +40 dodges at +32, +33 at +26.4.',
    readings: [
      {
        question: 'Does the total include modifiers of the duel alone, such as cover, declaration or prone?',
        reading: 'No: it is the standing modifier of attribute, class, items and feats. The rest is added after.',
      },
      { question: 'A modifier of 0 or less?', reading: 'It loses 5, since 20% of it would be no loss.' },
    ],
    overrides: ['material: mithril cancels the loss'],
    related: ['cerberus.martial.armor.heavy', 'cerberus.martial.defense.duel'],
  },
  {
    id: 'cerberus.martial.armor.equip-time',
    title: 'Putting armor on',
    kind: 'procedure',
    text: 'Light armor that is prepared and within reach goes on or off in three consecutive ticks, as a sustained general action: one general token and one slot in each tick. Medium armor takes 1 minute, about 30 ticks. Heavy armor takes 10 minutes alone, 5 when helped.',
    readings: [
      {
        question: 'How long does it take to remove medium or heavy armor?',
        reading: 'As long as putting it on; the GM may shorten it.',
      },
    ],
    overrides: ['the GM, on removing medium or heavy armor'],
    related: ['cerberus.martial.armor.category-table', 'cerberus.combat.sustained.stages'],
  },
];
