import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure, type Shown, shownFrom } from '../../../kernel/unit.ts';
import type { EncounterCommand } from '../combat/encountering/commands.ts';
import { type Played, played } from '../combat/encountering/playing.ts';
import { workedCommands, workedEncounter, workedSteps } from '../combat/encountering/worked-round.ts';
import { TriedDefense } from '../martial/positions.ts';
import { hpLost } from '../martial/weaponry/damage-fields.ts';
import { reflexTotal } from '../vocabulary.ts';
import { WorkedStepId } from './replay.ts';
import { replayDice, slotsSpent, spentSince, standings, standingsOf, standingWords } from './replaying.ts';

const Forked = z
  .strictObject({
    lands: flag('Whether the attack of the fork lands.'),
    damage: hpLost('HP lost to it.'),
    blocked: whole(0, 100, 'Attacks that a parry stopped.'),
    attackerTotal: reflexTotal("The attacker's Reflex total, where there was a duel.").optional(),
    defenderTotal: reflexTotal("The defender's Reflex total, where there was a duel.").optional(),
    interrupted: flag('Whether a casting broke.'),
    castingDamage: whole(0, 1e9, {
      description: 'HP lost during the casting; absent without one.',
      unit: 'HP',
    }).optional(),
    fireballReleased: flag('Whether Fireball took effect.'),
  })
  .meta({ id: 'CerberusFork', title: 'Fork', description: 'What came of the step at which the round forks.' });
type Forked = z.infer<typeof Forked>;

const Input = z.strictObject({
  fork: WorkedStepId.describe('The step at which the round goes another way.'),
  defense: TriedDefense.optional().describe('How the attack of that step is met instead.'),
  grouped: z.array(WorkedStepId).max(20).optional().describe('Attacks that are met together at that step.'),
  replayThrough: WorkedStepId.optional().describe('The last step that is played; usually the fork.'),
});
type Input = z.infer<typeof Input>;

/** The worked round with another die or choice at one step; before it everything is as it was. */
export const combined = procedure({
  id: 'cerberus.example.combined',
  input: Input,
  output: z.strictObject({ combatants: standings(), spellSlotsSpent: slotsSpent(), forked: Forked }),
  dice: replayDice,
  outcome: ['combatants', 'spellSlotsSpent'],
  says: ({ combatants }) => standingWords(combatants),
  evaluate(given, ruling) {
    const { fork, replayThrough = fork } = given;
    const until = Math.max(workedSteps.indexOf(fork), workedSteps.indexOf(replayThrough));
    const scripted = workedCommands.filter(({ step }) => workedSteps.indexOf(step) <= until && !isMerged(step, given));
    const commands = scripted.map(({ step, command }) => (step === fork ? changed(command, given) : command));
    const at = scripted.findLastIndex(({ step, command }) => step === fork && 'defense' in command);
    const { state, steps } = played(workedEncounter, commands, ruling);
    return {
      combatants: standingsOf(state, ruling),
      spellSlotsSpent: spentSince(state),
      forked: shownFrom([steps], (all) => forkedAt(all, at)) as Shown<Forked>,
    };
  },
});

const isMerged = (step: string, { fork, grouped = [] }: Input) => step !== fork && grouped.includes(step);

function changed(command: EncounterCommand, { defense, grouped = [] }: Input): EncounterCommand {
  if (command.do !== 'attack' && command.do !== 'opportunity') return command;
  const met = defense === undefined ? command.defense : defense === 'parry' ? PARRY : { kind: defense };
  const together = command.do === 'attack' && grouped.length > 1 ? { times: grouped.length } : {};
  return { ...command, ...together, ...(met && { defense: met }) } as EncounterCommand;
}

/** Only Brant has anything to parry with. */
const PARRY = { kind: 'parry', with: 'shield' } as const;

function forkedAt(steps: readonly Played[], at: number): Forked {
  const events = steps[at]?.events ?? [];
  const attack = events.find(({ did }) => did === 'attack');
  const broken = events.find(({ did }) => did === 'interrupted');
  const isLanding = attack?.outcome === 'landed' || attack?.outcome === 'partlyParried';
  return {
    lands: isLanding,
    damage: attack?.damage ?? 0,
    blocked: attack?.blocked ?? (attack?.outcome === 'parried' ? 1 : 0),
    ...(attack?.duel && { attackerTotal: attack.duel.attackerTotal, defenderTotal: attack.duel.defenderTotal }),
    interrupted: broken !== undefined,
    ...(broken?.lost !== undefined && { castingDamage: broken.lost }),
    fireballReleased: steps.some(({ did, refused }) => did === 'release' && refused === null),
  };
}
