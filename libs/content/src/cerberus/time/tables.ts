import type { Row } from '../../types.ts';

/** The four scales: how much time each spans, what is played in it and what is kept track of. */
export const timeScales = [
  {
    scale: 'tick',
    span: 'about 2 seconds',
    use: 'fights and other emergencies',
    tracks: ['single actions', 'movement'],
    actions_counted: true,
  },
  {
    scale: 'scene',
    span: 'minutes or hours',
    use: 'conversation, exploration, infiltration',
    tracks: ['what characters do', 'prescribed chances and Saves as needed'],
    actions_counted: false,
  },
  {
    scale: 'day',
    span: 'a day and its night',
    use: 'rest and upkeep',
    tracks: ['slot recovery', 'healing', 'daily abilities', 'alchemical preparation'],
    actions_counted: false,
  },
  {
    scale: 'journey',
    span: 'days and weeks',
    use: 'travel over the map',
    tracks: ['progress on the map'],
    actions_counted: false,
  },
] as const satisfies readonly Row[];

/** What one of each unit of time is in ticks, and in seconds by the nominal 2 to a tick. */
export const timeUnits = [
  { unit: 'tick', ticks: 1, seconds: 2 },
  { unit: 'round', ticks: 3, seconds: 6 },
  { unit: 'turn', ticks: 3, seconds: 6 },
  { unit: 'minute', ticks: 30, seconds: 60 },
  { unit: 'hour', ticks: 1800, seconds: 3600 },
] as const satisfies readonly Row[];

/** What spells, feats and items call the time they take. Any other number of rounds or turns is three ticks each. */
export const durationLabels = [
  { label: 'Swift', aliases: ['Fast'], ticks: 1 },
  { label: 'Standard', aliases: [], ticks: 2 },
  { label: 'Full', aliases: [], ticks: 3 },
  { label: '1 round', aliases: ['1 turn'], ticks: 3 },
  { label: '2 rounds', aliases: ['2 turns'], ticks: 6 },
] as const satisfies readonly Row[];

/** Events after which sequence usually matters. */
export const ticksPrompts = [
  { trigger: 'ambush starts' },
  { trigger: 'two opponents strike' },
  { trigger: 'guard reaches for the alarm' },
  { trigger: 'Reflex duel needed' },
] as const satisfies readonly Row[];

/** Events after which usually nobody contests priority any more. */
export const scenePrompts = [
  { trigger: 'last enemy falls' },
  { trigger: 'pursuers lose the group' },
  { trigger: 'surrender accepted' },
] as const satisfies readonly Row[];

/** Words for actions that call for ticks: somebody is going to oppose them. */
export const contestedActions = [
  'ambush',
  'attack',
  'charge',
  'disarm',
  'dodge',
  'duel',
  'fight',
  'grapple',
  'parry',
  'shoot',
  'stab',
  'strike',
] as const;

/** Miles that a party on foot usually makes in a day. */
export const walkingPace = { least: 20, most: 30 } as const;
