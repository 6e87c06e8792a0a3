import { z } from 'zod';
import { invalidInput } from '../../../kernel/problem.ts';
import { flag } from '../../../kernel/schema.ts';
import { type Example, operation, type Showable } from '../../../kernel/unit.ts';
import { doing } from '../../../kernel/words.ts';
import { inHexes } from '../vocabulary.ts';
import { disarmDice, disarmFields, disarmOutput, disarmRules, resolveDisarm } from './disarming/disarm.ts';
import { held } from './held.ts';

const AttemptInput = z.strictObject({
  ...disarmFields,
  incoming: z
    .strictObject({ holding: flag('Whether the disarmer holds an action.') })
    .meta({ id: 'PhaseCombatIncoming', description: 'The weapon is disarmed as its attack comes; both give a DEX.' })
    .optional(),
});
type AttemptInput = z.infer<typeof AttemptInput>;

const AttemptResult = z.strictObject({
  ...disarmOutput,
  disarmFirst: flag('Whether the disarm came before the incoming attack; absent without one.').optional(),
  attackLands: flag('Whether the incoming attack can still land; absent without one.').optional(),
  tried: flag('Whether the disarm was tried at all.'),
});
type AttemptResult = z.infer<typeof AttemptResult>;

const NOT_TRIED = { tried: false, disarmOcv: 0, target: 0, hit: false, disarmed: false, hexes: 0 };

const ilse = { name: 'Ilse', ocv: 8, str: 25, dex: 20 };
const axe = { name: 'the reaver', dcv: 5, str: 20, dex: 15, weapon: 'great axe', twoHanded: true };

const examples: readonly Example[] = [
  {
    title: 'A two-handed axe, rolled at the table',
    request: {
      input: { disarmer: ilse, holder: axe },
      dice: {
        rolls: [
          { key: 'disarmer.attack', total: 10 },
          { key: 'attempter.str', faces: [6, 5, 3, 1] },
          { key: 'resister.str', faces: [4, 4, 1, 1] },
          { key: 'disarmer.flight.halfDie', faces: [3] },
        ],
      },
    },
  },
  {
    title: 'A blade struck aside as it comes, with a held action',
    request: {
      input: {
        disarmer: ilse,
        holder: { dcv: 6, str: 15, dex: 15, weapon: 'blade' },
        incoming: { holding: true },
      },
    },
  },
];

/** A weapon struck out of a hand: attack roll, STR contest, flight; with a held action even as its attack comes. */
export const attempt = operation<AttemptInput, AttemptResult>({
  id: 'phase-combat.disarm.attempt',
  title: 'Disarm',
  summary: 'Strike a weapon out of a hand, in the own Phase or with a held action as its attack comes.',
  input: AttemptInput,
  output: AttemptResult,
  dice: [...disarmDice, ...held.dice],
  uses: [held, ...disarmRules],
  odds: {
    disarmed: ({ disarmed }) => disarmed,
    hexes: ({ hexes }) => hexes,
    attackLands: ({ attackLands }) => attackLands,
  },
  resolve(input, ruling): Showable<AttemptResult> {
    const { disarmer, holder, incoming } = input;
    if (!incoming) return { ...resolveDisarm(input, ruling), tried: true };
    const dexOf = (dex: number | undefined, pointer: string) => {
      if (dex === undefined) throw invalidInput(pointer, 'a DEX, since an incoming attack is met', dex);
      return { dex };
    };
    const sides = {
      disarmer: dexOf(disarmer.dex, '/input/disarmer/dex'),
      attacker: dexOf(holder.dex, '/input/holder/dex'),
    };
    const race = ruling.run(held, { ...incoming, ...sides });
    const refusal = 'Without a held action an incoming weapon cannot be disarmed.';
    ruling.require(race.allowed, held.id, refusal, () => ['disarm in the own Phase']);
    if (!race.disarmHappens) return { ...NOT_TRIED, disarmFirst: false, attackLands: true };
    const result = resolveDisarm(input, ruling);
    return {
      ...result,
      tried: true,
      disarmFirst: race.disarmFirst,
      attackLands: !(race.disarmFirst && result.disarmed),
    };
  },
  sentence({ tried, hit, disarmed, hexes, disarmFirst }, { disarmer, holder }) {
    const weapon = holder.weapon ? `the ${holder.weapon}` : 'the weapon';
    const order =
      disarmFirst === undefined ? '' : disarmFirst ? 'The disarm comes first. ' : 'The attack comes first. ';
    if (!tried) return `${order}The disarm is not made any more.`;
    const who = disarmer.name ?? 'The disarmer';
    if (!hit) return `${order}${who} misses.`;
    return `${order}${who} hits, and ${disarmed ? `${weapon} ${doing(weapon, 'flies', 'fly')} ${inHexes(hexes)}` : `${weapon} ${doing(weapon, 'stays', 'stay')} in hand`}.`;
  },
  changes: ({ disarmed, hexes }, { holder: { name = 'holder', weapon = 'weapon' } }) =>
    disarmed ? [{ who: name, what: weapon, from: 'in hand', to: `${inHexes(hexes)} away` }] : [],
  groups: [
    { title: 'Disarm', fields: ['disarmer.ocv', 'disarmer.str', 'holder.dcv', 'holder.str', 'holder.twoHanded'] },
    { title: 'An incoming attack', fields: ['incoming', 'disarmer.dex', 'holder.dex'] },
    { title: 'Names', fields: ['disarmer.name', 'holder.name', 'holder.weapon'] },
  ],
  examples,
});
