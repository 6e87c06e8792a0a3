import { type Adapter, type Ask, type Given, modifiers, resultOf } from '../../../adapter.ts';

const RULE = 'cerberus.martial.combined';

/** Cases of several steps: what `given` holds says which operations they are put to. */
export const adapters: Record<string, Adapter> = {
  [RULE]: (given, ask) => {
    if (given.threats) return threats(given, ask);
    if (given.volley) return volley(given, ask);
    if (given.trip) return trip(given, ask);
    return dodgeDuel(given, ask);
  },
};

function faces(key: string, ...given: (number | undefined)[]) {
  const known = given.filter((face) => face !== undefined);
  return known.length > 0 ? [{ key, faces: known }] : [];
}

function defenderOf(given: Given) {
  const { hp = 1000, maxHp, reflex, armor, dodges = 0, attackTokens = 0, slotsPerTick = 0, freeSlotsThisTick } = given;
  const reserves = { dodges, attackTokens, freeSlots: freeSlotsThisTick ?? slotsPerTick };
  return {
    hp,
    maxHp,
    reflex,
    armor: armor?.category ?? 'none',
    dr: armor?.dr ?? 0,
    hindrances: given.conditionsBefore,
    reserves,
  };
}

function parryOf({ shieldLevel, weaponLevel }: Given) {
  const equipment = shieldLevel === undefined ? 'weapon' : 'shield';
  return { kind: 'parry', equipment, equipmentLevel: shieldLevel ?? weaponLevel ?? 0 };
}

function weaponOf({ damageDice = '1d1', fixedBonuses, criticalMultiplier, level }: Given = {}, form?: string) {
  return { kind: 'weapon', form, damageDice, fixedBonuses: modifiers(fixedBonuses), criticalMultiplier, level };
}

async function volley({ defender, volley: group, dice }: Given, ask: Ask) {
  const rolls = [
    ...faces('attacker.reflex', dice.groupReflexD20),
    ...faces('defender.reflex', dice.defenderReflexD20),
    ...(dice.arrows ?? []).flatMap((arrow: Given, i: number) => [
      ...faces(`attacks.${i + 1}.attacker.critical`, arrow.critD20),
      ...faces(`attacks.${i + 1}.attacker.damage`, ...arrow.diceRolls),
    ]),
  ];
  const input = {
    attackers: [{ reflex: group.groupReflex }],
    attacks: [{ times: group.attacks, weapon: weaponOf(group.weapon, 'projectile') }],
    defender: defenderOf(defender),
    defense: parryOf(defender),
  };
  const result = resultOf(await ask('cerberus.martial.volley', { input, dice: { rolls } }));
  return {
    groupTotal: result.duel.attackerTotal,
    defenderTotal: result.duel.defenderTotal,
    arrowDamages: result.hits.filter((hit: Given) => hit.lands).map((hit: Given) => hit.damage),
    hpAfter: result.hpAfter,
    attackTokensAfter: result.reservesAfter.attackTokens,
    freeSlotsAfter: result.reservesAfter.freeSlots,
  };
}

/** The volley is parried, the soldier dodged: the names of the dice say so. */
async function threats({ defender, threats: given, dice }: Given, ask: Ask) {
  const input = { defender: defenderOf(defender), threats: given.map((threat: Given) => threatOf(threat, defender)) };
  const rolls = [
    ...faces('threats.volley.attacker.reflex', dice.volleyD20),
    ...faces('threats.volley.defender.reflex', dice.parryD20),
    ...faces('threats.melee.attacker.reflex', dice.soldierD20),
    ...faces('threats.melee.defender.reflex', dice.dodgeD20),
  ];
  // Dice of damage are not part of these cases; the seed supplies any that fall.
  const result = resultOf(await ask('cerberus.martial.exchange', { input, dice: { seed: 'cases', rolls } }));
  const [parried, dodged] = ['volley', 'melee'].map((id) => result.events.find((event: Given) => event.id === id));
  const totals = ({ attackerTotal, defenderTotal }: Given) => ({ attacker: attackerTotal, defender: defenderTotal });
  const { attackTokens, freeSlots, dodges } = result.reservesAfter;
  return {
    parryTotals: parried && totals(parried.volley.duel),
    volleyBlocked: parried?.volley.blocked,
    dodgeTotals: dodged && totals(dodged.attack.duel),
    soldierLands: dodged?.lands,
    attackTokensAfter: attackTokens,
    freeSlotsAfter: freeSlots,
    dodgesAfter: dodges,
  };
}

function threatOf({ kind, attacks, reflex, level }: Given, defender: Given) {
  if (kind === 'melee') {
    return {
      kind: 'attack',
      id: 'melee',
      attacker: { reflex },
      attack: weaponOf({ level }, 'melee'),
      defense: { kind: 'dodge' },
    };
  }
  const volleyOf = [{ times: attacks, weapon: weaponOf({ level }, 'projectile') }];
  return { kind: 'volley', id: 'volley', attackers: [{ reflex }], attacks: volleyOf, defense: parryOf(defender) };
}

/** A trip, then a blow at whoever lies there: what is possible against it, and the parry. */
async function trip({ trip: attempt, defender, followUp, parryD20 }: Given, ask: Ask) {
  const grappler = { limbs: 2, attackTokens: 1, freeSlots: 1, speedFt: 0, heldObjects: [], prone: false };
  const head = {
    kind: 'cerberus.grapple',
    formatVersion: 1,
    commands: 0,
    held: false,
    pinned: false,
    limbsBusy: 0,
    escapesThisTick: 0,
  };
  const { chances, outOf, roll } = attempt;
  const command = { do: 'trip', keep: 'none', odds: { chances, outOf } };
  const tripped = resultOf(
    await ask('cerberus.martial.grapple', {
      input: { state: { ...head, attacker: grappler, target: grappler }, command },
      dice: { rolls: faces('commands.1.attempter.chance', roll) },
    }),
  );
  const targetProne: boolean = tripped.state.target.prone;
  const hindrances = [...(defender.conditionsBefore ?? []), ...(targetProne ? ['prone'] : [])];
  const mobility = await ask('cerberus.martial.dodge.mobility', {
    input: { state: targetProne ? 'prone' : 'free', attackRange: followUp.form === 'melee' ? 'melee' : 'ranged' },
  });
  // In an exchange a parry that is not possible is told, and the blow goes on without it.
  const blow = {
    kind: 'attack',
    id: 'blow',
    attacker: { reflex: followUp.reflex },
    attack: weaponOf({ level: followUp.level }, followUp.form),
    defense: parryOf(defender),
  };
  const rolls = [
    ...faces('threats.blow.attacker.reflex', followUp.d20),
    ...faces('threats.blow.defender.reflex', parryD20),
  ];
  const { events, reservesAfter } = resultOf(
    await ask('cerberus.martial.exchange', {
      input: { defender: { ...defenderOf(defender), hindrances }, threats: [blow] },
      dice: { seed: 'cases', rolls },
    }),
  );
  const [{ refused, lands, attack }] = events;
  return {
    targetProne,
    dodge: resultOf(mobility).dodge,
    parryAllowed: !refused,
    attackerTotal: attack?.duel?.attackerTotal,
    defenderTotal: attack?.duel?.defenderTotal,
    lands,
    attackTokensAfter: reservesAfter.attackTokens,
    freeSlotsAfter: reservesAfter.freeSlots,
    dodgesAfter: reservesAfter.dodges,
  };
}

/** One dodge, with armor, cover and what the attacker adds. */
async function dodgeDuel({ defender, attacker }: Given, ask: Ask) {
  const { totalReflexModifier, armorCategory, coverBonus, percent, d20 } = defender;
  const reflex =
    armorCategory === 'heavy'
      ? resultOf(await ask('cerberus.martial.armor.heavy-dodge', { input: { totalReflexModifier } })).dodgeModifier
      : totalReflexModifier;
  const flat = [
    ...(modifiers(attacker.declarationBonus, 'declared first') ?? []),
    ...(modifiers(attacker.attackBonus, 'attack bonus') ?? []),
  ];
  const duel = await ask('cerberus.martial.defense.duel', {
    input: {
      attacker: { reflex: attacker.reflex, flat },
      defender: { reflex, flat: modifiers(coverBonus, 'cover') ?? [], percent: modifiers(percent) },
    },
    dice: { rolls: [...faces('attacker.reflex', attacker.d20), ...faces('defender.reflex', d20)] },
  });
  return { dodgeModifier: reflex, ...resultOf(duel) };
}
