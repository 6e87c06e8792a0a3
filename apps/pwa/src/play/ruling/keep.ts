import type { Resolution } from '@riposte/rules';
import { useSyncExternalStore } from 'react';
import { NotKept, type RulingRecord, saveRuling } from '../../data/index.ts';
import { announce } from '../../design/announcer.tsx';
import type { PlacedOperation } from '../../engine/catalogue.ts';
import type { Ruled } from '../asking/use-asking.ts';
import { sentenceOf } from '../names.ts';
import { fingerprint } from './fingerprint.ts';

/** Rulings that could not be kept are shown all the same, as long as this tab lives. */
const unkept = new Map<string, Unkept>();

interface Unkept {
  record: RulingRecord;
  /** Why it could not be kept, in words for the person; empty where nobody knows. */
  reason: string;
}

const listeners = new Set<() => void>();

export function useUnkeptRuling(id: string): Unkept | undefined {
  return useSyncExternalStore(subscribe, () => unkept.get(id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps a ruling in the history. @returns its id */
export async function keepRuling({ id, title, system }: PlacedOperation, ruled: Ruled): Promise<string> {
  const { request, answer, asked } = ruled;
  const { input, decisions, amendments } = request;
  const { changes } = answer;
  const sentence = sentenceOf(answer, input);
  const record = {
    operation: id,
    title,
    system: system.id,
    request: { input, ...(decisions ? { decisions } : {}), ...(amendments ? { amendments } : {}) },
    sentence,
    rolls: answer.rolls,
    fingerprint: fingerprint(answer),
    ...(answer.seed === undefined ? {} : { seed: answer.seed }),
  };
  announce(spoken({ sentence, changes }));
  try {
    const kept = await saveRuling(asked.replaces === undefined ? record : { ...record, id: asked.replaces });
    if (unkept.delete(kept.id)) tell();
    return kept.id;
  } catch (error) {
    console.warn(error);
    const now = Date.now();
    const name = asked.replaces ?? `unkept-${now}`;
    const reason = error instanceof NotKept ? error.message : '';
    unkept.set(name, { record: { ...record, id: name, time: now, changed: now }, reason });
    tell();
    return name;
  }
}

function spoken({ sentence, changes }: Pick<Resolution, 'sentence' | 'changes'>): string {
  return [sentence, ...changes.map(({ who, what, from, to }) => `${who}: ${what} from ${from} to ${to}.`)].join(' ');
}
