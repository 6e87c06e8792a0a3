import type { Row } from '../../types.ts';

/** Slots of the Action Board by the largest of the three maxima of tokens; the scale goes on in steps of 3. */
export const slots = [
  { largest_min: 1, largest_max: 3, slots_per_tick: 1, total_slots: 3 },
  { largest_min: 4, largest_max: 6, slots_per_tick: 2, total_slots: 6 },
  { largest_min: 7, largest_max: 9, slots_per_tick: 3, total_slots: 9 },
  { largest_min: 10, largest_max: 12, slots_per_tick: 4, total_slots: 12 },
  { largest_min: 13, largest_max: 15, slots_per_tick: 5, total_slots: 15 },
] as const satisfies readonly Row[];

/** Whatever changes a board: what it takes, and what it does. */
export const transitions = [
  {
    event: 'start-round',
    requires: 'the previous round has ended',
    effect:
      'reserves are refilled, less tokens held back; the board is empty; no stage is paid yet this round; the tick is 1',
  },
  {
    event: 'start-tick',
    requires: 'the previous tick has closed',
    effect:
      'all slots of the new row are empty; nobody has declared first and nothing is defended; sustained actions paid in the tick before are due',
  },
  {
    event: 'act',
    requires: 'a token of the category and a free slot',
    effect: 'the token leaves its reserve and takes one slot of the current tick',
  },
  {
    event: 'begin',
    requires: 'one stage or more, an id that is not in use, a token and a free slot',
    effect: 'as act; a sustained action with one stage paid is there; with a single stage it is simply act',
  },
  {
    event: 'continue',
    requires: 'an action that is due and not yet paid this tick, a token of its category and a free slot in any column',
    effect: 'as act; one more stage is paid; with the last one it is releasing',
  },
  {
    event: 'resolve',
    requires: 'an action that is releasing',
    effect: 'it takes effect in its place in the order of the tick and is finished; tokens held back return',
  },
  {
    event: 'abandon',
    requires: 'an action that is running or releasing',
    effect: 'it is lost; what was paid this round does not come back; tokens held back return',
  },
  {
    event: 'interrupt',
    requires: 'an action that is running or releasing',
    effect: 'as abandon, but from outside; a slot already used this tick stays used',
  },
  {
    event: 'parry',
    requires:
      'an announced attack or group that is not resolved, no personal defense chosen against it yet, suitable equipment, an attack token and a free slot',
    effect: 'the attack token leaves its reserve and takes one slot of the current tick',
  },
  {
    event: 'dodge',
    requires:
      'an announced attack that is not resolved, no personal defense chosen against it yet, room and ability to dodge, a dodge left',
    effect: 'one dodge fewer, or as many as a grouped dodge stakes; the board is not touched',
  },
  { event: 'free', requires: 'a feat or effect that says so', effect: 'neither token nor slot nor dodge is spent' },
  {
    event: 'sheet-change',
    requires: 'nothing',
    effect: 'maxima and slots are computed anew, and reserves move with their maxima',
  },
  {
    event: 'end-tick',
    requires: 'every declared action is resolved',
    effect: 'releasing actions finish; due actions not continued are lost; unused slots of the tick vanish',
  },
  {
    event: 'end-round',
    requires: 'tick 3 has closed',
    effect: 'unspent tokens and dodges are lost; running actions get a marker and hold back all they were paid with',
  },
] as const satisfies readonly Row[];

/** Why a board refuses an event, in the order of checking. */
export const rejections = [
  { order: 1, code: 'cannot-act', when: 'a condition or 0 HP forbids it' },
  { order: 2, code: 'bad-category', when: 'the category is neither attack nor spell nor general' },
  {
    order: 3,
    code: 'wrong-category',
    when: "the token offered is not of the action's category; a parry takes an attack token and nothing else",
  },
  { order: 4, code: 'bad-duration', when: 'the stages are not a whole number of 1 or more' },
  { order: 5, code: 'id-in-use', when: 'an action that is still running has that id' },
  { order: 6, code: 'not-running', when: 'that action was never begun, or is finished or lost' },
  { order: 7, code: 'not-releasing', when: 'its last stage is not paid yet' },
  { order: 8, code: 'already-advanced', when: 'the action already had a stage in this tick' },
  { order: 9, code: 'not-current-tick', when: 'a token goes into the current tick and no other' },
  { order: 10, code: 'no-attack', when: 'no such attack is announced and unresolved' },
  { order: 11, code: 'already-defended', when: 'a personal defense was already chosen against that attack or group' },
  { order: 12, code: 'no-dodge', when: 'not enough dodges are left' },
  { order: 13, code: 'no-token', when: 'no token is left in the reserve that pays' },
  { order: 14, code: 'no-slot', when: 'all slots of the current tick are used' },
] as const satisfies readonly Row[];

/** How long it takes to get something in hand. */
export const retrieving = [
  {
    storage: 'ready',
    where: 'ready to hand: a sheathed weapon, a flask at the belt, a cartridge in its pouch, a wand at the hip',
    ticks: 1,
    general_tokens: 1,
  },
  {
    storage: 'stowed',
    where: 'stowed: backpack, bedroll, saddlebag, the bottom of a satchel',
    ticks: 2,
    general_tokens: 2,
  },
] as const satisfies readonly Row[];
