import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { flag } from '../../kernel/schema.ts';
import { formula } from '../../kernel/unit.ts';
import { alertness } from './vocabulary.ts';

const gmAllows = decision({
  id: 'percentile-dodge.archery-permission#gmAllows',
  question: 'Does the GM grant a dodge against this shot?',
  schema: z.boolean(),
  usual: false,
});

const roomToMove = decision({
  id: 'percentile-dodge.archery-permission#roomToMove',
  question: 'Has the target space to move out of the way of the shot?',
  schema: z.boolean(),
});

/** A shot may be dodged by a target who is alert, watches the archer and has room to move, if the GM grants it. */
export const archeryPermission = formula({
  id: 'percentile-dodge.archery-permission',
  input: z.strictObject(alertness),
  output: z.strictObject({ archeryContestAllowed: flag('Whether the shot may be dodged.') }),
  decisions: [gmAllows, roomToMove],
  says: ({ archeryContestAllowed }) =>
    archeryContestAllowed ? 'The shot may be dodged.' : 'The shot stays a skill test.',
  evaluate({ alert, watchingArcher, roomToMove: room, gmAllows: grant }, ruling) {
    const isReady = alert && watchingArcher && room !== false;
    const isGranted = isReady && (grant ?? ruling.decide(gmAllows));
    return { archeryContestAllowed: isGranted && (room ?? ruling.decide(roomToMove)) };
  },
});
