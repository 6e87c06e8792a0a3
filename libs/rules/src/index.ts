/**
 * Riposte's rules: give it the situation, it returns the ruling, how it got there, and the odds.
 * Plain JSON in and out; the same requests as the service takes.
 */
import { systems as texts } from '@riposte/content';
import { createFrontDoor } from './kernel/front-door.ts';
import { createRegistry } from './kernel/registry.ts';
import { chapters as cerberus } from './systems/cerberus/system.gen.ts';

export const registry = createRegistry(
  [...cerberus],
  texts.flatMap((system) => system.chapters.flatMap((chapter) => chapter.entries)),
);

export const frontDoor = createFrontDoor(registry);
export const { resolve, resolveParsed, odds, evaluate, ruleOdds, oddsWithin } = frontDoor;
