import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { TimeUnit, units } from './units.ts';

const RULE = 'cerberus.time.action-duration';

const shortenedBy = parameter({
  id: `${RULE}#shortenedBy`,
  title: 'how many ticks less an action takes',
  default: 0,
  schema: whole(0, 1000, 'How many ticks less an action takes; one tick is the least.'),
  unit: 'ticks',
  changedBy: 'feats that shorten casting',
});

/** Such as `2 rounds`, or `4 ticks` in an entry that gives its own number. */
const DURATION = /^(\d{1,5}) ([a-z]+?)s?$/;

/** Labels and durations in ticks, whatever their capitals: Swift or Fast 1, Standard 2, Full 3, N rounds or turns 3N. */
export const actionDuration = formula({
  id: RULE,
  input: z.strictObject({
    label: text(60, 'What the spell, feat or item says: Swift, Standard, Full, 2 rounds, or its own 4 ticks.'),
  }),
  output: z.strictObject({
    accepted: flag('Whether the label names a duration.'),
    ticks: whole(1, 1_000_000_000, { description: 'How long it takes.', unit: 'ticks' }).optional(),
  }),
  parameters: [shortenedBy],
  uses: [units],
  says: ({ ticks }, { label }) => {
    if (ticks === undefined) return `${label} names no duration.`;
    return `${label} takes ${counted(ticks, 'tick')}.`;
  },
  evaluate({ label }, ruling) {
    const written = ticksOf(label.trim().replace(/\s+/g, ' ').toLowerCase(), ruling);
    if (written === 0) return { accepted: false };
    const ticks = ruling.calc('duration').plus(label, written).minus('shortened', ruling.parameter(shortenedBy));
    return { accepted: true, ticks: ticks.atLeast(1).floor(RULE, 'ticks') };
  },
});

/** The ticks of a label or duration in small letters; 0 for anything else. */
function ticksOf(label: string, ruling: Figuring): number {
  const names = (row: { label: string; aliases: readonly string[] }) => [row.label, ...row.aliases];
  const row = cerberusTimeTables.durationLabels.find((one) => names(one).some((name) => name.toLowerCase() === label));
  if (row) return row.ticks;
  const [, count, word] = DURATION.exec(label) ?? [];
  const unit = TimeUnit.safeParse(word);
  return unit.success ? ruling.run(units, { value: Number(count), unit: unit.data }).ticks : 0;
}
