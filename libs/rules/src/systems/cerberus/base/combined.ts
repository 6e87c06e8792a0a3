import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { ContractState, chanceContract } from './chance.contract.ts';
import { chanceOdds } from './chance.odds.ts';
import { chanceRoll } from './chance.roll.ts';
import { difficulty, faces, favorable } from './figures.ts';
import { duelDetails, First, reflexDuel } from './reflex-duel.ts';
import { reflexModifier, reflexParts } from './reflex-modifier.ts';
import { saveCheck, saveOutput, saverFields } from './save.check.ts';
import { casterFields, saveSpellDc } from './save.spell-dc.ts';

const named = (id: string, description: string) => ({ id: `CerberusCombined${id}`, description });

const SpellSave = z
  .strictObject({
    kind: z.literal('spell-save'),
    ...casterFields,
    target: z.strictObject(saverFields).meta(named('Target', 'Who resists the spell.')),
  })
  .meta(named('SpellSave', "A spell's DC, then the Save against it."));

const DuelSide = z.strictObject(reflexParts).meta(named('DuelSide', 'One side, by Dexterity, grade and level.'));
const Duel = z
  .strictObject({ kind: z.literal('duel'), a: DuelSide, b: DuelSide })
  .meta(named('Duel', 'Two Reflex modifiers, then the duel.'));

const ContractStep = z
  .discriminatedUnion('event', [
    z
      .strictObject({ event: z.literal('announce'), x: favorable(), y: faces() })
      .meta(named('Announce', 'The GM announces odds.')),
    z
      .strictObject({ event: z.literal('change-odds'), x: favorable(), y: faces() })
      .meta(named('ChangeOdds', 'The GM announces other odds.')),
    z.strictObject({ event: z.literal('withdraw') }).meta(named('Withdraw', 'The player lets it be.')),
    z.strictObject({ event: z.literal('roll') }).meta(named('Roll', 'The player rolls.')),
  ])
  .meta(named('Step', 'One thing done about a prescribed chance.'));
const Contract = z
  .strictObject({
    kind: z.literal('contract'),
    events: z.array(ContractStep).min(1).max(50).describe('What is done, in order.'),
  })
  .meta(named('Contract', 'A prescribed chance from the first odds to the die.'));

type Saves = z.infer<typeof SpellSave>;
type Duels = z.infer<typeof Duel>;
type Contracts = z.infer<typeof Contract>;

/** Several rules of base resolution in turn, each reading the finished figure of the one before. */
export const combined = procedure({
  id: 'cerberus.base.combined',
  input: z.discriminatedUnion('kind', [SpellSave, Duel, Contract]),
  output: z.strictObject({
    dc: difficulty().optional(),
    ...z.strictObject(saveOutput).partial().shape,
    reflexA: whole(-100_000, 100_000, "Side a's Reflex modifier.").optional(),
    reflexB: whole(-100_000, 100_000, "Side b's Reflex modifier.").optional(),
    first: First.optional(),
    totalB: duelDetails.totalB,
    totalA: duelDetails.totalA,
    state: ContractState.optional().describe('How far the chance has come.'),
    x: favorable().optional(),
    y: faces().optional(),
    success: flag('Whether the Save, or the attempt, succeeds.').optional(),
    refused: z
      .array(whole(1, 50, 'A step.'))
      .max(50)
      .optional()
      .describe('Steps that could not be done, from 1.'),
  }),
  dice: [
    { key: 'defender.save', dice: '1d20', by: 'defender', label: 'Save' },
    { key: 'a.reflex', dice: '1d20', by: 'side a', label: 'Reflex' },
    { key: 'b.reflex', dice: '1d20', by: 'side b', label: 'Reflex' },
    { key: 'player.chance', dice: '1dY', by: 'player', label: 'chance' },
  ],
  uses: [saveSpellDc, saveCheck, reflexModifier, reflexDuel, chanceContract, chanceOdds, chanceRoll],
  outcome: ['success', 'first', 'state'],
  says: ({ first, state, success }) => {
    if (first) return `Side ${first} acts first.`;
    return success === undefined ? `The chance is ${state}.` : success ? 'Success.' : 'Failure.';
  },
  evaluate(input, ruling) {
    if (input.kind === 'spell-save') return spellSave(input, ruling);
    return input.kind === 'duel' ? duel(input, ruling) : contract(input, ruling);
  },
});

function spellSave({ casterLevel, magicAttribute, bonuses, target }: Saves, ruling: Ruling) {
  const { dc } = ruling.run(saveSpellDc, { casterLevel, magicAttribute, bonuses });
  const { outcome, details } = ruling.within('defender', () => ruling.detailed(saveCheck, { ...target, dc }));
  return { dc, kept: partOf(details, 'kept'), total: partOf(details, 'total'), success: outcome.success };
}

function duel({ a, b }: Duels, ruling: Ruling) {
  const reflexA = ruling.runWithin('a', reflexModifier, a).reflexModifier;
  const reflexB = ruling.runWithin('b', reflexModifier, b).reflexModifier;
  const { outcome, details } = ruling.detailed(reflexDuel, { orderMatters: true, reflexA, reflexB });
  const totals = { totalA: partOf(details, 'totalA'), totalB: partOf(details, 'totalB') };
  return { reflexA, reflexB, first: outcome.first, ...totals };
}

interface Chance {
  state: z.infer<typeof ContractState>;
  x?: number;
  y?: number;
  success?: boolean;
}

/** Each event in turn; one that may not be done now, or odds that are certainty, leave everything as it was. */
function contract({ events }: Contracts, ruling: Ruling) {
  const refused: number[] = [];
  let chance: Chance = { state: 'proposed' };
  for (const [index, step] of events.entries()) {
    const after = afterStep(chance, step, ruling);
    if (!after) refused.push(index + 1);
    chance = after ?? chance;
  }
  return { ...chance, refused };
}

function afterStep(chance: Chance, step: Contracts['events'][number], ruling: Ruling): Chance | undefined {
  const { accepted, state } = ruling.run(chanceContract, { state: chance.state, event: step.event });
  if (!accepted) return undefined;
  if (step.event === 'withdraw') return { ...chance, state };
  if (step.event !== 'roll') {
    const { x, y } = step;
    return ruling.run(chanceOdds, { x, y }).valid ? { state, x, y } : undefined;
  }
  const odds = { x: chance.x ?? 0, y: chance.y ?? 0 };
  const { success } = ruling.runWithin('player', chanceRoll, odds);
  return { ...odds, state, success };
}
