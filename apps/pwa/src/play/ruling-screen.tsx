import type { ReachedDecision, Resolution, UnitRequest } from '@riposte/rules';
import { type ReactNode, Suspense, use, useCallback, useMemo } from 'react';
import { NotHere } from '../app/not-here.tsx';
import { closeSheet, go } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { type GivenDecision, type RulingRecord, useRuling, useSettings } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { accentOf, operationOf, type PlacedOperation, playPath } from '../engine/catalogue.ts';
import { type Engine, engineOf } from '../engine/engine.ts';
import { useAnswer } from '../engine/use-answer.ts';
import { AskingSheet } from './asking/asking-sheet.tsx';
import { type Asked, type Ruled, useAsking } from './asking/use-asking.ts';
import { carriedOn } from './carry.ts';
import { isStateful } from './choices.ts';
import { type Draft, draftOf, handOver } from './draft.ts';
import { formModel } from './form/model.ts';
import { sentenceOf } from './names.ts';
import { metricWords } from './odds/headline.ts';
import { ProblemBox } from './problem-box.tsx';
import { Calls } from './ruling/calls.tsx';
import { Changes } from './ruling/changes.tsx';
import { CorrectionSheet, correctDie } from './ruling/correction.tsx';
import { FallenDice } from './ruling/fallen-dice.tsx';
import { fingerprint } from './ruling/fingerprint.ts';
import { keepRuling, useUnkeptRuling } from './ruling/keep.ts';
import { NotKeptNotice } from './ruling/not-kept.tsx';
import { WhatWereTheOdds } from './ruling/odds.tsx';
import { RuleSheet } from './ruling/rule-sheet.tsx';
import { Sentence } from './ruling/sentence.tsx';
import { TableRules } from './ruling/table-rules.tsx';
import { Why } from './ruling/why.tsx';

/** A ruling: what happened, what it changed, the dice, why, and what the odds were. */
export function RulingScreen({ id }: { id: string }) {
  const found = useRuling(id);
  const unkept = useUnkeptRuling(id);
  // A correction that could not be kept is later than what is.
  const record = unkept?.record ?? found?.value;
  // The words are there at once; what is behind them comes with the rules.
  if (record)
    return (
      <Suspense fallback={<Told record={record} />}>
        <Known record={record} />
      </Suspense>
    );
  return found ? <NotHere what="This ruling is not on this device." /> : null;
}

function Known({ record }: { record: RulingRecord }) {
  const operation = operationOf(record.operation);
  const engine = use(engineOf(record.operation));
  if (!operation || !engine) return <OnlyTold record={record} />;
  return <Replayed record={record} operation={operation} engine={engine} />;
}

function Told({ record: { id, title, system, sentence }, children }: { record: RulingRecord; children?: ReactNode }) {
  return (
    <Screen title={title} back="/history" accent={accentOf(system)}>
      <Sentence text={sentence} system={system} />
      <NotKeptNotice id={id} />
      {children}
      <RuleSheet />
    </Screen>
  );
}

/** A ruling of an operation that is there no longer: its words are kept. */
function OnlyTold({ record }: { record: RulingRecord }) {
  return (
    <Told record={record}>
      <p className="muted">This Riposte no longer has what made this ruling, so it can only be read.</p>
    </Told>
  );
}

interface Properties {
  record: RulingRecord;
  operation: PlacedOperation;
  engine: Engine;
}

function Replayed({ record, operation, engine }: Properties) {
  const replay = useCallback(
    async (of: RulingRecord) => {
      const request = replayOf(of);
      return { request, answer: await engine.resolve(request) };
    },
    [engine],
  );
  const replayed = useAnswer(record, replay);
  if (!replayed) return <Told record={record} />;
  const { request, answer } = replayed.answer;
  if (answer.problem) return <OnlyTold record={record} />;
  return <Ruling record={replayed.question} operation={operation} engine={engine} request={request} answer={answer} />;
}

/** The same question with the same dice. */
function replayOf({ request, rolls, seed }: RulingRecord): UnitRequest {
  return { ...request, dice: { rolls, missing: 'roll', ...(seed === undefined ? {} : { seed }) } };
}

function Ruling({
  record,
  operation,
  engine,
  request,
  answer,
}: Properties & { request: UnitRequest; answer: Resolution }) {
  const { description } = engine;
  const words = useMemo(() => metricWords(description), [description]);
  const isAsBefore = record.fingerprint === undefined || record.fingerprint === fingerprint(answer);

  const onRuled = useCallback(
    async (ruled: Ruled, isStillHere: () => boolean) => {
      await keepRuling(operation, ruled);
      if (isStillHere()) closeSheet();
    },
    [operation],
  );
  const asking = useAsking({ engine, onRuled });
  const asked: Asked = {
    question: { input: request.input, amendments: [...(request.amendments ?? [])] },
    decisions: request.decisions ?? [],
    rolls: answer.rolls,
    missing: record.seed === undefined ? 'ask' : 'roll',
    replaces: record.id,
    ...(record.seed === undefined ? {} : { seed: record.seed }),
  };
  const waysOn = useWaysOn({ operation, engine, request, answer, asked });
  const decide = ({ id, at }: ReachedDecision, value: unknown) => {
    const decision: GivenDecision = { id, value, source: 'GM', ...(at === undefined ? {} : { at }) };
    asking.ask({ ...asked, decisions: [...asked.decisions, decision] });
  };

  return (
    <Screen
      title={operation.title}
      back={playPath(operation.id)}
      accent={accentOf(operation.system.id)}
      foot={
        <Button kind="primary" onClick={waysOn.next}>
          {waysOn.isOngoing ? 'Go on' : 'Next'}
        </Button>
      }
    >
      <Sentence text={sentenceOf(answer, request.input)} system={operation.system.id} />
      <NotKeptNotice id={record.id} />
      {!isAsBefore && (
        <p className="notice flat">
          The rules have changed since: when it was made, this ruling read “{record.sentence}”
        </p>
      )}
      {asking.problem && <ProblemBox problem={asking.problem} />}
      <Changes changes={answer.changes} input={request.input} system={operation.system.id} />
      <FallenDice
        rolls={answer.rolls}
        dice={description.dice}
        input={request.input}
        onCorrect={(die) => correctDie(die)}
      />
      <div className="row spread">
        <Button onClick={waysOn.again}>Again</Button>
        <Button onClick={waysOn.correct}>Correct</Button>
      </div>
      <Why answer={answer} input={request.input} />
      <TableRules amendments={answer.amendments} description={description} />
      <WhatWereTheOdds
        engine={engine}
        request={request}
        result={answer.result}
        words={words}
        system={operation.system.id}
      />
      <Calls decisions={answer.decisions} description={description} input={request.input} onDecided={decide} />
      <CorrectionSheet engine={engine} asked={asked} onCorrected={(rolls) => asking.ask({ ...asked, rolls })} />
      <AskingSheet asking={asking} engine={engine} />
      <RuleSheet />
    </Screen>
  );
}

interface NextProperties {
  operation: PlacedOperation;
  engine: Engine;
  request: UnitRequest;
  answer: Resolution;
  asked: Asked;
}

/** What comes after a ruling: the next one from where this left things, the same again, or this one with its input corrected. */
function useWaysOn({ operation, engine, request, answer, asked }: NextProperties) {
  const { diceMode } = useSettings();
  const { description } = engine;
  const model = useMemo(
    () => formModel(description.input ?? {}, description.groups, description.abbreviations),
    [description],
  );
  const start = (draft: Draft) => {
    handOver(operation.id, draft);
    go(playPath(operation.id));
  };
  const isOngoing = isStateful(model.root);
  const next = (): Draft => {
    if (isOngoing) {
      const { command } = request.input as { command: unknown };
      return draftOf({ state: (answer.result as { state: unknown }).state, command }, { from: 'carried', changes: [] });
    }
    const carried = carriedOn(request.input, answer.changes, model.root, model.capitals);
    const origin =
      carried.changes.length > 0 ? { from: 'carried' as const, changes: carried.changes } : { from: 'last' as const };
    return draftOf(carried.input, origin);
  };
  const given = { decisions: asked.decisions, amendments: request.amendments ?? [] };
  const again = (): Draft => {
    const { replaces: _, seed: __, ...anew } = asked;
    const missing = diceMode === 'enter' ? ('ask' as const) : ('roll' as const);
    return { ...draftOf(request.input, { from: 'last' }), ...given, asked: { ...anew, rolls: [], missing } };
  };
  const correcting = (): Draft => {
    const { rolls, missing, replaces, seed } = asked;
    const corrects = { rolls, missing, ...(replaces ? { replaces } : {}), ...(seed ? { seed } : {}) };
    return { ...draftOf(request.input, { from: 'ruling' }), ...given, corrects };
  };
  return {
    isOngoing,
    next: () => start(next()),
    again: () => start(again()),
    correct: () => start(correcting()),
  };
}
