import { useState } from 'react';
import { openSheet, useSheet } from '../app/router.ts';
import type { FightStepRecord } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import type { OperationDescription } from '../engine/description.ts';
import { FallenDice } from '../play/ruling/fallen-dice.tsx';
import { Sentence } from '../play/ruling/sentence.tsx';
import { Why } from '../play/ruling/why.tsx';
import { STEP_SHEET } from './sheets.ts';

const SHOWN_AT_ONCE = 6;

/** What happened, the last first; why is a tap away. */
export function Log({ steps }: { steps: readonly FightStepRecord[] }) {
  const [isWhole, setWhole] = useState(false);
  const told = steps.slice(1).toReversed();
  if (told.length === 0) return null;
  const shown = isWhole ? told : told.slice(0, SHOWN_AT_ONCE);
  return (
    <section className="stack close" aria-labelledby="what-happened">
      <h2 id="what-happened">What happened</h2>
      <ol className="log">
        {shown.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              className="log-line"
              aria-haspopup="dialog"
              onClick={() => openSheet({ name: STEP_SHEET, about: step.id })}
            >
              <span>{step.sentence}</span>
              <span className="log-why">Why</span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length < told.length && <Button onClick={() => setWhole(true)}>Show all {told.length}</Button>}
    </section>
  );
}

interface StepProperties {
  steps: readonly FightStepRecord[];
  /** The id of the system whose words they are. */
  system: string;
  /** The dice that may be rolled; absent where the rules of the fight are gone. */
  dice?: OperationDescription['dice'];
}

/** One step: its words, its dice, and why it came out so. */
export function StepSheet({ steps, system, dice = [] }: StepProperties) {
  const about = useSheet(STEP_SHEET)?.about;
  const place = steps.findIndex(({ id }) => id === about);
  const step = steps[place];
  if (!step) return null;
  const input = { state: steps[place - 1]?.state, command: step.command };
  const answer = { trace: step.trace ?? [], decisions: [] };
  return (
    <Sheet title={step.label}>
      <Sentence text={step.sentence} system={system} />
      <FallenDice rolls={step.rolls ?? []} dice={dice} input={input} />
      <Why answer={answer} input={input} />
    </Sheet>
  );
}
