import type { Entry } from '../../types.ts';

/** Disguises, and attacks from hiding. */
export const hidingEntries: readonly Entry[] = [
  {
    id: 'cerberus.perception.disguise.kinds',
    title: 'Kinds of physical disguise',
    kind: 'table',
    text: 'Clothing and makeup change how you look. A simple disguise imitates a type of person: a traveler, guard, servant, merchant. A detailed one imitates one particular person, whom you must have studied.',
    related: ['cerberus.perception.disguise.limits', 'cerberus.perception.disguise.create-time'],
  },
  {
    id: 'cerberus.perception.disguise.limits',
    title: 'What a disguise cannot change',
    kind: 'constraint',
    text: 'A disguise, simple or detailed, changes how you look. It changes neither your voice nor your size, and it gives you none of the memories of whoever you imitate.',
    overrides: ['feats', 'magic'],
    related: ['cerberus.perception.disguise.kinds'],
  },
  {
    id: 'cerberus.perception.disguise.create-time',
    title: 'Time to make and to don a disguise',
    kind: 'table',
    text: "Making a simple disguise usually takes 60 minutes, with a disguise kit 10. A detailed one takes a full rest, which is a night's rest, with a kit 60 minutes. Putting on one prepared earlier takes 10 minutes. The GM may vary these times, and Lightning Disguise shortens them a great deal.",
    readings: [
      {
        question: 'Is putting it on part of making it?',
        reading: 'Yes, the first time. The 10 minutes are for a disguise prepared earlier.',
      },
      { question: 'Does a kit make donning quicker?', reading: 'No, only making.' },
    ],
    overrides: ['Lightning Disguise', 'the GM'],
    related: ['cerberus.perception.disguise.kinds', 'cerberus.time.scale.table'],
  },
  {
    id: 'cerberus.perception.disguise.scrutiny',
    title: 'Close look at a disguise',
    kind: 'ruling',
    text: "As long as nobody has a reason to look closely nothing is rolled. When somebody does, it is one prescribed chance, from the player's side. Behavior weighs most: talking at length to somebody who knows the person well is far riskier than walking past a sentry. The GM may also weigh distance, light, makeup and clothing, how familiar the observer is, the time of preparation, and the resemblance.\n\nDamage to the disguise (water, sweat, injury, a lost piece) can call for a fresh roll, if the GM says so.",
    overrides: ['the GM, on who looks closely, the odds, and rolls after damage'],
    related: ['cerberus.base.chance.roll', 'cerberus.perception.disguise.limits'],
  },
  {
    id: 'cerberus.perception.hidden-attack',
    title: 'Attacking from hiding',
    kind: 'procedure',
    text: 'This is for an attacker who is hidden but not invisible. First the GM says whether the defender can react in time. If not, the attacker acts first without a duel, and every attack of that action is a critical.\n\nIf so, both roll a Reflex duel, a tie again. If the attacker wins, the attacker acts first and every attack of that action is a critical. If the defender wins, the defender acts first; the attacker comes into view when their own action starts and has no automatic criticals. The d20 for an ordinary critical still counts.',
    readings: [
      {
        question: 'Which attacks belong to that action?',
        reading: 'All that are declared together as the hidden attack in that tick. Those of later ticks do not.',
      },
      {
        question: 'May a defender who could not react, or lost the duel, dodge or parry?',
        reading: 'No: the attack is not perceived until it lands. The GM may allow it.',
      },
      {
        question: 'Does the bonus for declaring first count in this duel?',
        reading: "Not by itself; the GM may grant it as the attacker's bonus.",
      },
      {
        question: 'What of an invisible attacker whom nobody has noticed?',
        reading:
          'That is not this rule: the target cannot dodge or parry, and criticals are ordinary unless the effect says more. The GM may use this rule all the same.',
      },
    ],
    overrides: [
      'feats on ambush or awareness',
      'heavy armor, on the critical multiplier',
      "a creature's senses",
      'the GM',
    ],
    related: [
      'cerberus.base.reflex-duel',
      'cerberus.perception.hidden-attack.bonuses',
      'cerberus.martial.critical.multiply',
      'cerberus.martial.critical.heavy-armor',
      'cerberus.martial.defense.perception',
      'cerberus.gm.ambush.opening',
    ],
  },
  {
    id: 'cerberus.perception.hidden-attack.bonuses',
    title: 'Bonuses in the hidden attack duel',
    kind: 'ruling',
    text: 'The GM may give either side a bonus to the duel: for the hiding place, the viewing angle, the senses at hand and the like. There are no set figures, and usually there is no bonus.',
    overrides: ['the GM'],
    related: ['cerberus.perception.hidden-attack'],
  },
];
