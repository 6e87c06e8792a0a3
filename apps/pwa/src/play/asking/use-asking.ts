import type { MissingRoll, MissingRuling, Problem, Resolution, UnitRequest } from '@riposte/rules';
import { useCallback, useState } from 'react';
import { closeSheet, openSheet } from '../../app/router.ts';
import type { GivenDecision, Roll } from '../../data/index.ts';
import { announce } from '../../design/announcer.tsx';
import { thrown } from '../../design/pad-layout.ts';
import type { Engine, Question } from '../../engine/engine.ts';
import { type Entry, entered } from '../rolls.ts';

/** A question under way: what is asked, and the dice and decisions so far. */
export interface Asked {
  question: Pick<Question, 'input' | 'amendments'>;
  decisions: readonly GivenDecision[];
  rolls: readonly Roll[];
  seed?: string;
  /** What to do about dice that are not there. */
  missing: 'ask' | 'roll';
  /** The ruling that the new one takes the place of. */
  replaces?: string;
}

/** What the ruling waits for. */
export type Waiting = { asked: Asked } & (
  | { for: 'roll'; roll: MissingRoll }
  | { for: 'ruling'; ruling: MissingRuling }
);

export interface Ruled {
  asked: Asked;
  request: UnitRequest;
  answer: Resolution;
}

interface Options {
  engine: Engine;
  /** Called whenever the question gets on, and with nothing when it is given up; for keeping it. */
  onChange?(asked: Asked | undefined): void;
  onRuled(ruled: Ruled): void;
}

/** The sheet in which dice and decisions are asked for. */
export const ASKING = 'asking';

/** Asks an operation, and then the people at the table for one die or decision at a time, until there is a ruling. */
export function useAsking({ engine, onChange, onRuled }: Options) {
  const [waiting, setWaiting] = useState<Waiting>();
  const [problem, setProblem] = useState<Problem>();

  const attempt = useCallback(
    async (asked: Asked): Promise<void> => {
      const { question, decisions, rolls, seed, missing } = asked;
      const dice = { rolls, missing, ...(seed === undefined ? {} : { seed }) };
      const request = await engine.settled({ ...question, decisions: [...decisions], dice });
      const answer = await engine.resolve(request);
      if (!answer.problem) {
        setWaiting(undefined);
        setProblem(undefined);
        onRuled({ asked, request, answer });
        return;
      }
      const next = waitingFor(asked, answer.problem);
      if (next) {
        onChange?.(asked);
        setProblem(undefined);
        setWaiting(next);
        openSheet({ name: ASKING });
        return;
      }
      const usable = withoutRefused(asked, answer.problem);
      if (usable) return attempt(usable);
      setWaiting(undefined);
      setProblem(answer.problem);
      onChange?.(undefined);
      closeSheet();
      announce('This can’t be resolved as it is.');
    },
    [engine, onChange, onRuled],
  );

  const ask = useCallback(
    (asked: Asked) => {
      // The rules could not be loaded, which an update in another tab may have caused.
      attempt(asked).catch((error) => {
        console.error(error);
        setProblem({ type: 'unknown-operation', message: '', id: '', closest: [] });
      });
    },
    [attempt],
  );

  const enter = (entry: Entry) => {
    if (waiting?.for === 'roll') ask({ ...waiting.asked, rolls: entered(waiting.asked.rolls, waiting.roll, entry) });
  };

  return {
    waiting,
    problem,
    ask,
    forget: useCallback(() => setProblem(undefined), []),
    enter,
    /** Throws the dice that are asked for, and only them. */
    rollForMe() {
      if (waiting?.for !== 'roll') return;
      const { count, faces } = waiting.roll;
      enter({ faces: Array.from({ length: count }, () => thrown(faces)) });
    },
    decide(value: unknown) {
      if (waiting?.for !== 'ruling') return;
      const { id, at } = waiting.ruling;
      const decision = { id, value, source: 'GM', ...(at === '' ? {} : { at }) };
      ask({ ...waiting.asked, decisions: [...waiting.asked.decisions, decision] });
    },
    giveUp: useCallback(() => {
      setWaiting(undefined);
      onChange?.(undefined);
    }, [onChange]),
  };
}

export type Asking = ReturnType<typeof useAsking>;

function waitingFor(asked: Asked, problem: Problem): Waiting | undefined {
  if (problem.type === 'needs-roll' && problem.rolls[0]) return { asked, for: 'roll', roll: problem.rolls[0] };
  if (problem.type === 'needs-ruling' && problem.rulings[0])
    return { asked, for: 'ruling', ruling: problem.rulings[0] };
  return undefined;
}

/** Dice that no longer fit what is asked, such as those of another weapon: they are asked for anew. */
function withoutRefused(asked: Asked, problem: Problem): Asked | undefined {
  if (problem.type !== 'invalid-input') return undefined;
  const refused = problem.errors.map(({ pointer }) => /^\/dice\/rolls\/(\d+)/.exec(pointer)?.[1]);
  const rolls = asked.rolls.filter((_, i) => !refused.includes(`${i}`));
  return rolls.length < asked.rolls.length ? { ...asked, rolls } : undefined;
}
