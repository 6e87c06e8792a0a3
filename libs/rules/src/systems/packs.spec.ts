import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds, type PackRequest, packs, resolve, type UnitRequest } from '../index.ts';
import { entryPlaces } from '../kernel/packs/places.ts';

const sampleOf = (system: string) => {
  const [sample] = packs.samples.filter((pack) => pack.system === system);
  return JSON.parse(JSON.stringify(sample));
};

/** What is said of the sample of a system with one field of its first entry of a kind changed. */
function told(system: string, kind: string, changes: object): string[] {
  const pack = sampleOf(system);
  Object.assign(pack.entries[kind][0], changes);
  const { problem } = packs.check(JSON.parse(JSON.stringify(pack)));
  return problem?.type === 'invalid-input' ? problem.errors.map(({ says = '' }) => says) : [];
}

describe('samples', () => {
  it('are one for each system that has content of its own, and called so', () => {
    expect(packs.samples.map(({ system }) => system)).toEqual(Object.keys(packs.kinds));
    for (const { title } of packs.samples) expect(title).toMatch(/^Sample/);
  });

  it('hold something of each kind', () => {
    for (const { system, entries } of packs.samples)
      for (const { id } of packs.kinds[system] ?? [])
        expect(entries[id]?.length, `${system}: ${id}`).toBeGreaterThan(0);
  });
});

describe('content of DEX ranks', () => {
  const DICE = 'dice in writing, with or without a fixed part, such as 1d8, 2d6+1 or 1d10-1';
  it.each([
    ['weapons', { damage: '1d6++2' }, `Weapon “broadblade”: damage should be ${DICE}, not “1d6++2”.`],
    ['weapons', { damage: undefined }, 'Weapon “broadblade”: damage is missing; it should be a text.'],
    ['weapons', { hitPoints: undefined }, 'Weapon “broadblade”: hitPoints is missing; it should be a number.'],
    ['weapons', { hitPoints: -1 }, 'Weapon “broadblade”: hitPoints should be at least 0, not -1.'],
    ['weapons', { class: '' }, 'Weapon “broadblade”: class should be a text whose length is at least 1, not “”.'],
    ['weapons', { baseChance: 1.5 }, 'Weapon “broadblade”: baseChance should be a whole number, not 1.5.'],
    [
      'weapons',
      { length: 'huge' },
      'Weapon “broadblade”: length should be one of "missile", "long", "medium", "short", not “huge”.',
    ],
    ['weapons', { hands: 3 }, 'Weapon “broadblade”: hands should be at most 2, not 3.'],
    [
      'weapons',
      { addsDamageBonus: 'some' },
      'Weapon “broadblade”: addsDamageBonus should be one of "full", "half", "none", not “some”.',
    ],
    [
      'weapons',
      { family: 'bashing' },
      'Weapon “broadblade”: canImpale should be off: only cutting, thrusting, cut-and-thrust and missile weapons impale, not true.',
    ],
    ['armors', { protection: 'thick' }, `Armor “hide coat”: protection should be ${DICE}, not “thick”.`],
    ['armors', { chanceAffected: 101 }, 'Armor “hide coat”: chanceAffected should be at most 100, not 101.'],
    [
      'armors',
      { availableElsewhere: 'no' },
      'Armor “hide coat”: availableElsewhere should be true or false, not “no”.',
    ],
    // A shield whose rating is below 15 is refused when it is new.
    ['shields', { rating: 14 }, 'Shield “round shield”: rating should be at least 15 for a new shield, not 14.'],
    ['shields', { knockBack: '-' }, `Shield “round shield”: knockBack should be ${DICE}, not “-”.`],
    ['shields', { class: 'boards' }, 'Shield “round shield”: class should be "shields", not “boards”.'],
    ['fumbles', { table: undefined }, 'Fumble “stumble”: table is missing; it should be one of "hth", "missile".'],
    ['fumbles', { text: undefined }, 'Fumble “stumble”: text is missing; it should be a text.'],
    ['fumbles', { from: 0 }, 'Fumble “stumble”: from should be at least 1, not 0.'],
    // Hand-to-hand rows cover 1 to 100 without gap or overlap: the first row of the sample is of 1 to 40, the second of 41 to 65.
    ['fumbles', { to: 39 }, 'Fumbles of the hth table: there should be a row for 40: rows cover 1 to 100, not none.'],
    ['fumbles', { to: 41 }, 'Fumbles of the hth table: there should be one row for 41, not several.'],
    [
      'fumbles',
      { effects: [{ effect: 'damage', dice: 'x' }] },
      `Fumble “stumble”: effects 1, dice should be ${DICE}, not “x”.`,
    ],
  ])('%s: %o is told in words', (kind, changes, words) => expect(told('dex-rank', kind, changes)).toContain(words));

  it('calls for a further roll from 98 on', () => {
    const pack = sampleOf('dex-rank');
    delete pack.entries.fumbles[4].rerolls;
    expect(packs.check(pack).problem?.message).toBe(
      'Fumble “worse”: rerolls should be at least one further roll for 98 to 00, not 0.',
    );
  });
});

describe('content of phase combat', () => {
  it.each([
    ['weapons', { kind: 'thrown' }, 'Weapon “watch cudgel”: kind should be one of "hth", "ranged", not “thrown”.'],
    ['weapons', { strMin: -1 }, 'Weapon “watch cudgel”: strMin should be at least 0, not -1.'],
    ['shields', { dcv: 'good' }, 'Shield “barrel lid”: dcv should be a number, not “good”.'],
    [
      'maneuvers',
      { phaseCost: 'long' },
      'Maneuver “shoulder charge”: phaseCost should be one of "zero", "half", "full", not “long”.',
    ],
    [
      'maneuvers',
      { ovc: 1 },
      'Maneuver “shoulder charge”: there is no field “ovc”. There are name, phaseCost, attackAction, abort, ocv, dcv, dcvHalved, rangedOnly, id.',
    ],
  ])('%s: %o is told in words', (kind, changes, words) => expect(told('phase-combat', kind, changes)).toContain(words));
});

describe('hostile packs', () => {
  it.each(Object.keys(packs.kinds))('of %s are refused as invalid input, and as nothing else', (system) => {
    const fields = fc.dictionary(
      fc.oneof(
        fc.string(),
        fc.constantFrom('id', 'name', 'damage', 'from', 'to', 'effects', 'kind', '__proto__', 'constructor'),
      ),
      fc.jsonValue(),
      { maxKeys: 6 },
    );
    const kind = fc.oneof(
      fc.constantFrom(...(packs.kinds[system] ?? []).map(({ id }) => id)),
      fc.constant('__proto__'),
      fc.string(),
    );
    const entries = fc.dictionary(kind, fc.oneof(fc.array(fields, { maxLength: 4 }), fc.jsonValue()), { maxKeys: 3 });
    fc.assert(
      fc.property(entries, (list) => {
        const { problem } = packs.check({ ...sampleOf(system), entries: list });
        expect(problem?.type ?? 'invalid-input').toBe('invalid-input');
      }),
    );
  });
});

/** The request by value. */
function byValueOf(id: string, request: PackRequest): UnitRequest {
  const answer = packs.withEntries(id, request);
  if (answer.problem) throw new Error(answer.problem.message);
  return answer.request;
}

describe('an entry by reference is answered as by value', () => {
  const broadblade = {
    id: 'broadblade',
    name: 'broadblade',
    family: 'cutting',
    damage: '1d8+1',
    canImpale: true,
    length: 'medium',
  };
  const question = {
    input: { attacker: { skill: 60 }, defender: { hp: 12, defence: { use: 'parry', skill: 40 } } },
    entries: [
      { at: '/attacker/weapon', entry: 'dex-rank-sample:broadblade' },
      { at: '/defender/armor', entry: 'dex-rank-sample:hide' },
      { at: '/defender/defence/item', entry: 'dex-rank-sample:round-shield' },
      { at: '/defender/held', entry: 'dex-rank-sample:stool' },
    ],
    dice: { seed: 'by reference' },
  };
  const byValue = {
    input: {
      attacker: { skill: 60, weapon: broadblade },
      defender: {
        hp: 12,
        armor: { protection: '1d3' },
        defence: { use: 'parry', skill: 40, item: { id: 'round-shield', kind: 'shield', hitPoints: 15 } },
        held: [{ id: 'stool', kind: 'weapon', hasAttack: true }],
      },
    },
    dice: { seed: 'by reference' },
  };

  it('of an attack with its armor, shield and what else is held', () => {
    const request = byValueOf('dex-rank.attack.strike', question);
    expect(request).toEqual(byValue);
    expect(resolve('dex-rank.attack.strike', request).problem).toBeUndefined();
    expect(odds('dex-rank.attack.strike', request)).toEqual(odds('dex-rank.attack.strike', byValue));
  });

  it('of a whole fumble table', () => {
    const entries = [{ at: '/table', entry: 'dex-rank-sample:*' }];
    const request = byValueOf('dex-rank.fumble.roll', { input: { kind: 'hth' }, entries });
    // The first row of the sample is of 1 to 40.
    const answer = resolve('dex-rank.fumble.roll', {
      ...request,
      dice: { rolls: [{ key: 'rolls.1.fumble', faces: [40] }] },
    } as never);
    expect(answer).toMatchObject({ result: { count: 1, first: 'stumble' } });
  });

  it('of a maneuver, and of a rule', () => {
    const entries = [{ at: '/attacker/maneuver', entry: 'phase-combat-sample:shoulder-charge' }];
    const request = byValueOf('phase-combat.basics.attack', {
      input: { attacker: { ocv: 5 }, defender: { dcv: 5 } },
      entries,
    });
    expect(request.input).toEqual({
      attacker: { ocv: 5, maneuver: { name: 'shoulder charge', phaseCost: 'half', ocv: -1, dcv: -2 } },
      defender: { dcv: 5 },
    });
    const rule = { input: { kind: 'hth' }, entries: [{ at: '/table', entry: 'dex-rank-sample:*' }] };
    expect(byValueOf('dex-rank.fumble.table', rule).input).toMatchObject({
      kind: 'hth',
      table: expect.any(Array),
    });
  });

  it('has places in every system with content of its own, that take kinds which the system has', async () => {
    const { registry } = await import('../index.ts');
    const systems = new Set<string>();
    for (const { id, input } of registry.operations.values()) {
      const [system = ''] = id.split('.');
      for (const { takes } of entryPlaces(input)) {
        systems.add(system);
        expect((packs.kinds[system] ?? []).map((kind) => kind.id)).toEqual(expect.arrayContaining(Object.keys(takes)));
      }
    }
    expect([...systems].sort()).toEqual(Object.keys(packs.kinds).sort());
  });
});
