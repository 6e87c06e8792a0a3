import type { Entry } from '../../types.ts';

/** Riders and mounts, chases, and several rules in one tick. */
export const mountedEntries: readonly Entry[] = [
  {
    id: 'cerberus.movement.mounted.pair',
    title: 'Rider and mount',
    kind: 'constraint',
    text: "Rider and mount are a coordinated group by default. As long as the rider stays mounted, they share place and movement, and the mount's Speed is that of the pair. Everything else is separate: actions, dodges, HP, targets. To move on their own, the rider must dismount or leap off.",
    readings: [
      {
        question: 'What does dismounting cost?',
        reading: "It is part of the rider's own movement; the GM can ask for a general action, as for mounting.",
      },
    ],
    related: ['cerberus.movement.mounted.rider-actions', 'cerberus.movement.mounted.position'],
  },
  {
    id: 'cerberus.movement.mounted.rider-actions',
    title: 'Acting from the saddle',
    kind: 'constraint',
    text: 'Being carried costs the rider nothing and limits nothing. They may attack, shoot or cast, Standard spells included, while the mount covers its full Speed. Each pays for their own actions, so that both can strike at one instant, or one strike while the other casts.',
    related: ['cerberus.movement.allowance', 'cerberus.movement.mounted.pair'],
  },
  {
    id: 'cerberus.movement.mounted.position',
    title: 'Space, range and targets of a mounted pair',
    kind: 'constraint',
    text: 'The pair takes the space of the mount. Either can be targeted and hurt by itself. The distances of the rider count from there, and a reach weapon adds to them as usual; the reach and threat range of the mount are its own. An area over the pair can affect both, each for itself.',
    related: ['cerberus.movement.reach', 'cerberus.movement.area.everyone'],
  },
  {
    id: 'cerberus.movement.mounted.reactions',
    title: 'Reactions in the saddle',
    kind: 'procedure',
    text: "A dodge by the mount takes the rider along and spends one dodge of the mount only. The rider may still need a dodge or parry of their own against what is aimed at them. Every coordinated reaction, the mount's dodge included, rolls with the rider's Reflex.",
    readings: [
      {
        question: "Does the mount's dodge also save a rider at whom the attack is aimed?",
        reading: 'The GM says for each attack; usually it does not.',
      },
    ],
    overrides: ['the GM, on whom the dodge of the mount covers'],
    related: ['cerberus.martial.dodge.cost', 'cerberus.movement.mounted.pair'],
  },
  {
    id: 'cerberus.movement.mounted.opportunity',
    title: 'Opportunity attacks on a pair',
    kind: 'constraint',
    text: 'A pair that leaves a threat range together leaves it once. The enemy picks rider or mount as the target, as long as its reach gets to the one it picks.',
    related: ['cerberus.movement.opportunity-attack'],
  },
  {
    id: 'cerberus.movement.mounted.charge',
    title: 'Mounted charge',
    kind: 'procedure',
    text: "A charge needs a straight run no shorter than the mount's Speed that ends in the impact. Mount and rider may strike at the same instant. Each who has a charge ability uses it on their own first eligible attack; later attacks of the round get nothing from it, even if the first was dodged or parried. A mount that is halted, thrown prone or pushed off its line on the way spoils the charge for both. A parry stops only the attack that it meets.",
    readings: [
      {
        question: 'May the straight run span several ticks?',
        reading: 'Yes, if nothing breaks it. The GM can demand it in one tick.',
      },
    ],
    overrides: ['Skilled Rider', 'creature abilities'],
    related: ['cerberus.movement.approach-damage', 'cerberus.movement.mounted.example'],
  },
  {
    id: 'cerberus.movement.mounted.example',
    title: 'A charge, worked out',
    kind: 'content',
    text: "A rider with Skilled Rider on a Cerberan warhorse, 60 ft straight. The pair makes one roll with the rider's Reflex, raised by 25% for the impact, rounded down; a total of 0 or less stays as it is. Lance and hooves land at once, and the first attack of each does double damage. If the lance is parried, the hooves still land. Later attacks of the round are ordinary.\n\nThe 25% and the doubling come from the abilities of the pair, not from the rule of the charge.",
    readings: [
      {
        question: 'Do the 25% and the doubling belong to every charge?',
        reading: 'No, to the abilities. Enter both figures for each ability.',
      },
      {
        question: 'Where does the doubling stand in the damage, and with a critical?',
        reading: 'All damage of that attack times 2, after percentages and the critical, before DR.',
      },
      {
        question: 'Which roll gets the 25%?',
        reading:
          'The one Reflex roll of the pair for the impact. It orders the charge and opposes each defense against lance or hooves.',
      },
    ],
    overrides: ['abilities with figures of their own'],
    related: ['cerberus.movement.mounted.charge', 'cerberus.combat.priority.total', 'cerberus.martial.damage.pipeline'],
  },
  {
    id: 'cerberus.movement.mounted.control',
    title: 'Controlling a mount',
    kind: 'ruling',
    text: "Familiar maneuvers of a trained mount are free. A lack of training, a strange order or a cause for panic may cost a general action or call for a chance roll. The GM weighs how dangerous it is, the mount's schooling and Intelligence, and its bond with the rider.",
    overrides: ['the GM, on what it takes'],
    related: ['cerberus.base.chance.roll'],
  },
  {
    id: 'cerberus.movement.mounted.unhorsed',
    title: 'Losing the mount',
    kind: 'ruling',
    text: "When the mount falls, dies, hits an obstacle or stops dead, the GM prescribes a chance: the rider stays up or leaps off onto their feet, or is thrown prone. What counts is the cause of the fall, the Speed, the size of the mount, the saddle, and the rider's Dexterity and experience. A failure normally leaves the rider prone beside the mount. Damage from the fall comes on top only where circumstances warrant it: a collision, a ravine, trampling, an obstacle, a flying mount.",
    overrides: ['the GM, on the chance and on what follows'],
    related: ['cerberus.base.chance.roll', 'cerberus.movement.mounted.pair'],
  },
  {
    id: 'cerberus.movement.chase.catch-up',
    title: 'Ticks to catch a slower quarry',
    kind: 'formula',
    text: 'A faster pursuer needs as many ticks as the gap holds the difference of both Speeds: with 50 ft against 30 and 30 ft between them, a tick and a half. That is an estimate which the GM may simply announce; contact falls in the next whole tick. Without a gap the quarry is caught already.',
    readings: [
      {
        question: 'Is the quotient rounded down like other figures?',
        reading: 'No, it is a time and kept exact; the tick of contact is the next whole one.',
      },
    ],
    related: ['cerberus.movement.chase.slower', 'cerberus.movement.chase.zoom-in'],
  },
  {
    id: 'cerberus.movement.chase.slower',
    title: 'Chasing an equal or faster quarry',
    kind: 'ruling',
    text: 'A pursuer who is as fast or slower cannot close in by running. It takes a shortcut, an obstacle, a mount or a spell, and the plan is settled by a prescribed chance: a shortcut over the roofs, say, at 3 in 5.',
    overrides: ['the GM, on the odds'],
    related: ['cerberus.base.chance.roll', 'cerberus.movement.chase.catch-up'],
  },
  {
    id: 'cerberus.movement.chase.zoom-in',
    title: 'When a chase goes to ticks',
    kind: 'ruling',
    text: 'A chase is played as a scene, with nothing counted. It goes tick by tick once priority is contested on the way: somebody shoots, releases a spell, shuts a door.',
    overrides: ['the GM, on whether priority is contested'],
    related: ['cerberus.time.scale.to-ticks'],
  },
  {
    id: 'cerberus.movement.combined',
    title: 'Movement in several steps',
    kind: 'procedure',
    text: "Several rules of movement in one tick, each as it stands: running past an enemy counts against the tick's movement and may bring an opportunity attack; a shot asks for its range, height in it, then for an opening through cover; a push out of somebody's reach provokes nothing.",
    related: ['cerberus.movement.allowance.tick', 'cerberus.movement.opportunity-attack'],
  },
];
