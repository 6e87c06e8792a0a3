import type { UnitRequest } from '@riposte/rules';

/** Requests in which an encounter reads what made-up ones hardly ever come to. */

const max = { attack: 6, spell: 6, general: 6, dodge: 6 };
const plain = { hp: 40, maxHp: 40, reflex: 5, armor: 'none', dr: 0, max, weapons: [], speed_ft: 30 };
const a = { ...plain, id: 'a', weapons: [{ id: 'w', attack: { kind: 'weapon', damageDice: '1d4' } }] };
const b = { ...plain, id: 'b' };

const encounter = (combatants: object[], more: object = {}) => ({
  ...{ kind: 'cerberus.encounter', formatVersion: 1, commands: 0, round: 1, tick: 1, combatants },
  ...more,
});
const doing = (command: object, combatants: object[] = [a, b], more?: object): UnitRequest => ({
  input: { state: encounter(combatants, more), command },
});
const strike = { do: 'attack', who: 'a', target: 'b', defense: { kind: 'none' } };
const held = (...conditions: string[]) => ({ conditions: conditions.map((condition) => ({ condition })) });
const closedBoard = (more: object) => ({
  ...{ max, round: 1, tick: 3, closed: true, reserve: max, rows: [[], [], []], sustained: [], defended: [] },
  ...more,
});
const casting = {
  ...{ id: 's', category: 'spell', stages: 3, paidTotal: 1, paidThisRound: 1, heldBack: 0 },
  ...{ lastPaidAt: { round: 1, tick: 3 }, status: 'running', marker: false },
};
const dying = { hp: -1 };
const atEnd = (one: object, more: object = {}) => {
  const { max: _, ...rest } = one as { max?: object };
  return { ...rest, board: closedBoard(more) };
};
const declared = {
  ...b,
  max: undefined,
  declared: [{ left: 1 }],
  board: {
    ...{
      max,
      round: 1,
      tick: 1,
      reserve: { ...max, attack: 5 },
      rows: [[{ category: 'attack', use: 'action' }], [], []],
    },
    ...{ sustained: [], defended: [] },
  },
};
const say = (request: UnitRequest, ...decisions: [id: string, value: unknown][]): UnitRequest => ({
  ...request,
  decisions: decisions.map(([id, value]) => ({ id, value })),
});
const fear = { source: 'a', distanceFt: 10, dc: 10 };
const H = 'cerberus.health';

const others: UnitRequest[] = [
  doing({ do: 'declare', who: 'a', action: 'walk', moves: true }),
  doing({ do: 'sheet', who: 'a', max: { attack: 9 } }),
  say(doing({ do: 'withdraw', who: 'b', answered: true }, [a, declared]), [
    'cerberus.combat.board.transitions#withdrawDeclared',
    true,
  ]),
  doing({ ...strike, cover: 'light' }),
  doing({ do: 'move', who: 'a', distance_ft: 5, leaves: ['b'] }, [a, { ...b, opportunityAttack: true }]),
  ...[2, 9].map((ticks) => doing({ do: 'cast', who: 'a', spell: 's', ticks }, [{ ...a, moved_ft: 0 }, b])),
  doing({ do: 'move', who: 'a', distance_ft: 1 }, [{ ...a, did: ['general'] }, b]),
  doing({ do: 'move', who: 'a', distance_ft: 0 }, [{ ...a, did: ['cast'] }, b]),
  doing({ do: 'move', who: 'a', distance_ft: 0 }, [{ ...a, did: ['concentration'] }, b]),
  doing(strike, [{ ...a, ...held('blinded') }, b]),
  doing({ ...strike, defense: { kind: 'dodge' } }, [a, { ...b, ...held('blinded') }]),
  say(doing({ ...strike, defense: { kind: 'dodge' } }, [a, { ...b, ...held('stunned') }]), [
    `${H}.condition.stunned#dodgeAllowed`,
    true,
  ]),
  say(doing({ ...strike, defense: { kind: 'dodge' } }, [a, { ...b, ...held('blinded') }]), [
    `${H}.condition.blinded#perceivedByOtherSense`,
    true,
  ]),
  doing({ ...strike, defense: { kind: 'dodge' } }, [
    a,
    { ...b, ...held('frightened'), fear: { ...fear, distanceFt: 5 } },
  ]),
  doing({ do: 'recover', who: 'b', distanceFt: 90 }, [a, { ...b, ...held('frightened'), fear }]),
  say(doing({ do: 'recover', who: 'b', distanceFt: 90 }, [a, { ...b, ...held('frightened'), fear }]), [
    'cerberus.combat.encounter#will',
    3,
  ]),
  say(
    doing({ do: 'tend', who: 'a', patient: 'b' }, [a, { ...b, ...dying }]),
    [`${H}.dying.first-aid#chances`, 1],
    [`${H}.dying.first-aid#outOf`, 2],
  ),
  doing({ do: 'tend', who: 'a', patient: 'b' }, [a, { ...b, bleeding: { since: 1 } }]),
  doing({ do: 'hurt', who: 'b', damage: 1 }, [a, { ...b, ...dying, stabilized: true }]),
  ...(['red', 'blue'] as const).map((mana) =>
    doing({ do: 'hurt', who: 'b', damage: 1 }, [a, { ...b, castings: [{ id: 's', mana, lost: 0, ticks: 1 }] }]),
  ),
  doing({ do: 'priority', among: ['a', 'b'] }, [a, { ...b, ...held('prone', 'immobilized') }]),
  say(
    doing({ do: 'priority', among: ['a', 'b', 'c'] }, [
      { ...a, group: 'g', pc: true },
      { ...b, group: 'g', pc: true },
      { ...b, id: 'c' },
    ]),
    ['cerberus.combat.group.reflex#chosenAmongPcs', 'b'],
  ),
  say(
    doing({ do: 'startTick' }, [atEnd(a), atEnd({ ...b, ...dying, bleeding: { since: 1 } }, { tick: 3 })], {
      tick: 3,
      closed: true,
      round: 1,
    }),
    ['cerberus.combat.encounter#fortitude', 3],
  ),
  doing(
    { do: 'startTick' },
    [
      atEnd({ ...a, bleeding: { since: 1 } }, { round: 2 }),
      atEnd(b, { round: 2, sustained: [{ ...casting, lastPaidAt: { round: 2, tick: 3 } }] }),
    ],
    { tick: 3, closed: true, round: 2 },
  ),
];

interface Single {
  attacker?: { declaredFirst?: boolean; reflex?: number };
  attack: { kind: string };
  defender: object;
  defense?: { kind: string };
}

/** An attack and its defense as the command of an encounter. */
function asCommand({ input, decisions = [] }: UnitRequest): UnitRequest[] {
  const { attacker, attack, defender, defense } = input as Single;
  if (attack.kind !== 'weapon' && attack.kind !== 'spell') return [];
  const { kind, ...item } = defense ?? { kind: 'none' };
  const guards = kind === 'parry' ? [{ id: 'g', ...item }] : [];
  const target = { ...plain, ...defender, id: 'b', guards };
  const striker = { ...a, reflex: attacker?.reflex, weapons: [] };
  const met = kind === 'parry' ? { kind, with: 'g' } : defense;
  const announced = [{ target: 'b', attacks: [{ by: 'a', times: 1, attack }], first: true }];
  return [{ ...doing({ do: 'defend', defense: met }, [striker, target], { announced }), decisions }];
}

interface Shots {
  attackers: { reflex?: number; pc?: boolean }[];
  attacks: { times?: number; weapon: object }[];
  defender: object;
  defense?: { kind: string };
}

/** A volley and its defense likewise. */
function asVolley({ input, decisions = [] }: UnitRequest): UnitRequest {
  const { attackers, attacks, defender, defense } = input as Shots;
  const { kind, ...item } = defense ?? { kind: 'none' };
  const guards = kind === 'parry' ? [{ id: 'g', ...item }] : [];
  const strikers = attackers.map(({ reflex, pc }, i) => ({ ...a, id: `a${i}`, reflex, pc, weapons: [] }));
  const blows = strikers.map(({ id }, i) => ({
    by: id,
    times: attacks[i]?.times ?? 1,
    attack: (attacks[i] ?? attacks[0])?.weapon,
  }));
  const announced = [{ target: 'b', attacks: blows }];
  const met = kind === 'parry' ? { kind, with: 'g' } : defense;
  const target = { ...plain, ...defender, id: 'b', guards };
  return { ...doing({ do: 'defend', defense: met }, [...strikers, target], { announced }), decisions };
}

const asPlay = ({ input, ...beside }: UnitRequest): UnitRequest => {
  const { state, command } = input as { state: object; command: object };
  return { input: { state, commands: [command] }, ...beside };
};

/** @param singles attacks that read what there is to read; @param volleys likewise, several at once */
export function encounterWitnesses(singles: readonly UnitRequest[], volleys: readonly UnitRequest[]) {
  const all = [...others, ...singles.flatMap(asCommand), ...volleys.map(asVolley)];
  return { 'cerberus.combat.encounter': all, 'cerberus.combat.play': all.map(asPlay) };
}
