import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { displayName, rollableX, rollableY } from '../base/figures.ts';
import { RollMode } from '../vocabulary.ts';
import { GmOdds, oddsOf } from './chances.ts';
import { perceptionFactors, perceptionOdds, sceneCheck } from './scene.check.ts';

/** Slipping by, tracking, searching outside combat: one prescribed chance at the GM's odds. */
export const check = operation({
  id: 'cerberus.perception.check',
  title: 'Stealth or perception',
  summary:
    'Slipping past somebody, following tracks, searching: outside combat one chance at the odds that the GM sets.',
  input: z.strictObject({
    attempt: text(200, 'What is attempted, such as slipping past the sentry.').optional(),
    odds: GmOdds.optional().describe("X chances in Y, from the player's side; left out, the GM is asked."),
    factors: perceptionFactors.optional(),
    name: displayName('Who attempts it.'),
    mode: RollMode.optional().describe('Advantage keeps the lower die, Disadvantage the higher.'),
  }),
  output: z.strictObject({ success: flag("Whether the player's wish comes true."), x: rollableX(), y: rollableY() }),
  dice: sceneCheck.dice,
  uses: [sceneCheck],
  odds: { success: ({ success }) => success },
  resolve({ odds = {}, factors, mode }, ruling) {
    const { x, y } = oddsOf(odds, perceptionOdds, ruling);
    return { ...ruling.run(sceneCheck, { x, y, factors, mode }), x, y };
  },
  sentence({ success, x, y }, { name = 'The attempt', attempt }) {
    const what = attempt ? ` (${attempt})` : '';
    return `${name}${what}: ${x} in ${y}, ${success ? 'and it succeeds' : 'and it fails'}.`;
  },
  changes: () => [],
  groups: [
    { title: 'What', fields: ['attempt', 'odds'] },
    { title: 'Circumstances', fields: ['factors', 'mode'] },
    { title: 'Who', fields: ['name'] },
  ],
  examples: [
    {
      title: 'A thief slips into the castle at 4 in 5, rolled at the table',
      request: {
        input: { name: 'Séra', attempt: 'slipping into the castle', odds: { x: 4, y: 5 }, factors: ['noise', 'light'] },
        dice: { rolls: [{ key: 'player.perception', faces: [4] }] },
      },
    },
    {
      title: 'Following old tracks with a hound along, at the odds that the GM sets',
      request: {
        input: { attempt: 'following the tracks', factors: ['scent', 'terrain'], mode: 'advantage' },
        decisions: [{ id: perceptionOdds.id, value: { x: 1, y: 3 } }],
      },
    },
  ],
});
