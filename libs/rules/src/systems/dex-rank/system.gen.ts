// Written by `npm run index` from the folders of this system.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { chapter as systemChapter } from './chapter.gen.ts';
import { chapter as actionChapter } from './action/chapter.gen.ts';
import { chapter as armorChapter } from './armor/chapter.gen.ts';
import { chapter as attackChapter } from './attack/chapter.gen.ts';
import { chapter as combatChapter } from './combat/chapter.gen.ts';
import { chapter as damageChapter } from './damage/chapter.gen.ts';
import { chapter as defenceChapter } from './defence/chapter.gen.ts';
import { chapter as fumbleChapter } from './fumble/chapter.gen.ts';
import { chapter as levelChapter } from './level/chapter.gen.ts';
import { chapter as magicChapter } from './magic/chapter.gen.ts';
import { chapter as matrixChapter } from './matrix/chapter.gen.ts';
import { chapter as orderChapter } from './order/chapter.gen.ts';
import { chapter as parryChapter } from './parry/chapter.gen.ts';
import { chapter as roundChapter } from './round/chapter.gen.ts';
import { chapter as schemaChapter } from './schema/chapter.gen.ts';
import { chapter as shieldChapter } from './shield/chapter.gen.ts';
import { chapter as summaryChapter } from './summary/chapter.gen.ts';
import { chapter as weaponChapter } from './weapon/chapter.gen.ts';

export const chapters: readonly ChapterUnits[] = [systemChapter, actionChapter, armorChapter, attackChapter, combatChapter, damageChapter, defenceChapter, fumbleChapter, levelChapter, magicChapter, matrixChapter, orderChapter, parryChapter, roundChapter, schemaChapter, shieldChapter, summaryChapter, weaponChapter];
