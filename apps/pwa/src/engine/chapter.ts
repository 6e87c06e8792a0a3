import { titles } from 'virtual:titles';
import {
  type AnyOperation,
  type ChapterUnits,
  createFrontDoor,
  createRegistry,
  type FrontDoor,
  reachOf,
} from '@riposte/rules';

/** One chapter of the rules at work: the library's front door over its units and all that they use. */
export interface Chapter extends Pick<FrontDoor, 'resolve' | 'odds' | 'oddsWithin' | 'board'> {
  operation(id: string): AnyOperation | undefined;
}

const texts = Object.entries(titles).map(([id, title]) => ({ id, title, kind: '', text: '', related: [] }));

export function chapterOf(chapter: ChapterUnits): Chapter {
  // A rule may come in a second form, fitted to the one that uses it; its id is the same, and so are its questions and figures.
  const used = chapter.units.flatMap((unit) => reachOf(unit).rules);
  const units = new Map([...used, ...chapter.units].map((unit) => [unit.id, unit]));
  const registry = createRegistry([{ id: chapter.id, units: [...units.values()] }], texts);
  const { resolve, odds, oddsWithin, board } = createFrontDoor(registry);
  return {
    resolve,
    odds,
    oddsWithin,
    board,
    operation: (id) => registry.operations.get(id),
  };
}
