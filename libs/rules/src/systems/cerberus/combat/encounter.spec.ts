import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import type { EncounterCommand } from './encountering/commands.ts';
import type { EncounterState } from './encountering/state.ts';
import { workedEncounter, workedUntil } from './encountering/worked-round.ts';

type Rolls = Record<string, number[]>;

/** A command with its dice, whose keys are those within it. */
function resolve(state: EncounterState, command: unknown, rolls: Rolls = {}, more = {}) {
  const scoped = Object.entries(rolls).map(([key, faces]) => ({ key: `commands.${state.commands + 1}.${key}`, faces }));
  const dice = { rolls: scoped, missing: 'ask' as const };
  return frontDoor.resolve('cerberus.combat.encounter', { input: { state, command }, dice, ...more });
}

function after(state: EncounterState, command: EncounterCommand, rolls?: Rolls, more?: object): EncounterState {
  const answer = resolve(state, command, rolls, more);
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return (answer.result as { state: EncounterState }).state;
}

const all = (state: EncounterState, ...commands: EncounterCommand[]) =>
  commands.reduce((now, command) => after(now, command), state);

const of = ({ combatants }: EncounterState, id: string) => {
  const found = combatants.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

const startingMax = { attack: 3, spell: 2, general: 3, dodge: 1 };
const plain = {
  hp: 60,
  maxHp: 60,
  reflex: 5,
  fortitude: 2,
  will: 1,
  armor: 'none',
  dr: 0,
  speed_ft: 30,
  max: startingMax,
  weapons: [{ id: 'sword', attack: { kind: 'weapon', damageDice: '1d8' } }],
  guards: [{ id: 'shield', equipment: 'shield' }],
} as const;

/** Everybody with three attacks and one slot a tick, unless told otherwise. */
function encounterOf(...those: ({ id: string } & Record<string, unknown>)[]): EncounterState {
  const combatants = those.map((one) => ({ ...plain, ...one }));
  return {
    kind: 'cerberus.encounter',
    formatVersion: 1,
    commands: 0,
    round: 1,
    tick: 1,
    combatants,
  } as unknown as EncounterState;
}

const ada = { id: 'ada', name: 'Ada' };
const ben = { id: 'ben', name: 'Ben' };
const strike = (defense: 'none' | 'dodge' | 'parry' | undefined): EncounterCommand => ({
  do: 'attack',
  who: 'ada',
  target: 'ben',
  ...(defense && { defense: defense === 'parry' ? { kind: defense, with: 'shield' } : { kind: defense } }),
});
const landing = { 'attacker.critical': [10], 'attacker.damage': [6] };

describe('an attack in an encounter', () => {
  it('takes a token and a slot, and lands where it meets no defense', () => {
    const state = after(encounterOf(ada, ben), strike('none'), landing);
    expect(of(state, 'ada').board).toMatchObject({ reserve: { attack: 2 }, declaredFirst: true });
    expect(of(state, 'ben')).toMatchObject({ hp: 54 });
  });

  it('waits for its defense, and nothing else is played meanwhile', () => {
    const waiting = after(encounterOf(ada, ben), strike(undefined));
    expect(waiting.announced).toHaveLength(1);
    expect(resolve(waiting, { do: 'endTick' }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.combat.declare.sequence',
      legal: expect.arrayContaining(['defend: ben']),
      state: { commands: 1 },
    });
    // 10 + 5 + 5 for declaring first against 16 + 5: dodged.
    const dodged = after(
      waiting,
      { do: 'defend', defense: { kind: 'dodge' } },
      { 'attacker.reflex': [10], 'defender.reflex': [16] },
    );
    expect(of(dodged, 'ben')).toMatchObject({ hp: 60, board: { reserve: { dodge: 0 } } });
    expect(dodged).not.toHaveProperty('announced');
  });

  it.each([
    ['a second attack in a tick of one slot', [strike('none')], strike('none'), 'cerberus.combat.board.placement'],
    [
      'a parry without a slot',
      [{ ...strike('none'), who: 'ben', target: 'ada' }],
      strike('parry'),
      'cerberus.combat.action.parry',
    ],
    ['an attack on oneself', [], { ...strike('none'), target: 'ada' }, 'cerberus.combat.action.attack'],
    [
      'an attack through total cover',
      [{ do: 'cover', who: 'ben', from: ['ada'], cover: 'total' }],
      strike('none'),
      'cerberus.movement.cover.total',
    ],
    ['a defense against nothing', [], { do: 'defend', defense: { kind: 'none' } }, 'cerberus.combat.board.rejections'],
    [
      'an opportunity that is not there',
      [],
      { do: 'opportunity', who: 'ada', target: 'ben' },
      'cerberus.movement.opportunity-attack',
    ],
    ['anything once the tick has closed', [{ do: 'endTick' }], strike('none'), 'cerberus.combat.round.structure'],
    ['the next tick before this one has closed', [], { do: 'startTick' }, 'cerberus.combat.board.rejections'],
    ['whoever is down', [{ do: 'rule', who: 'ada', hp: 0 }], strike('none'), 'cerberus.health.state'],
    ['whoever has left', [{ do: 'rule', who: 'ada', out: true }], strike('none'), 'cerberus.health.state'],
    [
      'the stunned',
      [{ do: 'condition', who: 'ada', condition: 'stunned' }, { do: 'endTick' }, { do: 'startTick' }],
      strike('none'),
      'cerberus.health.condition.stunned',
    ],
    [
      'a dodge of the paralyzed',
      [{ do: 'condition', who: 'ben', condition: 'paralyzed' }],
      strike('dodge'),
      'cerberus.health.condition.paralyzed',
    ],
    [
      'another stage in the same tick',
      [cast('ada', 2)],
      { do: 'continue', who: 'ada', action: 'ward' },
      'cerberus.combat.sustained.stages',
    ],
    [
      'the release before the last stage',
      [cast('ada', 2)],
      { do: 'release', who: 'ada', spell: 'ward' },
      'cerberus.combat.sustained.stages',
    ],
    ['standing up without being prone', [], { do: 'stand', who: 'ada' }, 'cerberus.health.condition.prone'],
    ['a movement beyond Speed', [], { do: 'move', who: 'ada', distance_ft: 31 }, 'cerberus.movement.allowance.tick'],
    [
      'a spell after a movement that it does not leave',
      [{ do: 'move', who: 'ada', distance_ft: 16 }],
      cast('ada', 2),
      'cerberus.movement.allowance.tick',
    ],
    ['tending the hale', [], { do: 'tend', who: 'ada', patient: 'ben' }, 'cerberus.health.dying.first-aid'],
    ['a Save against no fear', [], { do: 'recover', who: 'ada', distanceFt: 50 }, 'cerberus.health.fear.recovery'],
    ['a place in no order', [], { do: 'pass', who: 'ada' }, 'cerberus.combat.priority.order'],
  ] as [string, EncounterCommand[], EncounterCommand, string][])('refuses %s', (_, before, command, rule) => {
    const state = before.reduce(
      (now, one) => after(now, one, one.do === 'attack' ? landing : {}),
      encounterOf(ada, ben),
    );
    const { problem } = resolve(state, command, landing);
    expect(problem).toMatchObject({ type: 'illegal-action', rule });
    expect((problem as { legal: string[] }).legal.length).toBeGreaterThan(0);
  });

  it.each([
    ['who', { do: 'attack', who: 'eve', target: 'ben' }, '/input/command/who'],
    ['target', { do: 'attack', who: 'ada', target: 'eve' }, '/input/command/target'],
    ['weapon', { ...strike('none'), weapon: 'axe' }, '/input/command/weapon'],
    ['guard', { ...strike('none'), defense: { kind: 'parry', with: 'axe' } }, '/input/command/defense/with'],
    ['spell', { do: 'release', who: 'ada', spell: 'ward' }, '/input/command/spell'],
    ['one who joins twice', { do: 'join', combatant: { ...plain, id: 'ada' } }, '/input/command/combatant/id'],
    ['fear without what is feared', { do: 'condition', who: 'ada', condition: 'frightened' }, '/input/command/fear'],
  ])('points at an unknown %s', (_, command, pointer) => {
    expect(resolve(encounterOf(ada, ben), command).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer }],
    });
  });
});

function cast(who: string, ticks: number): EncounterCommand {
  return { do: 'cast', who, spell: 'ward', ticks };
}

describe('a casting', () => {
  it('breaks as soon as more is lost than a quarter of maximum HP', () => {
    // A quarter of 60 is 15: 15 are borne, 16 are not.
    const casting = after(encounterOf(ada, ben), cast('ben', 2));
    const borne = after(casting, { do: 'hurt', who: 'ben', damage: 15 });
    expect(of(borne, 'ben').castings).toEqual([{ id: 'ward', lost: 15, ticks: 2 }]);
    const broken = after(borne, { do: 'hurt', who: 'ben', damage: 1 });
    expect(of(broken, 'ben')).not.toHaveProperty('castings');
    expect(of(broken, 'ben').board).toMatchObject({ sustained: [], reserve: { spell: 1 } });
  });

  it('with blue mana bears 35 percent', () => {
    // 35 % of 60 is 21.
    const casting = after(encounterOf(ada, ben), { ...cast('ben', 2), mana: 'blue' } as EncounterCommand);
    const borne = after(casting, { do: 'hurt', who: 'ben', damage: 21 });
    expect(of(borne, 'ben').castings).toHaveLength(1);
    expect(of(after(borne, { do: 'hurt', who: 'ben', damage: 1 }), 'ben')).not.toHaveProperty('castings');
  });

  it('that is not gone on with is lost as the tick closes, and the held token comes back at the end of one that crosses the round', () => {
    const begun = all(
      encounterOf(ada, ben),
      { do: 'endTick' },
      { do: 'startTick' },
      { do: 'endTick' },
      { do: 'startTick' },
      cast('ada', 2),
      { do: 'endTick' },
      { do: 'startTick' },
    );
    expect(of(begun, 'ada').board).toMatchObject({ round: 2, tick: 1, reserve: { spell: 1 } });
    const lost = after(begun, { do: 'endTick' });
    expect(of(lost, 'ada').board).toMatchObject({ sustained: [], reserve: { spell: 2 } });
    const released = all(
      begun,
      { do: 'continue', who: 'ada', action: 'ward' },
      { do: 'release', who: 'ada', spell: 'ward' },
    );
    expect(of(released, 'ada').board).toMatchObject({ sustained: [], reserve: { spell: 1 } });
  });

  it('of somebody who falls comes to nothing', () => {
    const state = all(encounterOf(ada, { ...ben, hp: 5 }), cast('ben', 1), { do: 'hurt', who: 'ben', damage: 5 });
    expect(of(state, 'ben')).toMatchObject({ hp: 0 });
    expect(of(state, 'ben')).not.toHaveProperty('castings');
  });

  it('spends its spell slots, and is refused without them', () => {
    const caster = { ...ada, spellSlots: [{ level: 1, left: 1 }] };
    const slots = [{ level: 1, count: 1 }];
    const state = after(encounterOf(caster, ben), { do: 'cast', who: 'ada', spell: 'ward', ticks: 1, slots });
    expect(of(state, 'ada').spellSlots).toEqual([{ level: 1, left: 0 }]);
    const next = all(state, { do: 'endTick' }, { do: 'startTick' });
    expect(resolve(next, { do: 'cast', who: 'ada', spell: 'ward', ticks: 1, slots }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.example.resources',
    });
  });
});

describe('the order of priority', () => {
  it('holds back whoever comes later until those before have acted or passed', () => {
    const rolls = { 'ada.reflex': [5], 'ben.reflex': [15] };
    const ordered = after(encounterOf(ada, ben), { do: 'priority', among: ['ada', 'ben'] }, rolls);
    expect(ordered.order).toEqual([
      { id: 'ben', acted: false },
      { id: 'ada', acted: false },
    ]);
    expect(resolve(ordered, strike('none'), landing).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.combat.priority.order',
      legal: expect.arrayContaining(['pass: ben']),
    });
    const passed = after(ordered, { do: 'pass', who: 'ben' });
    expect(of(after(passed, strike('none'), landing), 'ben')).toMatchObject({ hp: 54 });
  });

  it('rolls once for a group, with the Reflex of its player character', () => {
    const wolf = { id: 'wolf', group: 'hunters', reflex: 13 };
    const state = encounterOf({ ...ada, group: 'hunters', pc: true, reflex: 9 }, wolf, ben);
    // 10 + 9 of the ranger, not 13 of the wolf, against 13 + 5.
    const rolls = { 'hunters.reflex': [10], 'ben.reflex': [13] };
    const ordered = after(state, { do: 'priority', among: ['ada', 'wolf', 'ben'] }, rolls);
    expect(ordered.order?.map(({ id }) => id)).toEqual(['hunters', 'ben']);
  });
});

describe('declarations', () => {
  it('that wait for something are paid for when it comes true, and cost nothing otherwise', () => {
    const waiting = after(encounterOf(ada, ben), {
      do: 'declare',
      who: 'ada',
      action: 'a blow',
      attacks: { target: 'ben', count: 1 },
      when: 'he comes near',
    });
    expect(of(waiting, 'ada').board).toMatchObject({ reserve: { attack: 3 } });
    expect(of(after(waiting, { do: 'settle', who: 'ada', holds: true }), 'ada').board).toMatchObject({
      reserve: { attack: 2 },
    });
    const dropped = after(waiting, { do: 'settle', who: 'ada', holds: false });
    expect(of(dropped, 'ada').board).toMatchObject({ reserve: { attack: 3 } });
    expect(of(dropped, 'ada')).not.toHaveProperty('declared');
  });

  it('taken back return their tokens, unless others have answered', () => {
    const declared = after(encounterOf(ada, ben), {
      do: 'declare',
      who: 'ada',
      action: 'a blow',
      attacks: { target: 'ben', count: 1 },
    });
    expect(of(after(declared, { do: 'withdraw', who: 'ada', answered: false }), 'ada').board).toMatchObject({
      reserve: { attack: 3 },
      rows: [[], [], []],
    });
    expect(resolve(declared, { do: 'withdraw', who: 'ada', answered: true }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.combat.board.transitions',
    });
  });

  it('at the same moment make nobody the first', () => {
    const state = all(
      encounterOf(ada, ben),
      { do: 'declare', who: 'ada', action: 'wait' },
      { do: 'declare', who: 'ben', action: 'wait', atOnce: true },
    );
    for (const { board } of state.combatants) expect(board).not.toHaveProperty('declaredFirst');
  });
});

describe('a round', () => {
  const toNextRound: EncounterCommand[] = [1, 2, 3].flatMap(() => [{ do: 'endTick' }, { do: 'startTick' }]);
  const opened = (state: EncounterState, rolls: Rolls) =>
    after(all(state, ...toNextRound.slice(0, -1)), { do: 'startTick' }, rolls);

  it('refills what was spent', () => {
    const spent = after(encounterOf(ada, ben), strike('none'), landing);
    expect(of(all(spent, ...toNextRound), 'ada').board).toMatchObject({ round: 2, tick: 1, reserve: startingMax });
  });

  it('begins with a Save of the dying, who lose a tenth of maximum HP where it fails', () => {
    // 12 + 2 is less than 15: 6 of 60 HP are lost; 13 + 2 is enough.
    const dying = encounterOf(ada, { ...ben, hp: -4 });
    expect(of(opened(dying, { 'ben.character.fortitude': [12] }), 'ben')).toMatchObject({ hp: -10 });
    expect(of(opened(dying, { 'ben.character.fortitude': [13] }), 'ben')).toMatchObject({ hp: -4, stabilized: true });
  });

  it('costs whoever bleeds since an earlier round 5 percent of maximum HP', () => {
    const bleeding = after(encounterOf(ada, ben), { do: 'condition', who: 'ben', condition: 'bleeding' });
    const state = opened(bleeding, {});
    expect(of(state, 'ben')).toMatchObject({ hp: 57 });
    const tended = after(state, { do: 'tend', who: 'ada', patient: 'ben' });
    expect(of(tended, 'ben')).not.toHaveProperty('bleeding');
    expect(of(tended, 'ada').board).toMatchObject({ reserve: { general: 2 } });
  });

  it('ends conditions after their ticks', () => {
    const sick = after(encounterOf(ada, ben), { do: 'condition', who: 'ada', condition: 'nauseated', ticks: 2 });
    const next = all(sick, { do: 'endTick' }, { do: 'startTick' });
    expect(of(next, 'ada').conditions).toEqual([{ condition: 'nauseated', ticks: 1 }]);
    expect(of(all(next, { do: 'endTick' }, { do: 'startTick' }), 'ada')).not.toHaveProperty('conditions');
  });
});

describe('an opportunity attack', () => {
  it('is open to who has the feat, costs nothing, and lapses', () => {
    const moved = after(encounterOf(ada, { ...ben, opportunityAttack: true }), {
      do: 'move',
      who: 'ada',
      distance_ft: 10,
      leaves: ['ben'],
    });
    expect(moved.openings).toEqual([{ by: 'ben', against: 'ada' }]);
    const struck = after(moved, { do: 'opportunity', who: 'ben', target: 'ada', defense: { kind: 'none' } }, landing);
    expect(of(struck, 'ada')).toMatchObject({ hp: 54 });
    expect(of(struck, 'ben')).toMatchObject({ opportunities: 1, board: { reserve: { attack: 3 } } });
    const again = after(struck, { do: 'move', who: 'ada', distance_ft: 10, leaves: ['ben'] });
    expect(again).not.toHaveProperty('openings');
    expect(after(moved, { do: 'move', who: 'ben', distance_ft: 5 })).not.toHaveProperty('openings');
  });
});

describe('the same commands', () => {
  const { commands, rolls } = workedUntil('r2.00');
  const played = () =>
    frontDoor.resolve('cerberus.combat.play', {
      input: { state: workedEncounter, commands },
      dice: { rolls, missing: 'ask' },
    });

  it('played at once or one by one leave the same state, and the book’s figures', () => {
    const answer = played();
    if (answer.problem) throw new Error(JSON.stringify(answer.problem));
    const { state } = answer.result as { state: EncounterState };
    expect(state.combatants.map(({ id, hp }) => [id, hp])).toEqual([
      ['sera', 78],
      ['osseur', 230],
      ['maelis', 15],
      ['brant', 109],
    ]);
    const oneByOne = commands.reduce((now: EncounterState, command, i) => {
      const own = rolls.filter(({ key }) => key.startsWith(`commands.${i + 1}.`));
      const next = frontDoor.resolve('cerberus.combat.encounter', {
        input: { state: now, command },
        dice: { rolls: own },
      });
      if (next.problem) throw new Error(JSON.stringify(next.problem));
      return (next.result as { state: EncounterState }).state;
    }, workedEncounter);
    expect(oneByOne).toEqual(state);
  });

  it('tell what was not possible, and go on', () => {
    const more = [{ do: 'startTick' }, strike('none'), { do: 'endTick' }];
    const answer = frontDoor.resolve('cerberus.combat.play', {
      input: { state: encounterOf(ada, ben), commands: more },
    });
    expect(answer).toMatchObject({
      sentence: expect.stringMatching(/^3 commands played\. Tick 1 closes\. 1 command not possible: /),
      result: {
        steps: [
          { did: 'startTick', refused: { rule: 'cerberus.combat.board.rejections' } },
          { refused: null },
          { refused: null },
        ],
        state: { commands: 3, closed: true },
      },
    });
  });

  it('have odds: a plain blow of 1d8, whose dice are doubled on a 20, may leave a guard of 4 HP up', () => {
    // Up at 3 or less: 3 of 8; on a natural 20 at 2d8 of 3 or less: 3 of 64. 19/20 · 3/8 + 1/20 · 3/64 = 459/1280.
    const weak = encounterOf(ada, { ...ben, hp: 4 });
    const answer = frontDoor.odds('cerberus.combat.play', {
      input: { state: weak, commands: [strike('none'), { do: 'endTick' }] },
    });
    if (answer.problem) throw new Error(JSON.stringify(answer.problem));
    const up = answer.metrics.find(({ name, of: whom }) => name === 'up' && whom === 'ben');
    expect(up?.outcomes.map(({ value, fraction }) => [value, fraction])).toEqual([
      [true, '459/1280'],
      [false, '821/1280'],
    ]);
  });
});
