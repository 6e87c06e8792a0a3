import type { Entry } from '../../types.ts';

/** Noticing what hides, what is invisible, and what lies in the dark. */
export const seeingEntries: readonly Entry[] = [
  {
    id: 'cerberus.perception.mode',
    title: 'Which roll for which case of perception',
    kind: 'table',
    text: 'Stealth or perception in a scene, and a disguise looked at closely: a prescribed chance. Looking toward an invisible creature: a Will Save. A luminous effect: the Will Save that its spell names. A thing in darkness: no roll, but light or a fitting sense.\n\nAn attack from hiding to which no reaction is possible: the attacker comes first and is critical. One to which a reaction is possible: a Reflex duel.',
    related: [
      'cerberus.perception.scene.check',
      'cerberus.perception.disguise.scrutiny',
      'cerberus.perception.invisibility.notice',
      'cerberus.perception.hidden-attack',
      'cerberus.perception.darkness.sight',
    ],
  },
  {
    id: 'cerberus.perception.scene.check',
    title: 'Stealth and perception outside combat',
    kind: 'ruling',
    text: 'Slipping past somebody, following tracks, looking for someone who hides and the like are one prescribed chance outside combat. The GM sets X in Y by the abilities of those involved and by the surroundings. The two sides are not rolled against each other.\n\nThe GM may weigh distraction, equipment, experience, light, noise, scent, size, terrain, viewing angle, and how vigilant the opposition is.',
    overrides: ['the GM, who sets the odds'],
    related: [
      'cerberus.base.chance.odds',
      'cerberus.base.chance.roll',
      'cerberus.gm.ambush.detection',
      'cerberus.environment.hidden-danger',
    ],
  },
  {
    id: 'cerberus.perception.invisibility.notice',
    title: 'Noticing an invisible creature',
    kind: 'formula',
    text: 'Invisibility is an illusion against sight. Each creature that looks its way makes a Will Save against the DC of the effect: 1d20 + Wisdom + class level bonus + bonuses. Reaching the DC is enough to notice. Who looks elsewhere makes no Save.\n\nThe GM rolls the die of an illusion once at the start of the day for each observer and uses it again all day.',
    readings: [
      {
        question: 'Does the one die of the day count against every invisible foe?',
        reading: 'Yes. The die stays, while the modifiers and bonuses of the moment are added anew.',
      },
    ],
    overrides: ["the effect's own text", 'the resistance of undead to illusions', 'feats'],
    related: [
      'cerberus.base.save.check',
      'cerberus.perception.invisibility.sound',
      'cerberus.perception.invisibility.evidence',
      'cerberus.magic.illusion.daily-save',
    ],
  },
  {
    id: 'cerberus.perception.invisibility.sound',
    title: 'Invisibility that also masks sound',
    kind: 'condition',
    text: 'Where an effect hides sound as well as sight, the one Will Save pierces both. Hearing gets no second Save.',
    related: ['cerberus.perception.invisibility.notice'],
  },
  {
    id: 'cerberus.perception.invisibility.evidence',
    title: 'Physical evidence of an invisible creature',
    kind: 'ruling',
    text: 'Scent, tracks, things that move and other physical signs may betray an invisible creature. The GM chooses what they give: a bonus to the Save, or a prescribed chance apart from it. Unless the GM says so they give nothing.',
    overrides: ['the GM, on what the signs give'],
    related: ['cerberus.perception.invisibility.notice', 'cerberus.base.chance.roll'],
  },
  {
    id: 'cerberus.perception.darkness.sight',
    title: 'Seeing something unlit',
    kind: 'constraint',
    text: 'You see a thing that is not illuminated only with a light source on it, by Darkvision within its own range, or by another sense that fits. No Save reveals what lacks light. Every source of Darkvision gives its own range; there is no general one.',
    readings: [{ question: 'At exactly the range of Darkvision?', reading: 'Within it: a range includes its end.' }],
    overrides: ['the GM, on senses that fit'],
    related: ['cerberus.perception.darkness.transparent', 'cerberus.perception.invisibility.notice'],
  },
  {
    id: 'cerberus.perception.darkness.transparent',
    title: 'Darkness does not block sight beyond it',
    kind: 'constraint',
    text: 'From the dark you still see a lit place that lies past it, and a far light across unlit ground. What decides is light on the thing seen, neither on the viewer nor on the way between, as long as the line of sight is open.',
    related: ['cerberus.perception.darkness.sight'],
  },
  {
    id: 'cerberus.perception.magical-light',
    title: 'Blinding light',
    kind: 'condition',
    text: 'Some effects of light can blind whoever looks their way. The entry of the effect gives the Will Save and what failing it does. Reaching the DC resists; who looks elsewhere is not affected.',
    overrides: ["the spell's own text"],
    related: ['cerberus.base.save.check'],
  },
];
