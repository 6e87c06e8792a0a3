import { cerberusWorkedRound } from '@riposte/content';
import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';

/** The fight that the rulebook plays through, attack by attack, asked of the running service with the book's dice entered. */
const { attacks, combatants } = cerberusWorkedRound;

type Worked = (typeof attacks)[number];
type Combatant = (typeof combatants)[number];

interface Step {
  label: string;
  expression?: string;
  value?: unknown;
  at?: string;
}

interface Ruling {
  result: {
    lands: boolean;
    damage: number;
    hpAfter: number;
    duel: { attackerTotal: number; defenderTotal: number } | null;
    build: { beforeDr: number } | null;
  };
  sentence: string;
  changes: unknown[];
  trace: Step[];
  rolls: { key: string; faces: number[] }[];
  unused: { rolls: unknown[] };
}

const PATH = '/v1/cerberus/martial/attack';

/** What is left of everybody, as the service says it. */
const hp = new Map<string, number>(combatants.map((combatant) => [combatant.id, combatant.hp]));

function combatantOf(id: string): Combatant {
  return combatants.find((combatant) => combatant.id === id) as Combatant;
}

function requestOf(worked: Worked) {
  const { id, name, reflex } = combatantOf(worked.by);
  const target = combatantOf(worked.target);
  const { defense, spell, cover, declaredFirst, dice } = worked;
  return {
    input: {
      attacker: { id, name, reflex, declaredFirst },
      attack: spell ? { kind: 'spell', area: true, ...spell } : weaponOf(combatantOf(worked.by)),
      defender: {
        id: target.id,
        name: target.name,
        hp: hp.get(target.id),
        maxHp: target.maxHp,
        armor: target.armor,
        dr: target.dr,
        reflex: target.reflex,
      },
      ...(defense.kind === 'none' ? {} : { defense: defenseOf(defense) }),
      ...(cover === 'none' ? {} : { cover }),
    },
    dice: { rolls: dice.map(({ key, faces }) => ({ key, faces })) },
  };
}

function weaponOf({ weapon }: Combatant) {
  if (!weapon) throw new Error('a blow needs a weapon');
  const { name, use, fixedBonuses, ...figures } = weapon;
  const form = use === 'ranged' ? 'projectile' : 'melee';
  return {
    ...figures,
    kind: 'weapon',
    name,
    form,
    fixedBonuses: fixedBonuses.map((value) => ({ label: 'fixed', value })),
  };
}

function defenseOf(defense: Exclude<Worked['defense'], { kind: 'none' }>) {
  if (defense.kind === 'dodge') return { kind: 'dodge' };
  const { percent, ...parry } = defense;
  return { ...parry, percent: [{ label: 'Deflect Projectiles', value: percent }] };
}

function facesOf({ dice }: Worked, key: string): readonly number[] {
  return dice.find((die) => die.key === key)?.faces ?? [];
}

/** What the trace says of a combatant's Reflex, or of the damage. */
function sumIn(trace: readonly Step[], label: string, at: string): Step | undefined {
  return trace.find((step) => step.label === label && step.at === at);
}

/** The sum of what stands before the equals sign: `4 (1d6) + 9 DEX − 4 DR = 9` gives 9. */
function addedUp(expression: string): number {
  const [left = ''] = expression.split(' = ');
  const terms = left.replace(/\([^)]*\)/g, '').matchAll(/(^|[+−] )(\d+)(?![\d%])/g);
  return [...terms].reduce((sum, [, sign = '', figure]) => sum + (sign.startsWith('−') ? -1 : 1) * Number(figure), 0);
}

describe('the worked round by POST /v1/cerberus/martial/attack', () => {
  test.each(attacks.map((worked) => [worked.step, worked] as const))('%s', async (_step, worked) => {
    const { expected, by, target } = worked;
    const request = requestOf(worked);
    const before = hp.get(target) as number;
    const { status, body } = await client.post<Ruling>(PATH, request);
    expect(status, JSON.stringify(body)).toBe(200);
    hp.set(target, body.result.hpAfter);

    // The book's figures.
    const { lands, damage, hpAfter, duel, build } = body.result;
    expect({
      lands,
      damage,
      hpAfter,
      attackerTotal: duel?.attackerTotal ?? null,
      defenderTotal: duel?.defenderTotal ?? null,
      beforeDr: build?.beforeDr ?? null,
    }).toEqual(expected);

    // Told in a sentence, and as a change where there is one.
    expect(body.sentence).toContain(combatantOf(by).name);
    expect(body.sentence).toContain(combatantOf(target).name);
    const changed = { who: combatantOf(target).name, what: 'HP', from: before, to: expected.hpAfter };
    expect(body.changes).toEqual(expected.damage > 0 ? [changed] : []);

    // Every die of the script was used, and comes back as it was entered.
    expect(body.rolls).toEqual(request.dice.rolls);
    expect(body.unused.rolls).toEqual([]);

    // The trace shows how the figures came about: the dice, the modifiers, and sums that add up.
    if (expected.attackerTotal !== null) {
      const attacker = sumIn(body.trace, 'Reflex total', 'attacker');
      const defender = sumIn(body.trace, 'Reflex total', 'defender');
      expect(attacker).toMatchObject({ value: expected.attackerTotal });
      expect(defender).toMatchObject({ value: expected.defenderTotal });
      expect(attacker?.expression).toContain(`${facesOf(worked, 'attacker.reflex')} (d20)`);
      expect(attacker?.expression).toContain(`${combatantOf(by).reflex} Reflex`);
      expect(defender?.expression).toContain(`${facesOf(worked, 'defender.reflex')} (d20)`);
      expect(defender?.expression).toContain(`${combatantOf(target).reflex} Reflex`);
      expect(addedUp(attacker?.expression ?? '')).toBe(expected.attackerTotal);
      if (worked.declaredFirst) expect(attacker?.expression).toContain('+ 5 declared first');
      if (worked.cover === 'light') expect(defender?.expression).toContain('+ 2 light cover');
      if (worked.defense.kind === 'parry') expect(defender?.expression).toContain('+ 25 % Deflect Projectiles');
    }
    const dealt = sumIn(body.trace, 'damage', 'attacker');
    expect(dealt?.value).toBe(expected.lands ? expected.damage : undefined);
    if (expected.lands) {
      const thrown = facesOf(worked, 'attacker.damage').reduce((sum, face) => sum + face, 0);
      expect(dealt?.expression).toMatch(new RegExp(`^${thrown} \\(\\d+d\\d+\\).* − ${combatantOf(target).dr} DR = `));
      expect(addedUp(dealt?.expression ?? '')).toBe(expected.damage);
    }
  });

  test('leaves everybody with the HP that the book says', () => {
    expect(Object.fromEntries(hp)).toEqual({ sera: 78, osseur: 230, maelis: 15, brant: 109 });
  });
});
