import { type Adapter, evaluation, type Given } from '../../../adapter.ts';

const BONUSES = ['fixedBonuses', 'percentBonuses', 'lateBonuses'];
const DICE = { diceRolls: 'damage', critD20: 'critical' };

/** The catalogue's word for no figures of its own is `none`; the library's is absence. */
function withOwnFigures({ weaponOverride, ...given }: Given): Given {
  return weaponOverride === 'none' ? given : { ...given, weaponOverride };
}

const benchmarks = evaluation('cerberus.martial.weapon.benchmarks');

/** Attacks, weapons, damage and DR. */
export const adapters: Record<string, Adapter> = {
  'cerberus.martial.weapon.ranged-table': evaluation('cerberus.martial.weapon.ranged-table', {
    decisions: { heavyCrossbowReloadTicks: 'heavyCrossbowReloadTicks' },
  }),
  'cerberus.martial.weapon.benchmarks': (given, ask) => benchmarks(withOwnFigures(given), ask),
  'cerberus.martial.weapon.shield-strike': evaluation('cerberus.martial.weapon.shield-strike', {
    dice: DICE,
    modifiers: BONUSES,
  }),
  'cerberus.martial.damage.normal-hit': evaluation('cerberus.martial.damage.normal-hit', {
    dice: DICE,
    modifiers: BONUSES,
  }),
  'cerberus.martial.critical.trigger': evaluation('cerberus.martial.critical.trigger', { dice: DICE }),
  'cerberus.martial.critical.multiply': evaluation('cerberus.martial.critical.multiply', { modifiers: BONUSES }),
  'cerberus.martial.damage.percent-bonus': evaluation('cerberus.martial.damage.percent-bonus', { modifiers: BONUSES }),
  'cerberus.martial.damage.pipeline': evaluation('cerberus.martial.damage.pipeline', {
    dice: DICE,
    modifiers: BONUSES,
  }),
};
