import { z } from 'zod';
import { choice, flag, text, whole } from '../../../../kernel/schema.ts';
import { commandsOf, stateHead } from '../../../../kernel/state.ts';
import { displayName } from '../../base/figures.ts';
import { level } from '../../vocabulary.ts';
import { speedChanges } from '../derived.speed.ts';
import { Attributes, featName } from '../figures.ts';
import { Gain } from '../progression.organic.ts';
import { Equipment } from '../starting-equipment.ts';
import { ClassDefinition, ClassFigures } from './class-figures.ts';
import { Derived } from './derive.ts';
import { Path } from './path.ts';

const Logged = z
  .strictObject({
    level: level().describe('The level at which it was.'),
    cause: text(300, 'What the character did or lived through.'),
    gained: z.array(text(250, 'Something gained.')).max(20).describe('What came of it.'),
  })
  .meta({ id: 'CerberusAdvancement', title: 'Advancement', description: 'What was gained, with its cause.' });

/** What the sheet of a character and the state of its advancement share. */
export const characterFields = {
  name: displayName('Name, for sentences.'),
  class: ClassDefinition,
  attributes: Attributes,
  human: flag('Whether the character is human: the caster level of a human rises with Charisma even without a path.'),
  path: Path.optional(),
  speedChanges: speedChanges().optional(),
};

/** A character as it lasts from session to session. */
export const CharacterState = z
  .strictObject({
    ...stateHead('cerberus.character', 1),
    ...characterFields,
    figures: ClassFigures,
    awards: whole(0, 1000, { description: 'Caster levels that the GM has awarded.', unit: 'levels' }),
    feats: z.array(featName()).max(200).describe('The feats.'),
    spells: z.array(text(80, 'A spell.')).max(500).describe('The spells known.'),
    equipment: Equipment,
    log: z.array(Logged).max(500).describe('Everything gained in play, in order, with its cause.'),
  })
  .meta({
    id: 'CerberusCharacterState',
    title: 'Character',
    description: 'A character with the log of its advancement.',
  });
export type CharacterState = z.infer<typeof CharacterState>;

const command = commandsOf('CerberusCharacter');

export const CharacterCommand = z
  .discriminatedUnion('do', [
    command('gain', 'The GM grants something for what happened.', {
      cause: text(300, 'What the character did or lived through.'),
      gain: Gain.optional().describe('What is granted; left out, the GM is asked.'),
    }),
    command('level', 'The next level, at a major milestone.', {
      cause: text(300, 'The milestone.'),
    }),
  ])
  .meta({ id: 'CerberusCharacterCommand', title: 'Step', description: 'A gain with its cause, or the next level.' });
export type CharacterCommand = z.infer<typeof CharacterCommand>;

export const CharacterEvent = z
  .strictObject({
    did: choice('CerberusCharacterStep', ['gain', 'level'], 'What happened.'),
    gained: z.array(text(250, 'Something gained.')).max(20).describe('What was gained.'),
    before: Derived.describe('Derived values before.'),
    after: Derived.describe('Derived values afterwards.'),
    says: z.string().describe('What happened, in a sentence.'),
  })
  .meta({ id: 'CerberusCharacterEvent', description: 'A step of advancement with what it changed.' });
export type CharacterEvent = z.infer<typeof CharacterEvent>;
