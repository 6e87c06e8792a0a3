import { startTransition, useEffect, useState } from 'react';
import type { Engine, Question } from '../../engine/engine.ts';
import { type MetricWords, type Outlook, outlookOf } from './headline.ts';

/** Long enough that a held stepper does not ask at every step, short enough that nobody waits. */
const PAUSE = 120;

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
    let frame = 0;
    const found: Record<string, Outlook> = {};
    // All that are answered within a frame are drawn at once.
    const show = () => {
      frame = 0;
      startTransition(() => setOutlooks((before) => ({ ...before, ...found })));
    };
    const tell = async () => {
      const settled = await engine.settling();
      for (const [name, question] of Object.entries(JSON.parse(asked) as Record<string, Question>)) {
        const answer = await engine.odds(settled(question));
        if (!isCurrent) return;
        found[name] = outlookOf(answer, words, question.input);
        frame ||= requestAnimationFrame(show);
      }
    };
    // Rules that could not be loaded have no odds; that they could not is told to whoever asks for a ruling.
    const timer = setTimeout(() => tell().catch((error) => console.warn(error)), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [engine, words, asked]);
  return outlooks;
}
