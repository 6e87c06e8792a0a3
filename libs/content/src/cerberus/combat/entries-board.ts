import type { Entry } from '../../types.ts';

/** Rounds, reserves and the Action Board. */
export const boardEntries: readonly Entry[] = [
  {
    id: 'cerberus.combat.round.structure',
    title: 'Three ticks make a round',
    kind: 'constraint',
    text: 'A fight in ticks goes round by round, each of exactly 3 ticks, numbered 1 to 3. After tick 3 comes tick 1 of the next round. There is no initiative and no fixed order of turns: within a tick, order is settled only where it matters. Your reserves limit what you do in a round, the Action Board what you do in a tick.',
    related: ['cerberus.combat.board.slots', 'cerberus.combat.reserves.refill', 'cerberus.combat.priority.when'],
  },
  {
    id: 'cerberus.combat.reserves.categories',
    title: 'Four reserves',
    kind: 'resource',
    text: 'Each round you have four reserves: attacks, spell actions, general actions and dedicated dodges. The first three are action tokens, one for each point, and are spent on the Action Board. A dodge is spent directly and never goes on the board.\n\nClass and level set the maxima; feats, spells and equipment raise them, conditions can lower them. A token pays only for its own category, out of its own reserve. The one conversion is the parry: an attack token used for defense.',
    overrides: ['feats', 'spells', 'equipment', 'conditions'],
    related: [
      'cerberus.combat.board.slots',
      'cerberus.combat.action.parry',
      'cerberus.combat.action.dodge',
      'cerberus.character.derived.reserves',
    ],
  },
  {
    id: 'cerberus.combat.reserves.refill',
    title: 'Leftovers and refill',
    kind: 'procedure',
    text: 'At the end of a round every unspent token and dodge is lost. At the start of the next each reserve is at its maximum, less the tokens of its category that a sustained action still running holds back, and never below 0. Dodges always refill in full. Leaving tokens unspent does nothing else.',
    related: ['cerberus.combat.sustained.round-boundary'],
  },
  {
    id: 'cerberus.combat.board.slots',
    title: 'Slots per tick',
    kind: 'formula',
    text: 'The board has 3 rows, one for each tick, with the same number of slots: the largest of your three maxima of tokens (attack, spell, general; dodges do not count) divided by 3, rounded up. There is no upper limit. A round has 3 times as many.\n\nThe maxima are those of the sheet, not what is left, even if the largest category goes unused this round. Slots that an effect grants outright are added after the division.',
    readings: [
      {
        question: 'A feat gives +1 attack and +1 slot. Is that slot on top of what the higher maximum gives?',
        reading:
          'Enter both apart: the higher maximum, and a bonus slot if the feat means one more. Usually there is none.',
      },
      { question: 'All three maxima are 0?', reading: 'No slots, so nothing is placed. Dodges remain possible.' },
    ],
    overrides: ['feats or effects that grant a slot, such as I Love to Fight'],
    related: ['cerberus.combat.board.slots-table', 'cerberus.combat.board.recalculate'],
  },
  {
    id: 'cerberus.combat.board.slots-table',
    title: 'Slots by largest reserve',
    kind: 'table',
    text: 'Largest reserve 1 to 3: 1 slot a tick, 3 in the round. 4 to 6: 2 and 6. 7 to 9: 3 and 9. 10 to 12: 4 and 12. 13 to 15: 5 and 15. It goes on in steps of 3.',
    related: ['cerberus.combat.board.slots'],
  },
  {
    id: 'cerberus.combat.board.recalculate',
    title: 'When slots are computed',
    kind: 'procedure',
    text: 'Slots per tick belong to the sheet: compute them anew when it changes, not at the start of each round, and not because tokens are spent. How you track spent tokens is up to you; here the record is exact.',
    readings: [
      {
        question: 'A maximum changes in the middle of a round?',
        reading:
          'The new slots hold at once, for this tick and later ones. What is left of the reserve moves by the same difference as its maximum, not below 0. Placed tokens stay; if the tick already holds more than its new slots, nothing more fits in. Tokens that come back later lift the reserve to no more than the new maximum less what the category has spent this round. The GM may have the change wait for the next round.',
      },
    ],
    overrides: ['the GM, on changes in the middle of a round'],
    related: ['cerberus.combat.board.slots', 'cerberus.combat.board.transitions'],
  },
  {
    id: 'cerberus.combat.board.sheet-line',
    title: 'How reserves and slots are written',
    kind: 'content',
    text: 'A sheet has them in one line: the maxima of attack, spell and general tokens as A, S and G, then the slots per tick, such as A 9, S 3, G 4, 3 slots per tick. In play the same letters say what is left after each tick.',
    related: ['cerberus.combat.board.slots'],
  },
  {
    id: 'cerberus.combat.board.placement',
    title: 'What a slot takes',
    kind: 'constraint',
    text: 'A slot holds one attack, spell or general token. Categories may be mixed in a tick, and one may come several times, as far as slots and reserves go. Slots may stay empty; you pay only for what you do. Which column you use means nothing, and a token goes into the current tick only.\n\nNo slot is needed for dodges, nor for what a feat or effect makes free, such as an opportunity attack.',
    overrides: ['feats and effects that name another cost'],
    related: [
      'cerberus.combat.board.rejections',
      'cerberus.combat.action.dodge',
      'cerberus.movement.opportunity-attack',
    ],
  },
  {
    id: 'cerberus.combat.board.state',
    title: 'What a board remembers',
    kind: 'resource',
    text: 'Each combatant, every member of a group included, has a board of their own: maxima and bonus slots, round and tick, what is left of the four reserves, the tokens in each of the three ticks, the sustained actions with their stages, the attacks already met by a personal defense this tick, and whether they declared first.\n\nNo reserve is below 0 or above its maximum, and no tick takes more tokens than it has slots at the time. While the sheet is unchanged, what is left, what was spent this round and what is held back add up to the maximum of each category. A sustained action has one stage a tick at most, in ticks that follow one another; you may run several at once if tokens and slots allow. A dodge is never on the board.',
    related: ['cerberus.combat.board.transitions', 'cerberus.combat.sustained.round-boundary'],
  },
  {
    id: 'cerberus.combat.board.transitions',
    title: 'What changes a board',
    kind: 'procedure',
    text: "Fourteen events change a board: a round or tick starts or ends, an action is taken, a sustained one begins, continues, takes effect, is given up or broken, a parry, a dodge, something free, a changed sheet. Each has what it takes and what it does. If anything is missing, the event is refused and the board stays as it was.\n\nAt a tick's end releasing actions take effect, due ones that were not continued are lost, and unused slots vanish. At a round's end unspent tokens and dodges are lost, and running actions hold back what they were paid with.",
    readings: [
      {
        question: 'When does the token of a declared action leave the reserve?',
        reading:
          'When it is declared, so that everybody sees the free slots that are left. What is declared only for the case that something happens is paid when it does.',
      },
      {
        question: 'May you take a declared action back?',
        reading: 'Until somebody has responded to it; after that only if the GM allows it.',
      },
    ],
    overrides: ['the GM, on taking back what others have responded to'],
    related: ['cerberus.combat.board.state', 'cerberus.combat.board.rejections'],
  },
  {
    id: 'cerberus.combat.board.rejections',
    title: 'Why a board refuses something',
    kind: 'table',
    text: 'Fourteen reasons, checked from top to bottom; the first that applies is named. A condition or 0 HP forbids it; the category does not exist, or another token is offered; the duration is not a whole number of ticks; the id is in use, or names nothing that runs; the last stage is not paid, or there was a stage already this tick; the token is meant for another tick; there is no such attack, or it has met a defense; no dodge, no token, no slot.\n\nA stage that cannot be paid is refused for want of a token or slot, and the action is lost when the tick closes.',
    related: ['cerberus.combat.board.transitions', 'cerberus.combat.plan.validate'],
  },
  {
    id: 'cerberus.combat.board.warnings',
    title: 'Placements that doom a sustained action',
    kind: 'procedure',
    text: 'Keep tokens and a slot for every stage. Nobody forces you to: spend them elsewhere and the action is lost. So there are warnings, and no refusals.\n\nAn action is starved when, after a placement, the free slots of this tick or the tokens of its category are fewer than the stages that are due and unpaid need. It is unsustainable when, at its beginning, some later stage cannot be paid even if you spend nothing else and no other action ends: this round from what is left, later from the maximum less what is held back, its own tokens included.',
    related: ['cerberus.combat.sustained.stages', 'cerberus.combat.sustained.loss'],
  },
  {
    id: 'cerberus.combat.plan.validate',
    title: 'Playing out a plan',
    kind: 'procedure',
    text: 'Plan your ticks, and the plan is played on your board event by event: the slots used and the reserves left in each tick, what a new round begins with, which sustained actions took effect or were lost, and what was refused. Dodges show in the reserves only.\n\nA plan is legal if nothing is refused. To lose a sustained action is legal play, and is told.',
    related: ['cerberus.combat.board.transitions', 'cerberus.combat.board.rejections'],
  },
];
