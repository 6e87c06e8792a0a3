import { whole } from '../../../../kernel/schema.ts';

/** Fields that the armor rules share. */

export const materialDr = () =>
  whole(0, 1000, { description: 'DR that the material gives as medium armor.', examples: [4] });

export const qualityDr = () => whole(0, 1000, 'DR of the workmanship, added after the coverage factor.');

export const magicalDr = () => whole(0, 1000, 'DR of an enchantment; the category does not multiply it.');

export const speedBeforeArmor = () =>
  whole(0, 10_000, { description: 'Speed before armor, all other modifiers of Speed in it.', unit: 'ft' });

export const standingReflex = () =>
  whole(-1000, 1000, {
    title: 'Reflex',
    description: 'Standing Reflex modifier: attribute, class, items and feats, without what holds for one duel only.',
  });
