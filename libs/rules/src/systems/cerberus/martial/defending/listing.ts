import { deepFrozen } from '../../../../kernel/frozen.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { standingReflex } from '../attacking/defend.ts';
import type { Reserves } from '../attacking/defender.ts';
import { defenseComparison } from '../defense.comparison.ts';
import { dodgeVerdict, type Forbidden, noParry, type Open, parryWith, type Threat } from './checks.ts';
import type { DefenseOption, DefensesInput, Price } from './options.ts';

/** What a dodge would take, or the rule that forbids it. */
export function dodgeOption(question: DefensesInput, ruling: Ruling): DefenseOption {
  const { defender } = question;
  const verdict = dodgeVerdict(threatOf(question), ruling);
  const option = { defense: 'dodge', ...told(verdict, defender.reserves) } as const;
  if (!verdict.allowed) return option;
  const { chance } = verdict;
  if (chance && !chance.thenDuel) return { ...option, chance };
  const { reflex, armor = 'none' } = defender;
  const rolled = reflex === undefined ? {} : { reflex: standingReflex({ reflex, armor }, { kind: 'dodge' }, ruling) };
  return { ...option, ...(chance && { chance }), ...rolled };
}

/** What a parry with each shield or weapon would take, or the rule that forbids it. */
export function parryOptions(question: DefensesInput, ruling: Ruling): DefenseOption[] {
  const { defender } = question;
  const { equipment = [], deflectProjectiles, reflex } = defender;
  const threat = threatOf(question);
  const forbidden = noParry(threat, ruling);
  if (equipment.length === 0) return [{ defense: 'parry', allowed: false, why: forbidden?.why ?? EMPTY_HANDS }];
  return equipment.map((item, i) =>
    ruling.within(`equipment.${i + 1}`, () => {
      const verdict = forbidden ?? parryWith(threat, { ...item, deflectProjectiles }, ruling);
      const option = {
        defense: 'parry',
        equipment: item.name ?? item.kind,
        ...told(verdict, defender.reserves),
      } as const;
      if (!verdict.allowed) return option;
      const { mode } = verdict;
      return { ...option, ...(mode && { mode }), ...(reflex !== undefined && { reflex }) };
    }),
  );
}

const EMPTY_HANDS = deepFrozen({
  rule: defenseComparison.id,
  words: 'There is no shield or weapon in hand to parry with.',
});

function threatOf({ attack, defender, alreadyTried, perceived }: DefensesInput): Threat {
  const { hindrances, reserves } = defender;
  return { attacks: [attack], hindrances, reserves, alreadyTried, perceived };
}

function told(verdict: Forbidden | Open, reserves: Reserves): Pick<DefenseOption, 'allowed' | 'why' | 'cost'> {
  const { allowed, why } = verdict;
  return verdict.allowed
    ? { allowed, why, cost: spent(reserves, verdict.reservesAfter ?? reserves) }
    : { allowed, why };
}

function spent(before: Reserves, after: Reserves): Price {
  return {
    dodges: before.dodges - after.dodges,
    attackTokens: before.attackTokens - after.attackTokens,
    slots: before.freeSlots - after.freeSlots,
  };
}
