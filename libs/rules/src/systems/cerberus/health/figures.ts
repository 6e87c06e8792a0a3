import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, whole } from '../../../kernel/schema.ts';
import { isMet } from '../base/prescribed.ts';
import { hitPoints } from '../vocabulary.ts';

/** What the rules of this chapter share. */

export const maximumHp = () => whole(1, 100_000, { title: 'Maximum HP', description: 'Maximum HP.', unit: 'HP' });
export const hpNow = () => hitPoints('HP now; may be below 0.');
export const hpAfterwards = () => whole(-1_000_000, 100_000, { title: 'HP', description: 'HP after it.', unit: 'HP' });

/** Points of damage, healing or energy. */
export const points = (description: string) => whole(0, 100_000, { description, unit: 'HP' });

/** A Save's modifier: attribute, class bonus and what else the sheet adds. */
export const saveModifier = (description: string) => whole(-1000, 1000, description);

export const Creature = choice(
  'CerberusBodyNature',
  ['living', 'undead', 'partialUndead'],
  'What kind of body it is: living, undead, or partly undead.',
);

/** A percentage of maximum HP, rounded down each time it is taken. */
export function shareOf(maxHp: number, percent: number, label: string, rule: string, ruling: Pick<Ruling, 'calc'>) {
  const { numerator, denominator } = Fraction.from(percent);
  const share = ruling.calc(label).plus('maximum HP', maxHp);
  return share.times('of it', Fraction.of(numerator, denominator * 100)).floor(rule, 'HP');
}

/** Odds as the GM names them: none and all of the faces are certain, and then nothing is rolled. */
export const gmChances = () => whole(0, 1_000_000, 'X: on how many faces it succeeds.');
export const gmFaces = () => whole(2, 1_000_000, 'Y: how many faces the die has.');

interface Odds {
  chances: number;
  outOf: number;
}

/** Whether a prescribed chance comes true; one that is certain, either way, is not rolled. */
export function isGranted(key: string, { chances, outOf }: Odds, rule: string, ruling: Ruling): boolean {
  if (chances > 0 && chances < outOf) return isMet(key, { x: chances, y: outOf }, rule, ruling);
  ruling.note(rule, 'certain', undefined, `${chances} in ${outOf}: nothing is rolled`);
  return chances > 0;
}

/** What a roll of the GM's choosing is: none at all, or a prescribed chance. */
export const MaybeChance = z
  .discriminatedUnion('roll', [
    z.strictObject({ roll: z.literal('none').describe('It succeeds without a roll.') }).meta({ title: 'No roll' }),
    z
      .strictObject({
        roll: z.literal('chance').describe('A prescribed chance.'),
        chances: gmChances(),
        outOf: gmFaces(),
      })
      .meta({ title: 'A chance' }),
  ])
  .meta({ id: 'CerberusMaybeChance', description: 'No roll, or a prescribed chance.' });
export type MaybeChance = z.infer<typeof MaybeChance>;

export function isAchieved(key: string, said: MaybeChance, rule: string, ruling: Ruling): boolean {
  return said.roll === 'none' || isGranted(key, said, rule, ruling);
}

export const creatureField = () => Creature.optional().describe('What kind of body it is; usually living.');
