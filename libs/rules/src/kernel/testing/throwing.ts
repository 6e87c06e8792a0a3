import { z } from 'zod';
import type { EnteredRoll } from '../dice/entered.ts';
import type { DiceRequest } from '../request.ts';
import { procedure } from '../unit.ts';
import { deepFrozen, doorTo, ruled } from './door.ts';

export const KEYS = ['reflex', 'damage', 'percent', 'a.d', 'b.d', 'attacks.1.d', 'attacks.maelis.d'];
const declared = ['reflex', 'damage', 'percent', 'a.d', 'b.d', 'attacks.*.d'];

/** Without a count one die is rolled, else that many are summed. */
export const Throw = z.strictObject({
  key: z.string(),
  count: z.int().optional(),
  faces: z.int(),
  mode: z.enum(['normal', 'advantage', 'disadvantage']).optional(),
});
export type Throw = z.infer<typeof Throw>;

/** Throws what it is told to, in order. */
export const throwing = procedure({
  id: 'test.kernel.throwing',
  input: z.strictObject({ throws: z.array(Throw), together: z.boolean().optional() }),
  output: z.strictObject({ thrown: z.array(z.number()) }),
  dice: declared.map((key) => ({ key, dice: 'dice', by: 'attacker', label: `the ${key}` })),
  outcome: ['thrown'],
  says: ({ thrown }) => thrown.join(', '),
  evaluate({ throws, together }, ruling) {
    if (together) ruling.together(...throws.map(({ key, count = 1, faces }) => ({ key, count, faces })));
    const thrown = throws.map(({ key, count, faces, mode }) => {
      const sum = ruling.calc('throw');
      if (count === undefined) ruling.rollInto(sum, key, faces, mode);
      else sum.plus(`${count}d${faces}`, ruling.sum(key, count, faces));
      return sum.floor('test.kernel.throwing');
    });
    return { thrown };
  },
});

const { evaluate } = doorTo(throwing);
export const ask = (throws: Throw[], dice: DiceRequest = {}, together = false) =>
  evaluate('test.kernel.throwing', deepFrozen({ input: { throws, together }, dice }));
export const thrown = (throws: Throw[], dice: DiceRequest = {}) =>
  (ruled(ask(throws, dice)).result as { thrown: number[] }).thrown;
export const faultOf = (throws: Throw[], rolls: EnteredRoll[], more: DiceRequest = {}) => {
  const { problem } = ask(throws, { rolls, ...more });
  return problem?.type === 'invalid-input' ? problem.errors[0] : problem;
};

export const d20 = (key = 'reflex'): Throw => ({ key, faces: 20 });
