import { z } from 'zod';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { type CommandOf, commandsOf } from '../../../../kernel/state.ts';
import { movement } from '../../action/move.ts';
import { DefenceUse } from '../../defence/choice.ts';
import { ClosesInNow } from '../../defence/close-in.ts';
import { FumbleEffect, Treatment } from '../../fumble/effects.ts';
import { d100, engaged, hitPoints, id, magicPoints, name, points, skill } from '../../vocabulary.ts';

const who = { who: id('Who does it.') };
const defence = z
  .strictObject({
    use: DefenceUse,
    item: id('The item that parries.').optional(),
    alreadyDefended: flag('Whether a defence against this very attack was rolled before.').optional(),
    closesIn: ClosesInNow.optional(),
  })
  .meta({ id: 'DexRankFightDefence', description: 'How the target meets it.' })
  .optional();

const FumbleResult = z
  .strictObject({
    id: id('What the row is called; standard for the standard fumble.'),
    roll: d100('What was rolled.').optional(),
    text: text(500, 'What happens.').optional(),
    effects: z.array(FumbleEffect).max(10).describe('Its effects.').optional(),
    demon: flag('Whether its demon entry counts.').optional(),
    treatedBy: z.array(Treatment).max(3).describe('Treatments that end its penalty; any unless said.').optional(),
  })
  .meta({ id: 'DexRankFumbleResult', description: 'A result of a fumble that counts.' });
export type FumbleResult = z.infer<typeof FumbleResult>;

const command = commandsOf('DexRankCommand');

export const FightCommand = z
  .discriminatedUnion('do', [
    command('state', 'State an intention.', {
      ...who,
      intention: name('In general terms.'),
      disengage: flag('Whether it is to disengage.').optional(),
    }),
    command('cast', 'Begin a spell or summoning.', {
      ...who,
      spell: name('The spell.'),
      magicPoints: points('Magic points that it costs.'),
    }),
    command('move', 'Move, or move up to an opponent and engage.', {
      ...who,
      moved: movement('MOV.'),
      engage: id('The opponent to engage.').optional(),
    }),
    command('ready', 'Draw, pick up or sheathe.', {
      ...who,
      count: whole(1, 10, 'How often.').optional(),
      item: id('What is picked up, where it lies somewhere.').optional(),
    }),
    command('count', 'Count down to the next rank at which somebody may act; ties are rolled.', {}),
    command('wait', 'Let the place pass: up to a lower rank, behind the others of this one, or for this phase.', {
      ...who,
      until: whole(1, 100, 'The rank waited for; the whole phase unless said.').optional(),
    }),
    command('attack', 'Attack somebody.', {
      ...who,
      target: id('Whom.'),
      item: id('With what.'),
      share: skill('Share of a split skill.').optional(),
      defence,
    }),
    command('riposte', 'Use the riposte that is open.', { ...who, item: id('With what.'), defence }),
    command('rule', 'The GM sets how somebody stands.', {
      ...who,
      engaged: engaged().optional(),
      out: flag('Whether out of the fight.').optional(),
      fallen: flag('Whether down or off balance.').optional(),
      hp: hitPoints('brought up to date').optional(),
      mp: magicPoints('brought up to date').optional(),
      interrupts: name('A spell begun and not yet in effect that comes to nothing.').optional(),
    }),
    command('fumble', 'Settle a fumble: write down what the table said.', {
      ...who,
      results: z
        .array(FumbleResult)
        .max(100)
        .describe(
          'What counts, in the form in which the roll on the fumble table gives it; none where the GM waives it.',
        ),
      weapon: id('The weapon that is meant, where several are in hand.').optional(),
      shield: id('The shield that is meant, where several are in hand.').optional(),
    }),
    command('treat', 'A treatment succeeded, and ends what it may end.', { ...who, by: Treatment }),
    command('nextPhase', 'Go on to the next phase, and from resolution to the next round.', {}),
  ])
  .meta({ id: 'DexRankFightCommand', description: 'What somebody does in the round.' });
export type FightCommand = z.infer<typeof FightCommand>;

/** The command that does this. */
export type Doing<N extends FightCommand['do']> = CommandOf<FightCommand, N>;

export const FightEvent = z
  .strictObject({
    did: z.string().describe('The command.'),
    says: z.string().describe('What happened, in one sentence.'),
    outcome: z.string().optional().describe('What came of an attack.'),
    rank: whole(-100_000, 100, 'The DEX-rank at which it happened.').optional(),
    fumbles: z.array(z.string()).optional().describe('Who rolls on the fumble table.'),
  })
  .meta({ id: 'DexRankFightEvent', description: 'What a command led to.' });
export type FightEvent = z.infer<typeof FightEvent>;
