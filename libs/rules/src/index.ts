/**
 * Riposte's rules: give it the situation, it returns the ruling, how it got there, and the odds.
 * Plain JSON in and out; the same requests as the service takes.
 */
import { samples, systems as texts } from '@riposte/content';
import { createDescribe, describedSystems } from './kernel/describe.ts';
import { createFrontDoor } from './kernel/front-door.ts';
import { createPackDoor } from './kernel/packs/door.ts';
import { createRegistry } from './kernel/registry.ts';
import { chapters as cerberus } from './systems/cerberus/system.gen.ts';
import { chapters as dexRank } from './systems/dex-rank/system.gen.ts';
import { packKinds } from './systems/pack-kinds.gen.ts';
import { chapters as percentileDodge } from './systems/percentile-dodge/system.gen.ts';
import { chapters as phaseCombat } from './systems/phase-combat/system.gen.ts';

export const registry = createRegistry(
  [...cerberus, ...percentileDodge, ...dexRank, ...phaseCombat],
  texts.flatMap((system) => system.chapters.flatMap((chapter) => chapter.entries)),
);

export const frontDoor = createFrontDoor(registry);
export const { resolve, resolveParsed, odds, evaluate, board, ruleOdds, oddsWithin } = frontDoor;

/** Everything about one rule or operation, as plain JSON. */
export const describe = createDescribe(registry);
/** The systems with their chapters, operations and rules. */
export const systems = () => describedSystems(registry, texts);

/** Content that tables bring along: checked, and taken into requests by reference. */
export const packs = createPackDoor(registry, packKinds, samples);

export * from './kernel/answer-schema.ts';
export {
  type Ask,
  Board,
  type Choice,
  choicesNow,
  type Offer,
  type RailStep,
  type Row,
  type Setup,
} from './kernel/board.ts';
export type { Compile } from './kernel/check.ts';
export type { ReachedDecision } from './kernel/decision.ts';
export {
  chapterOf,
  createDescribe,
  type DescribedDecision,
  type DescribedParameter,
  type DescribedSystem,
  type Description,
  describedDecision,
  describedParameter,
  describedSystems,
} from './kernel/describe.ts';
export type { DieDeclaration } from './kernel/dice/declaration.ts';
export {
  createFrontDoor,
  type FrontDoor,
  type OddsAnswer,
  type Resolution,
} from './kernel/front-door.ts';
export { type JsonSchema, jsonSchemaOf } from './kernel/json-schema.ts';
export type { MetricOdds } from './kernel/odds/report.ts';
export { checkPack } from './kernel/packs/check.ts';
export { createPackDoor, type PackDoor, type PackRequest } from './kernel/packs/door.ts';
export type { EntryValue, PackKind, PackKinds } from './kernel/packs/kind.ts';
export { comparedVersions, entriesOf, type Pack } from './kernel/packs/pack.ts';
export { entryPlaces, refilled, takenFields } from './kernel/packs/places.ts';
export { PackFields, refersToPacks } from './kernel/packs/references.ts';
export {
  type Answered,
  type Fault,
  type MissingRoll,
  type MissingRuling,
  type Problem,
  problemTypes,
  shown,
  unknownName,
} from './kernel/problem.ts';
export { type ChapterUnits, createRegistry, type Registry, type RuleText, reachOf } from './kernel/registry.ts';
export {
  AmendmentSchema,
  BoardFields,
  type BoardRequest,
  CircumstanceFields,
  DecisionSchema,
  DiceSchema,
  type UnitRequest,
} from './kernel/request.ts';
export type { TraceStep } from './kernel/trace.ts';
export { type AnyOperation, type AnyRule, type Change, formula, operation, procedure } from './kernel/unit.ts';
export { chapterLoaders } from './systems/loaders.gen.ts';
export { packLoaders } from './systems/pack-loaders.gen.ts';
