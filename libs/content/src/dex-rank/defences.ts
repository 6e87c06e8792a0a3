import type { Chapter } from '../types.ts';

/** Parrying, dodging, and what stands between a blow and its target. */
export const defenceChapters: readonly Chapter[] = [
  {
    id: 'dex-rank.defence',
    system: 'dex-rank',
    title: 'Parry and Dodge',
    summary: 'Free defences that grow weaker with each use in a round.',
    entries: [
      {
        id: 'dex-rank.defence.pool',
        title: 'Repeated parries and dodges',
        kind: 'formula',
        text: 'Parrying and dodging are free and take no DEX-ranks. A parry starts each round at the skill with the item used, a dodge at the Dodge skill. The first defence of the round, of either kind, has the full chance; each further one of that character, parry or dodge, has 30 points less than the one before. Their number has no limit, and a chance below 0 counts as 0. All is reset at the next round.',
        readings: [
          {
            question: 'Do parries and dodges share one count, and do the 30s add up?',
            reading: 'One count for both: 0, 30, 60 points less, and so on.',
          },
          {
            question: 'Does an attack that needed no defence use up the pool?',
            reading: 'No, only defences actually rolled count.',
          },
        ],
        related: ['dex-rank.level.read', 'dex-rank.round.resolution', 'dex-rank.action.disengage'],
      },
      {
        id: 'dex-rank.defence.choice',
        title: 'Choosing a defence',
        kind: 'procedure',
        text: "Against an attack that would land, and in that attack's own DEX-rank, the defender parries with weapon or shield, dodges, or relies on armor. One defence for each attack. An attack that misses or fumbles needs none. A dodge serves to evade a blow, to disengage, and to close in on a longer weapon.",
        readings: [
          {
            question: 'Is the defence chosen before or after the attack roll is known?',
            reading: 'After. The GM may ask for it before.',
          },
          { question: 'May one attack be parried and dodged?', reading: 'No, unless the GM allows a second defence.' },
        ],
        overrides: ['the GM may have it declared before the attack roll', 'the GM may allow a second defence'],
        related: ['dex-rank.defence.pool', 'dex-rank.matrix.parry', 'dex-rank.matrix.dodge', 'dex-rank.summary.table'],
      },
      {
        id: 'dex-rank.defence.close-in',
        title: 'Closing in on a longer weapon',
        kind: 'ruling',
        text: "A successful dodge may serve to get inside the reach of a longer weapon. What that gains is not told: the GM decides, by the weapons' lengths and ranges.",
        overrides: ['the GM says what it gains'],
        related: ['dex-rank.schema.weapon'],
      },
    ],
  },
  {
    id: 'dex-rank',
    system: 'dex-rank',
    title: 'Riposte',
    summary: 'The free counter-attack after a critical parry.',
    entries: [
      {
        id: 'dex-rank.riposte',
        title: 'Riposte',
        kind: 'procedure',
        text: 'Whoever holds a weapon in each hand, or a weapon and a shield, and rolls a critical parry may at once attack the attacker for free with an item that did not parry. It happens in the rank of the parry, outside the order and its spacing of five ranks. At most one for each combatant and round. It can be parried or dodged as usual, out of the pool, and such a parry may in turn earn a riposte.',
        readings: [
          {
            question: 'Does a parry of 01 with a weapon that can impale count?',
            reading: 'Yes, it is the best critical parry there is.',
          },
          {
            question: 'Is the riposte lost when the parrying item breaks, or when damage passes?',
            reading: 'No, the level of the parry alone decides, and another item strikes.',
          },
          { question: 'Does a critical dodge earn one?', reading: 'No, only a parry does.' },
        ],
        overrides: ['the GM may allow one against a missile'],
        related: ['dex-rank.matrix.parry', 'dex-rank.order.spacing', 'dex-rank.shield.knock-back'],
      },
    ],
  },
  {
    id: 'dex-rank.parry',
    system: 'dex-rank',
    title: 'Parrying Items',
    summary: 'How weapons break, shields wear down, and an impale is met.',
    entries: [
      {
        id: 'dex-rank.parry.weapon-breakage',
        title: 'Parrying weapons breaking',
        kind: 'procedure',
        text: 'A weapon that parries loses nothing, as a rule. If the damage of one blow exceeds the hit points it has left, even by 1, it breaks, and all above those hit points passes on to the target; armor counts, unless the blow ignores it.',
        readings: [
          {
            question: 'Which damage meets the item?',
            reading: 'All that the blow would do before armor, with doubling and damage bonus.',
          },
          { question: 'What passes on?', reading: 'All above the hit points left, the point that breaks it included.' },
          {
            question: 'Does armor lessen what passes?',
            reading: 'Yes, like any damage; the rest of an impale still ignores it.',
          },
        ],
        overrides: ['weapons not made for parrying'],
        related: ['dex-rank.matrix.parry', 'dex-rank.parry.shield-erosion', 'dex-rank.armor.absorb'],
      },
      {
        id: 'dex-rank.parry.shield-erosion',
        title: 'Shields wearing down',
        kind: 'procedure',
        text: 'A shield stops damage up to the rating it has left, at first at least 15, without loss. From a bigger blow the excess passes on to the target, and the rating is lowered by that excess for good. At 0 the shield breaks; above 0 it can be used.',
        readings: [{ question: 'How much rating does a bigger blow cost?', reading: 'The excess over the rating.' }],
        overrides: ['the GM may take a fixed amount or the full damage instead of the excess'],
        related: ['dex-rank.parry.weapon-breakage', 'dex-rank.shield.rating'],
      },
      {
        id: 'dex-rank.parry.impromptu',
        title: 'Impromptu weapons as parrying items',
        kind: 'procedure',
        text: 'Something not made for it, such as a chair or a torch, can parry, but loses hit points equal to the damage that it takes, blow after blow. It breaks as a weapon does, when a blow exceeds what is left, and the excess passes on.',
        readings: [
          {
            question: 'Does it break on reaching exactly 0?',
            reading: 'No, on the first blow above what is left; at 0 that is any damage of 1 or more.',
          },
        ],
        related: ['dex-rank.parry.weapon-breakage'],
      },
      {
        id: 'dex-rank.parry.impale',
        title: 'Critical parry against an impale',
        kind: 'procedure',
        text: 'Only magic or a critical parry stops an impale. On a critical parry its full damage meets the parrying item: what the item holds is stopped; an excess breaks or wears it and passes on, past armor. Lesser parries, and all dodges, leave the impale whole.',
        readings: [
          {
            question: 'By how much does a critical parry lessen an impale?',
            reading: 'By what the item holds. The GM may treat the blow as a normal hit, or name an amount.',
          },
        ],
        overrides: ['the GM chooses how it is lessened', 'the GM says whether magic stops it'],
        related: ['dex-rank.matrix.parry', 'dex-rank.parry.weapon-breakage', 'dex-rank.parry.shield-erosion'],
      },
    ],
  },
  {
    id: 'dex-rank.armor',
    system: 'dex-rank',
    title: 'Armor',
    summary: 'Rolled protection, what it hinders, and where it comes from.',
    entries: [
      {
        id: 'dex-rank.armor.absorb',
        title: 'Armor',
        kind: 'procedure',
        text: 'Armor needs no skill and no attention, and leaves both hands free. On a hit roll its protection; the wearer loses the damage less the protection. Armor made up of mixed pieces shifts each roll by 1 or 2, up or down, as the GM rates them. Neither protection nor loss goes below 0.',
        overrides: ['the GM rates mixed pieces from -2 to +2'],
        related: ['dex-rank.damage.hit-points', 'dex-rank.schema.armor'],
      },
      {
        id: 'dex-rank.armor.chance-affected',
        title: 'Chance affected (optional)',
        kind: 'procedure',
        text: "An optional rule: when the wearer tries a skill other than fighting, roll D100. At or under the armor's chance affected, the skill is halved for that try, fractions up.",
        overrides: ['the GM uses the rule or not'],
        related: ['dex-rank.schema.armor'],
      },
      {
        id: 'dex-rank.armor.society',
        title: 'Armor in town and at market',
        kind: 'ruling',
        text: 'In more civilized places, wearing armor reads as open hostility; the GM decides what follows. Better work weighs less and protects more, and good steel is dear; price and availability are for the GM.',
        overrides: ['the GM decides the reaction'],
        related: ['dex-rank.armor.origin'],
      },
      {
        id: 'dex-rank.armor.origin',
        title: 'Armor tied to a place',
        kind: 'content',
        text: 'Some armor is made in one place only and cannot be bought elsewhere. Armor rows carry their origin; the GM decides what can be had. The places belong to the setting.',
        overrides: ['the GM decides what can be had'],
        related: ['dex-rank.schema.armor'],
      },
    ],
  },
  {
    id: 'dex-rank.shield',
    system: 'dex-rank',
    title: 'Shields',
    summary: 'A fixed rating when they parry, and a blow of their own.',
    entries: [
      {
        id: 'dex-rank.shield.rating',
        title: 'Shields stop a fixed amount',
        kind: 'formula',
        text: 'A new shield has a rating of at least 15, fixed and not rolled, and blocks that much when it parries. All shields share one skill: training with one raises it for all. Shields are not easily knocked out of the grip (the GM judges).',
        readings: [
          {
            question: 'Does a shield stop damage without a parry, as armor does?',
            reading: 'No, only when it parries.',
          },
        ],
        related: ['dex-rank.parry.shield-erosion', 'dex-rank.schema.shield'],
      },
      {
        id: 'dex-rank.shield.knock-back',
        title: 'Knock-back attack',
        kind: 'procedure',
        text: "Most shields can strike: a knock-back does the shield's own damage plus the bearer's damage bonus. Its amount, and whether it pushes, come from the shield's row or from the GM.",
        overrides: ['the GM says whether it pushes'],
        related: ['dex-rank.schema.shield', 'dex-rank.riposte'],
      },
    ],
  },
];
