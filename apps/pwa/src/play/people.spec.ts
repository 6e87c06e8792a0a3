import { describe, expect, it } from 'vitest';
import { nameOfId, nameOfRole, placeInWords, roleInWords, rollerOf } from './people.ts';

const input = {
  attacker: { id: 'sera', name: 'Séra' },
  state: { target: { name: 'Brant' } },
  threats: [{ id: 'first', attacks: [{ id: 'maelis', name: 'Maelis' }] }],
};

describe('people', () => {
  it('have the names that the input gives them', () => {
    expect(nameOfRole('attacker', input)).toBe('Séra');
    expect(nameOfRole('target', input)).toBe('Brant');
    expect(nameOfRole('defender', input)).toBeUndefined();
    expect(nameOfId('maelis', input)).toBe('Maelis');
    expect(rollerOf('attacker', input)).toBe('Séra');
    expect(rollerOf('sideA', input)).toBe('Side a');
  });

  it.each([
    ['attacker.reflex', ''],
    ['threats.2.attacks.1.attacker.critical', 'threat 2, attack 1'],
    ['threats.first.attacker.reflex', 'threat first'],
    ['attacks.maelis.attacker.damage', 'Maelis'],
    ['commands.3.attempter.chance', ''],
    ['', ''],
  ])('are told apart in %s: "%s"', (scope, words) => {
    expect(placeInWords(scope, input)).toBe(words);
  });

  it('are found at the end of a scope', () => {
    expect(roleInWords('threats.2.attacker', input)).toBe('Séra');
    expect(roleInWords('threats.2', input)).toBeUndefined();
    expect(roleInWords('', input)).toBeUndefined();
  });
});
