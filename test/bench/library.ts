import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { type Answered, createFrontDoor, frontDoor, registry } from '@riposte/rules';
import type { Figure, Section } from './figure.ts';
import { type Contender, interleaved, type Pace, rateOf, ratioOf, repeating, type Spread } from './measure.ts';
import { exampleOf, type Question } from './question.ts';
import { rounds } from './rounds.ts';
import { cerberusRounds } from './rounds-cerberus.ts';
import { dexRankRounds } from './rounds-dex-rank.ts';
import { perSecond } from './words.ts';

const PACE: Pace = { rounds: 60, milliseconds: 30, warmUpMilliseconds: 700 };

/** The dice of the attack as a dice roller takes them: two Reflex totals, the critical's d20, the damage. */
const EXPRESSIONS = ['1d20+14+5', '1d20+10+2', '1d20', '1d6+9'];

const ATTACK = 'cerberus.martial.attack';
const PIPELINE = 'cerberus.martial.damage.pipeline';

/** How fast the library answers, beside a dice roller that evaluates the dice of the same attack and nothing else. */
export async function library(): Promise<Section> {
  const attack = exampleOf(ATTACK, 0);
  const seeds = seedsThatLand(attack);
  const beside = await interleaved(
    [
      repeating('dice', rollsExpressions()),
      repeating('traced', resolves(attack, seeds, true)),
      repeating('untraced', resolves(attack, seeds, false)),
    ],
    PACE,
  );
  const dice = perSecond(rateOf(beside, 'dice').median);
  return {
    title: 'Library',
    how: `Medians of ${PACE.rounds} interleaved rounds, by processor time. ×: as fast as @dice-roller/rpg-dice-roller evaluates ${EXPRESSIONS.join(', ')} (${dice}).`,
    figures: [
      against('an attack with its trace', ratioOf(beside, 'traced', 'dice'), 4, rateOf(beside, 'traced')),
      against('an attack without trace', ratioOf(beside, 'untraced', 'dice'), 15, rateOf(beside, 'untraced')),
      ...(await oddsFigures(attack)),
      ...(await otherFigures(attack, seeds)),
      ...(await rounds()),
      ...(await dexRankRounds(PACE)),
      ...(await cerberusRounds()),
    ],
  };
}

async function oddsFigures({ id, request }: Question): Promise<Figure[]> {
  const contenders = [
    repeating("an attack's exact odds, warm", () => answered(frontDoor.odds(id, request))),
    repeating("an attack's exact odds, nothing remembered", () =>
      answered(createFrontDoor(registry).odds(id, request)),
    ),
  ];
  const [warm, cold] = await rates(contenders);
  return [{ ...(warm as Figure), target: { atLeast: 5000 } }, cold as Figure];
}

async function otherFigures(attack: Question, seeds: readonly string[]): Promise<Figure[]> {
  const volley = exampleOf('cerberus.martial.volley', 1);
  const exchange = exampleOf('cerberus.martial.exchange', 0);
  return rates([
    repeating('an attack with its trace, its input checked first', resolvesUnparsed(attack, seeds)),
    repeating('the damage pipeline alone, its input checked first', evaluatesPipeline(seeds)),
    repeating('a volley of twelve against five dodges, with its trace', resolves(volley, seeds, true)),
    repeating("that volley's exact odds, warm", () => answered(frontDoor.odds(volley.id, volley.request))),
    repeating('an exchange of a volley and a blow, with its trace', resolves(exchange, seeds, true)),
  ]);
}

async function rates(contenders: readonly Contender[]): Promise<Figure[]> {
  const measured = await interleaved(contenders, PACE);
  return contenders.map(({ name }) => ({ what: name, measured: rateOf(measured, name), unit: 'perSecond' }));
}

function against(what: string, measured: Spread, atLeast: number, rate: Spread): Figure {
  return { what, measured, unit: 'ratio', target: { atLeast }, note: perSecond(rate.median) };
}

function rollsExpressions(): () => number {
  return () => {
    let sum = 0;
    for (const expression of EXPRESSIONS) sum += new DiceRoll(expression).total;
    return sum;
  };
}

/** Seeds under which the attack rolls each of its four dice once, as the reference does: it lands, and no duel is rolled again. */
function seedsThatLand({ id, parsed }: Question): string[] {
  const seeds: string[] = [];
  for (let i = 0; seeds.length < 64; i++) {
    const seed = `bench ${i}`;
    const { rolls } = answered(frontDoor.resolveParsed(id, { ...parsed, dice: { seed } }));
    if (rolls.length === EXPRESSIONS.length && rolls.every(({ faces }) => faces?.length === 1)) seeds.push(seed);
  }
  return seeds;
}

function resolves(
  { id, parsed: { input, decisions } }: Question,
  seeds: readonly string[],
  trace: boolean,
): () => unknown {
  const seed = inTurn(seeds);
  if (!decisions) return () => answered(frontDoor.resolveParsed(id, { input, dice: { seed: seed() }, trace }));
  return () => answered(frontDoor.resolveParsed(id, { input, decisions, dice: { seed: seed() }, trace }));
}

function resolvesUnparsed({ id, request: { input } }: Question, seeds: readonly string[]): () => unknown {
  const seed = inTurn(seeds);
  return () => answered(frontDoor.resolve(id, { input, dice: { seed: seed() } }));
}

function evaluatesPipeline(seeds: readonly string[]): () => unknown {
  const seed = inTurn(seeds);
  const input = {
    attackKind: 'weapon',
    damageDice: '1d12',
    criticalMultiplier: 3,
    fixedBonuses: [{ label: 'STR × 1.5', value: 15 }],
    percentBonuses: [{ label: 'rage', value: 25 }],
    targetArmorCategory: 'heavy',
    dr: 8,
    penetration: 2,
  };
  return () => answered(frontDoor.evaluate(PIPELINE, { input, dice: { seed: seed() } }));
}

function inTurn(seeds: readonly string[]): () => string {
  let next = 0;
  return () => seeds[next++ % seeds.length] ?? '';
}

/** An answer that is none would be fast. */
function answered<T>(answer: Answered<T>): T {
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return answer;
}
