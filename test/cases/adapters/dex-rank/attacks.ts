import { type Adapter, type Ask, type AskRequest, evaluation, type Given, resultOf } from '../../adapter.ts';

const D = 'dex-rank';

/** Every die of a case is one large die with a fixed part, so that any figure of a case can be shown by a face. */
const SHIFT = 5000;
const ANY = `1d9999-${SHIFT}`;
const faces = (key: string, values: (number | null | undefined)[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length > 0 ? [{ key, faces: known.map((value) => value + SHIFT) }] : [];
};
/** A d100. */
const face = (key: string, value?: number | null) => (typeof value === 'number' ? [{ key, faces: [value] }] : []);
const expression = (value: number | undefined | null) => `${value ?? 0}`;

const damage: Adapter = async ({ level, w1, w2, db, missile }, ask) =>
  resultOf(
    await ask(`${D}.damage.formula`, {
      input: { level, damage: ANY, damageBonus: expression(db), missile },
      dice: { rolls: faces('damage', level === 'impale' ? [w1, w2] : [w1]) },
    }),
  );

const absorb: Adapter = async ({ armorRoll, ...input }, ask) =>
  resultOf(
    await ask(`${D}.armor.absorb`, {
      input: { ...input, protection: ANY },
      dice: { rolls: faces('armor', [armorRoll]) },
    }),
  );

const hitPoints: Adapter = async ({ armorRoll, ...input }, ask) =>
  resultOf(
    await ask(`${D}.damage.hit-points`, {
      input: { ...input, armor: ANY },
      dice: { rolls: faces('armor', [armorRoll]) },
    }),
  );

const procedure: Adapter = async (given, ask) => {
  const { skill, attackRoll, canImpale, defence, damageRolls, damageBonus, armorRoll, itemHp, hp } = given;
  const met = defence && { use: defence.use, chance: defence.chance, item: defence.item, itemHp };
  const rolls = [
    ...face('attacker.attack', attackRoll),
    ...face('defender.defence', defence?.roll),
    ...faces('attacker.damage', damageRolls),
    ...faces('defender.armor', [armorRoll]),
  ];
  const input = { skill, canImpale, damage: ANY, damageBonus: expression(damageBonus), armor: ANY, hp };
  return resultOf(
    await ask(`${D}.attack.procedure`, { input: { ...input, ...(met && { defence: met }) }, dice: { rolls } }),
  );
};

const knockBack: Adapter = async ({ hasKnockBack, shieldDamage, db, push }, ask) => {
  const input = { hasKnockBack, shieldDamage: expression(shieldDamage), db: expression(db), push: push ?? undefined };
  return resultOf(await ask(`${D}.shield.knock-back`, { input }));
};

const lance: Adapter = async ({ charging, horseDb, riderDb }, ask) => {
  const input = { charging, horseDb: expression(horseDb), riderDb: expression(riderDb) };
  return { db: Number(resultOf(await ask(`${D}.weapon.cavalry-lance`, { input })).db) };
};

/** Maps become lists, and lists maps again. */
const classSkill: Adapter = async ({ classes, skills, weapon, gain }, ask) => {
  const input = {
    classes: Object.entries(classes).map(([name, of]) => ({ weapon: name, class: of })),
    skills: Object.entries(skills).map(([of, skill]) => ({ class: of, skill })),
    weapon,
    gain,
  };
  const result = resultOf(await ask(`${D}.weapon.class-skill`, { input }));
  return { skills: Object.fromEntries(result.skills.map((row: Given) => [row.class, row.skill])) };
};

/** What the GM rules about shields, in the library's form. */
const EROSION: Record<string, string> = { excess: 'excess', 'fixed amount': 'fixed', 'full damage': 'full' };
const shieldErosion: Adapter = async ({ erosion, amount, ...input }, ask) => {
  const value = { by: EROSION[erosion] ?? 'excess', ...(amount === undefined ? {} : { amount }) };
  const decisions = erosion === undefined ? {} : { decisions: [{ id: `${D}.parry.shield-erosion#erosion`, value }] };
  return resultOf(await ask(`${D}.parry.shield-erosion`, { input, ...decisions }));
};

const impale: Adapter = async ({ lessening, amount, ...input }, ask) => {
  const by = lessening === 'GM amount' ? 'amount' : lessening;
  const value = { by, ...(amount === undefined ? {} : { amount }) };
  const decisions = lessening === undefined ? {} : { decisions: [{ id: `${D}.parry.impale#lessening`, value }] };
  return resultOf(await ask(`${D}.parry.impale`, { input, ...decisions }));
};

/** What the steps of a longer case are put to: the operation of one attack, and the rules between attacks. */
const strike = async (ask: Ask, input: unknown, rolls: NonNullable<AskRequest['dice']>['rolls']) =>
  resultOf(await ask(`${D}.attack.strike`, { input, dice: { rolls: rolls ?? [] } }));

const weaponOf = (given: Given, damageName = ANY) => ({
  family: given?.canImpale ? 'thrusting' : 'cutting',
  damage: damageName,
  canImpale: given?.canImpale ?? false,
});

/** An impale, the parry against it, and the riposte. */
const impaleAndRiposte = async (given: Given, ask: Ask) => {
  const { attacker, defender, attackRoll, parryRoll, damageRolls, riposteRoll, riposteDamageRoll } = given;
  const held = defender.items.map((id: string) => ({
    id,
    kind: id === 'shield' ? 'shield' : 'weapon',
    hasAttack: true,
  }));
  const item = { id: defender.parryWith, kind: 'weapon', hitPoints: defender.itemHp };
  const first = await strike(
    ask,
    {
      attacker: { skill: attacker.skill, weapon: weaponOf(attacker), damageBonus: expression(attacker.db) },
      defender: {
        hp: defender.hp,
        armor: { protection: ANY },
        defence: { use: 'parry', skill: defender.parrySkill, item },
        defencesUsed: defender.defencesUsed,
        held,
      },
    },
    [
      ...face('attacker.attack', attackRoll),
      ...face('defender.defence', parryRoll),
      ...faces('attacker.damage', damageRolls),
      ...faces('defender.armor', [defender.armorRoll]),
    ],
  );
  const answer = first.riposteWith.length > 0 && riposteRoll !== undefined;
  const second = answer
    ? await strike(
        ask,
        {
          attacker: { skill: defender.swordSkill, weapon: weaponOf({}), damageBonus: expression(defender.db) },
          defender: { hp: attacker.hp, armor: { protection: ANY } },
        },
        [
          ...face('attacker.attack', riposteRoll),
          ...faces('attacker.damage', [riposteDamageRoll]),
          ...faces('defender.armor', [attacker.armorRoll]),
        ],
      )
    : undefined;
  return {
    attackLevel: first.attackLevel,
    parryLevel: first.defenceLevel,
    impaleDamage: first.damage,
    [`${defender.parryWith}Broken`]: first.broken,
    passed: first.passed,
    defenderLoss: first.loss,
    riposteLevel: second?.attackLevel,
    riposteDamage: second?.damage,
    attackerLoss: second?.loss,
    attackerHp: second?.hp,
  };
};

/** A split attack against a shield, whose pool and rating go on from blow to blow. */
const splitAttack = async ({ attacker, defender, steps }: Given, ask: Ask) => {
  const rankOf = { input: { dex: attacker.dex, delays: attacker.delays } };
  const { rank } = resultOf(await ask(`${D}.order.rank-of-action`, rankOf));
  const shares = { input: { skill: attacker.skill, shares: attacker.shares, rank } };
  const { ranks } = resultOf(await ask(`${D}.attack.split`, shares));
  let [rating, used] = [defender.shieldRating, 0];
  const told = [];
  for (const [i, step] of steps.entries()) {
    const item = { id: 'shield', kind: 'shield', hitPoints: rating };
    const came = await strike(
      ask,
      {
        attacker: { skill: attacker.shares[i], weapon: weaponOf({}), damageBonus: expression(attacker.db) },
        defender: {
          hp: 1000,
          armor: { protection: ANY },
          defence: { use: 'parry', skill: defender.parrySkill, item },
          defencesUsed: used,
        },
      },
      [
        ...face('attacker.attack', step.attackRoll),
        ...face('defender.defence', step.parryRoll),
        ...faces('attacker.damage', [step.damageRoll]),
        ...faces('defender.armor', [step.armorRoll ?? 0]),
      ],
    );
    rating = came.itemHp;
    used = came.defencesUsed;
    const { attackLevel, defenceChance, defenceLevel, outcome, damage: dealt, loss } = came;
    told.push({
      rank: ranks[i],
      attackLevel,
      parryChance: defenceChance,
      parryLevel: defenceLevel,
      outcome,
      shieldRating: rating,
      damage: dealt,
      loss,
    });
  }
  return { steps: told };
};

/** Rounds between two fighters: whoever is higher in DEX first; pools are whole again each round. */
const rounds = async ({ fighters, rounds: given }: Given, ask: Ask) => {
  const actors = Object.entries(fighters).map(([id, { dex }]: [string, Given]) => ({ id, rank: dex, group: 'medium' }));
  const { order } = resultOf(await ask(`${D}.order.dex-rank`, { input: { actors } }));
  const ratings: Record<string, number> = Object.fromEntries(
    Object.entries(fighters).map(([id, fighter]: [string, Given]) => [id, fighter.shieldRating]),
  );
  const told = [];
  for (const { attacks, disengaging } of given) {
    const used: Record<string, number> = {};
    const lines = [];
    for (const attack of attacks) {
      const target = order.find((id: string) => id !== attack.by);
      const line = await fought({ attack, target, fighters, ratings, used, disengaging }, ask);
      lines.push(line);
    }
    told.push(lines);
  }
  return { order, rounds: told };
};

const WEAPONS = ['sword', 'axe', 'spear', 'mace', 'dagger'];

const fought = async ({ attack, target, fighters, ratings, used, disengaging }: Given, ask: Ask) => {
  const [own, other] = [fighters[attack.by], fighters[target]];
  const weaponSkill = WEAPONS.map((name) => own[name]).find((skill) => skill !== undefined);
  const item = { id: 'shield', kind: 'shield', hitPoints: ratings[target] };
  const isDodge = attack.dodgeRoll !== undefined;
  const defence = isDodge
    ? { use: 'dodge', skill: other.dodge }
    : attack.parryWith && { use: 'parry', skill: other[attack.parryWith], item };
  const held = [...WEAPONS, 'shield']
    .filter((name) => other[name] !== undefined)
    .map((id) => ({ id, kind: id === 'shield' ? 'shield' : 'weapon', hasAttack: true }));
  const came = await strike(
    ask,
    {
      attacker: { skill: weaponSkill, weapon: weaponOf({}, attack.damage === undefined ? '0' : ANY) },
      defender: {
        hp: other.hp,
        ...(defence && { defence }),
        defencesUsed: used[target] ?? 0,
        held,
        disengaging: disengaging === target,
      },
    },
    [
      ...face('attacker.attack', attack.roll),
      ...face('defender.defence', attack.parryRoll ?? attack.dodgeRoll),
      ...faces('attacker.damage', [attack.damage]),
    ],
  );
  const dodges = [{ level: came.attackLevel }];
  const left =
    disengaging === target
      ? resultOf(
          await ask(`${D}.action.disengage`, {
            input: { declared: true, dodgeSkill: other.dodge, attacks: dodges, defencesUsedBefore: used[target] ?? 0 },
            dice: { rolls: face('attacks.1.defence', attack.dodgeRoll) },
          }),
        ).disengaged
      : undefined;
  used[target] = came.defencesUsed;
  ratings[target] = came.itemHp ?? ratings[target];
  return {
    by: attack.by,
    level: came.attackLevel,
    defence: came.defenceLevel,
    defenceRolled: came.defenceLevel !== undefined,
    outcome: came.outcome,
    fumbleRoll: came.attFumble,
    shieldRating: ratings[target],
    riposteWith: came.riposteWith,
    disengaged: left,
  };
};

const combined: Adapter = (given, ask) => {
  if (given.fighters) return rounds(given, ask);
  return given.steps ? splitAttack(given, ask) : impaleAndRiposte(given, ask);
};

/** Attacks, damage, items and armor: the figures rolled become dice, what the GM says decisions. */
export const adapters: Record<string, Adapter> = {
  [`${D}.damage.formula`]: damage,
  [`${D}.damage.hit-points`]: hitPoints,
  [`${D}.armor.absorb`]: absorb,
  [`${D}.armor.chance-affected`]: evaluation(`${D}.armor.chance-affected`, {
    dice: { roll: 'armor.chanceAffected' },
    decisions: { enabled: 'enabled' },
  }),
  [`${D}.armor.origin`]: evaluation(`${D}.armor.origin`, { decisions: { available: 'available' } }),
  [`${D}.attack.procedure`]: procedure,
  [`${D}.shield.knock-back`]: knockBack,
  [`${D}.weapon.cavalry-lance`]: lance,
  [`${D}.weapon.class-skill`]: classSkill,
  [`${D}.parry.shield-erosion`]: shieldErosion,
  [`${D}.parry.impale`]: impale,
  [`${D}.combat.combined`]: combined,
};
