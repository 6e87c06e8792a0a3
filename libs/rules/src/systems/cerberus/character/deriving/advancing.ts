import type { Figuring, Ruling } from '../../../../kernel/ruling.ts';
import { classDefinition } from '../class.definition.ts';
import { attributeNames } from '../figures.ts';
import { progressionLevel } from '../progression.level.ts';
import { type Gain, gainedOf, progressionOrganic } from '../progression.organic.ts';
import { computedCasterLevel, type Derived, derive } from './derive.ts';
import type { CharacterCommand, CharacterEvent, CharacterState } from './state.ts';

type CommandOf<N extends CharacterCommand['do']> = Extract<CharacterCommand, { do: N }>;

/** The character after a gain or a level, with what it changed. @throws `illegal-action` when it is not granted like this */
export function advanced(state: CharacterState, command: CharacterCommand, ruling: Ruling) {
  return command.do === 'gain' ? gain(state, command, ruling) : nextLevel(state, command, ruling);
}

function gain(state: CharacterState, { cause, gain: given }: CommandOf<'gain'>, ruling: Ruling) {
  const { accepted, gain: granted = {} } = ruling.run(progressionOrganic, { cause, gain: given });
  ruling.require(accepted, progressionOrganic.id, 'It takes a cause, and something that the GM grants.', () => [
    'a gain with its cause',
  ]);
  const gained = gainedOf(granted);
  return told(state, withGain(state, granted), { did: 'gain', cause, gained }, ruling);
}

function withGain(state: CharacterState, { feat, spell, casterLevel = 0, ...granted }: Gain): CharacterState {
  const attributes = { ...state.attributes };
  for (const name of attributeNames) attributes[name] += granted[name] ?? 0;
  return {
    ...state,
    attributes,
    awards: state.awards + casterLevel,
    feats: feat === undefined ? state.feats : [...state.feats, feat],
    spells: spell === undefined ? state.spells : [...state.spells, spell],
  };
}

function nextLevel(state: CharacterState, { cause }: CommandOf<'level'>, ruling: Ruling) {
  const fromLevel = state.figures.level;
  const toLevel = fromLevel + 1;
  const { accepted } = ruling.run(progressionLevel, { fromLevel, toLevel });
  ruling.require(accepted, progressionLevel.id, `Level ${toLevel} is not granted.`, () => ['a gain with its cause']);
  const figures = ruling.run(classDefinition, { class: state.class, level: toLevel });
  return told(state, { ...state, figures }, { did: 'level', cause, gained: [`level ${toLevel}`] }, ruling);
}

type Step = Pick<CharacterEvent, 'did' | 'gained'> & { cause: string };

/** The new state with the step in its log, and the event with the derived values on both sides of it. */
function told(state: CharacterState, next: CharacterState, { did, cause, gained }: Step, ruling: Ruling) {
  const log = [...state.log, { level: next.figures.level, cause, gained }];
  const before = ruling.within('before', () => derivedOf(state, ruling));
  const after = ruling.within('after', () => derivedOf(next, ruling));
  const says = `${state.name ?? 'The character'}: ${gained.join(', ')} (${cause}).`;
  return { state: { ...next, log }, events: [{ did, gained, before, after, says }] };
}

function derivedOf(state: CharacterState, ruling: Figuring): Derived {
  const { casterLevel } = computedCasterLevel(state, ruling);
  return derive({ ...state, casterLevel: casterLevel + state.awards }, ruling);
}
