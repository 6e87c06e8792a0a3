import { startTransition, useEffect, useState } from 'react';

/** An answer with the question that it belongs to. */
interface Known<Q, A> {
  question: Q;
  answer: A;
}

/** What each question was last answered, so that a screen opened again is simply there. */
const answers = new WeakMap<object, unknown>();

/**
 * The answer of the rules to a question, which they work out beside the screen. While a newer one is under way the last answer
 * stays, with its own question.
 * @param question an object, the same as long as the question is; it is put to one kind of `ask` only
 * @param ask the same function until the question has to be put again
 * @returns undefined until the first answer
 * @throws Error when the rules could not be loaded
 */
export function useAnswer<Q extends object, A>(question: Q, ask: (question: Q) => Promise<A>): Known<Q, A> | undefined {
  const [known, setKnown] = useState<Known<Q, A> | undefined>(() => {
    const answer = answers.get(question) as A | undefined;
    return answer === undefined ? undefined : { question, answer };
  });
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    let isCurrent = true;
    ask(question).then(
      (answer) => {
        answers.set(question, answer);
        if (isCurrent) startTransition(() => setKnown({ question, answer }));
      },
      (error) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, ask]);
  if (failure) throw failure.error;
  return known;
}
