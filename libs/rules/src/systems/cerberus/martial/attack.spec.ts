import { cerberusWorkedRound } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { attack as operation } from './attack.ts';
import type { StrikeInput, StrikeResult } from './attacking/strike.ts';
import { workedAttack } from './attacking/worked-attack.ts';

const M = 'cerberus.martial';
const ATTACK = `${M}.attack`;
type Request = Parameters<typeof frontDoor.resolve>[1];
type Circumstances = Partial<Request>;

const blade = { kind: 'weapon', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 6 }] };
const fireball = { kind: 'spell', name: 'Fireball', level: 1, damageDice: '2d6' };
const guard = { name: 'the guard', hp: 40, maxHp: 40, armor: 'medium', dr: 4, reflex: 10 };
const orc = { name: 'the orc', reflex: 12 };
const dodge = { kind: 'dodge' };
const parry = { kind: 'parry', equipment: 'shield' };

/** Faces by the last part of the die's key: reflex of attacker and defender, critical, damage, opening, chance. */
interface Faces {
  attacker?: number;
  defender?: number;
  critical?: number;
  damage?: number[];
  opening?: number;
  chance?: number;
}

function rolls({ attacker, defender, critical, damage, opening, chance }: Faces) {
  const entered = {
    'attacker.reflex': attacker,
    'defender.reflex': defender,
    'attacker.critical': critical,
    'attacker.damage': damage,
    'attacker.opening': opening,
    'defender.chance': chance,
  };
  return Object.entries(entered).flatMap(([key, faces]) =>
    faces === undefined ? [] : [{ key, faces: [faces].flat() }],
  );
}

/** The orc strikes the guard. */
function ask(input: object, faces: Faces = {}, circumstances: Circumstances = {}) {
  const whole = { attacker: orc, attack: blade, defender: guard, ...input };
  return frontDoor.resolve(ATTACK, { input: whole, dice: { rolls: rolls(faces), missing: 'ask' }, ...circumstances });
}

function struck(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return { ...answer, result: answer.result as StrikeResult };
}
const result = (...given: Parameters<typeof ask>) => struck(...given).result;
const decided = (id: string, value: unknown) => ({ decisions: [{ id: `${M}.${id}`, value }] });

describe('the worked round of the book', () => {
  const { attacks, combatants } = cerberusWorkedRound;
  const hp = new Map<string, number>(combatants.map(({ id, hp: full }) => [id, full]));

  it.each(attacks.map((worked) => [worked.step, worked] as const))('%s', (step, { target, expected }) => {
    const request = workedAttack(step) as Request;
    const input = request.input as StrikeInput;
    // Each blow meets what those before it have left.
    const defender = { ...input.defender, hp: hp.get(target) };
    const answer = frontDoor.resolve(ATTACK, { ...request, input: { ...input, defender } });
    if (answer.problem) throw new Error(answer.problem.message);
    const { lands, damage, hpAfter, duel, build } = answer.result as StrikeResult;
    hp.set(target, hpAfter);
    expect({
      attackerTotal: duel?.attackerTotal ?? null,
      defenderTotal: duel?.defenderTotal ?? null,
      lands,
      beforeDr: build?.beforeDr ?? null,
      damage,
      hpAfter,
    }).toEqual(expected);
    const written = answer.trace.map(({ expression }) => expression ?? '');
    const ends = (figure: number) => written.some((line) => new RegExp(`(=|down to) ${figure}$`).test(line));
    for (const figure of [duel?.attackerTotal, duel?.defenderTotal, lands ? damage : undefined])
      if (figure !== undefined) expect([figure, ends(figure)]).toEqual([figure, true]);
    expect(answer.unused).toEqual({ rolls: [], outcomes: [], decisions: [], amendments: [] });
  });

  it('shows how the totals and the damage came about', () => {
    const { trace } = frontDoor.resolve(ATTACK, workedAttack('t1.07') as Request) as {
      trace: { expression?: string }[];
    };
    const written = trace.map(({ expression }) => expression);
    expect(written).toContain('11 (d20) + 14 Reflex + 5 declared first = 30');
    expect(written).toContain('14 (d20) + 10 Reflex + 2 light cover = 26');
    expect(written).toContain('4 (1d6) + 9 DEX − 4 DR = 9');
  });
});

describe('what becomes of an attack', () => {
  it('lands undefended: nobody rolls to hit', () => {
    // 5 + 6 - 4 = 7
    const { result: hit, rolls: rolled, sentence, changes } = struck({}, { critical: 11, damage: [5] });
    expect(hit).toMatchObject({
      outcome: 'landed',
      lands: true,
      blockedPercent: 0,
      damage: 7,
      hpAfter: 33,
      duel: null,
    });
    expect(rolled.map(({ key }) => key).sort()).toEqual(['attacker.critical', 'attacker.damage']);
    expect(sentence).toBe("The orc's attack hits the guard for 7.");
    expect(changes).toEqual([{ who: 'the guard', what: 'HP', from: 40, to: 33 }]);
  });

  it('lands without harm when DR takes it all', () => {
    const { result: hit, sentence, changes } = struck({ defender: { ...guard, dr: 14 } }, { critical: 2, damage: [8] });
    expect(hit).toMatchObject({ outcome: 'landed', lands: true, damage: 0, hpAfter: 40 });
    expect(sentence).toBe("The orc's attack hits the guard, but DR takes it all.");
    expect(changes).toEqual([]);
  });

  it('is dodged or parried: no damage is rolled', () => {
    // 12 + 5 = 17 against 10 + 8 = 18
    const won = { attacker: 5, defender: 8 };
    const stopped = { lands: false, blockedPercent: 100, damage: 0, hpAfter: 40, build: null };
    expect(struck({ defense: dodge }, won)).toMatchObject({
      result: { ...stopped, outcome: 'dodged', duel: { winner: 'defender', attackerTotal: 17, defenderTotal: 18 } },
      sentence: "The guard dodges the orc's attack.",
    });
    expect(struck({ defense: parry }, won)).toMatchObject({
      result: { ...stopped, outcome: 'parried' },
      sentence: "The guard parries the orc's attack.",
    });
  });

  it('lands in full when the defense loses, and is rolled again when it ties', () => {
    // 17 against 17, then 12 + 9 = 21 against 10 + 3 = 13
    const tied = [
      { key: 'attacker.reflex', faces: [5, 9] },
      { key: 'defender.reflex', faces: [7, 3] },
    ];
    const dice = { rolls: [...tied, ...rolls({ critical: 4, damage: [1] })] };
    expect(result({ defense: dodge }, {}, { dice })).toMatchObject({
      outcome: 'landed',
      damage: 3,
      duel: { attackerTotal: 21, defenderTotal: 13 },
    });
  });

  it('is parried in part when it is a damage spell: half, then DR', () => {
    // (5 + 4) / 2 = 4.5, less 2
    const mage = { ...guard, dr: 2 };
    const half = struck(
      { attack: fireball, defender: mage, defense: parry },
      { attacker: 5, defender: 8, damage: [5, 4] },
    );
    expect(half.result).toMatchObject({
      outcome: 'partlyParried',
      lands: true,
      blockedPercent: 50,
      damage: 2,
      hpAfter: 38,
    });
    expect(half.sentence).toBe("The guard parries part of the orc's Fireball and takes 2.");
    const told = half.trace.map(({ expression = '' }) => expression);
    expect(told).toContain('Parried: 50 % is blocked.');
    expect(told.filter((line) => /fails|stops the attack/.test(line))).toEqual([]);
  });

  it('is parried in part as the object says, and told so', () => {
    const said = decided('parry.item-override#itemParryText', { blockedPercent: 30 });
    const dice = { attacker: 5, defender: 8, damage: [5, 5] };
    const { result: part, trace } = struck({ attack: fireball, defense: parry }, dice, said);
    // 10 less 30 %, less 4
    expect(part).toMatchObject({ outcome: 'partlyParried', blockedPercent: 30, damage: 3 });
    expect(trace.map(({ expression }) => expression)).toContain('Parried: 30 % is blocked.');
  });

  it('is parried as the object says: all of a spell', () => {
    const famed = decided('parry.item-override#itemParryText', { blockedPercent: 100, condition: 'against fire' });
    const met = decided('parry.item-override#conditionMet', true);
    const decisions = [...famed.decisions, ...met.decisions];
    expect(result({ attack: fireball, defense: parry }, { attacker: 5, defender: 8 }, { decisions })).toMatchObject({
      outcome: 'parried',
      lands: false,
      damage: 0,
    });
  });

  it('of a spell without damage lands and rolls nothing', () => {
    const { result: held, rolls: rolled, sentence } = struck({ attack: { kind: 'effect', name: 'Hold', level: 3 } });
    expect(held).toMatchObject({ outcome: 'landed', lands: true, damage: 0, build: null });
    expect(rolled).toEqual([]);
    expect(sentence).toBe("The orc's Hold takes hold of the guard; only its Save resists.");
  });
});

describe('cover', () => {
  it('asks an undefended attack for an opening: 4 in 5, 2 in 3, or what the GM says', () => {
    const hit = { critical: 2, damage: [5] };
    expect(result({ cover: 'light' }, { opening: 4, ...hit }).outcome).toBe('landed');
    expect(struck({ cover: 'light' }, { opening: 5 })).toMatchObject({
      result: { outcome: 'stoppedByCover', lands: false, damage: 0 },
      sentence: "The orc's attack finds no opening: the cover saves the guard.",
    });
    expect(result({ cover: 'substantial' }, { opening: 3 }).outcome).toBe('stoppedByCover');
    const narrow = { decisions: [{ id: 'cerberus.movement.cover.chance#chance', value: { x: 1, y: 10 } }] };
    expect(result({ cover: 'light' }, { opening: 2 }, narrow).outcome).toBe('stoppedByCover');
  });

  it('helps a defense instead: +2 or +5', () => {
    // 12 + 8 = 20 against 10 + 6 + 5 = 21
    expect(result({ cover: 'substantial', defense: dodge }, { attacker: 8, defender: 6 })).toMatchObject({
      outcome: 'dodged',
      duel: { attackerTotal: 20, defenderTotal: 21 },
    });
  });

  it('gives nothing against an area', () => {
    const area = { attack: { ...fireball, area: true }, cover: 'substantial' };
    expect(result(area, { damage: [6, 6] })).toMatchObject({ outcome: 'landed', damage: 8 });
    expect(result({ ...area, defense: parry }, { attacker: 8, defender: 6, damage: [6, 6] }).duel?.defenderTotal).toBe(
      16,
    );
  });

  it.each([blade, { ...fireball, area: true }])('total cover lets nothing through', (attack) => {
    expect(ask({ attack, cover: 'total' }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.movement.cover.total',
      legal: ['another target'],
    });
  });
});

describe('its examples', () => {
  it.each(operation.examples.map(({ title, request }) => [title, request] as const))('%s', (_, request) => {
    const answer = frontDoor.resolve(ATTACK, request as Request);
    expect(answer.problem).toBeUndefined();
    if (!answer.problem) expect(operation.output.safeParse(answer.result).success).toBe(true);
  });
});
