import { describe as described, registry } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { freshValue } from '../form/fresh.ts';
import { formModel } from '../form/model.ts';
import { peopleIn } from '../names.ts';
import { answerWords } from './answer-words.ts';

const decisions = new Map(
  [...registry.operations.keys()].flatMap((id) => {
    const description = described(id);
    return description.problem ? [] : description.decisions.map((decision) => [decision.id, decision] as const);
  }),
);

describe.each([...decisions.values()].map((decision) => [decision.question, decision] as const))(
  '%s',
  (_, { id, schema, usual }) => {
    const { root } = formModel(schema, []);
    const input = { attackers: [{ id: 'sera', name: 'Séra' }] };
    const answer = usual ?? (root.shape.type === 'who' ? peopleIn(input)[0]?.value : freshValue(root, []));

    it('can be answered in a form', () => {
      expect(root.shape.type).not.toBe('silent');
    });

    it('starts from an answer that the rules take', () => {
      expect(registry.decisions.get(id)?.schema.safeParse(answer).success).toBe(true);
    });

    it('tells its answer in words', () => {
      expect(answerWords(schema, answer, input)).toMatch(/^[\p{L}\d−+][^{}[\]]*$/u);
    });
  },
);
