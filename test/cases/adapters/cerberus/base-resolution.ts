import { type Adapter, type AskRequest, evaluation, type Given, modifiers, resultOf } from '../../adapter.ts';

/** Which Save a case means, by the attribute it names. */
const SAVES = { dex: 'reflex', wis: 'will', con: 'fortitude' } as const;

/** What somebody brings to a Save, however the case calls it: `attribute` or `wis`, `grade` or `willGrade`. */
function saverOf(given: Given) {
  const { attribute, grade, level, bonuses, mode } = given;
  const named = Object.entries(SAVES).find(([name]) => given[name] !== undefined);
  const save = named && { save: named[1], attribute: given[named[0]], grade: given[`${named[1]}Grade`] };
  return { attribute, grade, level, bonuses: modifiers(bonuses, 'bonuses'), mode, ...save };
}

/** The faces that a case shows, as one number or in the order rolled. */
function facesOf({ die, roll, rolls }: Given): number[] {
  return [die ?? roll ?? rolls ?? []].flat();
}

function diceOf(faces: Record<string, number[]>): AskRequest['dice'] {
  const rolls = Object.entries(faces).flatMap(([key, list]) => (list.length > 0 ? [{ key, faces: list }] : []));
  return rolls.length > 0 ? { rolls } : { missing: 'ask' };
}

const sides = {
  dice: { 'a.die': 'a.check', 'a.rolls': 'a.check', 'b.die': 'b.check', 'b.rolls': 'b.check' },
  modifiers: ['a.bonus', 'b.bonus'],
};

const environmentDc: Adapter = async (given, ask) => {
  const saver = given.level === undefined ? undefined : saverOf(given);
  const dice = saver && diceOf({ save: facesOf(given) });
  return resultOf(await ask('cerberus.base.save.environment-dc', { input: { dc: given.dc, saver }, dice }));
};

/** `rolls` are pairs of what both sides rolled. */
const reflexDuel: Adapter = async ({ rolls, bonusA, bonusB, ...input }, ask) => {
  const dice = diceOf({
    'a.reflex': (rolls ?? []).map(([a]: number[]) => a),
    'b.reflex': (rolls ?? []).map(([, b]: number[]) => b),
  });
  const bonuses = { bonusA: modifiers(bonusA, 'bonus'), bonusB: modifiers(bonusB, 'bonus') };
  return resultOf(await ask('cerberus.base.reflex-duel', { input: { ...input, ...bonuses }, dice }));
};

/** A share may be written as a fraction, such as 1/2. */
const roundingDamage: Adapter = async ({ passedFraction, ...input }, ask) => {
  const [part, whole = 1] = String(passedFraction ?? 1).split('/');
  const share = { passedFraction: Number(part) / Number(whole) };
  return resultOf(await ask('cerberus.base.rounding.damage', { input: { ...input, ...share } }));
};

/** What was rolled for damage stands for the weapon's dice, which the case does not name: one die large enough. */
const autoHit: Adapter = async ({ rolledDamage, ...input }, ask) => {
  const rolled =
    (rolledDamage ?? undefined) === undefined
      ? { input }
      : {
          input: { ...input, damageDice: '1d9999' },
          dice: { rolls: [{ key: 'damage', total: rolledDamage }] },
        };
  return resultOf(await ask('cerberus.base.attack.auto-hit', rolled));
};

const combined: Adapter = async (given, ask) => {
  const request = given.events ? contract(given) : given.target ? spellSave(given) : duel(given);
  return resultOf(await ask('cerberus.base.combined', request));
};

function spellSave({ target, bonuses, ...caster }: Given): AskRequest {
  const input = { kind: 'spell-save', ...caster, bonuses: modifiers(bonuses, 'bonuses'), target: saverOf(target) };
  return { input, dice: diceOf({ 'defender.save': facesOf(target) }) };
}

function duel({ a, b }: Given): AskRequest {
  const side = ({ dex, grade, level, bonuses }: Given) => ({
    dex,
    grade,
    level,
    bonuses: modifiers(bonuses, 'bonuses'),
  });
  const input = { kind: 'duel', a: side(a), b: side(b) };
  return { input, dice: diceOf({ 'a.reflex': facesOf(a), 'b.reflex': facesOf(b) }) };
}

function contract({ events }: Given): AskRequest {
  const input = { kind: 'contract', events: events.map(({ roll: _, ...step }: Given) => step) };
  return { input, dice: diceOf({ 'player.chance': events.flatMap(facesOf) }) };
}

export const adapters: Record<string, Adapter> = {
  'cerberus.base.attributes': evaluation('cerberus.base.attributes', { dice: { die: 'roll' } }),
  'cerberus.base.chance.roll': evaluation('cerberus.base.chance.roll', { dice: { roll: 'chance', rolls: 'chance' } }),
  'cerberus.base.chance.contract': evaluation('cerberus.base.chance.contract', {
    decisions: { withdrawCost: 'withdrawCost' },
  }),
  'cerberus.base.opposed.check': evaluation('cerberus.base.opposed.check', sides),
  'cerberus.base.opposed.types': evaluation('cerberus.base.opposed.types', sides),
  'cerberus.base.reflex-modifier': evaluation('cerberus.base.reflex-modifier', { modifiers: ['bonuses'] }),
  'cerberus.base.reflex-duel': reflexDuel,
  'cerberus.base.save.check': evaluation('cerberus.base.save.check', {
    dice: { die: 'save', rolls: 'save' },
    modifiers: ['bonuses'],
  }),
  'cerberus.base.save.spell-dc': evaluation('cerberus.base.save.spell-dc', { modifiers: ['bonuses'] }),
  'cerberus.base.save.environment-dc': environmentDc,
  'cerberus.base.advantage': evaluation('cerberus.base.advantage', {
    dice: { rolls: 'roll' },
    decisions: { circumstanceMode: 'circumstanceMode' },
  }),
  'cerberus.base.rounding.damage': roundingDamage,
  'cerberus.base.attack.auto-hit': autoHit,
  'cerberus.base.combined': combined,
};
