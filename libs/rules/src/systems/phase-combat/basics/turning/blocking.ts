import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { type BlockedAttack, type Blocker, barTo } from '../../block/blocking/blocker.ts';
import { chain } from '../../block/chain.ts';
import { hthOnly } from '../../block/hth-only.ts';
import { itemDamage } from '../../block/item-damage.ts';
import { roll } from '../../block/roll.ts';
import { stance } from '../../block/stance.ts';
import { stunned } from '../stunned.ts';
import { figureOf, known } from './standing.ts';
import type { Combatant, TurnCommand, TurnState } from './state.ts';

type Attack = CommandOf<TurnCommand, 'attack'>;
type HeldItem = NonNullable<Combatant['broken']>[number];

/** Whether somebody has a whole weapon or shield. */
export const inHand = (one: Combatant, item: HeldItem) => one[item] !== undefined && !one.broken?.includes(item);

/** What is in hand to meet a blow with; bare hands always are. */
export const itemsOf = (one: Combatant) => [
  ...(['weapon', 'shield'] as const).filter((item) => inHand(one, item)),
  'none' as const,
];

/** Those whose stance can still meet an attack. */
export const blockersIn = ({ combatants }: TurnState, attacker: string): Combatant[] =>
  combatants.filter((one) => one.stance === 'block' && !one.spent && !one.stunned && one.id !== attacker);

/** Whoever is to block an attack, and with what. Refuses whatever bars the block, by the rule that does. */
export function blockerOf(state: TurnState, id: string, command: Attack, attack: BlockedAttack, ruling: Ruling) {
  const legal = () => {
    const others = blockersIn(state, command.id).filter((one) => one.id !== id);
    const barred = attack.kind === 'ranged' || attack.attackRolled;
    const instead = barred ? [] : others.map((one) => `attack: ${command.id}, blocked by ${one.id}`);
    return [`attack: ${command.id}, without a block`, ...instead];
  };
  const require = (holds: boolean, rule: string, message: string) => ruling.require(holds, rule, message, legal);
  const one = known(state, id, ruling);
  require(id !== command.id, roll.id, 'Nobody blocks their own attack.');
  require(!one.stunned, stunned.id, 'A Stunned character takes no action.');
  require(one.stance === 'block', stance.id, `${nameOf(one)} has declared no Block.`);
  require(!one.spent, chain.id, `A block has failed: ${nameOf(one)} blocks no more in this stance.`);
  const bar = ruling.within('blocker', () => barTo(attack, ruling));
  require(bar === undefined, bar?.rule ?? hthOnly.id, bar?.why ?? '');
  const items = itemsOf(one);
  const item = command.item ?? items[0] ?? 'none';
  require(items.includes(item), itemDamage.id, `${nameOf(one)} has no whole ${item} in hand.`);
  return { one, blocker: asBlocker(state, one, item), attempts: one.blocked ?? 0 };
}

function asBlocker(state: TurnState, one: Combatant, item: Blocker['item']): Blocker {
  const { spd, weapon, shield } = one;
  return { ocv: figureOf(state, one, 'ocv'), spd, item, weapon, ...(inHand(one, 'shield') && { shield }) };
}
