import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { operation } from '../../../kernel/unit.ts';
import { casterLevelOpeningAward } from './caster-level.opening-award.ts';
import { classDefinition } from './class.definition.ts';
import { creationProcedure } from './creation.procedure.ts';
import { CreateInput } from './deriving/create-input.ts';
import { computedCasterLevel, Derived, derive, derivingRules } from './deriving/derive.ts';
import { createExamples } from './deriving/examples.ts';
import { requiredRules, requireFitting, requireStart } from './deriving/requiring.ts';
import { CharacterState } from './deriving/state.ts';
import { spellLevel } from './figures.ts';
import { masteryCreation } from './mastery.creation.ts';

const Created = z.strictObject({
  derived: Derived,
  mastered: spellLevel(0, 'The highest mastered spell level, with a path.').optional(),
  character: CharacterState,
});

/** A new character, checked step by step and worked out. What a class table does not say is asked for. */
export const create = operation<CreateInput, z.infer<typeof Created>>({
  id: 'cerberus.character.create',
  title: 'Create a character',
  summary:
    'A new character in five steps: what is missing or not allowed, and everything that follows from the figures.',
  input: CreateInput,
  output: Created,
  dice: [],
  uses: [
    ...requiredRules,
    classDefinition,
    ...derivingRules,
    casterLevelOpeningAward,
    masteryCreation,
    creationProcedure,
  ],
  odds: {},
  resolve(input, ruling) {
    requireFitting(input, ruling);
    const { level = 1, path } = input;
    const start = requireStart(level, ruling);
    const figures = ruling.run(classDefinition, { class: input.class, level });
    const computed = computedCasterLevel(input, ruling);
    const casterLevel = openingOf(computed.casterLevel, start.casterLevel, ruling);
    const derived = derive({ ...input, figures, casterLevel }, ruling);
    const mastered = path && masteredBy(input, level, ruling);
    const { startingEquipment: equipment = input.equipment } = requireComplete(input, casterLevel, ruling);
    const awards = casterLevel - computed.casterLevel + computed.awarded;
    return { derived, mastered, character: characterOf({ ...input, equipment }, figures, awards) };
  },
  sentence({ derived }, { name = 'The character', class: { name: of }, level = 1 }) {
    const { maxHp, reflex, will, fortitude, speed_ft, casterLevel } = derived;
    return `${name}, ${of} of level ${level}: ${maxHp} HP, Reflex ${reflex}, Will ${will}, Fortitude ${fortitude}, Speed ${speed_ft} ft, caster level ${casterLevel}.`;
  },
  changes: () => [],
  groups: [
    { title: 'Concept and class', fields: ['name', 'concept', 'class', 'level'] },
    { title: 'Attributes', fields: ['attributes', 'method'] },
    { title: 'Feats and equipment', fields: ['feats', 'equipment', 'speedChanges'] },
    { title: 'Power', fields: ['human', 'path'] },
  ],
  examples: createExamples,
});

/** What the GM opens the caster level at: an award on the computed one, or a level of its own that is higher. */
function openingOf(computed: number, opening: number | undefined, ruling: Ruling): number {
  return Math.max(opening ?? 0, ruling.run(casterLevelOpeningAward, { computed }).casterLevel);
}

function masteredBy({ class: { name }, path }: CreateInput, level: number, ruling: Ruling): number {
  return ruling.run(masteryCreation, { class: name, level, gmMastery: path?.highestMasteredSpellLevel }).mastered;
}

/** Refuses a sheet on which something that its steps require is missing. */
function requireComplete({ feats, path, equipment }: CreateInput, casterLevel: number, ruling: Ruling) {
  const { complete, missing, approved, startingEquipment } = ruling.run(creationProcedure, {
    sheet: {
      class: 'written',
      conceptWritten: true,
      attributesSet: true,
      feats: feats.length,
      path: path?.source ?? 'none',
      casterLevel,
      startingSpells: path?.startingSpells !== undefined,
      highestMasteredSpellLevel: true,
      regenerationRate: path?.regenerationRate !== undefined,
      spellDc: true,
      derived: true,
      equipment: equipment.length > 0,
    },
  });
  ruling.require(complete, creationProcedure.id, `Still missing: ${missing.join(', ')}.`, () => [
    'fill in what is missing',
  ]);
  ruling.require(approved, creationProcedure.id, 'The GM does not approve the character.', () => ['change it']);
  return { startingEquipment };
}

function characterOf(input: CreateInput, figures: CharacterState['figures'], awards: number): CharacterState {
  const { name, class: of, attributes, human, path, speedChanges, feats, equipment } = input;
  const kept = { name, class: of, attributes, human, path, speedChanges, figures, awards, feats, equipment };
  const head = { kind: 'cerberus.character', formatVersion: 1, commands: 0 } as const;
  return { ...head, ...kept, spells: path?.startingSpells ?? [], log: [] };
}
