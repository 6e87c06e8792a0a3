import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { Boundary, DidNotOpen } from '../app/boundary.tsx';
import { NotHere } from '../app/not-here.tsx';
import { go } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { forgetInputs, useSettings } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Chips } from '../design/chips.tsx';
import { accentOf, operationOf, type PlacedOperation } from '../engine/catalogue.ts';
import { type Engine, engineOf, readyRules } from '../engine/engine.ts';
import { ExplainedOnDemand } from '../reference/explained.tsx';
import { AskingSheet } from './asking/asking-sheet.tsx';
import { type Asked, type Ruled, useAsking } from './asking/use-asking.ts';
import { choiceOf, questionsOf } from './choices.ts';
import { DICE_MODES, useDiceMode } from './dice-mode.ts';
import { type Draft, useDraft } from './draft.ts';
import { FormProvider } from './form/context.tsx';
import { faultsOf } from './form/faults.ts';
import { samplesOf } from './form/fresh.ts';
import { formModel } from './form/model.ts';
import { OperationForm } from './form/operation-form.tsx';
import { valueAt } from './form/values.ts';
import { everybodyIn } from './names.ts';
import { Figures, NONE, OddsChoice } from './odds/choice.tsx';
import { metricWords } from './odds/headline.ts';
import { useOutlooks } from './odds/use-odds.ts';
import { OriginLine } from './origin-line.tsx';
import { ProblemBox } from './problem-box.tsx';
import { keepRuling } from './ruling/keep.ts';
import { RuleSheet } from './ruling/rule-sheet.tsx';

/** Where a ruling is prepared: the form, the odds, and the one button. */
export function OperationScreen({ id }: { id: string }) {
  const operation = operationOf(id);
  if (!operation) return <NotHere what="There is no such ruling here." />;
  return <Loading operation={operation} />;
}

function Loading({ operation }: { operation: PlacedOperation }) {
  const engine = use(engineOf(operation.id));
  // The form is there first; its rules are fetched as soon as it can be seen.
  useEffect(() => {
    const timer = setTimeout(() => readyRules(operation.id), SEEN);
    return () => clearTimeout(timer);
  }, [operation]);
  if (!engine) return <NotHere what="There is no such ruling here." />;
  return <Loaded operation={operation} engine={engine} />;
}

/** Long enough for a form to be drawn, in milliseconds. */
const SEEN = 50;

function Loaded({ operation, engine }: { operation: PlacedOperation; engine: Engine }) {
  const [draft, change, settle] = useDraft(engine.description);
  if (!draft) return null;
  return (
    <Boundary otherwise={<Anew operation={operation} />}>
      <Preparing operation={operation} engine={engine} draft={draft} change={change} settle={settle} />
    </Boundary>
  );
}

/** What was filled in here may itself be what cannot be shown, such as values from a damaged file. */
function Anew({ operation: { id } }: { operation: PlacedOperation }) {
  const start = () => forgetInputs(id).finally(() => location.reload());
  return (
    <DidNotOpen>
      <p>If it stays so, what was filled in here last cannot be shown.</p>
      <Button onClick={start}>Start this form anew</Button>
    </DidNotOpen>
  );
}

interface Properties {
  operation: PlacedOperation;
  engine: Engine;
  draft: Draft;
  change: (next: Draft) => void;
  settle: () => void;
}

const NO_QUESTIONS = {};

function Preparing({ operation, engine, draft, change, settle }: Properties) {
  const { description } = engine;
  const settings = useSettings();
  const [diceMode, setDiceMode] = useDiceMode();
  const model = useMemo(
    () => formModel(description.input ?? {}, description.groups, description.abbreviations),
    [description],
  );
  const words = useMemo(() => metricWords(description), [description]);
  const samples = useMemo(() => samplesOf(description.examples), [description]);
  const choice = useMemo(() => choiceOf(model), [model]);
  const people = useMemo(() => everybodyIn(draft.input), [draft.input]);

  // What the asking hands back belongs to the draft as it is by then.
  const latest = useRef(draft);
  latest.current = draft;
  const keepAsked = useCallback(
    (asked: Asked | undefined) => {
      const { asked: _, ...rest } = latest.current;
      change(asked ? { ...rest, asked } : rest);
    },
    [change],
  );
  const onRuled = useCallback(
    async (ruled: Ruled, isStillHere: () => boolean) => {
      settle();
      const id = await keepRuling(operation, ruled);
      if (isStillHere()) go(`/ruling/${id}`);
    },
    [operation, settle],
  );
  const asking = useAsking({ engine, onChange: keepAsked, onRuled });

  const { ask, forget, problem } = asking;
  const begin = () => {
    const { input, decisions, amendments, corrects } = draft;
    const missing = diceMode === 'enter' ? 'ask' : 'roll';
    ask({ question: { input, amendments: [...amendments] }, decisions, rolls: [], missing, ...corrects });
  };

  // An asking that was cut off goes on where it was. One that begins here is under way already: asked a second time, it would come
  // back over whoever has entered a die or gone back by then.
  const resumed = useRef(draft.asked === undefined);
  useEffect(() => {
    if (resumed.current || !draft.asked) return;
    resumed.current = true;
    ask(draft.asked);
  }, [draft.asked, ask]);

  const faults = useMemo(() => faultsOf(problem), [problem]);
  const question = { input: draft.input, decisions: [...draft.decisions], amendments: [...draft.amendments] };
  const isAsked = settings.odds && description.odds.length > 0;
  const questions = isAsked
    ? questionsOf(choice, question, { input: draft.input, left: draft.left, samples })
    : NO_QUESTIONS;
  const outlooks = useOutlooks(engine, words, questions);
  const now = outlooks[choice?.shape.type === 'union' ? variantNow(draft.input, choice.path, choice.shape.key) : NONE];

  const rolls = description.dice.length > 0;
  const foot = (
    <>
      {!choice && now?.is === 'known' && (
        <p className="outlook" aria-live="off">
          <Figures outlook={now} />
        </p>
      )}
      {rolls && !draft.corrects && (
        <Chips label="Dice" isLabelHidden chips={DICE_MODES} value={diceMode} onChange={setDiceMode} />
      )}
      <Button kind="primary" onClick={begin}>
        {draft.corrects ? 'Rule again, same dice' : 'Resolve'}
      </Button>
    </>
  );

  return (
    <Screen title={operation.title} back="/" accent={accentOf(operation.system.id)} foot={foot}>
      <ExplainedOnDemand system={operation.system.id}>
        <OriginLine
          description={description}
          origin={draft.origin}
          onStart={(next) => {
            forget();
            change(next);
          }}
        />
        <FormProvider
          operation={operation.id}
          value={draft.input}
          left={draft.left}
          samples={samples}
          people={people}
          faults={faults}
          onChange={(input, left) => {
            forget();
            change({ ...draft, input, left });
          }}
        >
          <OperationForm
            groups={model.groups}
            choice={(field) =>
              field === choice ? <OddsChoice key="choice" field={field} outlooks={outlooks} /> : undefined
            }
          />
        </FormProvider>
        {problem && <ProblemBox problem={problem} />}
      </ExplainedOnDemand>
      <AskingSheet asking={asking} engine={engine} />
      <RuleSheet />
    </Screen>
  );
}

function variantNow(input: unknown, path: readonly string[], key: string): string {
  const value = valueAt(input, path) as Record<string, unknown> | undefined;
  return value === undefined ? NONE : String(value[key]);
}
