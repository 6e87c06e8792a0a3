import { requireDistinct } from '../../../../kernel/item-names.ts';
import { invalidInput, tooLarge } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { conditionBlinded } from '../../health/condition.blinded.ts';
import {
  type Attack,
  announced as asAnnounced,
  isArea,
  type WeaponAttack,
} from '../../martial/attacking/attack-forms.ts';
import { rangeOf } from '../../martial/defending/checks.ts';
import { coverTotal } from '../../movement/cover.total.ts';
import { opportunityAttack } from '../../movement/opportunity-attack.ts';
import { actionAttack } from '../action.attack.ts';
import { groupForm } from '../group.form.ts';
import { isHeldBy, requireFree } from './barring.ts';
import type { Boarded } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, known, listing, type Next, replaced, told, wordOf } from './common.ts';
import { met } from './defending.ts';
import { doing } from './moving.ts';
import { inTurn } from './ordering.ts';
import { placed } from './placing.ts';
import { paidFor, spoken } from './speaking.ts';
import { type Announced, blowsOf, MOST_ANNOUNCED, type Running } from './state.ts';

/** One who strikes, with what, how often, and where the command names it. */
interface Striker {
  who: string;
  weapon?: string | undefined;
  times: number;
  field: string;
}

/** An attack, or several that one defense meets, is announced; where its defense is known it is resolved at once. */
export function attack(given: Running, command: Doing<'attack'>, ruling: Ruling): Next {
  const { who, target, times = 1, companions = [], defense } = command;
  requireTarget(given, who, target, ruling);
  const strikers: Striker[] = [
    { who, weapon: command.weapon, times, field: '' },
    ...companions.map((one, i) => ({ ...one, times: 1, field: `companions/${i}/` })),
  ];
  requireCompanions(given, strikers, target, ruling);
  const isFirstWord = given.spoken?.includes(who) !== true;
  let state = spoken(given, who, command.atOnce, ruling);
  const blows: Announced['attacks'] = [];
  let isDeclared = false;
  for (const { who: by, weapon, times: count, field } of strikers) {
    state = inTurn(state, by, ruling);
    const ready = able(state, by, ruling, `${field}who`);
    if (by !== who) requireLine(coverOf(state, command, by).cover, [], ruling); // the line of who leads is seen to as the volley is announced
    const { striker, wasDeclared } = striking(ready, target, count, ruling);
    isDeclared ||= striker.board.declaredFirst === true && (wasDeclared || (by === who && isFirstWord));
    state = replaced(state, striker);
    if (!goesAstray(striker, by === who ? undefined : by, ruling))
      blows.push({ by, times: count, attack: weaponOf(striker, weapon, `${field}weapon`) });
  }
  if (blows.length === 0) {
    const says = `${nameOf(known(state, who))} strikes blindly and goes astray.`;
    return told('attack', says, state, { who, outcome: 'astray' });
  }
  const volley: Announced = {
    target,
    attacks: blows,
    ...coverOf(state, command, who),
    ...(isDeclared && { first: true }),
  };
  return announcing(state, [volley], defense, ruling);
}

/** Those who strike together are distinct, none of them the target, and all on one side. */
function requireCompanions(state: Running, strikers: readonly Striker[], target: string, ruling: Ruling): void {
  requireDistinct(
    strikers.map(({ who }) => who),
    (id) => invalidInput('/input/command/companions', 'others, each once', id),
  );
  const sides = new Set(strikers.map(({ who, field }) => known(state, who, `${field}who`).side));
  ruling.require(sides.size === 1, groupForm.id, 'Enemies do not strike together.', () => ['attack each for oneself']);
  const isOwn = strikers.slice(1).some(({ who }) => who === target);
  ruling.require(!isOwn, groupForm.id, 'Nobody joins an attack on themselves.', () => [
    'attack without this companion',
  ]);
}

/** An attack is paid for when it was declared, or else now. */
function striking(striker: Boarded, target: string, count: number, ruling: Ruling) {
  const { declared = [] } = striker;
  const at = declared.findIndex(
    ({ left, when, target: whom }) => left > 0 && when === undefined && (whom ?? target) === target,
  );
  const entry = declared[at];
  const ready = entry ? Math.min(count, entry.left) : 0;
  if (ready > 0) requireFree(striker, { deed: 'weaponAttack', paid: entry?.left ?? 0 }, target, ruling);
  const made = entry
    ? listing(striker, 'declared', declared.toSpliced(at, 1, { ...entry, left: entry.left - ready }))
    : striker;
  const paid = paidFor(made, count - ready, target, ruling);
  return { striker: doing(paid, 'attack', ruling), wasDeclared: ready > 0 || declared.some(({ words }) => words) };
}

/** A free attack on somebody who leaves the threat range. */
export function opportunity(given: Running, command: Doing<'opportunity'>, ruling: Ruling): Next {
  const { who, target, weapon, defense } = command;
  const striker = able(given, who, ruling);
  requireTarget(given, who, target, ruling);
  const { openings = [], ...rest } = given;
  const isOpen = openings.some(({ by, against }) => by === who && against === target);
  ruling.require(
    isOpen,
    opportunityAttack.id,
    `${nameOf(striker)} has no opportunity attack on ${wordOf(given, target)} now.`,
    () => openings.map(({ by, against }) => `opportunity: ${by} on ${against}`),
  );
  requireFree(striker, { deed: 'opportunityAttack' }, target, ruling);
  const swung = weaponOf(striker, weapon, 'weapon');
  ruling.require(
    rangeOf(asAnnounced(swung)) === 'melee',
    opportunityAttack.id,
    'An opportunity attack is a blow in melee.',
    () =>
      striker.weapons
        .filter((one) => rangeOf(asAnnounced(one.attack)) === 'melee')
        .map(({ id }) => `strike with ${id}`),
  );
  const left = openings.filter(({ by, against }) => by !== who || against !== target);
  const free = placed(striker, { do: 'free', note: 'opportunity attack' }, ruling).combatant;
  const state = replaced(
    { ...rest, ...(left.length > 0 && { openings: left }) },
    { ...free, opportunities: (free.opportunities ?? 0) + 1 },
  );
  if (goesAstray(striker, undefined, ruling))
    return told('opportunity', `${nameOf(striker)} strikes blindly and goes astray.`, state, {
      who,
      outcome: 'astray',
    });
  const blow = { by: who, times: 1, attack: swung };
  return announcing(state, [{ target, attacks: [blow], ...coverOf(state, command, who) }], defense, ruling);
}

/** Refuses what goes at oneself, or at somebody who is gone. */
function requireTarget(state: Running, who: string, target: string, ruling: Ruling): void {
  known(state, target, 'target');
  ruling.require(target !== who, actionAttack.id, 'Nobody attacks themselves.', () => targetsFor(state, who));
  requireThere(state, target, 'target', actionAttack.id, ruling);
}

/** Refuses what goes at somebody who is gone. @param field where the command names them */
export function requireThere(state: Running, target: string, field: string, rule: string, ruling: Ruling): void {
  const one = known(state, target, field);
  ruling.require(!one.out, rule, `${nameOf(one)} is out of the encounter.`, () => targetsFor(state, target));
}

const targetsFor = ({ combatants }: Running, who: string) =>
  combatants.filter((one) => one.id !== who && !one.out).map(({ id }) => `attack ${id}`);

function weaponOf({ weapons }: Boarded, id: string | undefined, field: string): WeaponAttack {
  const found = id === undefined ? weapons[0] : weapons.find((one) => one.id === id);
  if (!found) throw invalidInput(`/input/command/${field}`, oneOfThem(weapons.map((one) => one.id)), id);
  return found.attack;
}

/** Whether a blow of somebody blinded misses who was meant. @param companion whose die it is, where it is not the one who leads */
function goesAstray(striker: Boarded, companion: string | undefined, ruling: Ruling): boolean {
  if (!isHeldBy(striker, 'blinded')) return false;
  const roll = () => !ruling.run(conditionBlinded, {}).reachesTarget;
  return companion === undefined ? roll() : ruling.within(companion, roll);
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
  for (const { cover, attacks } of volleys)
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

function requireLine(cover: Announced['cover'], attacks: readonly Attack[], ruling: Ruling): void {
  if (cover === undefined) return;
  const isOfAreas = attacks.length > 0 && attacks.every(isArea);
  const { canAffect } = ruling.run(coverTotal, { cover, attack: isOfAreas ? 'area' : 'targeted' });
  ruling.require(canAffect, coverTotal.id, 'Nothing reaches a target behind total cover.', () => ['another target']);
}

function announcement(state: Running, volley: Announced): string {
  const { target, attacks } = volley;
  const whom = nameOf(known(state, target));
  const count = blowsOf(volley);
  const by = [...new Set(attacks.map((one) => nameOf(known(state, one.by))))].join(' and ');
  return count === 1 ? `${by} attacks ${whom}.` : `${by}: ${count} attacks on ${whom} at once.`;
}
