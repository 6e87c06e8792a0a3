import { z } from 'zod';
import { changed } from '../../../kernel/change.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { possessive } from '../../../kernel/words.ts';
import { displayName } from '../base/figures.ts';
import { reserve } from '../vocabulary.ts';
import { closingRoll, conditionBleeding, isClosedByHand } from './condition.bleeding.ts';
import { dyingFirstAid } from './dying.first-aid.ts';
import { gmChances, gmFaces } from './figures.ts';

const Input = z
  .strictObject({
    need: choice('CerberusTendedNeed', ['dying', 'bleeding'], 'What is tended: the dying, or an open wound.'),
    tender: z
      .strictObject({
        name: displayName('Name, for sentences.'),
        generalTokens: reserve('General tokens left this round.'),
        freeSlotsThisTick: reserve('Free slots of the Action Board this tick.'),
      })
      .meta({ id: 'CerberusTender', title: 'Tender', description: 'Who tends.' }),
    patient: displayName('Name of whoever is tended, for sentences.'),
    chances: gmChances().optional(),
    outOf: gmFaces().optional(),
  })
  .refine(
    ({ need, chances, outOf }) =>
      need === 'dying'
        ? (chances === undefined) === (outOf === undefined)
        : chances === undefined && outOf === undefined,
    {
      message: 'chances and outOf together for the dying, or neither',
    },
  )
  .meta({
    id: 'CerberusHealthTendInput',
    description: 'chances and outOf only for the dying, and both or neither: left out, the GM is asked.',
  });
type Input = z.infer<typeof Input>;

/** A general action for somebody dying, at the odds that the GM sets; or for an open wound, without a roll unless the GM wants one. */
export const tend = operation({
  id: 'cerberus.health.tend',
  title: 'Tend',
  summary: 'A general action to stabilize the dying, by a chance that the GM sets, or to close a bleeding wound.',
  input: Input,
  output: z.strictObject({
    success: flag('Whether the dying is stable, or the wound closed.'),
    generalTokensAfter: reserve('General tokens left after it.'),
    freeSlotsAfter: reserve('Free slots left after it.'),
  }),
  dice: dyingFirstAid.dice,
  decisions: [closingRoll],
  uses: [dyingFirstAid],
  odds: { success: ({ success }) => success },
  resolve({ need, tender: { name: _, ...tender }, chances, outOf }, ruling) {
    requireMeans(need, tender, ruling);
    if (need === 'bleeding') return { success: isClosedByHand(ruling), ...spent(tender) };
    const { stabilized } = ruling.run(dyingFirstAid, { ...tender, chances, outOf });
    return { success: stabilized, ...spent(tender) };
  },
  sentence({ success }, { need, tender: { name = 'The ally' }, patient }) {
    if (need === 'dying')
      return `${name} ${success ? 'stabilizes' : 'fails to stabilize'} ${patient ?? 'the wounded'}.`;
    return `${name} ${success ? 'closes' : 'fails to close'} ${patient ? possessive(patient) : 'the'} wound.`;
  },
  changes: ({ generalTokensAfter }, { tender: { name = 'ally', generalTokens } }) =>
    changed(name, 'general tokens', generalTokens, generalTokensAfter),
  groups: [
    { title: 'What', fields: ['need', 'chances', 'outOf'] },
    { title: 'Means', fields: ['tender.generalTokens', 'tender.freeSlotsThisTick'] },
    { title: 'Who', fields: ['tender.name', 'patient'] },
  ],
  examples: [
    {
      title: 'An experienced healer, 2 in 3, rolled at the table',
      request: {
        input: {
          need: 'dying',
          tender: { name: 'Séra', generalTokens: 3, freeSlotsThisTick: 1 },
          patient: 'Maelis',
          chances: 2,
          outOf: 3,
        },
        dice: { rolls: [{ key: 'ally.chance', faces: [2] }] },
      },
    },
    {
      title: 'Bare hands and a bad wound: the GM says 1 in 4',
      request: {
        input: { need: 'dying', tender: { generalTokens: 1, freeSlotsThisTick: 2 } },
        decisions: [
          { id: `${dyingFirstAid.id}#chances`, value: 1 },
          { id: `${dyingFirstAid.id}#outOf`, value: 4 },
        ],
      },
    },
    {
      title: 'A bandage on a bleeding arm',
      request: { input: { need: 'bleeding', tender: { name: 'Brant', generalTokens: 2, freeSlotsThisTick: 1 } } },
    },
  ],
});

type Means = Omit<Input['tender'], 'name'>;

const RULES = { dying: dyingFirstAid.id, bleeding: conditionBleeding.id } as const;

function requireMeans(need: Input['need'], { generalTokens, freeSlotsThisTick }: Means, ruling: Ruling): void {
  ruling.require(generalTokens > 0, RULES[need], 'Tending takes a general token, and none is left this round.', () => [
    'tend in the next round',
  ]);
  ruling.require(freeSlotsThisTick > 0, RULES[need], 'Tending takes a slot, and none is free this tick.', () => [
    'tend in the next tick',
  ]);
}

function spent({ generalTokens, freeSlotsThisTick }: Means) {
  return { generalTokensAfter: generalTokens - 1, freeSlotsAfter: freeSlotsThisTick - 1 };
}
