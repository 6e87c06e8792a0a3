import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, decimal, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reflexModifier } from '../base/reflex-modifier.ts';
import { attribute, Grade, level } from '../vocabulary.ts';
import { derivedHp } from './derived.hp.ts';
import { baseSpeed, derivedSpeed } from './derived.speed.ts';
import { hpMultiplier, maximumHp } from './figures.ts';
import { Amounts, amountFields, type Change, changed } from './growing/amounts.ts';

const RULE = 'cerberus.character.size.step';

const unspecifiedMagnitudes = decision<Amounts>({
  id: `${RULE}#unspecifiedMagnitudes`,
  question: 'How much does the new size change what the effect leaves open?',
  schema: Amounts,
});

const consequencesOfSize = decision({
  id: `${RULE}#consequencesOfSize`,
  question: 'What else follows from the size?',
  schema: text(500, 'What follows from it.'),
  usual: 'colossal: cannot hide, does not fit narrow doors, may knock allies aside in melee',
});

const Direction = choice('CerberusDirection', ['up', 'down'], 'Up or down.');

const Directions = z
  .strictObject({
    strength: Direction,
    hp: Direction,
    speed: Direction,
    weaponDamage: Direction,
    dexterity: Direction,
    reflex: Direction,
  })
  .meta({ id: 'CerberusSizeDirections', description: 'What rises and what falls.' });

const DIRECTIONS = {
  strength: 'up',
  hp: 'up',
  speed: 'up',
  weaponDamage: 'up',
  dexterity: 'down',
  reflex: 'down',
} as const;

const Input = z.strictObject({
  steps: whole(1, 5, 'How many sizes up; usually 1.').optional(),
  str: attribute('Strength before.').optional(),
  dex: attribute('Dexterity before.').optional(),
  hpMultiplier: hpMultiplier().optional(),
  reflexGrade: Grade.optional(),
  level: level().optional(),
  baseSpeed_ft: baseSpeed().max(10_000).optional(),
  damage: decimal(-10_000, 10_000, 'Fixed weapon damage before.').optional(),
  ...amountFields,
  hpOverride: whole(0, 1_000_000, { description: 'Maximum HP that the effect gives.', unit: 'HP' }).optional(),
});
type Input = z.infer<typeof Input>;

/** A step up raises Strength, HP, Speed and damage and lowers Reflex by Dexterity. Its effect gives the amounts; what that leaves open is asked. */
export const sizeStep = formula({
  id: RULE,
  input: Input,
  output: z.strictObject({
    directions: Directions,
    str: attribute('Strength after it.').optional(),
    dex: attribute('Dexterity after it.').optional(),
    maxHp: maximumHp().optional(),
    reflex: whole(-100_000, 100_000, 'Reflex modifier after it.').optional(),
    speed_ft: whole(0, 1e9, { description: 'Speed after it.', unit: 'ft' }).optional(),
    damage: decimal(-10_000_000, 10_000_000, 'Fixed weapon damage after it.').optional(),
    consequences: text(500, 'What else follows.'),
  }),
  decisions: [unspecifiedMagnitudes, consequencesOfSize],
  uses: [derivedHp, reflexModifier, derivedSpeed],
  says: ({ str, dex }) => {
    const figures = [str === undefined ? '' : ` STR is ${str}.`, dex === undefined ? '' : ` DEX is ${dex}.`];
    return `Strength, HP, Speed and damage go up, Dexterity and Reflex down.${figures.join('')}`;
  },
  evaluate(input, ruling) {
    const amounts = amountsOf(input, ruling);
    const str = attributeAfter('STR', input.str, amounts.strChange, ruling);
    const dex = attributeAfter('DEX', input.dex, amounts.dexChange, ruling);
    const { hpOverride, damage } = input;
    return {
      directions: DIRECTIONS,
      str,
      dex,
      maxHp: hpOverride ?? hpAfter(str, input, ruling),
      ...dexterityAfter(dex, input, amounts, ruling),
      damage:
        damage === undefined
          ? undefined
          : changed(ruling.calc('damage').plus('before', damage), amounts.damageChange ?? {}).decimal(RULE),
      consequences: ruling.decide(consequencesOfSize),
    };
  },
});

/** The effect's amounts; the GM gives those that a figure needs and the effect leaves open. */
function amountsOf(input: Input, ruling: Figuring): Amounts {
  const { strChange, dexChange, speedChange, damageChange } = input;
  const isOpen = [
    input.str !== undefined && strChange === undefined,
    input.dex !== undefined && dexChange === undefined,
    input.baseSpeed_ft !== undefined && speedChange === undefined,
    input.damage !== undefined && damageChange === undefined,
  ].some(Boolean);
  const byGm = isOpen ? ruling.decide(unspecifiedMagnitudes) : {};
  return {
    strChange: strChange ?? byGm.strChange,
    dexChange: dexChange ?? byGm.dexChange,
    speedChange: speedChange ?? byGm.speedChange,
    damageChange: damageChange ?? byGm.damageChange,
  };
}

/** Attributes stay within their bounds, whatever an effect makes of them. */
function attributeAfter(name: string, before: number | undefined, change: Change | undefined, ruling: Figuring) {
  if (before === undefined) return undefined;
  return changed(ruling.calc(name).plus(name, before), change ?? {})
    .atLeast(-1000)
    .atMost(1000)
    .floor(RULE);
}

function hpAfter(str: number | undefined, { hpMultiplier: multiplier }: Input, ruling: Figuring) {
  if (str === undefined || multiplier === undefined) return undefined;
  return ruling.run(derivedHp, { str, hpMultiplier: multiplier }).maxHp;
}

/** Reflex and Speed by the new Dexterity; the effect's change of Speed comes after it. */
function dexterityAfter(dex: number | undefined, input: Input, { speedChange }: Amounts, ruling: Figuring) {
  if (dex === undefined) return {};
  const { reflexGrade: grade, level: levels, baseSpeed_ft } = input;
  const reflex =
    grade && levels !== undefined
      ? ruling.run(reflexModifier, { dex, grade, level: levels }).reflexModifier
      : undefined;
  const speed =
    baseSpeed_ft === undefined ? {} : ruling.run(derivedSpeed, { baseSpeed_ft, dex, modifiers: speedChange });
  return { reflex, ...speed };
}
