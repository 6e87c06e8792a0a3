// Written by `npm run index` from the folders of this system.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { chapter as systemChapter } from './chapter.gen.ts';
import { chapter as actionChapter } from './action/chapter.gen.ts';
import { chapter as defenceChapter } from './defence/chapter.gen.ts';
import { chapter as levelChapter } from './level/chapter.gen.ts';
import { chapter as magicChapter } from './magic/chapter.gen.ts';
import { chapter as matrixChapter } from './matrix/chapter.gen.ts';
import { chapter as orderChapter } from './order/chapter.gen.ts';
import { chapter as roundChapter } from './round/chapter.gen.ts';
import { chapter as summaryChapter } from './summary/chapter.gen.ts';

export const chapters: readonly ChapterUnits[] = [systemChapter, actionChapter, defenceChapter, levelChapter, magicChapter, matrixChapter, orderChapter, roundChapter, summaryChapter];
