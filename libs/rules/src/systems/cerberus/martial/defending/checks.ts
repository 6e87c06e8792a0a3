import { deepFrozen } from '../../../../kernel/frozen.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Formula } from '../../../../kernel/unit.ts';
import { hpMeaning } from '../../health/hp.meaning.ts';
import type { Hindrance, Reserves } from '../attacking/defender.ts';
import { defenseChooseOne } from '../defense.choose-one.ts';
import { defenseComparison } from '../defense.comparison.ts';
import { defensePerception } from '../defense.perception.ts';
import { dodgeAreaSave } from '../dodge.area-save.ts';
import { dodgeCost } from '../dodge.cost.ts';
import { dodgeEligibleAttacks } from '../dodge.eligible-attacks.ts';
import { dodgeGrouped, NOT_GRANTED, tooManyStaked, useGroupedDodge } from '../dodge.grouped.ts';
import { dodgeMobility } from '../dodge.mobility.ts';
import { groupWeaponPermission } from '../group.weapon-permission.ts';
import { parryCost } from '../parry.cost.ts';
import { parryItemOverride } from '../parry.item-override.ts';
import { parryLevelLimit } from '../parry.level-limit.ts';
import { parryPosition } from '../parry.position.ts';
import { needsDeflection, parryProjectiles } from '../parry.projectiles.ts';
import { parrySpellEligibility } from '../parry.spell-eligibility.ts';
import type { AnnouncedAttack, DefenseOption, Equipment, Why } from './options.ts';

/** The rules by which a defense can be chosen and is paid for. */
export const choiceRules = [
  defenseChooseOne,
  defensePerception,
  dodgeCost,
  dodgeEligibleAttacks,
  dodgeMobility,
  groupWeaponPermission,
  hpMeaning,
  parryCost,
  parryItemOverride,
  parryPosition,
  parryProjectiles,
  parrySpellEligibility,
] as const;

/** An attack, or a group that one defense meets, and who has to meet it. */
export interface Threat {
  /** The attack, or those of the group that are unlike. */
  attacks: readonly AnnouncedAttack[];
  /** How many attacks there are in all; 1 when absent. */
  count?: number;
  /** How many dodges are staked on one duel; 1 when absent. */
  stake?: number | undefined;
  /** HP of the defender, where they are known. */
  hp?: number;
  hindrances?: readonly Hindrance[];
  /** What there is to pay with; not checked when absent. */
  reserves?: Reserves;
  alreadyTried?: 'none' | 'dodge' | 'parry';
  /** Left out, the GM says. */
  perceived?: boolean;
}

/** What a parry is made with. */
export type ParryWith = Equipment & { deflectProjectiles?: boolean };

export interface Forbidden {
  allowed: false;
  why: Why;
  /** What the same defense could be instead, where that helps. */
  instead?: string;
}

/** A defense that can be chosen, with what it leaves to pay with; null when that is not tracked. */
export interface Open {
  allowed: true;
  why: Why;
  reservesAfter: Reserves | null;
}

type Movement = Pick<DefenseOption, 'chance'>;
export type DodgeChance = NonNullable<Movement['chance']>;
/** The share of a damage spell that a parry would block, and how it is rolled where what it is made with bears on that. */
type Reach = { blockedPercent: number } & Pick<DefenseOption, 'mode'>;

/** What a dodge would take, or the first rule that forbids it. */
export function dodgeVerdict(threat: Threat, ruling: Ruling): Forbidden | (Open & Movement) {
  const forbidden = forbiddenBeforehand(threat, 'dodge', ruling) ?? unavoidable(threat, ruling);
  if (forbidden) return forbidden;
  const movement = movementFor(threat, ruling);
  if ('why' in movement) return movement;
  const overreaching = unstakeable(threat, ruling);
  if (overreaching) return overreaching;
  const price = dodgePrice(threat, ruling);
  if (!price.allowed || !movement.chance) return price;
  return { ...price, chance: movement.chance };
}

/** What a parry would take, or the first rule that forbids it. */
export function parryVerdict(threat: Threat, item: ParryWith, ruling: Ruling): Forbidden | (Open & Reach) {
  return noParry(threat, ruling) ?? parryWith(threat, item, ruling);
}

/** The first rule that forbids a parry whatever it is made with. */
export function noParry(threat: Threat, ruling: Ruling): Forbidden | undefined {
  return (
    forbiddenBeforehand(threat, 'parry', ruling) ??
    first(threat.attacks, (attack) => ineligible(attack, ruling)) ??
    first(threat.hindrances ?? [], (state) => forbiddenBy(parryPosition, { state, perceived: true }, 'allowed', ruling))
  );
}

/** What a parry with this object would take where nothing else forbids it. */
export function parryWith(threat: Threat, item: ParryWith, ruling: Ruling): Forbidden | (Open & Reach) {
  const missiles = noMatchForGroups(threat, item, ruling) ?? meetingMissiles(threat, item, ruling);
  if ('why' in missiles) return missiles;
  const reach = reachOf(threat, item, ruling);
  if ('why' in reach) return reach;
  const price = parryPrice(threat, ruling);
  if (!price.allowed) return price;
  return missiles.mode === undefined ? { ...price, ...reach } : { ...price, ...reach, ...missiles };
}

/** Nobody defends who is down; one defense a threat, and only against what is perceived. */
function forbiddenBeforehand(threat: Threat, wants: 'dodge' | 'parry', ruling: Ruling): Forbidden | undefined {
  const { alreadyTried = 'none', perceived, hp = 1 } = threat;
  if (hp <= 0) return forbiddenBy(hpMeaning, { hp }, 'canAct', ruling);
  const choosing = { alreadyTried, wants, by: 'self', featPermitsInterposition: false, damageRolled: false } as const;
  return (
    forbiddenBy(defenseChooseOne, choosing, 'allowed', ruling) ??
    forbiddenBy(defensePerception, { perceived, defense: wants }, 'allowed', ruling)
  );
}

function unavoidable({ attacks }: Threat, ruling: Ruling): Forbidden | undefined {
  return first(attacks, (attack) =>
    forbiddenBy(dodgeEligibleAttacks, { form: dodgeForm(attack), perceived: true }, 'dodgeable', ruling),
  );
}

function dodgeForm(attack: AnnouncedAttack) {
  if (attack.kind === 'weapon') return attack.form ?? 'melee';
  return attack.kind === 'area' || attack.area ? 'areaEffect' : 'damageSpell';
}

/** Every hindrance is asked; the GM's chance counts only where none refuses outright. */
function movementFor({ attacks, hindrances = [] }: Threat, ruling: Ruling): Forbidden | Movement {
  if (hindrances.length === 0) return {};
  const ranges = [...new Set(attacks.map(rangeOf))];
  const asked = hindrances.flatMap((state) =>
    ranges.map((attackRange) => ruled(dodgeMobility, { state, attackRange }, ruling)),
  );
  const refused = asked.find(({ output }) => output.dodge === 'refused');
  if (refused) return { allowed: false, why: refused.why };
  const restricted = asked.find(({ output }) => output.dodge === 'gmChance');
  if (!restricted) return {};
  const { chance } = restricted.output;
  return chance ? { chance } : { allowed: false, why: restricted.why };
}

/** Several dodges in one duel are the GM's to grant, and never more than there are. With none left, the price says so. */
function unstakeable({ stake = 1, reserves }: Threat, ruling: Ruling): Forbidden | undefined {
  if (stake === 1 || reserves?.dodges === 0) return undefined;
  const because = (words: string, instead: string): Forbidden => ({
    allowed: false,
    why: { rule: dodgeGrouped.id, words },
    instead,
  });
  if (!ruling.decide(useGroupedDodge)) return because(NOT_GRANTED, 'dodge the attacks one by one');
  if (!reserves || stake <= reserves.dodges) return undefined;
  return because(tooManyStaked(reserves.dodges), `stake up to ${reserves.dodges}`);
}

/** How an attack reaches: whatever is no blow comes from afar. */
export function rangeOf(attack: AnnouncedAttack): 'melee' | 'ranged' {
  if (attack.kind !== 'weapon') return 'ranged';
  return attack.range ?? ((attack.form ?? 'melee') === 'melee' ? 'melee' : 'ranged');
}

function ineligible(attack: AnnouncedAttack, ruling: Ruling): Forbidden | undefined {
  if (attack.kind === 'weapon') return undefined;
  if (attack.kind === 'spell') {
    const { dealsDamage = true } = attack;
    return forbiddenBy(parrySpellEligibility, { dealsDamage }, 'parryable', ruling);
  }
  const words = 'An area effect leaves only a Reflex Save, if the GM grants one.';
  return { allowed: false, why: { rule: dodgeAreaSave.id, words } };
}

/** One roll meets all missiles of a group, so that the hardest of them says how it is rolled. */
function meetingMissiles({ attacks }: Threat, item: ParryWith, ruling: Ruling): Forbidden | Pick<Reach, 'mode'> {
  const { kind: equipment, deflectProjectiles = false, parriesProjectiles: itemProperty = false, meetsBullets } = item;
  let mode: Reach['mode'];
  for (const projectile of missilesOf(attacks)) {
    const meeting = { equipment, deflectProjectiles, itemProperty, projectile, meetsBullets };
    const { output, why } = ruled(parryProjectiles, meeting, ruling);
    if (!output.allowed) return { allowed: false, why };
    mode ??= output.mode;
  }
  return { mode };
}

/** A weapon needs leave to stop more than one projectile. */
function noMatchForGroups({ attacks, count = 1 }: Threat, item: ParryWith, ruling: Ruling): Forbidden | undefined {
  if (count === 1) return undefined;
  const { kind: equipment, deflectProjectiles = false, parriesProjectiles = false } = item;
  const form = missilesOf(attacks).size > 0 ? ('projectiles' as const) : ('melee' as const);
  const meeting = { equipment, permitted: deflectProjectiles || parriesProjectiles, form };
  return forbiddenBy(groupWeaponPermission, meeting, 'allowed', ruling);
}

function missilesOf(attacks: readonly AnnouncedAttack[]) {
  const missiles = attacks.flatMap((attack) =>
    attack.kind === 'weapon' && needsDeflection(attack.form ?? 'melee') ? [attack.projectile ?? 'arrow'] : [],
  );
  return new Set(missiles);
}

function reachOf({ attacks }: Threat, item: ParryWith, ruling: Ruling): Forbidden | Reach {
  const attackLevel = Math.max(...attacks.map((attack) => (attack.kind === 'area' ? 0 : (attack.level ?? 0))));
  const { kind: equipment, name = equipment, level: equipmentLevel = 0 } = item;
  const meeting = { equipment, equipmentLevel, attackLevel };
  const { allowed, highest, blockedPercent } = ruling.run(parryItemOverride, meeting);
  if (allowed) return { blockedPercent };
  const words = `The ${name} meets up to level ${highest}; the attack is level ${attackLevel}.`;
  return { allowed, why: { rule: parryLevelLimit.id, words } };
}

function dodgePrice({ reserves, stake }: Threat, ruling: Ruling): Forbidden | Open {
  if (!reserves) return UNCOUNTED;
  const { dodges, attackTokens, freeSlots: freeSlotsThisTick } = reserves;
  const { output, why } = ruled(dodgeCost, { dodges, attackTokens, freeSlotsThisTick, staked: stake }, ruling);
  if (!output.allowed) return { allowed: false, why };
  return { allowed: true, why, reservesAfter: { ...reserves, dodges: output.dodgesAfter } };
}

/** What a parry costs, whatever it is made with. */
export function parryPrice({ reserves }: Threat, ruling: Ruling): Forbidden | Open {
  if (!reserves) return UNCOUNTED;
  const { attackTokens, freeSlots: freeSlotsThisTick } = reserves;
  const { output, why } = ruled(parryCost, { attackTokens, freeSlotsThisTick, parries: 1 }, ruling);
  if (!output.allowed) return { allowed: false, why };
  const paid = { attackTokens: output.attackTokensAfter, freeSlots: output.freeSlotsAfter };
  return { allowed: true, why, reservesAfter: { ...reserves, ...paid } };
}

const UNCOUNTED: Open = deepFrozen({
  allowed: true,
  why: { rule: defenseComparison.id, words: 'What is left to pay with is not counted.' },
  reservesAfter: null,
});

/** Runs a rule and keeps its words. */
function ruled<I, O>(rule: Formula<I, O>, input: I, ruling: Ruling): { output: O; why: Why } {
  const output = ruling.run(rule, input);
  return { output, why: { rule: rule.id, words: rule.says(output, input) } };
}

/** The rule and its words where it forbids. @param verdict the field that says whether it does */
function forbiddenBy<I, O>(rule: Formula<I, O>, input: I, verdict: keyof O, ruling: Ruling): Forbidden | undefined {
  const output = ruling.run(rule, input);
  return output[verdict] ? undefined : { allowed: false, why: { rule: rule.id, words: rule.says(output, input) } };
}

/** The first answer that there is. */
function first<T, R>(items: Iterable<T>, answer: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = answer(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
