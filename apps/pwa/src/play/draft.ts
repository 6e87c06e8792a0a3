import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type Amendment,
  clearDraft,
  type GivenDecision,
  draft as keptDraft,
  lastInput,
  saveDraft,
} from '../data/index.ts';
import type { OperationDescription } from '../engine/description.ts';
import type { Asked } from './asking/use-asking.ts';
import type { LeftBehind } from './form/context.tsx';
import { soundDraft } from './sound-draft.ts';

/** Where a form's values come from, for the line that says so. */
export type Origin =
  | { from: 'example'; title: string }
  | { from: 'last' }
  /** The last ones with what the ruling changed: each as `Maelis: HP 96 → 87`. */
  | { from: 'carried'; changes: readonly string[] }
  /** A ruling whose input is corrected; its dice stay. */
  | { from: 'ruling' };

/** A form under way, as it outlives a reload or a killed tab. */
export interface Draft {
  input: unknown;
  left: LeftBehind;
  decisions: readonly GivenDecision[];
  amendments: readonly Amendment[];
  origin: Origin;
  /** Dice and decisions that were being asked for. */
  asked?: Asked;
  /** The ruling that this corrects, with the dice that stay. */
  corrects?: Pick<Asked, 'rolls' | 'seed' | 'missing' | 'replaces'>;
}

/** A form that starts from one of the operation's examples. @param number which, from 0 */
export function draftOfExample({ examples }: Pick<OperationDescription, 'examples'>, number: number): Draft {
  const example = examples[number];
  const { input, decisions, amendments } = example?.request ?? { input: {} };
  return {
    input,
    left: {},
    decisions: (decisions ?? []) as GivenDecision[],
    amendments: (amendments ?? []) as Amendment[],
    origin: { from: 'example', title: example?.title ?? '' },
  };
}

/** A form with given values and nothing else. */
export function draftOf(input: unknown, origin: Origin): Draft {
  return { input, left: {}, decisions: [], amendments: [], origin };
}

/** Forms that another screen has prepared, until theirs opens; so they get there even where nothing can be kept. */
const handedOver = new Map<string, Draft>();

/** Prepares the form of an operation for when its screen opens. */
export function handOver(operation: string, draft: Draft): void {
  handedOver.set(operation, draft);
  saveDraft(operation, draft).catch((error) => console.warn(error));
}

/** What is under way, else the last input, else the first example. A browser without a database starts from the example. */
async function startingDraft({ id, examples }: OperationDescription): Promise<Draft> {
  const handed = handedOver.get(id);
  handedOver.delete(id);
  const kept = handed ?? soundDraft(await keptDraft(id).catch(() => undefined));
  if (kept) return kept;
  const last = await lastInput(id).catch(() => undefined);
  return last === undefined ? draftOfExample({ examples }, 0) : draftOf(last, { from: 'last' });
}

const PAUSE = 250;

/** The form of an operation, kept while it changes. Undefined until it is read. */
export function useDraft(description: OperationDescription): [Draft | undefined, (next: Draft) => void, () => void] {
  const { id } = description;
  const [draft, setDraft] = useState<Draft>();
  const unsaved = useRef<Draft>(undefined);
  const shown = useRef<Draft>(undefined);
  shown.current = draft;

  useEffect(() => {
    let isHere = true;
    startingDraft(description).then((found) => {
      // A whole form is much to draw: as a transition, in pieces between which taps are answered.
      if (isHere) startTransition(() => setDraft((now) => now ?? found));
    });
    return () => {
      isHere = false;
    };
  }, [description]);

  const save = useCallback(() => {
    const next = unsaved.current;
    unsaved.current = undefined;
    if (next) saveDraft(id, next).catch((error) => console.warn(error));
  }, [id]);

  useEffect(() => {
    const timer = draft && unsaved.current ? setTimeout(save, PAUSE) : undefined;
    return () => clearTimeout(timer);
  }, [draft, save]);

  // A phone kills tabs without asking: what is not yet kept is kept when the screen goes dark or is left.
  useEffect(() => {
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      // Whoever leaves a correction gives it up: the next ruling would take the place of the corrected one else.
      if (!shown.current?.corrects) return save();
      unsaved.current = undefined;
      clearDraft(id).catch((error) => console.warn(error));
    };
  }, [save, id]);

  const change = useCallback(
    (next: Draft) => {
      // A die lies on the table once: what was entered, or given up, is kept before the next one.
      const isUrgent = next.asked !== shown.current?.asked;
      unsaved.current = next;
      setDraft(next);
      if (isUrgent) save();
    },
    [save],
  );
  /** The ruling has been made: there is nothing left to keep. */
  const settle = useCallback(() => {
    unsaved.current = undefined;
  }, []);
  return [draft, change, settle];
}
