import { z } from 'zod';
import { choice, decimal, text, whole } from '../../../kernel/schema.ts';
import { Attribute, attribute } from '../vocabulary.ts';

/** Words and figures that the rules of this chapter share. */

/** The six attributes of a character. */
export const attributeFields = {
  str: attribute('Strength (STR).'),
  dex: attribute('Dexterity (DEX).'),
  con: attribute('Constitution (CON).'),
  int: attribute('Intelligence (INT).'),
  wis: attribute('Wisdom (WIS).'),
  cha: attribute('Charisma (CHA).'),
};

export const Attributes = z
  .strictObject(attributeFields)
  .meta({ id: 'CerberusAttributes', title: 'Attributes', description: 'The six attributes.' });
export type Attributes = z.infer<typeof Attributes>;

export const attributeNames = Attribute.options;

/** Where power comes from, with a row of its own for caster level and slots. */
export const PowerSource = choice(
  'CerberusPowerSource',
  ['human-red', 'partage', 'monk-valerium', 'drow'],
  'Where the power comes from; it sets what adds to caster level and slots.',
);
export type PowerSource = z.infer<typeof PowerSource>;

/** A path as the sheet names it: a source with a row, another one, or no path. */
export const PathSource = choice(
  'CerberusPathSource',
  ['human-red', 'partage', 'monk-valerium', 'drow', 'other', 'none'],
  'Source of the power path; other has its figures entered by hand, none is no path.',
);

export const casterLevel = (most = 1_000_000) => whole(1, most, { description: 'Caster level.', unit: 'levels' });

export const awards = () =>
  whole(0, 1000, { description: 'Caster levels that the GM has awarded; left out, the GM is asked.', unit: 'levels' });

export const awarded = () =>
  whole(0, 1000, { description: 'Caster levels of it that the GM has awarded.', unit: 'levels' });

export const spellLevel = (least: 0 | 1, description: string) => whole(least, 10, { description, unit: 'levels' });

export const hpMultiplier = () =>
  decimal(0, 1000, { title: 'HP multiplier', description: 'HP for each point of Strength, by class and level.' });

export const maximumHp = () => whole(-1e9, 1e9, { title: 'Maximum HP', description: 'Maximum HP.', unit: 'HP' });

export const feet = (description: string) => whole(0, 1_000_000, { description, unit: 'ft' });

export const tokens = (description: string, most = 1000) => whole(0, most, { description, unit: 'tokens' });

/** Words such as a name or a cause; the empty ones are judged, not refused. */
export const words = (most: number, description: string) => z.string().max(most).meta({ description });

export const featName = () => text(80, 'Name of a feat.');

/** Whether two names are the same, capitals and spaces around them aside. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
