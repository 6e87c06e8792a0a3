import { invalidInput, tooLarge } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { conditionBlinded } from '../../health/condition.blinded.ts';
import { type Attack, isArea, type WeaponAttack } from '../../martial/attacking/attack-forms.ts';
import { coverTotal } from '../../movement/cover.total.ts';
import { opportunityAttack } from '../../movement/opportunity-attack.ts';
import { isHeldBy, requireFree } from './barring.ts';
import type { Boarded } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, known, listing, type Next, replaced, told } from './common.ts';
import { met } from './defending.ts';
import { doing } from './moving.ts';
import { inTurn } from './ordering.ts';
import { placed } from './placing.ts';
import { paidFor, spoken } from './speaking.ts';
import { type Announced, MOST_ANNOUNCED, type Running } from './state.ts';

/** An attack, or several that one defense meets, is announced; where its defense is known it is resolved at once. */
export function attack(given: Running, command: Doing<'attack'>, ruling: Ruling): Next {
  const { who, target, times = 1, companions = [], defense } = command;
  requireTarget(given, who, target, ruling);
  const strikers = [{ who, weapon: command.weapon, times }, ...companions.map((one) => ({ ...one, times: 1 }))];
  let state = inTurn(spoken(given, who, command.atOnce, ruling), who, ruling);
  const blows: Announced['attacks'] = [];
  for (const [i, { who: by, weapon, times: count }] of strikers.entries()) {
    const striker = striking(
      able(state, by, ruling, i === 0 ? 'who' : `companions/${i - 1}/who`),
      target,
      count,
      ruling,
    );
    blows.push({
      by,
      times: count,
      attack: weaponOf(striker, weapon, i === 0 ? 'weapon' : `companions/${i - 1}/weapon`),
    });
    state = replaced(state, striker);
  }
  const first = strikers.some(({ who: by }) => known(state, by).board.declaredFirst === true);
  const volley: Announced = { target, attacks: blows, ...coverOf(state, command, who), ...(first && { first }) };
  if (goesAstray(known(state, who), ruling))
    return told('attack', `${nameOf(known(state, who))} strikes blindly and goes astray.`, state, {
      who,
      outcome: 'astray',
    });
  return announcing(state, [volley], defense, ruling);
}

/** An attack is paid for when it was declared, or else now. */
function striking(striker: Boarded, target: string, count: number, ruling: Ruling): Boarded {
  requireFree(striker, { deed: 'weaponAttack' }, target, ruling);
  const { declared = [] } = striker;
  const at = declared.findIndex(
    ({ left, when, target: at }) => left > 0 && when === undefined && (at ?? target) === target,
  );
  const entry = declared[at];
  const ready = entry ? Math.min(count, entry.left) : 0;
  const made = entry
    ? listing(striker, 'declared', declared.toSpliced(at, 1, { ...entry, left: entry.left - ready }))
    : striker;
  return doing(paidFor(made, count - ready, ruling), 'attack', ruling);
}

/** A free attack on somebody who leaves the threat range. */
export function opportunity(given: Running, command: Doing<'opportunity'>, ruling: Ruling): Next {
  const { who, target, weapon, defense } = command;
  const striker = able(given, who, ruling);
  requireTarget(given, who, target, ruling);
  const { openings = [], ...rest } = given;
  const isOpen = openings.some(({ by, against }) => by === who && against === target);
  ruling.require(isOpen, opportunityAttack.id, `${nameOf(striker)} has no opportunity attack on ${target} now.`, () =>
    openings.map(({ by, against }) => `opportunity: ${by} on ${against}`),
  );
  requireFree(striker, { deed: 'opportunityAttack' }, target, ruling);
  const left = openings.filter(({ by, against }) => by !== who || against !== target);
  const free = placed(striker, { do: 'free', note: 'opportunity attack' }, ruling).combatant;
  const state = replaced(
    { ...rest, ...(left.length > 0 && { openings: left }) },
    { ...free, opportunities: (free.opportunities ?? 0) + 1 },
  );
  const blow = { by: who, times: 1, attack: weaponOf(striker, weapon, 'weapon') };
  return announcing(state, [{ target, attacks: [blow], ...coverOf(state, command, who) }], defense, ruling);
}

function requireTarget(state: Running, who: string, target: string, ruling: Ruling): void {
  const { out } = known(state, target, 'target');
  const others = () => state.combatants.filter((one) => one.id !== who && !one.out).map(({ id }) => `attack ${id}`);
  ruling.require(target !== who, coverTotal.id, 'Nobody attacks themselves.', others);
  ruling.require(!out, coverTotal.id, `${target} is out of the encounter.`, others);
}

function weaponOf({ weapons }: Boarded, id: string | undefined, field: string): WeaponAttack {
  const found = id === undefined ? weapons[0] : weapons.find((one) => one.id === id);
  if (!found) throw invalidInput(`/input/command/${field}`, oneOfThem(weapons.map((one) => one.id)), id);
  return found.attack;
}

function goesAstray(striker: Boarded, ruling: Ruling): boolean {
  return isHeldBy(striker, 'blinded') && !ruling.run(conditionBlinded, {}).reachesTarget;
}

type Aimed = Pick<Doing<'attack'>, 'target' | 'cover'>;

/** The cover between the two: what is said, else what the target has in this direction. */
export function coverOf(state: Running, { target, cover }: Aimed, from: string): Pick<Announced, 'cover'> {
  const kind = cover ?? known(state, target, 'target').cover?.find((one) => one.from === from)?.cover ?? 'none';
  return kind === 'none' ? {} : { cover: kind };
}

/** Announced attacks wait for their defenses, unless the defense is given. */
export function announcing(
  state: Running,
  volleys: readonly Announced[],
  defense: Doing<'attack'>['defense'],
  ruling: Ruling,
): Next {
  for (const { cover = 'none', attacks } of volleys)
    requireLine(
      cover,
      attacks.map(({ attack: one }) => one),
      ruling,
    );
  const waiting = [...(state.announced ?? []), ...volleys];
  if (waiting.length > MOST_ANNOUNCED) throw tooLarge('The number of announced attacks', `${MOST_ANNOUNCED}`);
  const [first, ...others] = volleys;
  if (defense && first && others.length === 0) return met(state, first, defense, ruling);
  const events = volleys.map((one) => ({ did: 'announce', who: one.target, says: announcement(state, one) }));
  return { state: { ...state, announced: waiting }, events };
}

function requireLine(
  cover: NonNullable<Announced['cover']> | 'none',
  attacks: readonly Attack[],
  ruling: Ruling,
): void {
  if (cover === 'none') return;
  const { canAffect } = ruling.run(coverTotal, { cover, attack: attacks.every(isArea) ? 'area' : 'targeted' });
  ruling.require(canAffect, coverTotal.id, 'Nothing reaches a target behind total cover.', () => ['another target']);
}

function announcement(state: Running, { target, attacks }: Announced): string {
  const whom = nameOf(known(state, target));
  const count = attacks.reduce((sum, { times }) => sum + times, 0);
  const by = [...new Set(attacks.map((one) => nameOf(known(state, one.by))))].join(' and ');
  return count === 1 ? `${by} attacks ${whom}.` : `${by}: ${count} attacks on ${whom} at once.`;
}
