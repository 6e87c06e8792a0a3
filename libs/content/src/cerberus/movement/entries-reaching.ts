import type { Entry } from '../../types.ts';

/** Ranges, reach, opportunity attacks and lines. */
export const reachingEntries: readonly Entry[] = [
  {
    id: 'cerberus.movement.range.spell',
    title: 'Named spell ranges',
    kind: 'table',
    text: "Touch needs contact. Close is 30 ft and 5 more for each caster level, Medium 100 ft and 10 for each, Far or Long 400 ft and 40 for each. Global reaches anywhere on the caster's plane. A distance written in the entry of a spell replaces all this, whatever the caster level: Ray of Frost is Medium, given as 80 ft, so 80 ft it is.",
    overrides: ["the spell's entry", 'Efficient Spell, which makes Close into Touch', 'other metamagic'],
    related: ['cerberus.movement.measure'],
  },
  {
    id: 'cerberus.movement.range.weapon',
    title: 'Effective weapon ranges',
    kind: 'table',
    text: "Benchmarks: sling and thrown dagger 30 ft; shortbow and light crossbow 300; heavy crossbow 400; longbow 600, and up to 1000 for a powerful archer; pistols 100; musket 600; a blunderbuss fires a cone of 30 ft. The GM may adjust them, and a weapon's own entry decides.",
    overrides: ["the weapon's own entry", 'the GM, on this shot or this archer'],
    related: ['cerberus.movement.range.shot'],
  },
  {
    id: 'cerberus.movement.range.shot',
    title: 'Shooting within and beyond range',
    kind: 'procedure',
    text: 'At no more than effective range a shot hits a target who neither dodges nor parries, cover aside. Beyond it the GM prescribes a chance, or rules that the shot is impossible.',
    overrides: ['the GM, on shots beyond effective range'],
    related: ['cerberus.movement.cover.chance', 'cerberus.martial.dodge.cost', 'cerberus.movement.range.weapon'],
  },
  {
    id: 'cerberus.movement.reach',
    title: 'Reach and threat range',
    kind: 'formula',
    text: "Your threat range is what you can strike from where you stand: the base reach of your size, and 5 ft more with a spear or longspear, a pike, a halberd or a whip, in one hand or two. Short weapons, fists and the other one-handed arms add nothing. A profile's own reach replaces the base, and unusual weapons or bodies are the GM's call. A target exactly at your reach is in it.",
    readings: [
      {
        question: 'A spear is one-handed, and one-handed arms are said to reach no further than the base. Which holds?',
        reading: 'The weapons named get their 5 ft: the list beats the class.',
      },
      { question: 'Staff and trident-staff?', reading: 'Not named: base reach. The GM can say otherwise.' },
      {
        question: 'Greatsword, greataxe, maul?',
        reading: 'No bonus is listed for them: base reach. The GM can say otherwise.',
      },
      { question: 'Colossal+, and sizes below Medium?', reading: 'The table has none: the GM enters a reach.' },
    ],
    overrides: ["a profile's own reach", 'the GM, on unusual weapons and bodies'],
    related: [
      'cerberus.movement.reach-table',
      'cerberus.movement.opportunity-attack',
      'cerberus.movement.reach.enemies',
    ],
  },
  {
    id: 'cerberus.movement.reach-table',
    title: 'Base reach by size',
    kind: 'table',
    text: 'What each size reaches without a long weapon: Medium 5 ft, Large 10, Huge 15, Gargantuan 25, Colossal 40.',
    related: ['cerberus.movement.reach'],
  },
  {
    id: 'cerberus.movement.reach.enemies',
    title: 'Counting enemies who can reach a character',
    kind: 'constraint',
    text: 'For feats that ask who threatens whom, count the enemies whose reach covers their distance to you, everybody where they stand. I Love to Fight needs at least two.',
    related: ['cerberus.movement.reach'],
  },
  {
    id: 'cerberus.movement.opportunity-attack',
    title: 'Opportunity attacks',
    kind: 'constraint',
    text: "Only with the Opportunity Attack feat: one melee attack in each tick, in all, against an enemy who leaves your threat range of their own will. The blow falls before they leave and costs neither an attack token nor a slot; the target may still use its dodges. Forced movement never provokes. The feat's own entry goes first.",
    readings: [
      {
        question: 'One in a tick, or one for each enemy who leaves?',
        reading: 'One in all: the limit is on you. The GM or the feat can change it.',
      },
      {
        question: 'Can it be critical, and may the target dodge or parry?',
        reading: 'Yes to each. It is a melee attack like any other; only its price and its moment differ.',
      },
    ],
    overrides: ["the feat's entry", 'the GM, on teleports and other doubtful exits'],
    related: ['cerberus.movement.forced', 'cerberus.movement.split', 'cerberus.movement.reach'],
  },
  {
    id: 'cerberus.movement.line-of-sight',
    title: 'Line of sight',
    kind: 'constraint',
    text: 'You need to see a creature to choose it as a target. Without line of sight you can only target a point. Another sense may stand in for sight.',
    overrides: ['other senses'],
    related: ['cerberus.movement.line-of-effect', 'cerberus.perception.darkness.sight'],
  },
  {
    id: 'cerberus.movement.line-of-effect',
    title: 'Line of effect',
    kind: 'ruling',
    text: 'An effect needs a free path to its target, and a solid wall always cuts it. A grate, a pane of glass or a curtain of smoke may let sight through and no effect. The GM rules on each obstacle: whether sight passes, whether an effect passes, and how much it covers.',
    readings: [
      {
        question:
          'Smoke is light cover in one place, see-through in another, and blocks sight in a third. Which is it?',
        reading: 'Each obstacle has three settings of its own (sight, effect, cover), and the GM sets them.',
      },
    ],
    overrides: ['the GM, on each obstacle'],
    related: ['cerberus.movement.cover.total', 'cerberus.movement.area.spread'],
  },
];
