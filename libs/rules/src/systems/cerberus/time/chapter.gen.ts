// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { actionDuration } from './action-duration.ts';
import { combined } from './combined.ts';
import { journeyDistance } from './journey.distance.ts';
import { scaleCarryOver } from './scale.carry-over.ts';
import { scaleCurrent } from './scale.current.ts';
import { scaleDuelNeedsTicks } from './scale.duel-needs-ticks.ts';
import { scaleTable } from './scale.table.ts';
import { scaleToScene } from './scale.to-scene.ts';
import { scaleToTicks } from './scale.to-ticks.ts';
import { scenePlay } from './scene.play.ts';
import { units } from './units.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.time',
  units: [
    actionDuration,
    combined,
    journeyDistance,
    scaleCarryOver,
    scaleCurrent,
    scaleDuelNeedsTicks,
    scaleTable,
    scaleToScene,
    scaleToTicks,
    scenePlay,
    units,
  ],
};
