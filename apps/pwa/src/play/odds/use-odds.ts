import { useEffect, useState } from 'react';
import type { Engine, Question } from '../../engine/engine.ts';
import { type MetricWords, type Outlook, outlookOf } from './headline.ts';

/** Long enough that a held stepper does not ask at every step, short enough that nobody waits. */
const PAUSE = 120;

/** Between one choice and the next the browser draws, and answers taps. */
function othersTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/**
 * The outlook of each of several questions, by their names. While they change, the last known ones stay.
 * @param questions none switches the odds off
 */
export function useOutlooks(
  engine: Engine,
  words: MetricWords,
  questions: Readonly<Record<string, Question>>,
): Readonly<Record<string, Outlook>> {
  const [outlooks, setOutlooks] = useState<Record<string, Outlook>>({});
  const asked = JSON.stringify(questions);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      for (const [name, question] of Object.entries(JSON.parse(asked) as Record<string, Question>)) {
        const answer = await engine.odds(await engine.settled(question));
        if (!isCurrent) return;
        setOutlooks((before) => ({ ...before, [name]: outlookOf(answer, words, question.input) }));
        await othersTurn();
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, words, asked]);
  return outlooks;
}
