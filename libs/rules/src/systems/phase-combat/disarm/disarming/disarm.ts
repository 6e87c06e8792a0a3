import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { partOf, type Verdict } from '../../../../kernel/unit.ts';
import { strContest } from '../../str-contest.ts';
import { body, combatValue, strength, workedOut } from '../../vocabulary.ts';
import { attack } from '../attack.ts';
import { contest } from '../contest.ts';
import { flight } from '../flight.ts';

export const disarmFields = {
  disarmer: z
    .strictObject({
      name: text(60, 'Name, for sentences.').optional(),
      ocv: combatValue("The disarmer's OCV."),
      str: strength("The disarmer's STR."),
      dex: whole(-1000, 1000, "The disarmer's DEX, for an incoming attack.").optional(),
    })
    .meta({ id: 'PhaseCombatDisarmer', title: 'Disarmer', description: 'Whoever disarms.' }),
  holder: z
    .strictObject({
      name: text(60, 'Name, for sentences.').optional(),
      dcv: workedOut("The holder's DCV."),
      str: strength("The holder's STR."),
      dex: whole(-1000, 1000, "The holder's DEX, when their attack is met.").optional(),
      weapon: text(60, 'What the weapon is called.').optional(),
      twoHanded: flag('Whether the weapon is classed as two-handed.').optional(),
    })
    .meta({ id: 'PhaseCombatHolder', title: 'Holder', description: 'Whoever holds the weapon.' }),
};
const DisarmInput = z.strictObject(disarmFields);
export type DisarmInput = z.infer<typeof DisarmInput>;

export const disarmOutput = {
  disarmOcv: workedOut('OCV of the disarm.'),
  target: workedOut('What the 3d6 must not exceed.'),
  hit: flag('Whether the disarm hits.'),
  disarmerStr: strength('STR of the disarmer in the contest; absent without one.').optional(),
  disarmerBody: body('BODY of the disarmer; absent without a contest.').optional(),
  holderBody: body('BODY of the holder; absent without a contest.').optional(),
  disarmed: flag('Whether the weapon is lost.'),
  hexes: whole(0, 3, { description: 'How far it flies.', unit: 'hexes' }),
  direction: z.string().optional().describe('Which way it flies.'),
};
const DisarmOutput = z.strictObject(disarmOutput);
type Output = z.infer<typeof DisarmOutput>;

export const disarmDice = [
  { key: 'disarmer.attack', dice: '3d6', by: 'disarmer', label: 'disarm' },
  ...strContest.dice,
  { key: 'disarmer.flight.halfDie', dice: '½d6', by: 'disarmer', label: 'flight' },
];
export const disarmRules = [attack, contest, strContest, flight];

/** The attack roll, then STR against STR, then the flight of the weapon. */
export function resolveDisarm(
  { disarmer, holder }: DisarmInput,
  ruling: Ruling,
): Verdict<Output, Exclude<keyof Output, 'disarmerBody' | 'holderBody'>> {
  const { twoHanded = false } = holder;
  const blow = ruling.within('disarmer', () => ruling.run(attack, { ocv: disarmer.ocv, twoHanded, dcv: holder.dcv }));
  if (!blow.hit) return { ...blow, disarmed: false, hexes: 0 };
  const { effectiveStr } = ruling.run(contest, { str: disarmer.str, twoHanded });
  const { outcome, details } = ruling.detailed(strContest, { attempterStr: effectiveStr, resisterStr: holder.str });
  const lost = ruling.within('disarmer', () => ruling.run(flight, { contestWon: outcome.success }));
  return {
    ...blow,
    disarmerStr: effectiveStr,
    disarmerBody: partOf(details, 'attempterBody'),
    holderBody: partOf(details, 'resisterBody'),
    disarmed: lost.disarmed,
    hexes: lost.hexes,
    direction: lost.direction,
  };
}
