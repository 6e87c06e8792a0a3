import { cerberusWorkedRound } from '@riposte/content';
import type { ExampleRequest } from '../../../../kernel/unit.ts';

const { attacks, combatants } = cerberusWorkedRound;
type Worked = (typeof attacks)[number];
type Combatant = (typeof combatants)[number];

/** HP before a step of the worked round. */
function hpBefore({ expected }: Worked): number {
  return expected.hpAfter + expected.damage;
}

/** An attack of the worked round as a request with the book's dice. @param step such as `t1.07` */
export function workedAttack(step: string): ExampleRequest {
  const worked = attacks.find((attack) => attack.step === step) as Worked;
  const by = combatantOf(worked.by);
  const target = combatantOf(worked.target);
  const { id, name, reflex, maxHp, armor, dr } = target;
  return {
    input: {
      attacker: {
        id: by.id,
        name: by.name,
        reflex: by.reflex,
        ...(worked.declaredFirst ? { declaredFirst: true } : {}),
      },
      attack: worked.spell ? { kind: 'spell', area: true, ...worked.spell } : weaponAttack(by),
      defender: { id, name, hp: hpBefore(worked), maxHp, armor, dr, reflex },
      ...(worked.defense.kind === 'none' ? {} : { defense: defenseOf(worked) }),
      ...(worked.cover === 'none' ? {} : { cover: worked.cover }),
    },
    dice: { rolls: worked.dice.map(({ key, faces }) => ({ key, faces })) },
  };
}

function combatantOf(id: string): Combatant {
  return combatants.find((combatant) => combatant.id === id) as Combatant;
}

/** The weapon of a sheet as an attack. */
export function weaponAttack({ weapon }: Combatant) {
  if (!weapon) return undefined;
  const { name, use, damageDice, criticalMultiplier, level, fixedBonuses } = weapon;
  const labels = use === 'ranged' ? ['DEX'] : [use === 'twoHanded' ? 'STR × 1.5' : 'STR and style', 'style'];
  return {
    kind: 'weapon',
    name: use === 'ranged' ? 'arrow' : name,
    form: use === 'ranged' ? 'projectile' : 'melee',
    level,
    damageDice,
    criticalMultiplier,
    fixedBonuses: fixedBonuses.map((value, i) => ({ label: labels[i] ?? 'bonus', value })),
  };
}

function defenseOf({ defense }: Worked) {
  if (defense.kind !== 'parry') return defense;
  const { kind, equipment, equipmentLevel, percent } = defense;
  return { kind, equipment, equipmentLevel, percent: [{ label: 'Deflect Projectiles', value: percent }] };
}
