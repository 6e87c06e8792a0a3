import { reducer } from '../../../kernel/state.ts';
import { classDefinition } from './class.definition.ts';
import { advanced } from './deriving/advancing.ts';
import { changesBetween } from './deriving/changes.ts';
import { derivingRules } from './deriving/derive.ts';
import { advancementExamples } from './deriving/examples.ts';
import { CharacterCommand, CharacterEvent, CharacterState } from './deriving/state.ts';
import { progressionLevel } from './progression.level.ts';
import { progressionOrganic } from './progression.organic.ts';

/** A character through play: what the GM grants with its cause, and levels. Derived values follow at once. */
export const advancement = reducer<CharacterState, CharacterCommand, CharacterEvent>({
  id: 'cerberus.character.advancement',
  title: 'Advancement',
  summary:
    'Gains and levels of a character, each written down with its cause; HP, Saves, Speed and the rest follow at once.',
  state: CharacterState,
  command: CharacterCommand,
  event: CharacterEvent,
  dice: [],
  uses: [progressionOrganic, progressionLevel, classDefinition, ...derivingRules],
  odds: {},
  legal: ({ figures }) => ['a gain with its cause', `level ${figures.level + 1}, granted at a milestone`],
  apply: advanced,
  sentence: ({ events }) => events.map(({ says }) => says).join(' '),
  changes({ state, events }, { state: before }) {
    const who = state.name ?? 'the character';
    const level = { who, what: 'level', from: before.figures.level, to: state.figures.level };
    const derived = events.flatMap((event) => changesBetween(who, event.before, event.after));
    return level.from === level.to ? derived : [level, ...derived];
  },
  groups: [
    { title: 'What', fields: ['command'] },
    { title: 'The character', fields: ['state.name', 'state.class', 'state.attributes', 'state.figures'] },
    { title: 'Magic', fields: ['state.human', 'state.path', 'state.awards', 'state.spells'] },
    { title: 'More', fields: ['state.feats', 'state.speedChanges', 'state.equipment', 'state.log'] },
  ],
  examples: advancementExamples,
});
