import type { Entry } from '../../types.ts';

/** Grappling: one prescribed chance, and what each technique does. */
export const grappleEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.grapple.check',
    title: 'Grappling is one prescribed chance check',
    kind: 'procedure',
    text: 'To hold, throw, lock, pin, disarm or shove somebody in close combat is one prescribed chance: X in Y, always stated from the side of whoever attempts it (NPCs too) and announced before the roll. On 1dY you need X or lower. No Reflex duel comes first, and there is no dodging or parrying it.',
    readings: [
      {
        question: "Prescribed chances are usually stated from the player's side. Here?",
        reading: 'From the attempting character, player or not.',
      },
      { question: 'Is there really no defense against it?', reading: 'None; the check decides it all.' },
    ],
    related: ['cerberus.martial.grapple.factors', 'cerberus.martial.grapple.certain'],
  },
  {
    id: 'cerberus.martial.grapple.factors',
    title: 'What the GM weighs',
    kind: 'ruling',
    text: "The GM must weigh four things on both sides. Strength imposes movement or resists it. Dexterity is footing, timing and escape. Size is weight, reach and the holds it makes possible. Experience is level first, then class, feats, training and history. There is no formula.\n\nThe stronger against the quicker may come out even; great size may win the holds and still lose to a trip or another play on footing. Extra grappling experience from class or feat makes that character's level weigh more.",
    related: ['cerberus.martial.grapple.check', 'cerberus.base.chance.odds'],
  },
  {
    id: 'cerberus.martial.grapple.certain',
    title: 'Certain and impossible grapples',
    kind: 'constraint',
    text: 'Where the outcome is certain nobody rolls: a hold that is not contested is simply granted. What is impossible, such as seizing a cloud or moving a mass you cannot shift, is rejected and not attempted.',
    readings: [
      {
        question: 'What do these cost?',
        reading: 'Certain success costs an attack as usual. What is rejected costs nothing.',
      },
    ],
    overrides: ['the GM, who judges what is certain or impossible'],
    related: ['cerberus.martial.grapple.check', 'cerberus.martial.grapple.cost'],
  },
  {
    id: 'cerberus.martial.grapple.cost',
    title: 'Cost of a technique and of escaping',
    kind: 'resource',
    text: 'Each technique you attempt costs one attack token and one slot and is resolved within one tick, unless it says otherwise. Breaking a hold costs one attack token and one slot, at most one attempt per tick. Letting go is free and takes no slot. Failure spends the same.',
    readings: [
      {
        question: 'Grappled characters cannot attack with a weapon. Can they pay the attack token to escape?',
        reading: 'Yes; the token is the price and no weapon is used.',
      },
    ],
    related: ['cerberus.martial.grapple.check', 'cerberus.combat.action.attack'],
  },
  {
    id: 'cerberus.martial.grapple.hold',
    title: 'Hold',
    kind: 'procedure',
    text: 'On a success the target becomes Grappled, and one or more of your hands or suitable limbs are tied up. The hold ends when you let go or when an escape succeeds: a prescribed chance with the odds stated from the side of the one escaping.',
    related: ['cerberus.health.condition.grappled', 'cerberus.martial.grapple.cost'],
  },
  {
    id: 'cerberus.martial.grapple.trip',
    title: 'Trip',
    kind: 'procedure',
    text: 'On a success the target is Prone. A trip does not itself hold. If you trip someone you hold, you keep the hold by falling along, which makes you Prone too, or with leverage the GM finds plausible; otherwise the hold ends. A failed trip leaves the hold as it was.',
    overrides: ['the GM, on plausible leverage'],
    related: ['cerberus.health.condition.prone', 'cerberus.martial.grapple.hold'],
  },
  {
    id: 'cerberus.martial.grapple.forced-movement',
    title: 'Forced Movement',
    kind: 'procedure',
    text: 'Needs a Grappled target. On a success you move the target, following along, by at most half your own Speed. It provokes no opportunity attack. It ends early at a solid obstacle or at a gap the target cannot fit through.',
    readings: [
      { question: 'Must you be the one holding the target?', reading: 'Yes, by default.' },
      { question: 'And if your Speed is odd?', reading: 'Half of it, rounded down to whole feet.' },
    ],
    related: [
      'cerberus.martial.grapple.immobilize',
      'cerberus.movement.forced',
      'cerberus.movement.opportunity-attack',
    ],
  },
  {
    id: 'cerberus.martial.grapple.immobilize',
    title: 'Immobilize',
    kind: 'procedure',
    text: 'Needs a Grappled target and two or more of your limbs, which are tied up. On a success the whole body is pinned: no movement, -5 to Reflex duels, and every restriction of being Grappled stays. You yourself move only by converting to Forced Movement.',
    readings: [
      { question: 'Prone and immobilized: one -5 or two?', reading: 'Both apply, -10.' },
      { question: 'You escape once: are you still held or pinned?', reading: 'Neither; both end together.' },
      {
        question: 'Is the target still pinned after Forced Movement?',
        reading: 'No, only Grappled; it takes a new Immobilize.',
      },
    ],
    related: ['cerberus.martial.dodge.mobility', 'cerberus.health.condition.grappled'],
  },
  {
    id: 'cerberus.martial.grapple.disarm',
    title: 'Disarm',
    kind: 'procedure',
    text: "You grab a weapon, or the arm behind it. On a success you pick one object the target holds, and it falls into the target's space. The target does not become Grappled by this, other effects aside.",
    related: ['cerberus.martial.grapple.check', 'cerberus.martial.grapple.cost'],
  },
];
