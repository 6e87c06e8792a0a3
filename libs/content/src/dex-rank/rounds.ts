import type { Chapter } from '../types.ts';

/** How a round runs, and who acts when. */
export const roundChapters: readonly Chapter[] = [
  {
    id: 'dex-rank.round',
    system: 'dex-rank',
    title: 'The Round',
    summary: 'Twelve seconds in four phases: statements, magic, actions by DEX-rank, resolution.',
    entries: [
      {
        id: 'dex-rank.round.frame',
        title: 'Combat round',
        kind: 'content',
        text: 'A combat round is about twelve seconds: time for each participant to begin or finish one action. The GM starts counting rounds once violence is likely, and says when to stop. In a round the GM counts the DEX-ranks down; attackers roll; each defender parries, dodges, or trusts to armor and does something else.',
        overrides: ['the GM starts and ends the count of rounds'],
        related: ['dex-rank.round.phases'],
      },
      {
        id: 'dex-rank.round.engagement',
        title: 'Engaged and unengaged',
        kind: 'condition',
        text: 'Engaged is whoever takes part in a hand-to-hand fight; everybody else present is unengaged. It ends with a successful disengage, when the opponents are out of the fight, or when the GM says so.\n\nThe engaged may fight hand-to-hand, disengage, ready weapons, parry and dodge. They may not move about, take a non-combat action, move to engage, shoot or throw. The unengaged may do all of those and have nothing to disengage from.',
        readings: [
          {
            question: 'When does one become engaged?',
            reading:
              'By moving to engage, or by fighting back when attacked hand-to-hand. The GM may set it either way.',
          },
          {
            question: 'What of an unengaged one who already stands beside an opponent?',
            reading: 'A move of 0 engages, without delay, and the attack may follow.',
          },
          {
            question: 'May one who is engaged but strikes at nobody this round shoot instead?',
            reading: 'No, unless the GM allows it.',
          },
        ],
        overrides: ['the GM may set the flag'],
        related: ['dex-rank.action.disengage', 'dex-rank.action.move'],
      },
      {
        id: 'dex-rank.round.phases',
        title: 'Four phases of a round',
        kind: 'procedure',
        text: 'Every round runs through statements, magic, actions and resolution, in this order; then the next round begins with statements.',
        related: [
          'dex-rank.round.statements',
          'dex-rank.magic.timing',
          'dex-rank.order.dex-rank',
          'dex-rank.round.resolution',
        ],
      },
      {
        id: 'dex-rank.round.statements',
        title: 'Statements',
        kind: 'ruling',
        text: 'First everybody says in general terms what they mean to do. Parrying, dodging and readying a weapon need no statement. Disengaging has to be stated here.\n\nWhen things change, a stated action may be dropped or turned elsewhere within reason. The GM judges what is reasonable: nobody is suddenly ready for an ambush that went unnoticed.',
        overrides: ['the GM accepts or refuses a change'],
        related: ['dex-rank.action.disengage'],
      },
      {
        id: 'dex-rank.round.resolution',
        title: 'Resolution and reset',
        kind: 'procedure',
        text: 'Hit points, magic points and spells held in memory are brought up to date. As the next round begins, parry and dodge chances are whole again, everybody has a riposte again, and split attacks lapse. Broken items, worn shields and the penalties of fumbles remain.',
        related: ['dex-rank.defence.pool', 'dex-rank.riposte', 'dex-rank.parry.shield-erosion'],
      },
    ],
  },
  {
    id: 'dex-rank.magic',
    system: 'dex-rank',
    title: 'Magic in the Round',
    summary: 'When spells begin and take effect, and in which order casters act.',
    entries: [
      {
        id: 'dex-rank.magic.timing',
        title: 'Spells in the magic phase',
        kind: 'procedure',
        text: 'The magic phase opens with the effects of the spells begun in the round before. After that, and at no other time, the unengaged may begin new spells and summonings. Magic points are spent as they are used. A spell begun in round N takes effect in the magic phase of round N + 1.',
        readings: [
          {
            question: 'Does becoming engaged break a spell already begun?',
            reading: 'No; it stands unless the GM interrupts it.',
          },
        ],
        related: ['dex-rank.magic.int-order', 'dex-rank.round.engagement'],
      },
      {
        id: 'dex-rank.magic.int-order',
        title: 'Order of casters',
        kind: 'procedure',
        text: 'Casters act from the highest INT down. A caster may wait for a lower INT-rank. Those who tie roll D100, and the higher goes first; equal rolls are rolled again.',
        readings: [
          { question: 'Which D100 goes first, the higher or the lower?', reading: 'The higher, as with ranks.' },
        ],
        overrides: ['the GM may let the lower roll go first'],
        related: ['dex-rank.magic.timing'],
      },
    ],
  },
  {
    id: 'dex-rank.order',
    system: 'dex-rank',
    title: 'DEX-ranks',
    summary: 'Who acts before whom, at which rank, and how far several actions lie apart.',
    entries: [
      {
        id: 'dex-rank.order.dex-rank',
        title: 'Order by DEX-rank',
        kind: 'procedure',
        text: 'Attacks come from the highest DEX-rank down. Within one rank missiles go first, then long weapons, then medium and short ones together. What is still tied rolls D100, the higher first; equal rolls are rolled again. A parry or dodge happens in the rank of the attack that it answers and has no place of its own.',
        readings: [
          {
            question: 'Do medium weapons come before short ones?',
            reading: 'No, they are one group. The GM may separate them.',
          },
          { question: 'Which D100 goes first, the higher or the lower?', reading: 'The higher.' },
        ],
        overrides: ['the GM may let the lower roll go first, or medium weapons before short ones'],
        related: ['dex-rank.order.rank-of-action', 'dex-rank.riposte'],
      },
      {
        id: 'dex-rank.order.rank-of-action',
        title: 'DEX-rank of an action',
        kind: 'formula',
        text: 'DEX minus every delay spent before the action this round; moving and readying weapons add up. A rank below 1 does not come up, and the action is lost for this round.',
        readings: [
          {
            question: 'Are moving and drawing at the same time both paid?',
            reading: 'Yes; one may draw on the move, but each costs its ranks.',
          },
        ],
        overrides: ['the GM may let a rank below 1 come up'],
        related: ['dex-rank.action.move', 'dex-rank.action.ready-weapon', 'dex-rank.order.spacing'],
      },
      {
        id: 'dex-rank.order.spacing',
        title: 'Several actions in a round',
        kind: 'constraint',
        text: "One character's actions in a round, each after the other, lie five or more DEX-ranks apart. Parries, dodges and ripostes are free and do not count.",
        related: ['dex-rank.attack.split', 'dex-rank.riposte'],
      },
    ],
  },
  {
    id: 'dex-rank.action',
    system: 'dex-rank',
    title: 'Actions',
    summary: 'Moving, engaging and disengaging, readying weapons, and what rules out what.',
    entries: [
      {
        id: 'dex-rank.action.move',
        title: 'Moving while unengaged',
        kind: 'table',
        text: 'Whoever is neither engaged nor otherwise committed (the GM says) may move up to the normal movement. MOV moved this round delays every later action: nothing for standing still, 5 DEX-ranks for up to 2 MOV, 10 for more than 2 up to 4; beyond 4 the GM names the delay. After more than half of the normal movement there is no attack until the next round; parrying and dodging stay open.',
        readings: [
          {
            question: 'What does a move between 2 and 3 MOV cost?',
            reading: '10 ranks: more than 2 is no longer up to 2.',
          },
        ],
        overrides: ['the GM names the delay beyond 4 MOV', 'the GM may call somebody committed'],
        related: ['dex-rank.order.rank-of-action', 'dex-rank.action.move-to-engage'],
      },
      {
        id: 'dex-rank.action.non-combat',
        title: 'Non-combat action',
        kind: 'constraint',
        text: 'Whoever is not engaged may use the round to try a skill, to begin a spell, or to do nothing. The engaged may do none of these.',
        related: ['dex-rank.magic.timing', 'dex-rank.round.engagement'],
      },
      {
        id: 'dex-rank.action.move-to-engage',
        title: 'Moving to engage',
        kind: 'procedure',
        text: 'A move of at most half the normal movement up to an opponent engages both and leaves attack and defence this round, at the DEX-rank that the delay of the move leaves. Beyond half, the attack waits for the next round.',
        related: ['dex-rank.action.move', 'dex-rank.order.rank-of-action'],
      },
      {
        id: 'dex-rank.action.disengage',
        title: 'Disengaging',
        kind: 'procedure',
        text: 'It is declared in the statements. Whoever disengages makes no attack that round and has to dodge each attack that would land; attacks that miss need no dodge. Each dodge counts in the pool of defences.\n\nIf every dodge that was needed succeeds, they are unengaged and may use their whole movement before the round ends, even to flee. One failed dodge, or one blow that no dodge can stop, leaves them engaged.',
        readings: [
          { question: 'Must attacks that miss by themselves be dodged?', reading: 'No.' },
          { question: 'Does a parry count?', reading: 'No. It protects, but whoever parries stays engaged.' },
          {
            question: 'May one who is disengaging riposte?',
            reading: 'No; a riposte is an attack, and they make none this round.',
          },
          { question: 'May they go on dodging after a failure?', reading: 'Yes, to protect themselves.' },
        ],
        related: ['dex-rank.defence.pool', 'dex-rank.matrix.dodge', 'dex-rank.round.statements'],
      },
      {
        id: 'dex-rank.action.attack-kind',
        title: 'One kind of attack per round',
        kind: 'constraint',
        text: 'Whoever is engaged and fights hand-to-hand can neither shoot nor throw in that round.',
        related: ['dex-rank.round.engagement'],
      },
      {
        id: 'dex-rank.action.ready-weapon',
        title: 'Drawing, picking up, sheathing',
        kind: 'resource',
        text: 'Each drawing, picking up or sheathing of a weapon costs five DEX-ranks. It goes together with movement or fighting, and needs no statement.',
        related: ['dex-rank.order.rank-of-action', 'dex-rank.fumble.standard'],
      },
    ],
  },
];
