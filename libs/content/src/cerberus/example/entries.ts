import type { Entry } from '../../types.ts';

/** What the general rules come to in the worked round. */
export const exampleEntries: readonly Entry[] = [
  {
    id: 'cerberus.example.replay',
    title: 'Replay of the worked round',
    kind: 'procedure',
    text: 'The four combatants, their declarations and their dice are played as one encounter, step by step. After each step HP, dodges and the damage of a casting are those of the book; tokens and slots are compared as each tick ends, since they are paid when an action is declared.\n\nAt the end of the round Séra has 78 HP, Osseur 230, Maelis 15 and Brant 109.',
    related: [
      'cerberus.combat.board.transitions',
      'cerberus.martial.damage.pipeline',
      'cerberus.martial.defense.duel',
      'cerberus.combat.declare.first-bonus',
      'cerberus.combat.priority.order',
      'cerberus.movement.opportunity-attack',
    ],
  },
  {
    id: 'cerberus.example.combined',
    title: 'Forks of the round',
    kind: 'procedure',
    text: 'The worked round with another die or choice at one step; what comes before stays as it was. A third arrow for 4 breaks Fireball, one for 3 just does not. Two arrows that are met together take a single parry. A dodge keeps the opportunity attack from landing.',
    related: ['cerberus.example.replay', 'cerberus.example.interruption', 'cerberus.example.priority'],
  },
  {
    id: 'cerberus.example.combatants',
    title: 'Derived figures of the four combatants',
    kind: 'formula',
    text: 'The four sheets agree with the general rules. Slots a tick are the largest of attacks, spell actions and general actions divided by 3, rounded up. Reflex is DEX and the full level for all four. Fixed damage is the attribute times what the grip makes of it, and the style on top. A casting bears 25 % of maximum HP. Maelis has a Speed of 35 and twice his DEX.\n\nMaximum HP divided by STR is 32 for the Rogue of level 5, 24 for the Barbarian of level 3 and the Wizard of level 5, and 20 for the Fighter of level 4.',
    related: ['cerberus.combat.board.slots', 'cerberus.example.interruption', 'cerberus.character.derived.hp'],
  },
  {
    id: 'cerberus.example.declaration-bonus',
    title: "First declarer's bonus in play",
    kind: 'procedure',
    text: "Each tick has one first declarer: Séra, then Osseur, then Osseur again. The bonus, +5 here, counts in every duel that comes of the declared action: for Séra's arrow against a dodge in tick 1, for Osseur's priority in ticks 2 and 3. Nobody else in the tick has it.\n\nWhere the table uses percent, the total with its die is raised and rounded down; a total of 0 or less stays as it is.",
    readings: [
      {
        question: 'Does the bonus last past the first duel of the declared action?',
        reading: 'Yes: it counts in every duel of that action in that tick.',
      },
    ],
    overrides: ['the GM, on flat or percent and how much'],
    related: ['cerberus.combat.declare.first-bonus', 'cerberus.combat.priority.total'],
  },
  {
    id: 'cerberus.example.priority',
    title: 'When the round rolls priority',
    kind: 'procedure',
    text: 'Nobody rolls where the order cannot change what comes out: in tick 1 Fireball is a tick away from its release. Where it can, each whose action is at stake rolls once, the highest acts first and the others follow in falling order; equal totals roll again among themselves alone. In tick 3 only the two whose actions conflict roll; one whose action hangs on an event waits for it.',
    related: ['cerberus.combat.priority.when', 'cerberus.combat.priority.order'],
  },
  {
    id: 'cerberus.example.conditional-declaration',
    title: 'Conditional declarations',
    kind: 'procedure',
    text: 'A declaration may hang on an event of the same tick: Séra declares two shots at Brant in case the wall stops her. It is settled after the event. If the condition fails, the action is not taken and nothing is spent.',
    readings: [
      {
        question: 'The condition failed. May the character act otherwise in that tick?',
        reading: 'The GM decides; usually the tick passes without that action and without cost.',
      },
      {
        question: 'An action without a condition became impossible by losing priority. Is its token spent?',
        reading: 'Yes: it was declared and taken, and only its effect failed. The GM may give it back.',
      },
    ],
    related: ['cerberus.combat.declare.sequence', 'cerberus.combat.priority.outcome'],
  },
  {
    id: 'cerberus.example.cover',
    title: 'Light cover with and without a defense',
    kind: 'procedure',
    text: 'The crates are light cover. They add 2 to the duel of one who dodges or parries. Against one who does neither, each attack first needs an opening, 4 in 5.\n\nCover counts by direction: the crates shield Maelis from Séra, not from Osseur.',
    related: ['cerberus.movement.cover-table', 'cerberus.movement.cover.chance', 'cerberus.movement.cover.reflex'],
  },
  {
    id: 'cerberus.example.interruption',
    title: 'Counting damage during a casting',
    kind: 'procedure',
    text: 'With red mana a casting breaks when the damage taken during it is more than 25 % of maximum HP: for 96 HP, more than 24. Divine mana bears as much, blue mana 35 %. What DR has left counts, added up since that casting began. A finished casting cannot be broken, and the next one counts from 0. What a broken casting took of spell slots and actions is lost.',
    overrides: ['the color of the mana', 'feats'],
    related: ['cerberus.magic.casting.interruption'],
  },
  {
    id: 'cerberus.example.damage',
    title: 'Every damage line of the round',
    kind: 'formula',
    text: 'Nothing in the round is critical. Each line of damage is the dice and the fixed bonus, less DR. Fireball is 8d12, 52 in all, less DR 2, and nobody parries it.',
    related: ['cerberus.martial.damage.pipeline', 'cerberus.martial.dr.apply'],
  },
  {
    id: 'cerberus.example.resources',
    title: 'Tokens, slots and spell slots through the round',
    kind: 'resource',
    text: 'An attack takes 1 attack token and 1 slot. A casting takes 1 spell token and 1 slot in each of its ticks. A dodge takes a dedicated dodge and nothing else; a parry takes 1 attack token and 1 slot; an opportunity attack takes nothing. When the round ends, what is left of tokens is lost, and tokens and dodges are full again. Spell slots are not.\n\nThe quickened Elemental Wall 2 made from Hurl Rock 1 takes one slot of level 2 for the wall, one of level 1 for the source, and three more of level 2 for Quicken Spell.',
    readings: [
      {
        question: 'Do tokens and slots leave at the declaration or when the action happens?',
        reading: 'At the declaration; those of a conditional action when its condition comes true.',
      },
      {
        question: "When is Fireball's spell slot spent?",
        reading: 'When the casting begins, so that a broken casting loses it.',
      },
    ],
    overrides: ['the entry of Quicken Spell'],
    related: ['cerberus.martial.parry.cost', 'cerberus.martial.dodge.cost', 'cerberus.combat.reserves.refill'],
  },
  {
    id: 'cerberus.example.opportunity-attack',
    title: "Brant's opportunity attack",
    kind: 'procedure',
    text: "Osseur leaves Brant's reach by choice, at full Speed and while he attacks. Brant has the feat and strikes just before Osseur is out of reach, for no token and no slot. The one who is struck at may dodge; Osseur saves his dodges and takes the blow, then goes on and attacks in the same tick.",
    overrides: ["the feat's own entry"],
    related: ['cerberus.movement.opportunity-attack'],
  },
  {
    id: 'cerberus.example.fireball',
    title: "Fireball's release",
    kind: 'procedure',
    text: 'Fireball 1 at caster level 8 does 8d12 within 20 ft of the chosen point. It leaves no Save, and dodges are of no use: total cover keeps it off, and a parry with suitable equipment that wins its duel blocks the share that such parries do. Its release is the second tick of the casting, with a token and a slot of its own.',
    related: ['cerberus.martial.dr.spell-damage', 'cerberus.martial.parry.spell', 'cerberus.movement.cover.total'],
  },
  {
    id: 'cerberus.example.parries',
    title: "Brant's two shield parries",
    kind: 'procedure',
    text: "The GM treats the two arrows apart, so each needs a parry of its own, a token and a slot, declared against that arrow. Deflect Projectiles raises Brant's Reflex total by 25 %, rounded down; a total of 0 or less stays as it is. Séra has no bonus for declaring first in tick 3.",
    related: ['cerberus.martial.defense.duel', 'cerberus.martial.parry.cost', 'cerberus.martial.parry.projectiles'],
  },
  {
    id: 'cerberus.example.movement',
    title: 'Movement figures',
    kind: 'formula',
    text: 'Casting leaves half of Speed, rounded down: 22 ft of 45. An attack, or moving alone, leaves all of it: 66 ft for Osseur. Maelis uses 15 ft in ticks 1 and 3, Osseur 30 ft in tick 1 and what it takes to get past Brant in tick 2.',
    related: ['cerberus.movement.allowance', 'cerberus.movement.split'],
  },
];
