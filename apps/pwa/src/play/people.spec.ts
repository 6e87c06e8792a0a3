import { describe, expect, it } from 'vitest';
import { calledBy, everybodyIn, meantBy, peopleIn, sentenceOf, tellerOf } from './names.ts';
import { nameOfRole, placeInWords, roleInWords, rollerOf } from './people.ts';

const input = {
  defender: { name: 'the guard' },
  state: { target: { name: 'Brant' } },
  a: { name: 'Osseur' },
  threats: [
    {
      id: 'archers',
      attackers: [{ id: 'x', name: 'Xan' }],
      attacks: [{ id: 'maelis', name: 'Maelis' }, { weapon: {} }],
    },
    { id: 'soldier', attacker: { name: 'the soldier' } },
  ],
};

describe('people', () => {
  it('have the names that the input gives them, as near as can be', () => {
    expect(nameOfRole('attacker', 'threats.soldier.attacker', input)).toBe('the soldier');
    expect(nameOfRole('attacker', 'threats.2.attacker', input)).toBe('the soldier');
    expect(nameOfRole('attacker', 'threats.archers.attacker', input)).toBeUndefined();
    expect(nameOfRole('defender', 'threats.archers.defender', input)).toBe('the guard');
    expect(nameOfRole('target', '', input)).toBe('Brant');
    expect(calledBy('x', input)).toBe('Xan');
  });

  it.each([
    ['attacker', 'threats.soldier.attacker.reflex', 'The soldier'],
    ['attackers', 'threats.archers.attacker.reflex', 'Archers'],
    ['side a', 'a.check', 'Osseur'],
    ['side b', 'b.check', 'Side b'],
    ['each tied character', 'commands.1.x.dexRoll', 'Xan'],
  ])('%s of %s rolls as "%s"', (by, key, roller) => {
    expect(rollerOf(by, key, input)).toBe(roller);
  });

  it.each([
    ['attacker.reflex', ''],
    ['threats.2.attacks.1.attacker.critical', 'threat 2, attack 1'],
    ['threats.soldier.attacker.reflex', 'threat 2'],
    ['threats.archers.attacks.maelis.attacker.damage', 'threat 1, Maelis'],
    ['threats.archers.attacks.2.attacker.damage', 'threat 1, attack 2'],
    ['commands.3.attempter.chance', ''],
    ['', ''],
  ])('are told apart in %s: "%s"', (scope, words) => {
    expect(placeInWords(scope, input)).toBe(words);
  });

  it('can be chosen among by name', () => {
    const attackers = [{ name: 'the archer', reflex: 1 }, { id: 'sera' }, { id: 'x', name: 'Xan' }];
    const people = peopleIn({ attackers, attacks: [{ weapon: { name: 'bow' } }], defender: { name: 'Brant' } });
    expect(people.map(({ value, label }) => [value, label])).toEqual([
      ['1', 'The archer'],
      ['sera', 'Sera'],
      ['x', 'Xan'],
    ]);
  });

  it('are meant by fields, unless a field is called as what they have is', () => {
    const all = everybodyIn({
      fighters: [
        { id: 'aldo', name: 'Aldo', items: [{ id: 'sword' }, { id: 'round-shield' }] },
        { id: 'berta', name: 'Berta', items: [{ id: 'axe' }] },
      ],
      rights: [{ id: 'before-aldo' }],
    });
    const labels = (field: string) => meantBy(field, all).map(({ label }) => label);
    expect(labels('who')).toEqual(['Aldo', 'Berta']);
    expect(labels('target')).toEqual(['Aldo', 'Berta']);
    expect(labels('item')).toEqual(['Sword', 'Round shield', 'Axe']);
  });

  it('are found at the end of a scope', () => {
    expect(roleInWords('threats.2.attacker', input)).toBe('The soldier');
    expect(roleInWords('threats.2', input)).toBeUndefined();
    expect(roleInWords('', input)).toBeUndefined();
  });
});

describe('a line of an explanation', () => {
  const input = { state: { combatants: [{ id: 'sera', name: 'Séra' }, { id: 'b', name: 'Brant' }, { id: 'odo' }] } };

  it.each([
    ['sera declared first.', 'Séra declared first.'],
    ['1: sera, odo', '1: Séra, Odo'],
    ['serac, re-sera and b stay', 'serac, re-sera and b stay'],
    ['Reflex duels: -10.', 'Reflex duels: −10.'],
    ['3-5 stays, (-2) does not', '3-5 stays, (−2) does not'],
  ])('is told with names and a true minus: %s', (text, told) => {
    expect(tellerOf(input)(text)).toBe(told);
  });

  it('are called by their ids in words where nobody has named them', () => {
    const nameless = { fighters: [{ id: 'orc-chief' }, { id: 'Ilse_of_Ash' }, { id: 'houndTwo' }, { id: 'brant' }] };
    expect(sentenceOf({ sentence: 'orc-chief hits Ilse_of_Ash.' }, nameless)).toBe('Orc chief hits Ilse of Ash.');
    const both = { people: [{ id: 'x1-', name: 'McCoy' }], casts: [{ id: 'McCoy' }, { id: 'Maelis' }] };
    expect(sentenceOf({ sentence: "McCoy's arrow hits Maelis." }, both)).toBe("McCoy's arrow hits Maelis.");
    expect(sentenceOf({ sentence: 'houndTwo and brant wait.' }, nameless)).toBe('Hound two and Brant wait.');
  });
});
