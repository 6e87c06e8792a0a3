import { useEffect, useRef } from 'react';
import { closeSheet, useSheet } from '../../app/router.ts';
import { addHouseRule, systemOf } from '../../data/index.ts';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import type { Engine } from '../../engine/engine.ts';
import { Meanings } from '../../reference/meanings.tsx';
import { placeInWords } from '../people.ts';
import { DecisionPrompt } from './decision-prompt.tsx';
import { RollPrompt, rollTitle } from './roll-prompt.tsx';
import { ASKING, type Asking, type Waiting } from './use-asking.ts';

/** How long a question that was cut off by a reload may take to come back, in milliseconds. */
const LONGEST_WAIT = 3000;

/**
 * One die or one decision at a time. Closing it gives the question up; the form is as it was.
 * @param about the input with whatever else tells who is who, where it does not say that itself
 */
export function AskingSheet({ asking, engine, about }: { asking: Asking; engine: Engine; about?: unknown }) {
  const isOpen = useSheet(ASKING) !== undefined;
  const { waiting, giveUp } = asking;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && waiting) giveUp();
    wasOpen.current = isOpen;
  }, [isOpen, waiting, giveUp]);
  // Forward may lead to a sheet whose question was given up: nothing is there, and back would seem to do nothing.
  useEffect(() => {
    if (!isOpen || waiting) return undefined;
    const timer = setTimeout(closeSheet, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isOpen, waiting]);
  if (!isOpen || !waiting) return null;
  const system = systemOf(engine.description.id);
  const input = about ?? waiting.asked.question.input;
  if (waiting.for === 'roll')
    return (
      <Sheet title={rollTitle(waiting.roll, input)} close="Give up">
        <SoFar waiting={waiting} onBack={asking.takeBack} />
        <RollPrompt
          key={`${waiting.roll.key} ${waiting.roll.index}`}
          roll={waiting.roll}
          onEntered={asking.enter}
          onRoll={asking.rollForMe}
        />
        <Button kind="quiet" onClick={() => asking.ask({ ...waiting.asked, missing: 'roll' })}>
          Roll everything that is left
        </Button>
        <Meanings texts={[waiting.roll.label]} system={system} />
      </Sheet>
    );
  const { ruling } = waiting;
  const described = engine.description.decisions.find(({ id }) => id === ruling.id);
  const place = placeInWords(ruling.at, input);
  const decide = (value: unknown, isForGood: boolean) => {
    if (isForGood) remember(ruling.id, ruling.question, value);
    asking.decide(value);
  };
  return (
    <Sheet title={ruling.question} close="Give up">
      <p className="muted">
        {place ? `The rules leave this to the GM, here for ${place}.` : 'The rules leave this to the GM.'}
      </p>
      <DecisionPrompt
        system={system}
        asked={ruling.question}
        at={ruling.at}
        key={`${ruling.id} ${ruling.at}`}
        question={described ?? { schema: ruling.schema as never }}
        input={input}
        onDecided={decide}
      />
    </Sheet>
  );
}

/** The dice that are in already, so that nobody wonders whether theirs counted. */
function SoFar({ waiting, onBack }: { waiting: Waiting; onBack: (() => void) | undefined }) {
  const dice = waiting.asked.rolls.map(({ faces, total }) => faces?.join(' ') ?? `${total}`);
  const last = dice.at(-1);
  if (last === undefined) return null;
  return (
    <div className="row between">
      <p className="muted small">Entered so far: {dice.join(', ')}</p>
      {onBack && (
        <Button kind="quiet" onClick={onBack}>
          Take back {last}
        </Button>
      )}
    </div>
  );
}

/** A standing answer of this table. The ruling goes on, kept or not. */
export function remember(id: string, question: string, value: unknown): void {
  const decision = { id, value, source: 'house rule' };
  addHouseRule({ kind: 'decision', system: systemOf(id), title: question, decision }).catch((error) =>
    console.warn(error),
  );
}
