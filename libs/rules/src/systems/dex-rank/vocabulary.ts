import type { z } from 'zod';
import { choice, flag, identifier, text, whole } from '../../kernel/schema.ts';

/** The words and figures that all chapters of the DEX-rank system share. */

export const LEVELS = ['impale', 'critical', 'success', 'failure', 'fumble'] as const;
export const Level = choice('DexRankLevel', LEVELS, 'Level of success, the best first.');
export type Level = (typeof LEVELS)[number];

/** Levels that land unless something stops them. */
export const isLanding = (level: Level): level is 'impale' | 'critical' | 'success' =>
  level !== 'failure' && level !== 'fumble';

export const Use = choice(
  'DexRankUse',
  ['attack', 'parry', 'dodge', 'skill'],
  'What is rolled for; only an attack can impale.',
);

export const Reach = choice(
  'DexRankReach',
  ['missile', 'long', 'medium', 'short'],
  'How the weapon reaches: missiles come first in a rank, then long weapons, then medium and short together.',
);
export type Reach = z.infer<typeof Reach>;

export const Kind = choice(
  'DexRankAttackKind',
  ['hth', 'missile'],
  'Hand-to-hand (HTH), or thrown and shot (missile).',
);

/** A kind of attack within a sentence. */
export const KIND_SAID = { hth: 'hand-to-hand', missile: 'missile' } as const;

export const skill = (description: string) => whole(0, 1000, { description, unit: 'percent' });

/** A d100 as it is read: 00 is 100. */
export const d100 = (description: string) => whole(1, 100, description);

/** Says the abbreviation too: surfaces take from it how to write the names of fields and odds. */
const hitPointWords = (which: string) => ({ title: 'Hit points', description: `Hit points (HP) ${which}.` });

/** @param which such as `now` */
export const hitPoints = (which: string) => whole(-10_000, 10_000, hitPointWords(which));

/** Hit points as a ruling leaves them. */
export const hitPointsLeft = () => whole(-2_000_000_000, 1_000_000_000, hitPointWords('afterwards'));

/** @param which such as `now` */
export const magicPoints = (which: string) =>
  whole(0, 1_000_000_000, { title: 'Magic points', description: `Magic points (MP) ${which}.` });

export const points = (description: string) => whole(0, 1_000_000_000, description);

export const rank = (description: string) => whole(-1000, 1000, { description, unit: 'ranks' });

export const dexterity = () =>
  whole(0, 100, { title: 'DEX', description: 'Dexterity: the rank at which actions begin.' });

export const id = identifier;

export const name = (description: string) => text(60, description);

export const engaged = () => flag('Whether this one is in a hand-to-hand fight.');
