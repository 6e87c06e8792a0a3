import type { MissingRoll, MissingRuling, Problem, Resolution, UnitRequest } from '@riposte/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { closeSheet, openSheet } from '../../app/router.ts';
import { useSameTap } from '../../app/tap.ts';
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
  /** @param isStillHere whether whoever asked is still on the screen, once the ruling has been kept */
  onRuled(ruled: Ruled, isStillHere: () => boolean): Promise<void>;
}

/** The sheet in which dice and decisions are asked for. */
export const ASKING = 'asking';

/** Asks an operation, and then the people at the table for one die or decision at a time, until there is a ruling. */
export function useAsking({ engine, onChange, onRuled }: Options) {
  const [waiting, setWaiting] = useState<Waiting>();
  const [problem, setProblem] = useState<Problem>();
  const { begin, cancel, isUnderWay } = useTurns();

  const attempt = useCallback(
    async (asked: Asked, turn: Turn): Promise<void> => {
      const { question, decisions, rolls, seed, missing } = asked;
      const dice = { rolls, missing, ...(seed === undefined ? {} : { seed }) };
      const settled = await engine.settling();
      const request = settled({ ...question, decisions: [...decisions], dice });
      const answer = await engine.resolve(request);
      if (!turn.isOn()) return;
      if (!answer.problem) {
        setWaiting(undefined);
        setProblem(undefined);
        return onRuled({ asked, request, answer }, turn.isOn);
      }
      const next = waitingFor(asked, answer.problem);
      if (next) {
        onChange?.(asked);
        setProblem(undefined);
        setWaiting(next);
        openSheet({ name: ASKING }, { replace: true });
        return;
      }
      const usable = withoutRefused(asked, answer.problem);
      if (usable) return attempt(usable, turn);
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
      const turn = begin();
      if (!turn) return;
      attempt(asked, turn)
        .catch((error) => {
          console.error(error);
          // The rules could not be loaded, which an update in another tab may have caused.
          if (turn.isOn()) setProblem({ type: 'unknown-operation', message: '', id: '', closest: [] });
        })
        .finally(turn.end);
    },
    [attempt, begin],
  );
  /** What somebody at the table has said, which is kept before anything is made of it. */
  const goOn = (asked: Asked) => {
    onChange?.(asked);
    ask(asked);
  };

  const roll = (entry: Entry) => {
    if (waiting?.for !== 'roll') return;
    goOn({ ...waiting.asked, rolls: entered(waiting.asked.rolls, waiting.roll, entry) });
  };
  const isSameTap = useSameTap();
  const enter = (entry: Entry) => {
    if (!isSameTap(JSON.stringify(entry))) roll(entry);
  };

  return {
    waiting,
    problem,
    ask,
    /** What was wrong is no longer, and an answer under way is no longer wanted. */
    forget: useCallback(() => {
      cancel();
      setProblem(undefined);
    }, [cancel]),
    isUnderWay,
    enter,
    /** Throws the dice that are asked for, and only them. */
    rollForMe() {
      if (waiting?.for !== 'roll' || isSameTap('roll for me')) return;
      const { count, faces } = waiting.roll;
      roll({ faces: Array.from({ length: count }, () => thrown(faces)) });
    },
    /** Asks for the last die again, which was mistyped; nothing where none was entered. */
    takeBack:
      waiting && waiting.asked.rolls.length > 0
        ? () => goOn({ ...waiting.asked, rolls: waiting.asked.rolls.slice(0, -1) })
        : undefined,
    decide(value: unknown) {
      if (waiting?.for !== 'ruling' || isSameTap('decide')) return;
      const { id, at } = waiting.ruling;
      const decision = { id, value, source: 'GM', ...(at === '' ? {} : { at }) };
      goOn({ ...waiting.asked, decisions: [...waiting.asked.decisions, decision] });
    },
    giveUp: useCallback(() => {
      cancel();
      setWaiting(undefined);
      onChange?.(undefined);
    }, [cancel, onChange]),
  };
}

/** One question under way. */
interface Turn {
  /** Whether its answer is still wanted. */
  isOn(): boolean;
  end(): void;
}

/** One question at a time: a second tap does nothing, and an answer that nobody waits for any more is dropped. */
function useTurns() {
  const current = useRef<Turn>(undefined);
  const cancel = useCallback(() => {
    current.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);
  const begin = useCallback((): Turn | undefined => {
    if (current.current) return undefined;
    const turn: Turn = {
      isOn: () => current.current === turn,
      end() {
        if (turn.isOn()) cancel();
      },
    };
    current.current = turn;
    return turn;
  }, [cancel]);
  const isUnderWay = useCallback(() => current.current !== undefined, []);
  return { begin, cancel, isUnderWay };
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
