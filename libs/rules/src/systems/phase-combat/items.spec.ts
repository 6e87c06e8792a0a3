import { phaseCombatSample } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../index.ts';
import { OwnManeuver, Shield, Weapon } from './items.ts';

const { weapons, shields, maneuvers } = phaseCombatSample.entries;

describe('what a campaign brings itself', () => {
  it.each([...weapons])('$name is a weapon', ({ id: _, ...weapon }) => expect(Weapon.parse(weapon)).toEqual(weapon));
  it.each([...shields])('$name is a shield', ({ id: _, ...shield }) => expect(Shield.parse(shield)).toEqual(shield));
  it.each([...maneuvers])('$name is a maneuver', ({ id: _, ...own }) => expect(OwnManeuver.parse(own)).toEqual(own));

  it('is told where it is wrong, field by field', () => {
    const weapon = { name: 'sling', kind: 'thrown', strMin: -1 };
    const input = { attacker: { ocv: 5, weapon }, defender: { dcv: 5 } };
    const { problem } = resolve('phase-combat.basics.attack', { input });
    expect(problem).toMatchObject({ type: 'invalid-input' });
    const pointers = (problem as unknown as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);
    expect(pointers).toEqual(['/input/attacker/weapon/kind', '/input/attacker/weapon/strMin']);
  });
});
