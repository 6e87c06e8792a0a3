import type { Entry } from '../../types.ts';

/** Reflex duels, Saves, rounding, and why attacks need no roll to hit. */
export const saveEntries: readonly Entry[] = [
  {
    id: 'cerberus.base.level-bonus',
    title: 'Class level bonus to a Save',
    kind: 'formula',
    text: 'Your class grades each of your three Saves, Reflex, Will and Fortitude. A good Save adds your full level. A standard one adds half your level, rounded down: 0 at level 1, 2 at level 5, 5 at level 10.',
    related: ['cerberus.base.reflex-modifier', 'cerberus.base.save.check', 'cerberus.character.derived.saves'],
  },
  {
    id: 'cerberus.base.reflex-modifier',
    title: 'Reflex modifier',
    kind: 'formula',
    text: 'Dexterity, plus the class level bonus of the Reflex Save (good: your level; standard: half of it, rounded down), plus bonuses from feats, items or conditions. DEX 7 with a good grade at level 4 makes 11.',
    overrides: ['feats', 'materials such as mithril', 'conditions', 'creature templates'],
    related: ['cerberus.base.level-bonus', 'cerberus.base.reflex-duel'],
  },
  {
    id: 'cerberus.base.reflex-duel',
    title: 'Reflex duel (priority)',
    kind: 'procedure',
    text: 'Two declared actions race: each side makes a Reflex Save, 1d20 + Reflex modifier + bonuses of the situation. Whoever totals more acts first; as long as the totals are equal, both roll again.\n\nThere is no duel before the actions are declared, and none if their order would change nothing. Fights have neither an initiative roll nor a fixed turn order. For the bonus of declaring first, for percentage bonuses and for duels of three or more, see reactive combat.',
    overrides: ['effects that settle priority without a roll', 'Advantage or Disadvantage', 'feats'],
    related: [
      'cerberus.base.opposed.check',
      'cerberus.base.reflex-modifier',
      'cerberus.time.scale.duel-needs-ticks',
      'cerberus.combat.priority.duel',
      'cerberus.combat.priority.total',
      'cerberus.combat.declare.first-bonus',
    ],
  },
  {
    id: 'cerberus.base.save.types',
    title: 'The three Saves',
    kind: 'table',
    text: 'Every Save is 1d20 + one attribute + the class level bonus for that Save. Reflex adds DEX, against anything you escape by moving. Will adds WIS, against illusion, fear, mental influence and invisibility. Fortitude adds CON, against poison, disease, exhaustion and transformation.',
    related: ['cerberus.base.save.check', 'cerberus.base.level-bonus'],
  },
  {
    id: 'cerberus.base.save.check',
    title: 'Save against a DC',
    kind: 'formula',
    text: "When something acts on you, roll 1d20, add the Save's attribute, your class level bonus and any other bonus, and compare with the DC. Reaching it is enough: the tie is the defender's. A natural 20 is only a 20 and can still fail.",
    overrides: ['Advantage or Disadvantage', 'creature templates', 'feats', 'items'],
    related: [
      'cerberus.base.save.spell-dc',
      'cerberus.base.save.environment-dc',
      'cerberus.base.advantage',
      'cerberus.magic.save.resolve',
    ],
  },
  {
    id: 'cerberus.base.save.spell-dc',
    title: 'DC of a spell',
    kind: 'formula',
    text: "10 + half the caster level + the caster's magic attribute + bonuses. The magic attribute is Intelligence unless the spell or class names another. Half of an odd caster level keeps its fraction and only the sum is rounded down: CL 5 with INT 8 makes 20.5, so DC 20.",
    overrides: ["the spell's entry", 'class', 'cooperative casting', 'feats'],
    related: ['cerberus.base.rounding.final', 'cerberus.base.save.check', 'cerberus.magic.dc'],
  },
  {
    id: 'cerberus.base.save.environment-dc',
    title: 'DC of an environmental danger',
    kind: 'ruling',
    text: 'For a danger that no creature or spell causes, the GM names the DC; the hazards chapter offers a few benchmarks. The Save then runs as usual: reach the DC and you succeed.',
    related: ['cerberus.base.save.check', 'cerberus.environment.benchmark'],
  },
  {
    id: 'cerberus.base.rounding.final',
    title: 'Rounding',
    kind: 'procedure',
    text: 'Keep fractions through every step of a calculation and round the finished value once, down. Values that stand on their own are calculations of their own: DCs, derived attributes, maximum HP, Speeds, numbers of slots, modified Reflex results. Each is rounded when it is produced, and later calculations read the rounded figure. The arithmetic is exact: what comes out whole never drops by one.\n\nPercentage bonuses raise only totals above 0; 0 or less stays as it is.',
    readings: [
      {
        question: 'What does a percentage do to a total of 0 or less?',
        reading:
          'The total stays, on every roll that takes such a bonus: declaring first, mounted impact, a parrying feat.',
      },
      {
        question: "Is heavy armor's loss of 20% on a dodge rounded by itself?",
        reading: 'No. Its fraction goes into the duel total, which is rounded down once.',
      },
      { question: 'Negative fractions?', reading: 'Down means toward minus infinity.' },
    ],
    overrides: [
      'rules that state another rounding: slots per tick (up), Speed in heavy armor (down to a multiple of 5 ft), tick of contact in a chase (up)',
    ],
    related: ['cerberus.base.rounding.damage', 'cerberus.base.save.spell-dc'],
  },
  {
    id: 'cerberus.base.rounding.damage',
    title: 'Rounding of damage',
    kind: 'procedure',
    text: 'Within one attack keep fractions through fixed bonuses, percentages, the critical and DR; only what is left at the very end is rounded, down, and never below 0. Finish each attack by itself and pool nothing.\n\nOn a critical you roll more dice, and the fixed bonus is multiplied too; count the sum of all the dice. A parried spell passes half before DR.',
    readings: [{ question: 'DR above the damage?', reading: 'Damage 0; DR never heals.' }],
    overrides: ['a feat, spell or item stating another order'],
    related: ['cerberus.base.rounding.final', 'cerberus.base.attack.auto-hit', 'cerberus.martial.damage.pipeline'],
  },
  {
    id: 'cerberus.base.attack.auto-hit',
    title: 'Attacks need no roll to hit',
    kind: 'procedure',
    text: "An attack you neither dodge nor parry, with weapon or shield, hits. Roll its damage, then take off the target's DR, to no less than 0. A physical attack that is dodged or parried does nothing, and no damage is rolled for it.",
    overrides: [
      'cover that calls for a prescribed chance',
      'range beyond effective',
      'a Blinded attacker',
      'spell parries, which stop half',
    ],
    related: [
      'cerberus.base.rounding.damage',
      'cerberus.base.reflex-duel',
      'cerberus.martial.attack.auto-hit',
      'cerberus.martial.dr.apply',
    ],
  },
  {
    id: 'cerberus.base.combined',
    title: 'Base resolution in several steps',
    kind: 'procedure',
    text: "Longer situations use these rules in turn, each step reading the finished figure of the one before: a spell's DC, then the Save with its Advantage or Disadvantage; the Reflex modifiers by grade and level, then the duel; the odds heard, a better plan, the odds announced again, then the die.",
    related: [
      'cerberus.base.save.spell-dc',
      'cerberus.base.save.check',
      'cerberus.base.advantage',
      'cerberus.base.reflex-duel',
    ],
  },
];
