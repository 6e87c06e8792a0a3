import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag } from '../../../kernel/schema.ts';
import { operation, partOf, type Shown } from '../../../kernel/unit.ts';
import { difficulty, displayName, rolledTotal } from '../base/figures.ts';
import { combatantId } from '../vocabulary.ts';
import { darknessSight, darkSenses, distanceField } from './darkness.sight.ts';
import { darknessTransparent } from './darkness.transparent.ts';
import { Evidence, evidenceRuling, invisibilityEvidence } from './invisibility.evidence.ts';
import { invisibilityNotice, looking, willFields } from './invisibility.notice.ts';
import { invisibilitySound } from './invisibility.sound.ts';
import { noticeExamples } from './noticing/examples.ts';

const Observer = z
  .strictObject({
    id: combatantId().optional(),
    name: displayName('Name, for sentences.'),
    looking: flag('Whether the observer looks its way; left out, the GM is asked.').optional(),
    ...willFields,
    ...darkSenses,
  })
  .meta({ id: 'CerberusObserver', title: 'Observer', description: 'Who may notice something invisible.' });

const Invisible = z
  .strictObject({
    name: displayName('Name, for sentences.'),
    dc: difficulty(),
    masksSound: flag('Whether the effect hides sound as well.').optional(),
    lit: flag('Whether light falls on it; usually so.').optional(),
    lineOfSight: flag('Whether the line of sight is open; usually so.').optional(),
    distance_ft: distanceField(),
    evidence: Evidence.optional().describe('A physical sign of it; the GM says what it gives, and usually nothing.'),
  })
  .meta({
    id: 'CerberusInvisible',
    title: 'Invisible creature',
    description: 'Somebody under an effect that hides from sight.',
  });

const Input = z.strictObject({ observer: Observer, creature: Invisible });
type Input = z.infer<typeof Input>;
type EvidenceRuling = z.infer<typeof evidenceRuling.schema>;

/** One observer and one invisible creature: light or a sense first, then the Will Save, and what signs give it away. */
export const notice = operation({
  id: 'cerberus.perception.notice',
  title: 'Notice an invisible creature',
  summary:
    'The Will Save of somebody who looks toward an invisible creature, with light, senses, and signs that betray it.',
  input: Input,
  output: z.strictObject({
    noticed: flag('Whether the observer notices the creature.'),
    bySave: flag('Whether the Will Save did it.'),
    bySign: flag('Whether a sign gave it away, by a chance of its own.'),
    heard: flag('Whether sounds that the effect masks are heard too: the one Save pierces both.'),
    total: rolledTotal('The Will Save; absent when none was made.').optional(),
  }),
  dice: invisibilityEvidence.dice,
  uses: [invisibilityNotice, invisibilityEvidence, invisibilitySound, darknessSight, darknessTransparent],
  odds: { noticed: ({ noticed }) => noticed, bySave: ({ bySave }) => bySave },
  resolve({ observer, creature }, ruling) {
    ruling.cast('observer', observer.id);
    const isLooking = observer.looking ?? ruling.decide(looking);
    const given: EvidenceRuling = creature.evidence ? ruling.decide(evidenceRuling) : 'none';
    const canSave = isLooking && isInSight({ observer, creature }, given, ruling);
    const save = canSave ? saved({ observer, creature }, given, ruling) : undefined;
    const bySave = save?.noticed ?? false;
    const bySign = !bySave && given === 'separate-chance' && betrayed(creature, ruling);
    const masksSound = creature.masksSound ?? false;
    const heard =
      masksSound && canSave && ruling.run(invisibilitySound, { masksSound, saveSucceeded: bySave }).revealed;
    return { noticed: bySave || bySign, bySave, bySign, heard, total: save?.total };
  },
  sentence({ noticed, bySign, total }, { observer, creature }) {
    const { name: who = 'The observer' } = observer;
    const { name: whom = 'the invisible creature', dc } = creature;
    if (bySign) return `A sign gives it away: ${who} notices ${whom}.`;
    const figures = total === undefined ? '' : `, ${total} against DC ${dc}`;
    return `${who} ${noticed ? 'notices' : 'does not notice'} ${whom}${figures}.`;
  },
  changes: () => [],
  groups: [
    {
      title: 'The Will Save',
      fields: ['creature.dc', 'observer.wis', 'observer.grade', 'observer.level', 'observer.looking'],
    },
    {
      title: 'Light and signs',
      fields: [
        'creature.lit',
        'creature.lineOfSight',
        'creature.distance_ft',
        'creature.evidence',
        'creature.masksSound',
      ],
    },
    {
      title: 'Senses and modifiers',
      fields: ['observer.darkvisionRange_ft', 'observer.otherSense', 'observer.bonuses', 'observer.mode'],
    },
    { title: 'Who', fields: ['observer.name', 'observer.id', 'creature.name'] },
  ],
  examples: noticeExamples,
});

/**
 * Whether a Save can be made: the creature is lit, or a sense makes up for it.
 * Refuses a look into the dark or at a wall, unless a sign gives a chance of its own.
 */
function isInSight({ observer, creature }: Input, given: EvidenceRuling, ruling: Ruling): boolean {
  const { lit = true, lineOfSight = true, distance_ft } = creature;
  const { darkvisionRange_ft, otherSense } = observer;
  if (ruling.run(darknessTransparent, { targetLit: lit, lineOfSight }).seen) return true;
  const isSensed =
    lineOfSight && ruling.run(darknessSight, { lit, distance_ft, darkvisionRange_ft, otherSense }).saveAllowed;
  if (isSensed || given === 'separate-chance') return isSensed;
  const [rule, message] = lineOfSight
    ? [darknessSight.id, 'It is not lit and no sense reaches it: no Save reveals what lacks light.']
    : [darknessTransparent.id, 'The line of sight is not open: there is nothing to look at.'];
  ruling.require(false, rule, message, () => [
    'light on the creature',
    'a sense that reaches it',
    'a sign with a chance of its own',
  ]);
  return false;
}

/** The Will Save, with what a sign adds to it. */
function saved({ observer, creature: { dc, evidence } }: Input, given: EvidenceRuling, ruling: Ruling) {
  const { wis, grade, level, bonuses, mode } = observer;
  const will = { looking: true, wis, grade, level, bonuses, mode, dc };
  return ruling.as('observer', () => {
    if (evidence && given === 'save-bonus') {
      const { outcome, details } = ruling.detailed(invisibilityEvidence, { evidence, observer: will });
      return { noticed: outcome.noticed ?? false, total: partOf(details, 'total') as Shown<number> };
    }
    const { outcome, details } = ruling.detailed(invisibilityNotice, will);
    return { noticed: outcome.noticed, total: partOf(details, 'total') as Shown<number> };
  });
}

function betrayed({ evidence = 'other' }: Input['creature'], ruling: Ruling): boolean {
  return ruling.run(invisibilityEvidence, { evidence }).noticed ?? false;
}
