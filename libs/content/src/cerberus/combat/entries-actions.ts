import type { Entry } from '../../types.ts';

/** What is put on the board, and actions that take several ticks. */
export const actionEntries: readonly Entry[] = [
  {
    id: 'cerberus.combat.action.attack',
    title: 'Attack',
    kind: 'procedure',
    text: 'An ordinary attack takes 1 tick, 1 attack token and 1 slot. With slots and tokens enough you may make several in one tick. Attack tokens also pay for parries and, by other chapters, for grapple techniques and escapes, shots, and blows at objects somebody carries.',
    overrides: ['feats or weapons that name another cost'],
    related: [
      'cerberus.combat.action.parry',
      'cerberus.combat.board.placement',
      'cerberus.martial.grapple.cost',
      'cerberus.firearm.shot.cost',
      'cerberus.equipment.break.in-combat',
    ],
  },
  {
    id: 'cerberus.combat.action.spell',
    title: 'Casting on the board',
    kind: 'formula',
    text: 'A spell takes 1 spell token and 1 slot in every tick of its casting, the tick of its release included. A Standard spell takes 2 ticks: cast in the first, held and released in the second, 2 tokens in all. Tokens and slots of the board are not the spell slots that pay for the spell itself.',
    overrides: ["the spell's entry", 'Quicken Spell', 'upkeep of concentration'],
    related: [
      'cerberus.combat.action.quicken',
      'cerberus.combat.sustained.stages',
      'cerberus.magic.casting.stages',
      'cerberus.magic.concentration.upkeep',
    ],
  },
  {
    id: 'cerberus.combat.action.quicken',
    title: 'Quickened casting',
    kind: 'formula',
    text: 'With Quicken Spell a spell that the feat accepts takes 1 tick and 1 spell token. It costs more spell slots: three more for casting times of 2 or 3 ticks, by the table of metamagic. Without the feat, or for a spell it does not accept, the casting time of its entry stands.',
    overrides: ["the feat's entry"],
    related: ['cerberus.combat.action.spell', 'cerberus.magic.metamagic.quicken'],
  },
  {
    id: 'cerberus.combat.action.general',
    title: 'General action',
    kind: 'procedure',
    text: 'Everyday acts such as drinking a potion, opening a door, picking something up or getting on a horse usually take 1 tick, 1 general token and 1 slot. Some take several ticks by other rules; those are sustained actions. For an act that no rule lists the GM says how long it takes, usually 1 tick.',
    overrides: ['the GM, on acts that are not listed'],
    related: [
      'cerberus.combat.action.retrieve',
      'cerberus.combat.sustained.stages',
      'cerberus.firearm.reload.procedure',
      'cerberus.equipment.alchemical.throw',
      'cerberus.time.action-duration',
    ],
  },
  {
    id: 'cerberus.combat.action.retrieve',
    title: 'Getting equipment in hand',
    kind: 'table',
    text: 'A general action that depends on where the item is. Ready to hand (a sheathed weapon, a flask at the belt, a cartridge in its pouch, a wand at the hip): 1 tick, 1 general token. Stowed (backpack, bedroll, saddlebag, the bottom of a satchel): 2 ticks, 2 general tokens.\n\nThe longer one is a sustained action: a token and a slot in each of two ticks in a row, and lost if not continued. Of other places the GM says which they are.',
    overrides: ['the GM, on places that are not listed'],
    related: ['cerberus.combat.sustained.stages'],
  },
  {
    id: 'cerberus.combat.action.dodge',
    title: 'Dodge on the board',
    kind: 'constraint',
    text: 'A dodge is a reaction that spends 1 dedicated dodge. It takes no slot and no token, so a full board does not prevent it, nor an incantation. When it is possible and against what is a matter of Martial Combat.',
    overrides: ['feats'],
    related: ['cerberus.martial.dodge.cost', 'cerberus.combat.action.parry'],
  },
  {
    id: 'cerberus.combat.action.parry',
    title: 'Parry on the board',
    kind: 'constraint',
    text: 'A parry is a reaction that turns an attack into defense: 1 attack token and 1 slot of the tick in which you declare it, and both must be there. A free slot is needed however many attack tokens remain. Several parries fit in a tick while tokens and slots last, and one can answer a whole group of attacks. What your equipment can parry is a matter of Martial Combat.',
    overrides: ['feats'],
    related: ['cerberus.martial.parry.cost', 'cerberus.martial.parry.level-limit', 'cerberus.combat.board.rejections'],
  },
  {
    id: 'cerberus.combat.sustained.stages',
    title: 'Paying for an action of several ticks',
    kind: 'procedure',
    text: 'An action of n ticks has n stages in n ticks that follow one another, one in each. Every stage spends 1 token of the category and takes 1 free slot of its tick, in any column. The action takes effect with its last stage. So it is for every category: incantations, stowed gear, reloading and so on.\n\nStages cannot be paid ahead, doubled up or put off. Other tokens may share the ticks if slots are left.',
    related: [
      'cerberus.combat.sustained.loss',
      'cerberus.combat.sustained.round-boundary',
      'cerberus.combat.board.transitions',
    ],
  },
  {
    id: 'cerberus.combat.sustained.loss',
    title: 'Losing a sustained action',
    kind: 'procedure',
    text: 'If you cannot or will not pay the next stage in the very next tick, the action is lost: an incantation ends with no effect, and tokens already spent stay spent. It cannot be taken up again; to start anew costs every stage anew. A skipped stage counts as lost when its tick closes, or at once if you give the action up.\n\nBeing interrupted from outside has the same effect on the board, such as by damage over 25% of maximum HP for red and divine magic, over 35% for blue.',
    related: [
      'cerberus.combat.board.transitions',
      'cerberus.magic.casting.interruption',
      'cerberus.health.condition.stunned',
    ],
  },
  {
    id: 'cerberus.combat.sustained.round-boundary',
    title: 'Sustained actions across rounds',
    kind: 'procedure',
    text: 'A sustained action may run over the end of a round. Its next stage is due in tick 1 of the new round and costs a token and a slot there as usual; the board shows a marker. Tokens that it has been paid with stay out of the refill and come back only when the action ends, completed or lost.',
    readings: [
      {
        question: 'Which tokens are held back, and when do they return?',
        reading:
          'Those paid in earlier rounds; stages to come are paid from the new round. They return the moment the action ends and can be used from then on, but the reserve never rises above the maximum less what the category has spent this round. A token paid this round waits for the next refill. So an action of n stages needs a maximum of n or more, wherever the ticks fall.',
      },
      {
        question: 'Long workings by several casters, of 8 ticks or so, would need 8 spell tokens?',
        reading: 'Yes. The GM may have nothing held back for them, or play them in scenes.',
      },
    ],
    overrides: ['the GM: on the end of the action, at the refill after it, or nothing held back'],
    related: ['cerberus.combat.reserves.refill', 'cerberus.combat.board.state'],
  },
];
