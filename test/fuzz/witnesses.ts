import type { UnitRequest } from '@riposte/rules';
import { cerberusWitnesses } from './witnesses-cerberus.ts';
import { encounterWitnesses } from './witnesses-cerberus-encounter.ts';
import { dexRankWitnesses } from './witnesses-dex-rank.ts';
import { movementWitnesses } from './witnesses-movement.ts';
import { phaseCombatWitnesses } from './witnesses-phase-combat.ts';

/** Requests in which a unit reads what made-up ones hardly ever come to: several things must be so at once. */

const M = 'cerberus.martial';
const dice = { seed: 'witness' };
const decided = (...answers: [rule: string, value: unknown][]) =>
  answers.map(([id, value]) => ({ id: id.startsWith('cerberus') ? id : `${M}.${id}`, value }));

const arrow = { kind: 'weapon', form: 'projectile', damageDice: '1d8' };
const fireball = { kind: 'spell', level: 1, damageDice: '2d6' };
const guard = { hp: 1, maxHp: 40, armor: 'heavy', dr: 0, reflex: 10 };
const hindered = (...hindrances: string[]) => ({ ...guard, hindrances });
const dodge = { kind: 'dodge' };
const shield = { kind: 'parry', equipment: 'shield' };

/** What one defender may face, as a single attack. */
const attacks: UnitRequest[] = [
  { input: { attack: arrow, defender: hindered('prone'), defense: dodge } },
  {
    input: { attack: arrow, defender: hindered('crowded'), defense: dodge },
    decisions: decided(['dodge.mobility#restrictedDodge', { grant: 'chance', chances: 1, outOf: 2, thenDuel: true }]),
  },
  {
    input: { attack: arrow, defender: hindered('grappled', 'immobilized'), defense: shield },
    decisions: decided(['parry.position#grappledParryAllowed', true]),
  },
  {
    input: { attack: fireball, defender: guard, defense: shield },
    decisions: decided(
      ['parry.item-override#itemParryText', { condition: 'against fire' }],
      ['parry.item-override#conditionMet', true],
    ),
  },
  { input: { attack: arrow, defender: guard, defense: { ...shield, equipment: 'weapon', itemProperty: true } } },
].map(({ input, ...beside }) => ({ input: { attacker: { declaredFirst: true }, ...(input as object) }, ...beside }));
const trap = decided(['defense.duel#opposingReflex', 12]);
const singles = attacks.map((request) => ({ ...request, decisions: [...trap, ...(request.decisions ?? [])] }));

/** The same attacks as volleys, and what only a volley asks. */
const characters = ['maelis', 'orso'].map((id) => ({ id, reflex: 9, pc: true }));
const volleys: UnitRequest[] = [
  ...singles.flatMap(({ input, decisions = [] }) => {
    const { attack, ...rest } = input as { attack: { kind: string } };
    if (attack.kind !== 'weapon') return [];
    const { attacker: duel, ...facing } = rest as { attacker?: object };
    const parts = { attackers: [{ reflex: 5 }], attacks: [{ times: 2, weapon: attack }], duel };
    return [
      { input: { ...parts, ...facing }, decisions: decisions.filter(({ id }) => !id.endsWith('opposingReflex')) },
    ];
  }),
  {
    input: { attackers: characters, attacks: [{ times: 3, weapon: arrow }], defender: guard, defense: shield },
    decisions: decided(['cerberus.combat.group.reflex#chosenAmongPcs', 'orso'], ['group.criteria#groups', []]),
  },
  {
    input: {
      attackers: [{ reflex: -900 }],
      attacks: [{ times: 3, weapon: arrow }],
      defender: guard,
      defense: { kind: 'dodge', stake: 2 },
    },
    decisions: decided(['dodge.grouped#useGroupedDodge', true]),
  },
  {
    input: {
      attackers: [{ name: 'the hall' }],
      attacks: [{ weapon: { ...arrow, automaticCritical: true } }],
      defender: guard,
      defense: shield,
    },
    decisions: decided(
      ['defense.duel#opposingReflex', 900],
      ['parry.item-override#itemParryText', { condition: 'against arrows' }],
      ['parry.item-override#conditionMet', false],
    ),
  },
];

const asThreat =
  (kind: string) =>
  ({ input, ...beside }: UnitRequest): UnitRequest => {
    const { defender, ...threat } = input as { defender: unknown };
    return { input: { defender, threats: [{ kind, ...threat }] }, ...beside };
  };
const exchanges = [...singles.map(asThreat('attack')), ...volleys.map(asThreat('volley'))];

const grappler = { limbs: 2, attackTokens: 2, freeSlots: 2, speedFt: 40, heldObjects: [], prone: false };
const holding = {
  kind: 'cerberus.grapple',
  formatVersion: 1,
  commands: 0,
  attacker: grappler,
  target: grappler,
  held: true,
  pinned: false,
  limbsBusy: 1,
  escapesThisTick: 0,
};

/** By the id of the unit. */
export const witnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  ...cerberusWitnesses,
  ...movementWitnesses,
  ...dexRankWitnesses,
  ...phaseCombatWitnesses,
  ...Object.fromEntries(
    Object.entries({
      [`${M}.attack`]: singles,
      [`${M}.volley`]: volleys,
      [`${M}.exchange`]: exchanges,
      [`${M}.combined`]: exchanges,
      ...encounterWitnesses(singles, volleys),
      [`${M}.damage`]: ['M1', 'M2', 'M3', 'M4', 'M5'].map((quality) => ({
        input: { weapon: 'longbow', bow: { quality }, strength: 3, dexterity: 2, target: {} },
      })),
      [`${M}.grapple`]: [
        { input: { state: holding, command: { do: 'trip', keep: 'leverage', judgement: 'certain' } } },
      ] as UnitRequest[],
    }).map(([id, requests]) => [id, requests.map((request) => ({ ...request, dice }))]),
  ),
};
