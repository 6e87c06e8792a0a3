import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { featName } from './figures.ts';

const RULE = 'cerberus.character.feat.precedence';

const conflict = decision({
  id: `${RULE}#conflict`,
  question: 'Two feats say different things of this point: which of them counts?',
  schema: featName(),
});

const Point = z
  .strictObject({
    point: text(80, 'What it is about, such as movement while casting.'),
    value: text(500, 'What holds of it, such as 0.5 or half Speed.'),
  })
  .meta({ id: 'CerberusRulePoint', description: 'One point of a rule and what holds of it.' });
type Point = z.infer<typeof Point>;

const points = (description: string) => z.array(Point).max(50).describe(description);

const Feat = z
  .strictObject({ name: featName(), points: points('What the feat says, point by point.') })
  .meta({ id: 'CerberusFeatPoints', title: 'Feat', description: 'A feat and the points that it addresses.' });
type Feat = z.infer<typeof Feat>;

/** A feat beats the general rule in the points that it addresses, and only there; between two feats the GM decides. */
export const featPrecedence = formula({
  id: RULE,
  input: z.strictObject({
    general: points('What the general rule says, point by point.'),
    feats: z.array(Feat).max(50).optional().describe('The feats at work.'),
  }),
  output: z.strictObject({ effective: z.array(Point).max(2550).describe('What holds, point by point.') }),
  decisions: [conflict],
  says: ({ effective }) => `${effective.map(({ point, value }) => `${point}: ${value}`).join('; ')}.`,
  evaluate({ general, feats = [] }, ruling) {
    const values = new Map(general.map(({ point, value }) => [point, value]));
    const addressed = new Set(feats.flatMap((feat) => feat.points.map(({ point }) => point)));
    for (const [index, point] of [...addressed].entries())
      values.set(
        point,
        ruling.within(`points.${index + 1}`, () => valueByFeats(point, feats, ruling)),
      );
    return { effective: [...values].map(([point, value]) => ({ point, value })) };
  },
});

function valueByFeats(point: string, feats: readonly Feat[], ruling: Figuring): string {
  const saying = feats.flatMap(({ name, points: own }) => {
    const found = own.find((one) => one.point === point);
    return found ? [{ name, value: found.value }] : [];
  });
  const [first, ...others] = saying as [{ name: string } & Pick<Point, 'value'>, ...typeof saying];
  if (others.every(({ value }) => value === first.value)) return first.value;
  const chosen = ruling.decide(conflict);
  const feat = saying.find(({ name }) => name === chosen);
  const names = saying.map(({ name }) => name).join(', ');
  if (!feat) throw invalidInput('/decisions', `for ${conflict.id} one of ${names}`, chosen);
  return feat.value;
}
