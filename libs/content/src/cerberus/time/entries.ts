import type { Entry } from '../../types.ts';

/** Time scales, durations, and going from one scale to another. */
export const timeEntries: readonly Entry[] = [
  {
    id: 'cerberus.time.scale.current',
    title: 'One current time scale',
    kind: 'procedure',
    text: 'Play runs on one of four scales, and the GM says which: tick, scene, day or journey. Ticks are for moments in which the sequence counts. The other three are broader: talk and exploring, resting, travelling.',
    readings: [
      {
        question: 'The group has split up. May each part be on a scale of its own?',
        reading: 'No: one scale holds for the whole table. The GM can switch it at will.',
      },
    ],
    overrides: ['the GM, who announces the scale'],
    related: ['cerberus.time.scale.table', 'cerberus.time.scale.to-ticks', 'cerberus.time.scale.to-scene'],
  },
  {
    id: 'cerberus.time.scale.table',
    title: 'The four scales',
    kind: 'table',
    text: 'Tick: about 2 seconds, for fights and other emergencies; single actions and movement are counted. Scene: minutes or hours of conversation, exploration or infiltration; what characters do, with prescribed chances and Saves as needed.\n\nDay: a day and its night, for rest and upkeep; slot recovery, healing, daily abilities, alchemical preparation. Journey: days and weeks of travel; progress on the map. Only the tick scale counts actions.',
    related: ['cerberus.time.scale.current', 'cerberus.time.journey.distance'],
  },
  {
    id: 'cerberus.time.units',
    title: 'Tick, round, turn, minute',
    kind: 'formula',
    text: 'A tick lasts about 2 seconds. 3 ticks make a round, and turn is another word for round. A minute is about 30 ticks, which is 10 rounds; an hour is 1800 ticks. These nominal figures are used to convert; the GM may treat the seconds as approximate.\n\nA tick is never split: what is left of one is not counted.',
    overrides: ['the GM, on how long a tick lasts'],
    related: ['cerberus.time.action-duration', 'cerberus.combat.round.structure'],
  },
  {
    id: 'cerberus.time.action-duration',
    title: 'Duration labels in ticks',
    kind: 'table',
    text: 'Spells, feats and items say what they take by a label or by a duration. Swift, also called Fast, is 1 tick, Standard 2 ticks, Full 3 ticks. N rounds, or N turns, are 3 × N ticks. Capitals make no difference. An entry that gives its own number of ticks goes first, and feats may shorten casting; one tick is the least.',
    readings: [
      {
        question: 'The round ends before the action does. Does it simply go on?',
        reading: 'Yes: its ticks run on into the next round.',
      },
    ],
    overrides: ['an entry that gives its own number of ticks', 'feats that shorten casting'],
    related: ['cerberus.time.units', 'cerberus.combat.sustained.round-boundary', 'cerberus.magic.casting-time'],
  },
  {
    id: 'cerberus.time.scene.play',
    title: 'Playing a scene',
    kind: 'procedure',
    text: 'In a scene you describe what your character does. Prescribed chances and Saves are rolled where they are needed. No token, no slot and no tick is spent. An action that somebody will oppose, such as an attack, is a reason to go over to ticks first.',
    related: ['cerberus.base.chance.roll', 'cerberus.base.save.check', 'cerberus.time.scale.table'],
  },
  {
    id: 'cerberus.time.journey.distance',
    title: "A day's walk",
    kind: 'ruling',
    text: "On foot a party makes some 20 to 30 miles a day, by the terrain: less on bad ground. The GM picks each day's figure, and one below 20 or above 30 needs the GM's word that it is meant. The days add up.\n\nEncounters and events on the way are played as scenes; the travel between them is summed up.",
    readings: [
      {
        question: 'What about riding, carts and ships?',
        reading: 'There is no figure for them: the GM enters one.',
      },
    ],
    overrides: ['the GM, on the miles of each day'],
    related: ['cerberus.time.scale.table'],
  },
  {
    id: 'cerberus.time.scale.to-ticks',
    title: 'Switching to ticks',
    kind: 'procedure',
    text: 'Go over to ticks as soon as the sequence changes what comes of it: an ambush starts, two opponents strike, a guard reaches for the alarm, a Reflex duel is needed. The GM decides; the events listed are prompts and no more.',
    overrides: ['the GM, on whether the order matters'],
    related: ['cerberus.time.scale.duel-needs-ticks', 'cerberus.time.scale.to-scene'],
  },
  {
    id: 'cerberus.time.scale.duel-needs-ticks',
    title: 'A Reflex duel implies ticks',
    kind: 'constraint',
    text: 'Whatever calls for a Reflex duel is played in ticks. If a duel is asked for on another scale, the table goes over to ticks first and then rolls it. Without a duel the scale stays as it is.',
    related: ['cerberus.base.reflex-duel', 'cerberus.time.scale.to-ticks'],
  },
  {
    id: 'cerberus.time.scale.to-scene',
    title: 'Back to the scene',
    kind: 'procedure',
    text: 'Once nobody contests priority any more, stop counting ticks and go back to a scene: the last enemy falls, pursuers lose the group, a surrender is accepted. The GM says whether anybody still contests it.',
    overrides: ['the GM, on whether priority is still contested'],
    related: ['cerberus.time.scale.to-ticks', 'cerberus.time.scale.carry-over'],
  },
  {
    id: 'cerberus.time.scale.carry-over',
    title: 'Work already done survives a change of scale',
    kind: 'procedure',
    text: 'A change of scale keeps the time that has passed, durations that run, and work that is partly done. What remains is the whole less what is done. If a long ritual is attacked, the GM says how far it has got, and then the fight is played in ticks; unless the GM says otherwise, that is the time spent on the scale that is left.\n\nOn a journey a preparation may simply be finished at the evening camp, with no ticks counted in between.',
    readings: [
      {
        question: 'Can long work be taken up again after an interruption?',
        reading: 'The GM decides. How far it has got is kept either way.',
      },
    ],
    overrides: ['the GM, on how much is done'],
    related: ['cerberus.time.scale.to-ticks', 'cerberus.time.scale.to-scene', 'cerberus.combat.sustained.loss'],
  },
  {
    id: 'cerberus.time.combined',
    title: 'Time in several steps',
    kind: 'procedure',
    text: 'The rules of this chapter in a row. An action of several ticks ends in the tick that its count reaches, in a later round if need be. Each event of a scene or fight is asked whether it calls for ticks or ends them; a ritual keeps what has been done of it, and the ticks of the fight are told in seconds.',
    related: ['cerberus.time.action-duration', 'cerberus.time.scale.to-ticks'],
  },
];
