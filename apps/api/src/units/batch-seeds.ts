import type { Question } from '../runner/question.ts';

/** A seed has at most 200 characters, the number of its item included. */
const LONGEST = 180;

interface SeededRequest {
  dice?: { seed?: unknown };
}

/**
 * One seed never repeats a die: the first item that has a seed keeps it, later ones with the same seed get one made from it and their
 * number. Each answer returns the seed it was made with, so that it can be asked again alone.
 * @param seed for every item that has none
 */
export function withOwnSeeds(questions: readonly Question[], seed: string | undefined): Question[] {
  const used = new Set<string>();
  return questions.map((question, index) => {
    const { dice } = question.request as SeededRequest;
    if (dice !== undefined && (typeof dice !== 'object' || dice === null)) return question;
    const wanted = dice?.seed ?? seed;
    if (typeof wanted !== 'string' || wanted === '') return question;
    const own = used.has(wanted) ? `${wanted.slice(0, LONGEST)}.items.${index + 1}` : wanted;
    used.add(wanted).add(own);
    if (own === dice?.seed) return question;
    return { ...question, request: { ...(question.request as object), dice: { ...dice, seed: own } } };
  });
}
