import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { fractionsIn } from '../../../kernel/testing/door.ts';
import type { StrikeResult } from './attacking/strike.ts';
import { ATTACK, ask, blade, duel, guard, hit, M, roll, shield, struck, sword } from './testing/attacks.ts';

describe('missiles', () => {
  const won = duel(1, 10);
  const outcome = (attack: object, defense: object) => {
    const answer = ask({ attack: { ...blade, ...attack }, defense }, won);
    return answer.problem
      ? answer.problem.type === 'illegal-action' && answer.problem.rule
      : (answer.result as StrikeResult).outcome;
  };
  const refused = `${M}.parry.projectiles`;

  it.each(['projectile', 'thrown'])('that are %s: a shield meets them, a weapon with leave only', (form) => {
    expect(outcome({ form }, shield)).toBe('parried');
    expect(outcome({ form }, sword)).toBe(refused);
    expect(outcome({ form }, { ...sword, deflectProjectiles: true })).toBe('parried');
    expect(outcome({ form }, { ...sword, itemProperty: true })).toBe('parried');
  });

  it('are shot: what is not has no projectile', () => {
    for (const form of ['melee', 'thrown', undefined])
      expect(
        ask({ attack: JSON.parse(JSON.stringify({ ...blade, form, projectile: 'bullet' })) }).problem,
      ).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/input/attack/form' }],
      });
  });

  it('that are bullets: what the Firearms text names, whatever the feat', () => {
    const bullet = { form: 'projectile', projectile: 'bullet' };
    expect(outcome(bullet, shield)).toBe('parried');
    expect(outcome(bullet, { ...shield, meetsBullets: false })).toBe(refused);
    expect(outcome(bullet, { ...sword, deflectProjectiles: true })).toBe(refused);
  });

  describe('that are bullets, met with a large two-handed blade', () => {
    const bullet = { kind: 'weapon', form: 'projectile', projectile: 'bullet', damageDice: '2d8' };
    const shooter = { reflex: 10 };
    const knight = { ...guard, reflex: 9 };
    const greatsword = { ...sword, meetsBullets: true };
    const met = (defense: object, faces: number[], attack: object = bullet) =>
      struck({ attacker: shooter, attack, defender: knight, defense }, [
        roll('attacker.reflex', 8),
        roll('defender.reflex', ...faces),
        ...hit(2, 3, 4),
      ]);

    it('are parried at Disadvantage: the blade keeps the lower die', () => {
      // 8 + 10 = 18 against 7 + 9 = 16
      const { result, trace } = met(greatsword, [18, 7]);
      expect(result).toMatchObject({ outcome: 'landed', duel: { attackerTotal: 18, defenderTotal: 16 } });
      expect(trace.map(({ expression }) => expression)).toContain('7 (d20, the worse of 18 and 7) + 9 Reflex = 16');
      expect(met({ ...greatsword, mode: 'disadvantage' }, [18, 7]).result.duel?.defenderTotal).toBe(16);
    });

    it('are parried with one die where a feat gives Advantage, whatever the circumstance', () => {
      const feat = { ...greatsword, mode: 'advantage' };
      expect(met(feat, [18]).result).toMatchObject({ outcome: 'parried', duel: { defenderTotal: 27 } });
    });

    it('are nothing special to a shield, nor an arrow to the blade', () => {
      expect(met(shield, [12]).result.duel?.defenderTotal).toBe(21);
      const arrows = { ...bullet, projectile: 'arrow' };
      expect(met({ ...greatsword, deflectProjectiles: true }, [12], arrows).result.duel?.defenderTotal).toBe(21);
    });

    it('have the odds of the lower die', () => {
      // Of 20³ throws a + 14 against the lower die + 10: it wins where it is at least a + 5, in 15² + 14² + … + 1² = 1240,
      // and ties in 31 + 29 + … + 1 = 256. (8000 − 256 − 1240) / (8000 − 256) = 813/968.
      const question = { attacker: { reflex: 14 }, attack: bullet, defender: guard, defense: greatsword };
      expect(fractionsIn(frontDoor.odds(ATTACK, { input: question }), 'lands')).toMatchObject({ true: '813/968' });
    });
  });
});
