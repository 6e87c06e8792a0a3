import { Refusal } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { dodgeVerdict, type Forbidden, noParry, type Open, parryPrice, type Threat } from './checks.ts';
import type { Why } from './options.ts';

/** The verdict that allows. @throws `illegal-action` with the rule that forbids, its words and what is open instead */
export function required<T extends Open>(
  verdict: Forbidden | T,
  tried: 'dodge' | 'parry',
  threat: Threat,
  ruling: Ruling,
): T {
  if (verdict.allowed) return verdict;
  const { why, instead = 'dodge' } = verdict;
  const parry = tried === 'parry' ? 'parry with other equipment' : 'parry';
  throw refusal(why, { dodge: instead, parry }, { ...threat, stake: 1 }, ruling);
}

/** A refusal that tells what is open instead, by the checks that refused. @param names what the defenses are called here */
function refusal(
  { rule, words }: Why,
  names: { dodge: string; parry: string },
  threat: Threat,
  ruling: Ruling,
): Refusal {
  // Asked as the odds ask: what is open instead is no step of this ruling, and the trace does not tell of it.
  const { values } = ruling.distribution(() => ({
    dodge: dodgeVerdict(threat, ruling).allowed,
    parry: !noParry(threat, ruling) && parryPrice(threat, ruling).allowed,
  }));
  const open = values[0];
  const legal = [...(open?.dodge ? [names.dodge] : []), ...(open?.parry ? [names.parry] : []), 'no defense'];
  return new Refusal({ type: 'illegal-action', message: words, rule, legal });
}
