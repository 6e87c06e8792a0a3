import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@riposte/rules';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { type Transport, transports } from './transports/transport.ts';
import { diceOf, scriptUpTo } from './worked-script.ts';

/** The worked round as one request, and after each step what the catalogue's script says of everybody. */

interface Standing {
  hp: number;
  attacks: number;
  spells: number;
  general: number;
  dodges: number;
  slotsFree: number;
  spellSlotsL1?: number;
  spellSlotsL2?: number;
  castingDamage?: number | null;
}

interface Step {
  id: string;
  kind: string;
  tickEnd?: boolean;
  result?: Record<string, unknown>;
  state: Record<string, Standing>;
}

const { scenario } = parse(readFileSync(join(import.meta.dirname, 'cerberus/combat-example.yaml'), 'utf8'));
const steps: Step[] = scenario.script;
const slotsPerTick: Record<string, number> = Object.fromEntries(
  scenario.combatants.map(({ id, slotsPerTick: slots }: { id: string; slotsPerTick: number }) => [id, slots]),
);

const [opening] = registry.operations.get('cerberus.combat.encounter')?.examples ?? [];
const start = (opening?.request.input as { state: unknown } | undefined)?.state;

/** The commands up to the end of a step, with the book's dice. */
function upTo(step: string) {
  const commands = scriptUpTo(step).flatMap((one) => one.commands);
  return {
    input: { state: start, commands: commands.map(({ command }) => command) },
    dice: { rolls: diceOf(commands), missing: 'ask' as const },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: as the service gives it
type Any = any;

/** A combatant as the script writes one down. */
function standingOf({ id, hp, board, castings, spellSlots }: Any, whole: boolean): Partial<Standing> {
  const isCaster = spellSlots != null;
  const always = { hp, dodges: board.reserve.dodge, ...(isCaster && { castingDamage: castings?.[0]?.lost ?? null }) };
  if (!whole) return always;
  const { attack: attacks, spell: spells, general } = board.reserve;
  const slotsFree = (slotsPerTick[id] ?? 0) - board.rows[board.tick - 1].length;
  const left = (level: number) => spellSlots.find((one: Any) => one.level === level).left;
  return {
    ...always,
    attacks,
    spells,
    general,
    slotsFree,
    ...(isCaster && { spellSlotsL1: left(1), spellSlotsL2: left(2) }),
  };
}

function expected(standing: Standing, whole: boolean): Partial<Standing> {
  if (whole) return standing;
  const { hp, dodges, castingDamage } = standing;
  return { hp, dodges, ...(castingDamage !== undefined && { castingDamage }) };
}

/** What a step's result block says of its attack or order. */
function resultOf(played: Any): Record<string, unknown> {
  const events = played.steps.flatMap((one: Any) => one.events);
  const attack = events.findLast((event: Any) => event.did === 'attack');
  return {
    attackerTotal: attack?.duel?.attackerTotal,
    defenderTotal: attack?.duel?.defenderTotal,
    lands: attack?.outcome === 'landed',
    beforeDr: attack?.build?.beforeDr,
    damage: attack?.damage,
    order: played.state.order?.map(({ id }: Any) => id),
  };
}

const COMPARED = ['attackerTotal', 'defenderTotal', 'lands', 'beforeDr', 'damage', 'order'];

describe.each(Object.keys(transports))('the worked round by %s', (via) => {
  let transport: Transport;
  beforeAll(async () => {
    process.env.RIPOSTE_URL ??= inject('serverUrl');
    transport = (await transports[via]?.()) as Transport;
  }, 120_000);
  afterAll(() => transport?.close());

  it.each(steps.map((step) => [step.id, step] as const))('stands after %s as the book says', async (id, step) => {
    const { result, problem } = await transport.ask('cerberus.combat.play', upTo(id));
    expect(problem).toBeUndefined();
    expect(result.steps.filter((one: Any) => one.refused)).toEqual([]);
    const whole = step.tickEnd === true;
    for (const combatant of result.state.combatants)
      expect(standingOf(combatant, whole), combatant.id).toEqual(expected(step.state[combatant.id] as Standing, whole));
    const told = Object.entries(step.result ?? {}).filter(([name]) => COMPARED.includes(name));
    const found = resultOf(result);
    for (const [name, value] of told) expect(found[name], name).toEqual(value);
  });

  it('has all 31 steps', () => expect(steps).toHaveLength(31));
});
