import type { ReachedDecision } from '@riposte/rules';
import { openSheet, useSheet } from '../../app/router.ts';
import { systemOf } from '../../data/index.ts';
import { Fold } from '../../design/fold.tsx';
import { Sheet } from '../../design/sheet.tsx';
import type { OperationDescription } from '../../engine/description.ts';
import { answerWords } from '../asking/answer-words.ts';
import { remember } from '../asking/asking-sheet.tsx';
import { DecisionPrompt } from '../asking/decision-prompt.tsx';
import { upperFirst } from '../form/words.ts';
import { placeInWords } from '../people.ts';

/** The sheet in which a decision is changed. */
export const CALL_SHEET = 'call';

interface Properties {
  decisions: readonly ReachedDecision[];
  description: OperationDescription;
  input: unknown;
  onDecided: (decision: ReachedDecision, value: unknown) => void;
}

/** What the rules left to the GM, and how it was decided: each can be decided otherwise. */
export function Calls({ decisions, description, input, onDecided }: Properties) {
  const place = useSheet(CALL_SHEET);
  if (decisions.length === 0) return null;
  const usual = decisions.filter((decision) => decision.source === 'usual').length;
  const changed = decisions.find((decision) => placeOf(decision) === place?.about);
  const schemaOf = (decision: ReachedDecision) => described(description, decision)?.schema ?? {};
  return (
    <>
      <Fold title="What the GM decides" gist={gistOf(decisions.length, usual)}>
        <ul className="calls">
          {decisions.map((decision) => {
            const scope = placeInWords(decision.at ?? '', input);
            return (
              <li key={placeOf(decision)}>
                <button
                  type="button"
                  className="call"
                  aria-haspopup="dialog"
                  onClick={() => openSheet({ name: CALL_SHEET, about: placeOf(decision) })}
                >
                  <span>
                    {decision.question}
                    {scope && ` (${scope})`}
                  </span>
                  <strong>{answerWords(schemaOf(decision), decision.value, input)}</strong>
                  <span className="muted small">{upperFirst(sourceWords(decision.source))}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </Fold>
      {changed && (
        <Sheet title={changed.question}>
          <DecisionPrompt
            system={systemOf(changed.id)}
            asked={changed.question}
            at={changed.at}
            question={described(description, changed) ?? { schema: {} }}
            answer={changed.value}
            input={input}
            onDecided={(value, isForGood) => {
              if (isForGood) remember(changed.id, changed.question, value);
              onDecided(changed, value);
            }}
          />
        </Sheet>
      )}
    </>
  );
}

function gistOf(count: number, usual: number): string {
  const calls = count === 1 ? '1 call' : `${count} calls`;
  return usual === count ? `${calls}, as usual` : `${calls}, ${usual} as usual`;
}

function placeOf({ id, at = '' }: ReachedDecision): string {
  return `${id} ${at}`;
}

function described({ decisions }: OperationDescription, { id }: ReachedDecision) {
  return decisions.find((decision) => decision.id === id);
}

function sourceWords(source: string): string {
  return source === 'usual' ? 'as usual' : source;
}
