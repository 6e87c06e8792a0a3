import { systems as content, type System } from '@riposte/content';
import {
  type Answered,
  createDescribe,
  createFrontDoor,
  createPackDoor,
  type DescribedSystem,
  type Description,
  describedSystems,
  type FrontDoor,
  type PackDoor,
  packs,
  registry,
} from '@riposte/rules';
import { z } from 'zod';

/** The rules that the service serves; specs bring small ones of their own. */
export interface RulesLibrary {
  frontDoor: FrontDoor;
  describe(id: string): Answered<Description>;
  systems(): readonly DescribedSystem[];
  content: readonly System[];
  packs: PackDoor;
}

/** Token under which the rules are injected. */
export const RULES = Symbol('rules');

/** @param content the texts and tables that belong to the front door's registry */
export function rulesLibrary(
  door: FrontDoor,
  texts: readonly System[],
  packDoor = createPackDoor(door.registry, {}, []),
): RulesLibrary {
  let systems: readonly DescribedSystem[] | undefined;
  return {
    frontDoor: door,
    describe: createDescribe(door.registry),
    systems: () => {
      systems ??= describedSystems(door.registry, texts);
      return systems;
    },
    content: texts,
    packs: packDoor,
  };
}

/** A service checks the same inputs all day. */
export const riposteRules = rulesLibrary(createFrontDoor(registry, z.compile), content, packs);
