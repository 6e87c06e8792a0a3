import type { Entry } from '../../types.ts';

/** Choosing and resolving a defense. */
export const defenseEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.defense.choose-one',
    title: 'One personal defense per threat',
    kind: 'constraint',
    text: 'Facing an attack, or a group treated as one, you pick dodge, parry or nothing: once it is announced, ahead of any Reflex or damage roll. What it costs is spent, won or lost. If it fails, you have no second defense of the other kind against that attack or group. Only an ally with a feat for it may still step in.',
    overrides: ['a feat that lets an ally interpose'],
    related: ['cerberus.martial.defense.duel', 'cerberus.martial.defense.interposition'],
  },
  {
    id: 'cerberus.martial.defense.comparison',
    title: 'Dodge and parry side by side',
    kind: 'table',
    text: 'A dodge costs one dedicated dodge and no slot. It needs room to move, working legs and a perceived attack. Won, it avoids a physical attack; against damage spells it is not possible.\n\nA parry costs one attack token and one slot. It needs a perceived attack and a shield or weapon within the level limit. Won, it stops a physical attack and blocks half of a damage spell.\n\nWeapon level matters to the parry only. Both leave you your full Speed in the tick.',
    related: ['cerberus.martial.dodge.cost', 'cerberus.martial.parry.cost', 'cerberus.martial.parry.position'],
  },
  {
    id: 'cerberus.martial.defense.duel',
    title: 'The defensive Reflex duel',
    kind: 'formula',
    text: 'Both sides roll 1d20 and add their Reflex modifier and the flat modifiers of this duel: attack bonus, +5 for declaring first, +2 or +5 for cover, -5 prone, -5 immobilized and so on. Percentage bonuses then raise that total (their points add up; a total of 0 or less stays as it is), and it is rounded down once. A dodge in heavy armor brings its fraction in unrounded.\n\nThe higher total wins; on equal totals both roll again. If the defender wins, the defense succeeds. If the attacker wins, the attack lands as normal.',
    readings: [
      {
        question: 'A tie: rolled again, or does the attack land because the defender did not win?',
        reading: 'Rolled again, as in every Reflex duel.',
      },
      {
        question: 'Both sides have just rolled for priority. Are those rolls used?',
        reading: 'No. Every defense is a duel of its own.',
      },
      {
        question: 'You dodge a trap: against which Reflex?',
        reading: 'The GM supplies the opposing modifier for a trap or hazard.',
      },
    ],
    overrides: ["the GM's modifier for traps and hazards"],
    related: [
      'cerberus.martial.accuracy.attack-bonus',
      'cerberus.martial.armor.heavy-dodge',
      'cerberus.combat.priority.total',
      'cerberus.combat.declare.first-bonus',
      'cerberus.movement.cover.reflex',
    ],
  },
  {
    id: 'cerberus.martial.defense.perception',
    title: 'No defense against the unperceived',
    kind: 'constraint',
    text: 'What you do not perceive you cannot defend against: no dodge and no parry. That goes for a blinded target as for an invisible attacker who has not been detected. An attack counts as perceived unless the GM says otherwise.',
    overrides: ['the GM, on what is perceived'],
    related: ['cerberus.perception.hidden-attack', 'cerberus.health.condition.blinded'],
  },
  {
    id: 'cerberus.martial.defense.interposition',
    title: 'Ally interposition',
    kind: 'ruling',
    text: "Stepping into an attack aimed at somebody else takes a feat, and the feat's text sets cost, timing and resolution. The target's own defense is not used up by it. Without a feat it is not possible, unless the GM allows it.",
    overrides: ['the feat', 'the GM'],
    related: ['cerberus.martial.defense.choose-one'],
  },
];
