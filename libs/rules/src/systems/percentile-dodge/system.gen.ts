// Written by `npm run index` from the folders of this system.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { chapter as systemChapter } from './chapter.gen.ts';

export const chapters: readonly ChapterUnits[] = [systemChapter];
