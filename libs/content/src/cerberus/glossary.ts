import type { Term } from '../types.ts';

/** The words players ask about, in alphabetical order. */
export const glossary: readonly Term[] = [
  {
    term: 'Action Board',
    means:
      'Where tokens are spent in combat: three rows, one for each tick of the round, all with the same number of slots.',
    entry: 'cerberus.combat.board.placement',
  },
  {
    term: 'Advantage',
    means: 'Roll the die twice and use the better result. Several sources still make only two dice.',
    entry: 'cerberus.base.advantage',
  },
  {
    term: 'Antidote',
    means: 'Alchemical, from the right ingredient: a new Fortitude Save against the poison at once, at +5.',
    entry: 'cerberus.health.poison.treatment',
  },
  {
    term: 'Area of effect',
    means: 'Radius, cone or line. Everything inside is affected, allies like enemies.',
    entry: 'cerberus.movement.area.shapes',
  },
  {
    term: 'Armor category',
    means: "Light, medium or heavy: how much of the body is covered. It multiplies the material's DR by 0.5, 1 or 2.",
    entry: 'cerberus.martial.armor.category-table',
  },
  {
    term: 'Attack bonus',
    means: "Raises the attacker's Reflex total against a dodge or parry of that attack; never the damage.",
    entry: 'cerberus.martial.accuracy.attack-bonus',
  },
  {
    term: 'Base Speed',
    means: 'The Speed that a class gives at its level, before Dexterity, race and size.',
    entry: 'cerberus.character.derived.speed',
  },
  {
    term: 'Bleeding',
    means: 'Losing a share of maximum HP each round, usually 5%, until a general action or healing closes the wound.',
    entry: 'cerberus.health.condition.bleeding',
  },
  {
    term: 'Blinded',
    means:
      'Without sight: no defense against the unperceived, and 1 chance in 4 for own attacks to reach their target.',
    entry: 'cerberus.health.condition.blinded',
  },
  {
    term: 'Caster level (CL)',
    means: 'How strong a caster is. Half of it goes into the DC of a spell, and spells grow with it.',
    entry: 'cerberus.base.save.spell-dc',
  },
  {
    term: 'Condition',
    means: 'What limits your actions or keeps harming you: prone, grappled, stunned and others. Different ones add up.',
    entry: 'cerberus.health.condition.general',
    writtenAs: [
      'Condition',
      'Conditions',
      'condition (begins/is frightened/of a character/or 0 HP/takes/that forbids)',
      'conditions (and fear/can lower/lower/do to/have frightened/take away)',
      '(feats and/items and/items or/act under/different/movement,/stable,) conditions',
      '(item or/same) condition',
    ],
    notIn: ['conditions of'],
  },
  {
    term: 'Cover',
    means:
      'What stands between attacker and target: light (+2 to a defense), substantial (+5) or total (no target at all).',
    entry: 'cerberus.movement.cover-table',
    writtenAs: ['cover'],
  },
  {
    term: 'Critical',
    means: 'A natural 20 on the d20 beside the damage. It multiplies the number of damage dice and the fixed bonuses.',
    entry: 'cerberus.martial.critical.trigger',
  },
  {
    term: 'Damage reduction (DR)',
    means: 'Taken off the damage of each attack, last of all and in full each time. It never heals.',
    entry: 'cerberus.martial.dr.apply',
  },
  {
    term: 'Darkvision',
    means: 'Seeing without light, within the range that its source gives.',
    entry: 'cerberus.perception.darkness.sight',
  },
  {
    term: 'DC',
    means: 'The total a Save has to reach. Reaching it is enough.',
    entry: 'cerberus.base.save.check',
  },
  {
    term: 'Death threshold',
    means: 'Minus 25% of maximum HP, the 25% rounded down. Whoever reaches it is dead.',
    entry: 'cerberus.health.death-threshold',
  },
  {
    term: 'Declaring first',
    means: 'The first to declare in a tick gets +5, or +25%, on the Reflex duels over that action.',
    entry: 'cerberus.combat.declare.first-bonus',
  },
  {
    term: 'Dedicated dodge',
    means: 'What one dodge costs. The reserve is on the sheet and refills every round; it takes no token and no slot.',
    entry: 'cerberus.martial.dodge.cost',
  },
  {
    term: 'Defensive duel',
    means:
      'The Reflex duel between attacker and defender that decides a dodge or parry. Equal totals are rolled again.',
    entry: 'cerberus.martial.defense.duel',
  },
  {
    term: 'Disadvantage',
    means: 'Roll the die twice and use the worse result.',
    entry: 'cerberus.base.advantage',
  },
  {
    term: 'Disarm',
    means: "A grapple technique: one object the target holds falls into the target's space.",
    entry: 'cerberus.martial.grapple.disarm',
  },
  {
    term: 'Disguise',
    means: 'Clothing and makeup: a simple one imitates a type of person, a detailed one a particular person.',
    entry: 'cerberus.perception.disguise.kinds',
    notIn: ['Lightning Disguise'],
  },
  {
    term: 'Dodge',
    means:
      'Getting out of the way: one dedicated dodge and a Reflex duel. Won, the attack misses. Damage spells cannot be dodged.',
    entry: 'cerberus.martial.dodge.outcome',
  },
  {
    term: 'Dying',
    means: 'At 0 HP or less but above the death threshold: unconscious, and getting worse until stabilized.',
    entry: 'cerberus.health.dying.save',
  },
  {
    term: 'Effective range',
    means: 'How far a weapon shoots without a roll. Beyond it the GM prescribes a chance, if any.',
    entry: 'cerberus.movement.range.shot',
  },
  {
    term: 'Feat',
    means:
      'Something a character has earned or grown up with. Where its wording conflicts with a rule, the feat wins, in that point.',
    entry: 'cerberus.character.feat.precedence',
    notIn: ['feats of force'],
  },
  {
    term: 'Finesse',
    means: 'Dexterity in place of Strength in the damage, whenever it is strictly higher.',
    entry: 'cerberus.martial.damage.attribute-choice',
  },
  {
    term: 'Fixed bonus',
    means: 'Everything added to the damage dice: attribute, quality, material, enchantment, style, feat.',
    entry: 'cerberus.martial.damage.normal-hit',
  },
  {
    term: 'Forced movement',
    means: 'Being shifted by an effect. It costs no movement and no action, and provokes no opportunity attack.',
    entry: 'cerberus.movement.forced',
  },
  {
    term: 'Frightened',
    means: 'Neither attacking nor approaching the source of the fear, and fleeing it within 30 ft.',
    entry: 'cerberus.health.fear.source',
  },
  {
    term: 'Good and standard Saves',
    means: 'A good Save adds your full level, a standard one half of it, rounded down.',
    entry: 'cerberus.base.level-bonus',
  },
  {
    term: 'Grappled',
    means: 'Held by another: no weapon attacks, no gestured spells, usually neither dodge nor parry.',
    entry: 'cerberus.martial.grapple.hold',
  },
  {
    term: 'Group',
    means: 'Attacks that one movement can meet together, such as a volley. One parry answers all of it.',
    entry: 'cerberus.martial.group.criteria',
    writtenAs: [
      'group of attacks',
      'groups of attacks',
      'group (treated as one)',
      '(attack or/defensive/declared/answer the whole/parry against a) group',
    ],
  },
  {
    term: 'Hidden attack',
    means: 'An attack from hiding. If the attacker comes first, every attack of that action is a critical.',
    entry: 'cerberus.perception.hidden-attack',
  },
  {
    term: 'HP',
    means: 'Endurance, luck and will. Above 0 they cost you nothing, however few are left.',
    entry: 'cerberus.health.hp.meaning',
  },
  {
    term: 'HP multiplier',
    means: 'HP for each point of Strength, by class and level. The two make maximum HP.',
    entry: 'cerberus.character.derived.hp',
  },
  {
    term: 'Immobilized',
    means: 'The whole body pinned: no movement and -5 to Reflex duels, besides being Grappled.',
    entry: 'cerberus.martial.grapple.immobilize',
  },
  {
    term: 'Interposition',
    means: 'An ally stepping into an attack meant for another; it takes a feat.',
    entry: 'cerberus.martial.defense.interposition',
  },
  {
    term: 'Invisible',
    means: 'Hidden from sight by an illusion; who looks that way notices by a Will Save.',
    entry: 'cerberus.perception.invisibility.notice',
  },
  {
    term: 'Item level',
    means:
      'How magical an object is, 0 (not at all) to 10. A shield parries up to its level + 2, a weapon up to its level + 1.',
    entry: 'cerberus.martial.parry.level-limit',
  },
  {
    term: 'Ki points',
    means: 'Slots of a Monk with the Valerium implant, a pool for each power level.',
    entry: 'cerberus.character.slots.per-level',
  },
  {
    term: 'Late bonus',
    means: 'A damage bonus whose own text puts it after the critical, so that it is not multiplied.',
    entry: 'cerberus.martial.damage.percent-bonus',
  },
  {
    term: 'Line of effect',
    means: 'A free path from effect to target. A solid wall always cuts it.',
    entry: 'cerberus.movement.line-of-effect',
  },
  {
    term: 'Line of sight',
    means: 'Seeing a creature, without which it cannot be chosen as a target; a point still can.',
    entry: 'cerberus.movement.line-of-sight',
  },
  {
    term: 'Mastery',
    means: 'Having the measure of a spell level, gained in the story. A spell needs it besides the caster level.',
    entry: 'cerberus.character.mastery.requirement',
    notIn: ['self-mastery'],
  },
  {
    term: 'Mounted charge',
    means: "A straight run in the saddle, at least as long as the mount's Speed, that ends in the impact.",
    entry: 'cerberus.movement.mounted.charge',
  },
  {
    term: 'Nauseated',
    means: 'One action a tick, and no opportunity attacks.',
    entry: 'cerberus.health.condition.nauseated',
  },
  {
    term: 'Opening',
    means: "The attacker's chance through cover when the target does not defend: usually 4 in 5 or 2 in 3.",
    entry: 'cerberus.movement.cover.chance',
    writtenAs: ['(an/the/no) opening', 'opening (through/: chances/: out of)'],
  },
  {
    term: 'Opportunity attack',
    means:
      'With the feat of that name: one melee attack in each tick against an enemy who leaves your threat range of their own will.',
    entry: 'cerberus.movement.opportunity-attack',
  },
  {
    term: 'Opposed check',
    means: 'Both sides roll 1d20 and add the value the effect names; the higher total wins.',
    entry: 'cerberus.base.opposed.check',
  },
  {
    term: 'Paralyzed',
    means: 'Neither action nor movement; only Will and Fortitude Saves where the effect allows them.',
    entry: 'cerberus.health.condition.paralyzed',
  },
  {
    term: 'Parry',
    means:
      'Stopping an attack with shield or weapon: one attack token, one slot and a Reflex duel. Of a damage spell it blocks half.',
    entry: 'cerberus.martial.parry.outcome',
  },
  {
    term: 'Penetration',
    means: 'How much DR an attack ignores. What exceeds the DR adds nothing.',
    entry: 'cerberus.martial.dr.penetration',
  },
  {
    term: 'Poison',
    means: 'A substance with a Fortitude DC of its own, lower on the skin or breathed in.',
    entry: 'cerberus.health.poison.exposure',
    notIn: ['poison spell', 'poison the', 'remove poison'],
  },
  {
    term: 'Positive energy',
    means: 'Heals the living and damages the dead; negative energy does the opposite.',
    entry: 'cerberus.health.energy.effects',
  },
  {
    term: 'Power path',
    means: 'Where magic comes from, on which mana, and how it is cast. A character has one or none.',
    entry: 'cerberus.character.creation.power-path-record',
  },
  {
    term: 'Prescribed chance',
    means: 'X in Y, announced before the roll. Roll 1dY: X or less succeeds.',
    entry: 'cerberus.base.chance.roll',
  },
  {
    term: 'Priority',
    means: 'Who comes first within a tick, settled by a Reflex duel and only where the order changes something.',
    entry: 'cerberus.base.reflex-duel',
  },
  {
    term: 'Prone',
    means: 'On the ground: -5 to Reflex duels and no dodging of melee attacks. Parrying stays possible.',
    entry: 'cerberus.martial.dodge.mobility',
  },
  {
    term: 'Quality M1-M5',
    means: 'Workmanship, from functional to masterpiece. It adds damage or physical DR and is never item level.',
    entry: 'cerberus.martial.armor.total-dr',
  },
  {
    term: 'Reflex',
    means:
      'How quick somebody is. Rolled, it is 1d20 + Reflex modifier: in a duel against another total, as a Save against a DC. A figure beside it is the modifier.',
    entry: 'cerberus.base.reflex-modifier',
    writtenAs: ['Reflex'],
  },
  {
    term: 'Reflex duel',
    means: 'Both sides roll 1d20 + Reflex modifier + bonuses; the higher total wins, equal totals are rolled again.',
    entry: 'cerberus.base.reflex-duel',
  },
  {
    term: 'Reflex modifier',
    means: 'Dexterity + the class level bonus of the Reflex Save + feats, items and conditions.',
    entry: 'cerberus.base.reflex-modifier',
  },
  {
    term: 'Reserve',
    means: 'The tokens and dodges of a round, from the class and level. It refills when the next round begins.',
    entry: 'cerberus.character.derived.reserves',
  },
  {
    term: 'Round',
    means: 'Three ticks, about six seconds. Tokens and dodges refill when it begins. Also called a turn.',
    entry: 'cerberus.time.units',
    notIn: ['round the', 'rounds alone'],
  },
  {
    term: 'Save',
    means: 'Reflex, Will or Fortitude: 1d20 + attribute + class level bonus against a DC.',
    entry: 'cerberus.base.save.types',
    writtenAs: [
      'Save',
      'Saves',
      'Reflex Save',
      'Reflex Saves',
      'Will Save',
      'Will Saves',
      'Fortitude Save',
      'Fortitude Saves',
    ],
  },
  {
    term: 'Scene',
    means: 'Minutes or hours of play in which no actions are counted and no tokens or slots are spent.',
    entry: 'cerberus.time.scene.play',
  },
  {
    term: 'Size category',
    means: 'Medium, Large, Huge, Gargantuan or Colossal; Colossal+ where an effect goes beyond.',
    entry: 'cerberus.character.size.scale',
  },
  {
    term: 'Slot',
    means:
      'One place on the Action Board, in one tick, for one token. Spell slots are something else: they pay for the spell itself.',
    writtenAs: [
      'slot',
      '(board/bonus/enough/free/new/same number of/tokens and/tokens or/reserves and/unused) slots',
      'slots (per tick/a tick/of the current tick/of the new row/and reserves/and tokens/are computed/are free/are left/by largest reserve/of the board/used)',
    ],
    notIn: ['slot of level', 'slot recovery'],
  },
  {
    term: 'Speed',
    means: 'How many feet you can move in each tick, beside what you do in it.',
    entry: 'cerberus.movement.speed',
    writtenAs: ['Speed', 'Speeds'],
    notIn: ['Bounds and Speed', 'Muscular Speed'],
  },
  {
    term: 'Spell slot',
    means: 'What one spell is paid with. Each spell level has a pool of its own.',
    entry: 'cerberus.character.slots.per-level',
  },
  {
    term: 'Stable',
    means: 'Unconscious at 0 HP or less, but no longer dying.',
    entry: 'cerberus.health.stable',
  },
  {
    term: 'Stunned',
    means: 'The whole next tick is lost.',
    entry: 'cerberus.health.condition.stunned',
  },
  {
    term: 'Sustained action',
    means:
      'An action of several ticks in a row: one token and one slot in each, the effect in the last. Light armor goes on so.',
    entry: 'cerberus.martial.armor.equip-time',
  },
  {
    term: 'Threat range',
    means: 'What you can strike from where you stand: the reach of your size, and 5 ft more with a long weapon.',
    entry: 'cerberus.movement.reach',
  },
  {
    term: 'Tick',
    means: 'About two seconds of combat. Three ticks make a round, and actions are declared anew in each.',
    entry: 'cerberus.time.units',
  },
  {
    term: 'Time scale',
    means: 'Tick, scene, day or journey: how finely time is played just now. The GM says which.',
    entry: 'cerberus.time.scale.current',
  },
  {
    term: 'Token',
    means: 'One attack, spell or general action of your reserve for this round. A parry is paid with an attack token.',
    entry: 'cerberus.martial.parry.cost',
  },
  {
    term: 'True rest',
    means: 'A whole night of sleep or meditation. Light armor usually allows it, medium and heavy normally do not.',
    entry: 'cerberus.martial.armor.light',
  },
  {
    term: 'Unperceived',
    means: 'Not noticed by the target, who then can neither dodge nor parry.',
    entry: 'cerberus.martial.defense.perception',
  },
  {
    term: 'Volley',
    means: 'Several projectiles at once from about one direction, answered by a single parry.',
    entry: 'cerberus.martial.group.parry',
  },
];
