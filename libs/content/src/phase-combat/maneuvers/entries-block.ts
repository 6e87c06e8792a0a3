import type { Entry } from '../../types.ts';

/** Block, from the stance to what it earns. */
export const blockEntries: readonly Entry[] = [
  {
    id: 'phase-combat.block.stance',
    title: 'Block as a state',
    kind: 'procedure',
    text: 'A blocker is idle, blocking or spent. Declaring Block makes you blocking. Each incoming hand-to-hand attack that you elect to block is one attempt: success keeps the stance and is counted, failure makes it spent, and attacks then go to the normal attack roll. Letting an attack through is no attempt. When the stance ends you are idle again and the count is 0.',
    related: ['phase-combat.block.chain', 'phase-combat.block.roll', 'phase-combat.abort.forgo-phase'],
  },
  {
    id: 'phase-combat.block.cost',
    title: 'Cost of Block',
    kind: 'resource',
    text: 'Block takes half a phase, or the whole next Phase when you abort to it, or the held action. One use covers every attack that is blocked until the stance ends.',
    related: ['phase-combat.abort.forgo-phase', 'phase-combat.block.chain'],
  },
  {
    id: 'phase-combat.block.declare',
    title: 'When Block must be declared',
    kind: 'constraint',
    text: "Declare the Block before the attacker rolls. Once the attack roll of an attack is made, that attack can't be blocked.",
    related: ['phase-combat.block.stance'],
  },
  {
    id: 'phase-combat.block.hth-only',
    title: 'Only hand-to-hand attacks can be blocked',
    kind: 'constraint',
    text: 'Any hand-to-hand attack can be blocked; a ranged attack cannot.',
    related: ['phase-combat.block.roll'],
  },
  {
    id: 'phase-combat.block.ocv',
    title: 'OCV of a blocking attempt',
    kind: 'formula',
    text: "Your OCV; plus the shield's DCV when a shield is what blocks; −1 to −3, as the GM says, with neither weapon nor shield; −2 when blocking for another; −2 for each attack already blocked in this stance. All of it adds up, and halving comes last.",
    readings: [
      {
        question: 'Does a carried shield add its DCV when the blow is met with a weapon?',
        reading:
          'Only when the shield is the item used, since that item also takes the damage. The GM may grant it always.',
      },
    ],
    related: [
      'phase-combat.block.roll',
      'phase-combat.block.chain',
      'phase-combat.block.unarmed',
      'phase-combat.block.for-another',
    ],
  },
  {
    id: 'phase-combat.block.roll',
    title: 'Rolling a block',
    kind: 'procedure',
    text: "Before the attack roll the blocker rolls 3d6 against 11 + Block OCV − the attacker's OCV: at or under it blocks, 3 always, 18 never. Success: the attack is blocked, no attack roll is made, and the blocking item takes its damage. Failure: the attacker rolls against the target's DCV as usual.",
    readings: [
      {
        question: "Is it the attacker's base OCV or the OCV of this attack?",
        reading: 'The OCV as used in this attack, with its maneuver and modifiers. The GM may use the base value.',
      },
    ],
    related: [
      'phase-combat.basics.attack-roll',
      'phase-combat.block.ocv',
      'phase-combat.block.failure',
      'phase-combat.block.item-damage',
    ],
  },
  {
    id: 'phase-combat.block.failure',
    title: 'A failed block',
    kind: 'procedure',
    text: 'A failed block is no hit. The attacker makes the normal attack roll against the DCV of the target, which is the protected character when the block was for another, and the stance is spent.',
    related: ['phase-combat.block.stance', 'phase-combat.basics.attack-roll'],
  },
  {
    id: 'phase-combat.block.item-damage',
    title: 'Who takes the damage of a blocked attack',
    kind: 'procedure',
    text: 'The weapon or shield that blocked suffers the damage that the attack would have done; the blocker and whoever was protected suffer none. What becomes of the item follows from its DEF and BODY where they are known: nothing up to its DEF, damaged beyond it, broken once BODY past its DEF reaches its own BODY. Otherwise the GM says.',
    readings: [
      {
        question: 'Who takes the damage of an attack blocked with bare hands?',
        reading: 'Nobody. The GM may send it to the blocker.',
      },
    ],
    related: ['phase-combat.block.roll'],
  },
  {
    id: 'phase-combat.block.unarmed',
    title: 'Blocking bare-handed',
    kind: 'ruling',
    text: 'Without weapon or shield a block is at −1, −2 or −3 OCV. The GM sets which for each attack; there is no default, so they are asked.',
    related: ['phase-combat.block.ocv'],
  },
  {
    id: 'phase-combat.block.for-another',
    title: 'Blocking for someone else',
    kind: 'procedure',
    text: 'You may block an attack aimed at another at −2 OCV, on top of every other modifier of the block. Success protects the other but gives you no right to act first. No distance is stated; the GM says who is within reach.',
    related: ['phase-combat.block.ocv', 'phase-combat.block.initiative'],
  },
  {
    id: 'phase-combat.block.chain',
    title: 'Blocking several attacks',
    kind: 'procedure',
    text: "Within one stance the first attack is blocked without extra penalty, the second at −2 OCV, the third at −4, each further one 2 worse. The first failure ends it: no more blocks in this stance. Every success stands on its own and earns the right to act first against that attacker; a later failure doesn't take it back.",
    readings: [
      { question: 'Is the −2 flat on every later attack?', reading: 'No, it is cumulative: 2 more for each attack.' },
      {
        question: 'Does the right to act first cover all attackers?',
        reading: 'Only those whose attacks were blocked.',
      },
    ],
    related: ['phase-combat.block.ocv', 'phase-combat.block.stance', 'phase-combat.block.initiative'],
  },
  {
    id: 'phase-combat.block.initiative',
    title: 'Acting first after a block',
    kind: 'procedure',
    text: "After blocking for yourself you may act before that attacker, whatever your DEX, if the attacker's next Phase falls in a Segment in which you have a Phase too. It is a choice, holds against that attacker only, and lapses after that Segment or when the Phases don't meet. A Phase forgone for the block doesn't count as one. Blocks for another give no right.",
    readings: [
      {
        question: "If the attacker's next Phase isn't shared but a later one is, does the right hold then?",
        reading: 'No. The GM may let it wait for the next Phase that both have.',
      },
      {
        question: "Must that Segment be the blocker's own next Phase?",
        reading: 'No, it only has to be a Phase of the blocker.',
      },
    ],
    related: ['phase-combat.block.chain', 'phase-combat.basics.segment-order', 'phase-combat.basics.speed-chart'],
  },
  {
    id: 'phase-combat.block.autofire-sweep',
    title: 'Block against Autofire or Sweep',
    kind: 'procedure',
    text: 'A block stops only the attack that it meets. The other attacks of an Autofire or Sweep go on; each needs a block roll of its own, with the penalty of the chain, and is resolved normally if it is not blocked.',
    related: ['phase-combat.block.chain', 'phase-combat.dodge.halts-series', 'phase-combat.basics.sweep'],
  },
];
