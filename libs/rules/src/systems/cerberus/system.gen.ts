// Written by `npm run index` from the folders of this system.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { chapter as baseChapter } from './base/chapter.gen.ts';
import { chapter as characterChapter } from './character/chapter.gen.ts';
import { chapter as combatChapter } from './combat/chapter.gen.ts';
import { chapter as exampleChapter } from './example/chapter.gen.ts';
import { chapter as healthChapter } from './health/chapter.gen.ts';
import { chapter as martialChapter } from './martial/chapter.gen.ts';
import { chapter as movementChapter } from './movement/chapter.gen.ts';
import { chapter as perceptionChapter } from './perception/chapter.gen.ts';
import { chapter as timeChapter } from './time/chapter.gen.ts';

export const chapters: readonly ChapterUnits[] = [baseChapter, characterChapter, combatChapter, exampleChapter, healthChapter, martialChapter, movementChapter, perceptionChapter, timeChapter];
