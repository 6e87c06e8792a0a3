import type { Term } from '../types.ts';

/** The words players ask about, in alphabetical order. */
export const glossary: readonly Term[] = [
  {
    term: 'Chance affected',
    means: 'Optional: the chance in percent that armor halves a skill other than fighting for one try.',
    entry: 'dex-rank.armor.chance-affected',
  },
  {
    term: 'Critical',
    means:
      "A roll up to a fifth of the chance. In an attack it doubles the weapon's roll; for a parry or dodge it is the best there is.",
    entry: 'dex-rank.level.meaning',
  },
  {
    term: 'Critical threshold',
    means: 'A fifth of the chance rolled against, fractions up. A roll up to it is a critical.',
    entry: 'dex-rank.level.critical-threshold',
  },
  {
    term: 'Damage bonus (db)',
    means: 'What a strong arm adds to weapon damage, once at each level; missiles add half of it, rounded up.',
    entry: 'dex-rank.damage.formula',
  },
  {
    term: 'DEX-rank',
    means: 'The number at which an action comes up as the GM counts down: DEX less the delays of this round.',
    entry: 'dex-rank.order.rank-of-action',
  },
  {
    term: 'Disengaging',
    means: 'Leaving a fight: declared in the statements, and every attack that would land has to be dodged.',
    entry: 'dex-rank.action.disengage',
  },
  {
    term: 'Dodge',
    means:
      'Evading a blow by the Dodge skill, in the DEX-rank of the attack and for no DEX-ranks. No dodge evades an impale.',
    entry: 'dex-rank.matrix.dodge',
  },
  {
    term: 'Engaged',
    means: 'Taking part in a hand-to-hand fight. Bars movement, non-combat actions and missiles.',
    entry: 'dex-rank.round.engagement',
  },
  {
    term: 'Fumble',
    means:
      'A roll in the fumble range, even within the chance. Usually a D100 on the fumble table says what goes wrong.',
    entry: 'dex-rank.fumble.table',
  },
  {
    term: 'Fumble range',
    means: '99 and 00 with a chance of up to 100, only 00 above.',
    entry: 'dex-rank.level.fumble-range',
  },
  {
    term: 'Impale',
    means:
      'A 01 with a weapon that can impale: two damage rolls, past armor, stopped only by magic or a critical parry.',
    entry: 'dex-rank.level.read',
  },
  {
    term: 'INT-rank',
    means: 'The number at which a caster acts in the magic phase.',
    entry: 'dex-rank.magic.int-order',
  },
  {
    term: 'Knock-back',
    means: "A blow with a shield: its own damage and the bearer's damage bonus.",
    entry: 'dex-rank.shield.knock-back',
  },
  {
    term: 'MOV',
    means: 'The unit of movement in a round. It costs DEX-ranks: 5 for up to 2, 10 for up to 4.',
    entry: 'dex-rank.action.move',
  },
  {
    term: 'Parry',
    means: 'Catching a blow with weapon or shield, in the DEX-rank of the attack and for no DEX-ranks.',
    entry: 'dex-rank.matrix.parry',
  },
  {
    term: 'Pool of defences',
    means: 'Parries and dodges share one count in a round: each after the first has 30 points less than the last.',
    entry: 'dex-rank.defence.pool',
  },
  {
    term: 'Rating',
    means: 'What a shield stops when it parries. A bigger blow lowers it for good.',
    entry: 'dex-rank.shield.rating',
    notIn: ['rating of mixed pieces'],
  },
  {
    term: 'Riposte',
    means: 'A free attack after a critical parry, with an item that did not parry; one a round.',
    entry: 'dex-rank.riposte',
  },
  {
    term: 'Share',
    means: 'The part of an attack skill of 101 or more that one of several attacks gets; at least 50 points.',
    entry: 'dex-rank.attack.split',
    writtenAs: ['share (of)', '(each/one/a) share', '(two) shares'],
  },
  {
    term: 'Standard fumble',
    means: "The weapon falls at the fumbler's feet; picking it up costs five DEX-ranks.",
    entry: 'dex-rank.fumble.standard',
  },
];
