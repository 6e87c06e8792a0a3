import { cerberusCharacterTables } from '@riposte/content';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { rowOf } from '../../../../kernel/table.ts';
import { attributesAssignment } from '../attributes.assignment.ts';
import { casterLevelClassRatio } from '../caster-level.class-ratio.ts';
import { creationConcept } from '../creation.concept.ts';
import { creationNotPurchasable } from '../creation.not-purchasable.ts';
import { creationStartingFeats } from '../creation.starting-feats.ts';
import { startingEquipment } from '../starting-equipment.ts';
import type { CreateInput } from './create-input.ts';

const { startingFeats } = cerberusCharacterTables;

/** What a new character has to satisfy before anything is worked out. */
export const requiredRules = [
  creationConcept,
  attributesAssignment,
  creationStartingFeats,
  creationNotPurchasable,
  casterLevelClassRatio,
  startingEquipment,
];

/** Refuses what cannot be a new character, rule by rule, in the order of the steps. */
export function requireFitting(input: CreateInput, ruling: Ruling): void {
  requireConcept(input, ruling);
  const { attributes, method, feats, equipment } = input;
  const { accepted } = ruling.run(attributesAssignment, { ...attributes, method });
  ruling.require(accepted, attributesAssignment.id, 'The attributes are not accepted.', () => [
    'attributes that player and GM assign together, and the GM approves',
  ]);
  const { valid } = ruling.run(creationStartingFeats, { count: feats.length });
  ruling.require(valid, creationStartingFeats.id, `A new character cannot start with these feats.`, () => [
    `${startingFeats.least} to ${startingFeats.most} feats that the history supports`,
  ]);
  requireRatio(input, ruling);
  const { approved } = ruling.run(startingEquipment, { items: equipment });
  ruling.require(approved, startingEquipment.id, 'The GM does not agree to the equipment.', () => ['other equipment']);
}

function requireConcept({ concept, class: { name } }: CreateInput, ruling: Ruling): void {
  const { valid } = ruling.run(creationConcept, { concept, classes: [name] });
  ruling.require(valid, creationConcept.id, 'Concept and class do not make a character.', () => [
    'a concept in words, and a class that suits it',
  ]);
}

/** Where the character may begin: level 1, unless the GM opens it higher. */
export function requireStart(level: number, ruling: Ruling) {
  const { start = { level: 1 } } = ruling.run(creationNotPurchasable, { phase: 'creation', gain: `level ${level}` });
  const message = `Level ${level} is not for sale at creation.`;
  ruling.require(level <= start.level, creationNotPurchasable.id, message, () => [`level ${start.level}`]);
  return start;
}

function requireRatio({ class: { clRatio } }: CreateInput, ruling: Ruling): void {
  if (clRatio === undefined) return;
  const sourceRatio = rowOf(cerberusCharacterTables.powerPaths, 'source', 'human-red').cl_per_cha ?? 0;
  const { valid } = ruling.run(casterLevelClassRatio, { sourceRatio, classRatio: clRatio });
  ruling.require(valid, casterLevelClassRatio.id, `A class cannot lower the ratio to ${clRatio}.`, () => [
    `a ratio of at least ${sourceRatio}`,
  ]);
}
