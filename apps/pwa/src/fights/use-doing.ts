import type { Offer, Problem, Resolution } from '@riposte/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { closeSheet } from '../app/router.ts';
import {
  clearDraft,
  FIGHT_DRAFT,
  type FightNow,
  type FightRecord,
  MovedOn,
  moveMark,
  NotKept,
  saveDraft,
  takeStep,
  useDraft,
} from '../data/index.ts';
import { announce } from '../design/announcer.tsx';
import type { Engine } from '../engine/engine.ts';
import { type Asked, type Ruled, useAsking } from '../play/asking/use-asking.ts';
import { useDiceMode } from '../play/dice-mode.ts';
import { calledBy, sentenceOf } from '../play/names.ts';

type Command = Offer['command'];

/** What is being done, from which step; with the dice so far it outlives a killed tab. */
interface Doing {
  from: string;
  label: string;
  roles: Offer['roles'];
  asked?: Asked;
}

const MEANWHILE = 'This fight went on in another tab. This is how it stands now; nothing was added.';
const FAILED = 'This could not be kept, so the fight stands as it stood. Try again.';

/**
 * Does commands in a fight, with whatever dice and decisions they need, and undoes them.
 * @param isBehind whether the fight has gone on already; then nothing is done to what it was
 */
export function useDoing(engine: Engine, { fight, steps, canRedo }: FightNow, isBehind: boolean) {
  const [diceMode, setDiceMode] = useDiceMode();
  const [trouble, setTrouble] = useState('');
  const [doing, setDoing] = useState<Doing>();
  const latest = useRef<Doing>(undefined);
  const { id } = fight;
  const here = fight.steps[fight.at] ?? '';
  const state = steps.at(-1)?.state;
  const draft = FIGHT_DRAFT + id;

  const begin = useCallback((next: Doing | undefined) => {
    latest.current = next;
    setDoing(next);
  }, []);
  const kept = useCallback(async (deed: () => Promise<unknown>): Promise<boolean> => {
    try {
      await deed();
      setTrouble('');
      return true;
    } catch (error) {
      console.warn(error);
      setTrouble(error instanceof MovedOn ? MEANWHILE : error instanceof NotKept ? error.message : FAILED);
      return false;
    }
  }, []);

  // Where the fight stands by what was done here, which may be ahead of what is shown.
  const mark = useRef<FightRecord>(fight);
  const labels = useRef(new Map<string, string>());
  const [inTurn, isBusy] = useInTurn();
  // What was kept here is known before the database tells of it: an older one never takes its place.
  if (!isBusy() && !isBehind && fight.changed >= mark.current.changed) mark.current = fight;

  const onChange = useCallback(
    (asked: Asked | undefined) => {
      const now = latest.current;
      if (asked && now) saveDraft(draft, { ...now, asked }).catch((error) => console.warn(error));
      else clearDraft(draft).catch((error) => console.warn(error));
      if (!asked) begin(undefined);
    },
    [draft, begin],
  );
  const onRuled = useCallback(
    async (ruled: Ruled, isStillHere: () => boolean) => {
      const now = latest.current;
      const step = now && stepOf(now.label, ruled);
      const take = async () => {
        if (!step) return;
        mark.current = await takeStep(id, now.from, step);
        labels.current.set(mark.current.steps[mark.current.at] ?? '', step.label);
      };
      if (step && (await inTurn(() => kept(take)))) announce(step.sentence);
      begin(undefined);
      if (isStillHere()) closeSheet();
    },
    [id, kept, begin, inTurn],
  );
  const asking = useAsking({ engine, onChange, onRuled });
  const { ask } = asking;

  // What was cut off goes on where it was, as long as the fight stands there.
  const found = useDraft<Doing>(draft);
  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current || !found) return;
    isResumed.current = true;
    const before = found.value;
    if (!before?.asked || before.from !== here) return;
    begin(before);
    ask(before.asked);
  }, [found, here, begin, ask]);

  const perform = (offer: Offer, command: Command) => {
    // A second tap while the first is being ruled, kept or shown does nothing.
    const isAhead = mark.current.steps[mark.current.at] !== here;
    if (isBehind || isAhead || isBusy() || asking.isUnderWay()) return;
    setTrouble('');
    begin({ from: here, label: offer.title, roles: offer.roles });
    const missing = diceMode === 'enter' ? 'ask' : 'roll';
    ask({ question: { input: { state, command }, amendments: [] }, decisions: [], rolls: [], missing });
  };
  // Undo tapped again at once is another step back: each goes from where the one before has led.
  const moved = async (by: -1 | 1) => {
    const { steps: all, at } = mark.current;
    const step = all[at];
    if (step === undefined || all[at + by] === undefined) return;
    const move = async () => {
      mark.current = await moveMark(id, step, by);
    };
    if (!(await kept(move))) return;
    const label = labels.current.get(step) ?? steps.find((one) => one.id === step)?.label;
    announce(by < 0 ? `Undone: ${label}.` : 'Done again.');
  };
  const move = (by: -1 | 1) => {
    const label = doing?.label;
    const isRuled = asking.isUnderWay() && !isBusy();
    asking.forget();
    begin(undefined);
    // What is still being ruled is undone by not being done.
    if (isRuled && label !== undefined) announce(`Undone: ${label}.`);
    else inTurn(() => moved(by));
  };
  const about = useMemo(() => toldBy(doing?.roles, asking.waiting?.asked.question.input), [doing, asking.waiting]);
  return {
    asking,
    /** Who is who beside the dice. */
    about,
    perform,
    undo: fight.at > 0 ? () => move(-1) : undefined,
    redo: canRedo ? () => move(1) : undefined,
    trouble,
    problem: asking.problem as Problem | undefined,
    diceMode,
    setDiceMode,
  };
}

/** Deeds one after the other, and whether one is under way. */
function useInTurn(): [inTurn: <T>(deed: () => Promise<T>) => Promise<T>, isBusy: () => boolean] {
  const count = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<T>(deed: () => Promise<T>): Promise<T> => {
    count.current += 1;
    const done = last.current.then(deed).finally(() => {
      count.current -= 1;
    });
    last.current = done.catch(() => undefined);
    return done;
  }, []);
  return [inTurn, useCallback(() => count.current > 0, [])];
}

function stepOf(label: string, { request, answer }: Ruled) {
  const { command } = request.input as { command: unknown };
  const { rolls, seed, trace } = answer;
  return {
    label,
    sentence: sentenceOf(answer, request.input),
    state: (answer.result as { state: unknown }).state,
    command,
    rolls,
    trace: trace as Resolution['trace'],
    ...(request.decisions && { decisions: request.decisions }),
    ...(request.amendments && { amendments: request.amendments }),
    ...(seed !== undefined && { seed }),
  };
}

/** The question with the names of those who play a role in it. */
export function toldBy(roles: Offer['roles'], input: unknown): unknown {
  const { command } = (input ?? {}) as { command?: Command };
  const named = (roles ?? []).flatMap(({ role, id, of }) => {
    const who = id ?? (of === undefined ? undefined : command?.[of]);
    const name = typeof who === 'string' ? calledBy(who, input) : undefined;
    return name === undefined ? [] : [[role, { name }] as const];
  });
  return { ...(input as object), ...Object.fromEntries(named) };
}

export type Doer = ReturnType<typeof useDoing>;
