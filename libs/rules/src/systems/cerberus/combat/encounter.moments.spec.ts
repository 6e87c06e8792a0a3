import { describe, expect, it } from 'vitest';
import { frontDoor, type UnitRequest } from '../../../index.ts';
import type { EncounterState } from './encountering/state.ts';

/** What the catalogue's chapters say of moments that an encounter brings together. */

// biome-ignore lint/suspicious/noExplicitAny: states and answers as JSON
type Json = any;

const max = { attack: 6, spell: 4, general: 6, dodge: 3 };
const sword = { id: 'sword', attack: { kind: 'weapon', damageDice: '1d8' } };
const plain = {
  ...{ hp: 60, maxHp: 60, reflex: 5, fortitude: 2, will: 1, armor: 'none', dr: 0, max },
  weapons: [sword],
  guards: [{ id: 'shield', equipment: 'shield' }],
};
const ada = { id: 'ada', name: 'Ada' };
const ben = { id: 'ben', name: 'Ben' };
const cid = { id: 'cid', name: 'Cid' };

const encounterOf = (...those: object[]): Json => ({
  ...{ kind: 'cerberus.encounter', formatVersion: 1, commands: 0, round: 1, tick: 1 },
  combatants: those.map((one) => ({ ...plain, ...one })),
});
const answer = (state: EncounterState, command: object, rolls: { key: string; faces: number[] }[] = []): Json =>
  frontDoor.resolve('cerberus.combat.encounter', {
    input: { state, command },
    dice: { seed: 'aa', rolls },
  } as UnitRequest);
const after = (state: EncounterState, ...commands: object[]): Json =>
  commands.reduce((now: EncounterState, command) => {
    const { problem, result } = answer(now, command);
    if (problem) throw new Error(problem.message);
    return result.state;
  }, state);
const ray = { kind: 'spell', name: 'ray', level: 1, damageDice: '2d6' };
const next = [{ do: 'endTick' }, { do: 'startTick' }];

describe('what the catalogue says', () => {
  it('gives a released spell of the first declarer its bonus against a parry: first-bonus', () => {
    const state = after(
      encounterOf(ada, ben),
      { do: 'cast', who: 'ada', spell: 'x', ticks: 1 },
      { do: 'release', who: 'ada', spell: 'x', attack: ray, targets: [{ target: 'ben' }] },
    );
    const { result } = answer(state, { do: 'defend', defense: { kind: 'parry', with: 'shield' } }, [
      { key: 'commands.3.attacker.reflex', faces: [10] },
      { key: 'commands.3.defender.reflex', faces: [11] },
    ]);
    // 10 + 5 + 5 for declaring first against 11 + 5.
    expect(result.events[0].duel).toMatchObject({ winner: 'attacker', attackerTotal: 20, defenderTotal: 16 });
  });
  it('loses the whole next tick to a stun, and no other: condition.stunned', () => {
    const stunned = after(
      encounterOf(ada, ben),
      { do: 'declare', who: 'ben', action: 'strike', attacks: { target: 'ada', count: 1 } },
      { do: 'condition', who: 'ben', condition: 'stunned', ticks: 1 },
    );
    const strike = { do: 'attack', who: 'ben', target: 'ada', defense: { kind: 'none' } };
    // Declared already: it still resolves.
    expect(answer(stunned, strike).problem).toBeUndefined();
    expect(answer(after(stunned, strike, ...next), strike).problem).toMatchObject({
      rule: 'cerberus.health.condition.stunned',
    });
  });
  it('lets a nauseated combatant make the one attack that was declared: condition.nauseated', () => {
    const state = after(encounterOf(ada, { ...ben, conditions: [{ condition: 'nauseated' }] }), {
      do: 'declare',
      who: 'ben',
      action: 'strike',
      attacks: { target: 'ada', count: 1 },
    });
    expect(
      answer(state, { do: 'attack', who: 'ben', target: 'ada', defense: { kind: 'none' } }).problem,
    ).toBeUndefined();
  });
  it('ends bleeding with the wound: condition.bleeding', () => {
    const state = after(
      encounterOf(ada, ben),
      { do: 'condition', who: 'ben', condition: 'bleeding' },
      { do: 'tend', who: 'ada', patient: 'ben' },
    );
    expect(state.combatants[1].conditions ?? []).toEqual([]);
  });
  it('goes on with a spell without speech or gestures while gagged: condition.gagged', () => {
    const state = after(
      encounterOf(ada, ben),
      { do: 'cast', who: 'ada', spell: 'x', ticks: 2, speech: false, gestures: false },
      { do: 'condition', who: 'ada', condition: 'gagged' },
      ...next,
    );
    expect(answer(state, { do: 'continue', who: 'ada', action: 'x' }).problem).toBeUndefined();
  });
  it('lets the cornered lose priority to the source without a roll: fear.cornered', () => {
    const cornered = {
      ...ben,
      conditions: [{ condition: 'frightened' }],
      fear: { source: 'ada', distanceFt: 10, canFlee: false },
    };
    const { result } = answer(encounterOf(ada, cornered), { do: 'priority', among: ['ada', 'ben'] }, [
      { key: 'commands.1.ada.reflex', faces: [1] },
      { key: 'commands.1.ben.reflex', faces: [20] },
    ]);
    expect(result.state.order[0].id).toBe('ada');
  });
  it('rolls for every blow of the blinded: condition.blinded', () => {
    const state = after(encounterOf(ada, { ...ben, opportunityAttack: true, conditions: [{ condition: 'blinded' }] }), {
      do: 'move',
      who: 'ada',
      distance_ft: 5,
      leaves: ['ben'],
    });
    const { rolls } = answer(state, { do: 'opportunity', who: 'ben', target: 'ada', defense: { kind: 'none' } });
    expect(rolls.map(({ key }: Json) => key).join()).toContain('blind');
  });
  it('leaves whoever falls prone: health.state', () => {
    const state = after(encounterOf(ada, ben), { do: 'hurt', who: 'ben', damage: 61 });
    expect(state.combatants[1].conditions).toContainEqual({ condition: 'prone' });
  });
  it('makes the dying anew of who was raised above 0 by the GM and falls again: dying.save', () => {
    const state = after(
      encounterOf(ada, { ...ben, hp: -2, stabilized: true }),
      { do: 'rule', who: 'ben', hp: 20 },
      { do: 'hurt', who: 'ben', damage: 21 },
    );
    expect(state.combatants[1].stabilized).toBeUndefined();
  });
  it('lets nobody strike out of turn as a companion: priority.order', () => {
    const state = after(encounterOf({ ...ada, reflex: 500 }, ben, cid), { do: 'priority', among: ['ada', 'ben'] });
    const volley = { do: 'attack', who: 'cid', target: 'ada', companions: [{ who: 'ben' }], defense: { kind: 'none' } };
    expect(answer(state, volley).problem).toMatchObject({ rule: 'cerberus.combat.priority.order' });
  });
  it('lets nobody strike at themselves as a companion', () => {
    const volley = { do: 'attack', who: 'ada', target: 'ben', companions: [{ who: 'ben' }], defense: { kind: 'none' } };
    expect(answer(encounterOf(ada, ben), volley).problem).toBeDefined();
  });
  it('strikes at who leaves with a melee weapon only: movement.opportunity-attack', () => {
    const bow = { id: 'bow', attack: { kind: 'weapon', range: 'ranged', damageDice: '1d6' } };
    const state = after(encounterOf({ ...ada, opportunityAttack: true, weapons: [bow] }, ben), {
      do: 'move',
      who: 'ben',
      distance_ft: 5,
      leaves: ['ada'],
    });
    expect(
      answer(state, { do: 'opportunity', who: 'ada', target: 'ben', defense: { kind: 'none' } }).problem,
    ).toBeDefined();
  });
  it('opens no opportunity to allies, oneself or twice: movement.opportunity-attack', () => {
    const both = { side: 'x', opportunityAttack: true };
    const state = after(encounterOf({ ...ada, ...both }, { ...ben, ...both }), {
      do: 'move',
      who: 'ada',
      distance_ft: 5,
      leaves: ['ada', 'ben', 'ben'],
    });
    expect(state.openings ?? []).toEqual([]);
  });
  it('reaches nobody behind total cover with an area: cover.total', () => {
    const state = after(encounterOf(ada, { ...ben, cover: [{ from: 'ada', cover: 'total' }] }), {
      do: 'cast',
      who: 'ada',
      spell: 'x',
      ticks: 1,
    });
    expect(
      answer(state, {
        do: 'release',
        who: 'ada',
        spell: 'x',
        attack: { ...ray, area: true },
        targets: [{ target: 'ben' }],
      }).problem,
    ).toMatchObject({ rule: 'cerberus.movement.cover.total' });
  });
  it('warns of a casting that cannot be carried: board.warnings', () => {
    const { result } = answer(encounterOf({ ...ada, max: { ...max, spell: 1 } }, ben), {
      do: 'cast',
      who: 'ada',
      spell: 'x',
      ticks: 2,
    });
    expect(JSON.stringify(result.events)).toMatch(/cannot be|unsustainable/);
  });
  it('points at the command of many that is wrong', () => {
    const state = encounterOf(ada, ben);
    const { problem } = frontDoor.resolve('cerberus.combat.play', {
      input: { state, commands: [{ do: 'startTick' }, { do: 'attack', who: 'nobody', target: 'ada' }] },
    } as UnitRequest) as Json;
    expect(problem.errors[0].pointer).toBe('/input/commands/1/who');
  });
  it('points at what is wrong in who joins', () => {
    const { max: _, ...boardless } = { ...plain, ...cid };
    expect(answer(encounterOf(ada, ben), { do: 'join', combatant: boardless }).problem.type).toBe('invalid-input');
  });
  it('gives no bonus for declaring first to an attack that was not declared: first-bonus', () => {
    const state = after(
      encounterOf(ada, ben, cid),
      { do: 'declare', who: 'ada', action: 'shoot', attacks: { target: 'cid', count: 1 } },
      { do: 'declare', who: 'ben', action: 'wait' },
    );
    const { result } = answer(state, { do: 'attack', who: 'ada', target: 'ben', defense: { kind: 'dodge' } }, [
      { key: 'commands.3.attacker.reflex', faces: [10] },
      { key: 'commands.3.defender.reflex', faces: [12] },
    ]);
    expect(result.events[0].duel.attackerTotal).toBe(15);
  });
});
