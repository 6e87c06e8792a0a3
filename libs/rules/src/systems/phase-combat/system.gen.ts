// Written by `npm run index` from the folders of this system.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { chapter as systemChapter } from './chapter.gen.ts';
import { chapter as abortChapter } from './abort/chapter.gen.ts';
import { chapter as basicsChapter } from './basics/chapter.gen.ts';
import { chapter as blockChapter } from './block/chapter.gen.ts';
import { chapter as braceChapter } from './brace/chapter.gen.ts';
import { chapter as disarmChapter } from './disarm/chapter.gen.ts';
import { chapter as dodgeChapter } from './dodge/chapter.gen.ts';
import { chapter as grabChapter } from './grab/chapter.gen.ts';
import { chapter as maneuverChapter } from './maneuver/chapter.gen.ts';
import { chapter as maneuversChapter } from './maneuvers/chapter.gen.ts';

export const chapters: readonly ChapterUnits[] = [systemChapter, abortChapter, basicsChapter, blockChapter, braceChapter, disarmChapter, dodgeChapter, grabChapter, maneuverChapter, maneuversChapter];
