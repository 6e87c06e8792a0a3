import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, choice as oneOf } from '../../../kernel/schema.ts';
import * as unit from '../../../kernel/unit.ts';
import { mixModifier } from '../armor/absorb.ts';
import { AddsBonus, formula as damageFormula } from '../damage/formula.ts';
import { hitPoints as hitPointsRule } from '../damage/hit-points.ts';
import { choice, DefenceUse } from '../defence/choice.ts';
import { DiceExpression } from '../dice-expression.ts';
import { parryImpaleApart, read } from '../level/read.ts';
import { dodgeOfAny } from '../matrix/dodge.ts';
import { parry } from '../matrix/parry.ts';
import { undefended } from '../matrix/undefended.ts';
import { ItemKind, impale, itemChecks, lessening } from '../parry/impale.ts';
import { hitPoints, hitPointsLeft, Level, points, skill } from '../vocabulary.ts';

const RULE = 'dex-rank.attack.procedure';

export const Outcome = oneOf(
  'DexRankOutcome',
  ['hit', 'deflected', 'evaded', 'miss'],
  'What comes of the attack before armor.',
);

export const Defence = z
  .strictObject({
    use: DefenceUse,
    chance: skill('Chance of the defence, after every reduction.'),
    base: skill('The skill before reductions, where there were any.').optional(),
    item: ItemKind.describe('What parries; usually a weapon.').optional(),
    itemHp: points('Hit points, or rating, that the parrying item has left.').optional(),
    canImpale: flag('Whether the parrying weapon can impale.').optional(),
    alreadyDefended: flag('Whether a defence against this very attack was rolled before.').optional(),
  })
  .meta({ id: 'DexRankRolledDefence', description: 'How an attack is met.' });

const AttackInput = z.strictObject({
  skill: skill('The weapon skill at its present value, or the share of a split attack.'),
  base: skill('The skill before reductions, where there were any.').optional(),
  canImpale: flag('Whether the weapon can impale.'),
  missile: flag('Whether it is shot or thrown.').optional(),
  damage: DiceExpression.describe('Damage of the weapon, without the damage bonus.'),
  damageBonus: DiceExpression.describe('Damage bonus of the attacker.').optional(),
  addsDamageBonus: AddsBonus.optional(),
  defence: Defence.optional(),
  magicStops: flag('Whether magic stops an impale.').optional(),
  armor: DiceExpression.describe('Protection of the armor worn; none unless said.').optional(),
  mixModifier: mixModifier().optional(),
  hp: hitPoints('of the defender'),
});
export type AttackInput = z.infer<typeof AttackInput>;

export const AttackOutput = z.strictObject({
  attackLevel: Level.describe('Level of the attack.'),
  defenceLevel: Level.describe('Level of the defence, where one was rolled.').optional(),
  outcome: Outcome,
  damage: points('Damage of the blow before item and armor; 0 where none is rolled.'),
  passed: points('What reaches the defender, before armor.'),
  loss: points('Hit points lost.'),
  hp: hitPointsLeft(),
  itemHp: points('Hit points, or rating, that the parrying item has left.').optional(),
  broken: flag('Whether the parrying item breaks.'),
  riposte: flag('Whether the level of the parry earns a riposte.'),
  attFumble: flag('Whether the attacker fumbles.'),
  defFumble: flag('Whether the defender fumbles.'),
});
export type AttackOutput = z.infer<typeof AttackOutput>;

/** Roll, read the level, meet it, look the pair up, roll damage and armor. */
export const procedure = unit.procedure({
  id: RULE,
  input: AttackInput,
  output: AttackOutput,
  dice: [
    { key: 'attacker.attack', dice: '1d100', by: 'attacker', label: 'attack' },
    { key: 'defender.defence', dice: '1d100', by: 'defender', label: 'parry or dodge' },
    { key: 'attacker.damage', dice: 'weapon damage, twice on an impale', by: 'attacker', label: 'damage' },
    { key: 'attacker.damageBonus', dice: 'damage bonus', by: 'attacker', label: 'damage bonus' },
    { key: 'defender.armor', dice: 'protection', by: 'defender', label: 'armor' },
  ],
  decisions: [lessening, parryImpaleApart],
  uses: [
    read,
    choice,
    parry,
    dodgeOfAny,
    undefended,
    damageFormula,
    hitPointsRule,
    impale,
    itemChecks.weapon,
    itemChecks.impromptu,
    itemChecks.shield,
  ],
  outcome: [
    'attackLevel',
    'defenceLevel',
    'outcome',
    'damage',
    'passed',
    'loss',
    'hp',
    'itemHp',
    'broken',
    'riposte',
    'attFumble',
    'defFumble',
  ],
  says: ({ attackLevel, outcome, loss }) => `${attackLevel}: ${outcome}${loss > 0 ? `, ${loss} lost` : ''}.`,
  evaluate(attack, ruling) {
    const { skill: chance, base, canImpale } = attack;
    const { level: attackLevel } = ruling.within('attacker', () =>
      ruling.run(read, { skill: chance, base, use: 'attack', canImpale }),
    );
    const defenceLevel = defended(attack, attackLevel, ruling);
    const cell = cellOf(attackLevel, defenceLevel, attack.defence?.use, ruling);
    return {
      attackLevel,
      ...(defenceLevel && { defenceLevel }),
      ...struck(attack, attackLevel, defenceLevel, cell, ruling),
    };
  },
});

function defended({ defence }: AttackInput, attackLevel: Level, ruling: Ruling): Level | undefined {
  if (!defence) return undefined;
  const { use, chance, base, canImpale = false, alreadyDefended } = defence;
  if (!ruling.run(choice, { attackLevel, choice: use, alreadyDefended }).defenceRolled) return undefined;
  return ruling.within('defender', () => {
    const apart = use === 'parry' && canImpale && ruling.decide(parryImpaleApart);
    return ruling.run(read, { skill: chance, base, use, canImpale, apart }).level;
  });
}

interface Cell {
  outcome: z.infer<typeof Outcome>;
  damage: 'impale' | 'double' | 'normal' | 'none';
  armor: 'ignored' | 'applies' | 'none';
  itemCheck?: boolean;
  riposte?: boolean;
  attFumble: boolean;
  defFumble?: boolean;
}

function cellOf(attack: Level, defence: Level | undefined, use: 'parry' | 'dodge' | undefined, ruling: Ruling): Cell {
  if (defence === undefined) return ruling.run(undefended, { attack });
  return use === 'dodge'
    ? ruling.run(dodgeOfAny, { attack, dodge: defence })
    : ruling.run(parry, { attack, parry: defence });
}

const LEVEL_OF_DAMAGE = { impale: 'impale', double: 'critical', normal: 'success' } as const;
const NORMAL_HIT = { outcome: 'hit', damage: 'normal', armor: 'applies', itemCheck: false } as const;

/** Everything but the levels. */
function struck(
  attack: AttackInput,
  attackLevel: Level,
  defenceLevel: Level | undefined,
  given: Cell,
  ruling: Ruling,
): Omit<AttackOutput, 'attackLevel' | 'defenceLevel'> {
  const isHeldImpale = attackLevel === 'impale' && given.damage === 'impale' && given.itemCheck === true;
  const isNormalHit = isHeldImpale && !attack.magicStops && ruling.decide(lessening).by === 'normal-damage';
  const cell: Cell = isNormalHit ? { ...given, ...NORMAL_HIT } : given;
  const { outcome, riposte = false, attFumble, defFumble = false } = cell;
  const { itemHp } = attack.defence ?? {};
  const item = itemHp === undefined ? {} : { itemHp };
  const told = { outcome, riposte, attFumble, defFumble, broken: false, ...item };
  const isStopped = attack.magicStops === true && attackLevel === 'impale';
  if (cell.damage === 'none' || isStopped) return { ...told, damage: 0, passed: 0, loss: 0, hp: attack.hp };
  const damage = damageOf(attack, LEVEL_OF_DAMAGE[cell.damage], ruling);
  const checked = cell.itemCheck ? checkedItem(attack, defenceLevel, isHeldImpale, damage, ruling) : undefined;
  const passed = outcome === 'hit' ? damage : outcome === 'deflected' ? (checked?.passed ?? 0) : 0;
  const { hp, armor, mixModifier: mixed } = attack;
  const worn = { ...(armor && { armor }), ...(mixed !== undefined && { mixModifier: mixed }) };
  const wound = { hp, damage: passed, ...worn, armorIgnored: cell.armor !== 'applies' };
  const lost = ruling.runWithin('defender', hitPointsRule, wound);
  const after = checked && itemHp !== undefined ? { itemHp: checked.itemHp, broken: checked.broken } : {};
  return { ...told, ...after, damage, passed, loss: lost.loss, hp: lost.hp };
}

function damageOf(attack: AttackInput, level: 'impale' | 'critical' | 'success', ruling: Ruling): number {
  const { damage, damageBonus, addsDamageBonus, missile = false } = attack;
  const bonus = { ...(damageBonus && { damageBonus }), ...(addsDamageBonus && { addsDamageBonus }) };
  return ruling.runWithin('attacker', damageFormula, { level, damage, missile, ...bonus }).damage;
}

/** What the parrying item lets through. An item whose hit points nobody gave holds everything. */
function checkedItem(
  { defence }: AttackInput,
  parryLevel: Level | undefined,
  isHeldImpale: boolean,
  damage: number,
  ruling: Ruling,
) {
  const { item = 'weapon', itemHp } = defence ?? {};
  if (itemHp === undefined || parryLevel === undefined) return { passed: 0, itemHp: 0, broken: false };
  if (isHeldImpale) return ruling.run(impale, { parryLevel, item, itemHp, damage });
  if (item !== 'shield') return ruling.run(itemChecks[item], { itemHp, damage });
  if (itemHp === 0) return { passed: damage, itemHp: 0, broken: true };
  const { passed, rating, broken } = ruling.run(itemChecks.shield, { rating: itemHp, damage });
  return { passed, itemHp: rating, broken };
}
