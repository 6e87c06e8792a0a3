import type { Entry } from '../../types.ts';

/** Dodging. */
export const dodgeEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.dodge.cost',
    title: 'Cost of a dodge',
    kind: 'resource',
    text: "Each dodge spends one dedicated dodge from the round's reserve, which refills every round. You react by moving: it takes no slot of the Action Board and no action token, works on a full board, and leaves you your full Speed that tick. It is spent whether it succeeds or not.",
    related: ['cerberus.combat.action.dodge', 'cerberus.martial.defense.comparison'],
  },
  {
    id: 'cerberus.martial.dodge.outcome',
    title: 'Result of a dodge',
    kind: 'procedure',
    text: "Win the duel and the attack misses: no damage is rolled and DR does not come into it. Lose it and the attack lands as normal. The level and enchantment of the attacker's weapon never matter to a dodge.",
    related: ['cerberus.martial.defense.duel', 'cerberus.martial.dodge.cost'],
  },
  {
    id: 'cerberus.martial.dodge.eligible-attacks',
    title: 'What can be dodged',
    kind: 'constraint',
    text: 'The GM judges what could really be avoided: the blow of an axe, an arrow you see coming, a hurled rock, a trap going off underfoot. Damage spells, area effects and attacks you do not perceive cannot be dodged.\n\nAgainst a damage spell you are left with cover, interrupting it and parrying; against an area effect with a Reflex Save at most, if the GM grants one.',
    overrides: [
      'the GM, on what is realistically avoidable',
      'firearms and the cone of a blunderbuss use their own text: each target resolves its own defense',
    ],
    related: [
      'cerberus.martial.dodge.area-save',
      'cerberus.martial.defense.perception',
      'cerberus.martial.parry.spell',
    ],
  },
  {
    id: 'cerberus.martial.dodge.area-save',
    title: 'Leaving an area',
    kind: 'ruling',
    text: "If you are exceptionally quick, and only if the GM grants it, a Reflex Save lets you leave an area before it strikes. Being a Save, it spends no dodge. Success: you are out of the area and unaffected. Failure: the full effect. The DC is the effect's own, or the GM's.",
    overrides: ['the GM, who grants it and may set the DC'],
    related: ['cerberus.base.save.check', 'cerberus.movement.area.reflex-escape'],
  },
  {
    id: 'cerberus.martial.dodge.mobility',
    title: 'Room and legs',
    kind: 'constraint',
    text: 'A dodge takes room and working legs; without them, or unable to move at all, there is none. Prone, you cannot dodge melee attacks by moving; other attacks you may dodge at -5, and you may still parry.\n\nHeld or hemmed in (Grappled, immobilized, against a wall, crowded by fighters), you depend on the GM: usually the dodge is refused, or a prescribed chance takes its place.',
    readings: [
      {
        question: 'Does a granted chance replace the Reflex duel or come before it?',
        reading:
          'It replaces it: you avoid the attack or you do not. One dodge is spent once the chance is rolled, none if it was refused. The GM may ask for the duel as well.',
      },
      {
        question: 'The stand-alone table bars all dodging while prone. Which holds?',
        reading: 'Prone bars melee dodges only.',
      },
      {
        question: 'Does a wall or a crowd hinder dodging arrows as well?',
        reading: 'Yes; being prone is the only state that spares them.',
      },
    ],
    overrides: ['the GM, on a restricted dodge'],
    related: [
      'cerberus.health.condition.prone',
      'cerberus.health.condition.grappled',
      'cerberus.martial.grapple.immobilize',
    ],
  },
  {
    id: 'cerberus.martial.dodge.grouped',
    title: 'Several dodges in one duel',
    kind: 'procedure',
    text: 'When many attacks come at once the GM may let one duel settle all your dodges. Beforehand you name how many you stake, at most what your reserve holds. Won, each staked dodge cancels one attack; lost, none is cancelled. Won or lost, the stake is spent.\n\nAttacks not cancelled resolve one by one, each with its own damage, critical d20 and DR.',
    readings: [
      {
        question: 'The attackers differ: which Reflex do they roll with?',
        reading:
          'A player character among them, else the rider if they are mounted, else the best Reflex, as in any group. The GM may choose differently.',
      },
      {
        question: 'Which attacks are cancelled?',
        reading: 'Those the GM names before damage; usually in the order announced.',
      },
      {
        question: 'One parry stops a volley whole. Does one dodge?',
        reading: 'No: one attack for each dodge, also against a declared group.',
      },
      {
        question: 'Can you parry what the dodges left?',
        reading:
          'Not if they were one group, whose personal defense has been chosen. Attacks the GM kept separate may each have their own.',
      },
      { question: 'More dodges staked than there are attacks?', reading: 'Allowed; the surplus is wasted.' },
    ],
    overrides: ['the GM, who allows it and names the attacks cancelled'],
    related: ['cerberus.martial.dodge.cost', 'cerberus.martial.group.criteria', 'cerberus.combat.group.reflex'],
  },
];
