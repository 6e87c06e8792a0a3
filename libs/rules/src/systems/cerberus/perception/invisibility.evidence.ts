import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { advantage } from '../base/advantage.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { isWish } from '../base/prescribed.ts';
import { RollMode } from '../vocabulary.ts';
import { GmOdds } from './chances.ts';
import { invisibilityNotice, looking, willFields } from './invisibility.notice.ts';

const RULE = 'cerberus.perception.invisibility.evidence';

export const Evidence = choice(
  'CerberusInvisibilityEvidence',
  ['scent', 'tracks', 'moving-objects', 'other'],
  'A physical sign of somebody invisible.',
);

const EvidenceRuling = choice(
  'CerberusEvidenceRuling',
  ['save-bonus', 'separate-chance', 'none'],
  'What the sign gives: a bonus to the Save, a prescribed chance of its own, or nothing.',
);

export const evidenceRuling = decision({
  id: `${RULE}#ruling`,
  question: 'What does the sign give: a bonus to the Save, a prescribed chance of its own, or nothing?',
  schema: EvidenceRuling,
  usual: 'none',
});

const bonus = decision({
  id: `${RULE}#bonus`,
  question: 'How large is the bonus that the sign gives to the Save?',
  schema: whole(-1000, 1000, 'The bonus.'),
});

const odds = decision({
  id: `${RULE}#odds`,
  question: "How good are the odds that the sign gives it away, from the player's side?",
  schema: GmOdds,
});

const Observer = z
  .strictObject({
    looking: flag('Whether the observer looks its way; usually so.').optional(),
    ...willFields,
    dc: difficulty(),
  })
  .meta({ id: 'CerberusEvidenceObserver', description: 'Who may notice the sign, with the DC of the invisibility.' });
type Observer = z.infer<typeof Observer>;

/** Scent, tracks and other signs of somebody invisible give what the GM chooses: a Save bonus, a chance of its own, or nothing. */
export const invisibilityEvidence = procedure({
  id: RULE,
  input: z.strictObject({
    evidence: Evidence,
    observer: Observer.optional(),
    mode: RollMode.optional().describe('Advantage or Disadvantage on a separate chance.'),
  }),
  output: z.strictObject({
    ruling: EvidenceRuling,
    noticed: flag('Whether the creature is noticed; absent when nothing was rolled.').optional(),
    total: rolledTotal('The Will Save with everything added.').optional(),
  }),
  dice: [
    { key: 'gm.illusion', dice: '1d20', by: 'GM for each observer', label: "the day's illusion roll" },
    { key: 'player.perception', dice: '1dY', by: 'player', label: 'perception' },
  ],
  decisions: [evidenceRuling, bonus, odds],
  uses: [invisibilityNotice, advantage],
  outcome: ['ruling', 'noticed'],
  says: ({ ruling, noticed }) =>
    noticed === undefined ? `The sign gives ${WORDS[ruling]}.` : noticed ? 'It is noticed.' : 'It is not noticed.',
  evaluate({ evidence, observer, mode }, ruling) {
    const ruled = ruling.decide(evidenceRuling);
    if (ruled === 'separate-chance') {
      const chance = { ...ruling.decide(odds), mode };
      return { ruling: ruled, noticed: isWish('player.perception', chance, RULE, ruling) };
    }
    const added = ruled === 'save-bonus' ? [{ label: evidence, value: ruling.decide(bonus) }] : [];
    return observer ? { ruling: ruled, ...saved(observer, added, ruling) } : { ruling: ruled };
  },
});

const WORDS = {
  'save-bonus': 'a bonus to the Save',
  'separate-chance': 'a chance of its own',
  none: 'nothing',
} as const;

function saved(observer: Observer, added: { label: string; value: number }[], ruling: Ruling) {
  const { looking: known, bonuses = [], ...rest } = observer;
  const { outcome, details } = ruling.detailed(invisibilityNotice, {
    ...rest,
    looking: known ?? ruling.decide(looking, true),
    bonuses: [...bonuses, ...added],
  });
  return { noticed: outcome.noticed, total: partOf(details, 'total') };
}
