import type { Entry } from '../../types.ts';

/** Areas, height and flight, forced movement. */
export const areaEntries: readonly Entry[] = [
  {
    id: 'cerberus.movement.area.shapes',
    title: 'Area shapes',
    kind: 'table',
    text: 'A radius is a sphere around a point that the caster names. A cone begins at the caster, has the stated length and is as wide at its end as it is long. A line has the stated length and is 5 ft wide; it begins at the caster unless the entry says otherwise. An emanation is a sphere around the caster and moves along.',
    overrides: ["the effect's own entry"],
    related: ['cerberus.movement.area.membership'],
  },
  {
    id: 'cerberus.movement.area.membership',
    title: 'Is a creature inside?',
    kind: 'formula',
    text: 'In a radius or emanation: less than the radius from its center, in a straight line. In a cone: in front of the caster, less far along its axis than its length, and less than half that distance off the axis. In a line: less far along than its length, and less than 2.5 ft off it. Height counts like any other direction. On the edge, or doubtfully there, is outside. A creature counts as being at the one point where the GM notes it.',
    readings: [
      {
        question: 'Exactly on the edge?',
        reading: 'Outside, as in all cases of doubt. The GM can count it as inside.',
      },
      {
        question: 'The far end of a cone, and a large creature that is partly inside?',
        reading:
          'The end is flat, at full length. Of a creature the noted point decides, unless the GM rules otherwise.',
      },
    ],
    overrides: ['the GM, on edges and doubt'],
    related: ['cerberus.movement.altitude.distance', 'cerberus.movement.measure', 'cerberus.movement.area.shapes'],
  },
  {
    id: 'cerberus.movement.area.spread',
    title: 'Origin and walls',
    kind: 'constraint',
    text: 'The caster needs a line of effect to the origin of the area. From there on only the origin matters: a solid wall between origin and creature stops the effect, whatever lies between the caster and the creature.',
    related: ['cerberus.movement.line-of-effect', 'cerberus.movement.cover.total'],
  },
  {
    id: 'cerberus.movement.area.everyone',
    title: 'Who is affected',
    kind: 'constraint',
    text: "Everything inside the area is affected, allies like enemies. Damage and Saves follow the effect's own text.",
    readings: [
      {
        question: 'The caster, inside their own area?',
        reading: 'Affected like everybody else, unless the effect says otherwise.',
      },
    ],
    overrides: ["the effect's own text"],
    related: ['cerberus.movement.area.membership', 'cerberus.movement.area.reflex-escape'],
  },
  {
    id: 'cerberus.movement.area.reflex-escape',
    title: 'Leaping out of an area',
    kind: 'ruling',
    text: "If the GM allows it, somebody of high level gets a Reflex Save, usually against the effect's DC, to be out of the radius in time. It is not granted by default. A dedicated dodge never does this.",
    overrides: ['the GM, on whether there is a Save, and its DC'],
    related: ['cerberus.base.save.check', 'cerberus.martial.dodge.area-save'],
  },
  {
    id: 'cerberus.movement.altitude.distance',
    title: 'Distance with height',
    kind: 'formula',
    text: 'Height is measured like any other distance and counts for ranges, reach and areas. The distance is the straight line between the two places, and it is not rounded.',
    readings: [
      {
        question: 'Height and a distance on the ground at once?',
        reading: 'The straight line: 60 ft away and 80 ft up are 100 ft.',
      },
    ],
    related: ['cerberus.movement.flight.melee', 'cerberus.movement.area.membership'],
  },
  {
    id: 'cerberus.movement.flight.modes',
    title: 'Magical movement in the air',
    kind: 'table',
    text: "Levitate goes up and down. Air Walk goes along slopes, as steep as the spell's level lets them be. Fly goes in any direction. The spells' entries say the rest.",
    overrides: ["the spell's entry"],
    related: ['cerberus.movement.flight.fall'],
  },
  {
    id: 'cerberus.movement.flight.melee',
    title: 'Out of melee reach',
    kind: 'constraint',
    text: "A flier outside an enemy's reach cannot be struck in melee by it. Ranged weapons and spells still can.",
    related: ['cerberus.movement.reach', 'cerberus.movement.altitude.distance'],
  },
  {
    id: 'cerberus.movement.flight.fall',
    title: 'Falling out of the air',
    kind: 'procedure',
    text: 'A flier falls when the spell that carries it is dispelled or runs out, or when it drops to 0 HP. The fall does 1d6 for every full 10 ft. Feather Fall can protect, as its entry says.',
    readings: [{ question: 'A height that is no multiple of 10?', reading: 'Only full tens of feet count.' }],
    overrides: ['the entry of Feather Fall'],
    related: ['cerberus.movement.flight.modes'],
  },
  {
    id: 'cerberus.movement.flight.attacks',
    title: 'Attacking from the air',
    kind: 'constraint',
    text: 'You attack from the air by the ordinary rules. A dive or a leap helps only through a feat or the ability of a creature, such as Sky Attack.',
    overrides: ['feats and creature abilities'],
    related: ['cerberus.movement.approach-damage'],
  },
  {
    id: 'cerberus.movement.forced',
    title: 'Forced movement',
    kind: 'formula',
    text: 'A spell, a breath or a blow may shift an unwilling creature by the distance that the effect states. That costs the target neither movement nor an action, and provokes no opportunity attack. Up to the size that the effect allows it goes the full distance; one size larger, half of it, rounded down; two or more larger, it does not move.',
    overrides: ["the effect's own text", 'the GM, where the effect names no size'],
    related: ['cerberus.movement.forced.edge', 'cerberus.movement.opportunity-attack'],
  },
  {
    id: 'cerberus.movement.forced.edge',
    title: 'Stopping at the brink',
    kind: 'procedure',
    text: "A shove toward real danger, such as a pit, fire or spikes, allows a Reflex Save against the effect's DC. Reaching the DC is enough to stop at the edge; a failure sends the target the full distance.",
    overrides: ['the GM, on what is real danger'],
    related: ['cerberus.movement.forced', 'cerberus.base.save.check'],
  },
];
