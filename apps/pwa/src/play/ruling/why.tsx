import type { Resolution, TraceStep } from '@riposte/rules';
import { Suspense, use, useMemo, useState } from 'react';
import { isFields } from '../../data/fields.ts';
import { Button } from '../../design/button.tsx';
import { ruleTitles } from '../../engine/rule-titles.ts';
import { singular, upperFirst, wordsOf } from '../form/words.ts';
import { tellerOf } from '../names.ts';
import { placeInWords, roleInWords } from '../people.ts';
import { RuleButton } from './rule-button.tsx';

interface Properties {
  answer: Pick<Resolution, 'trace' | 'decisions'>;
  input: unknown;
}

/** How the ruling got there, line by line, each with the rule behind it: enough to check it aloud. */
export function Why({ answer, input }: Properties) {
  const [isWhole, setWhole] = useState(false);
  const told = useMemo(() => tellerOf(input), [input]);
  const questions = new Set(answer.decisions.map((decision) => decision.question));
  // What the GM decides has its own place, where it can be changed.
  const steps = answer.trace.filter((step) => isSound(step) && !questions.has(step.label));
  const sums = steps.filter((step) => step.contributors !== undefined);
  if (steps.length === 0) return null;
  const shown = isWhole || sums.length === 0 ? steps : sums;
  return (
    <section className="stack close" aria-labelledby="why">
      <h2 id="why">Why</h2>
      <ol className="why card">
        <Suspense>
          {shown.map((step) => (
            <WhyLine key={steps.indexOf(step)} step={step} input={input} told={told} />
          ))}
        </Suspense>
      </ol>
      {sums.length > 0 && sums.length < steps.length && (
        <Button kind="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Only the sums' : `Every step (${steps.length})`}
        </Button>
      )}
    </section>
  );
}

/** A step of a fight may come from a file: what can be told of it is told, and the rest of the screen opens. */
function isSound(step: unknown): boolean {
  if (!isFields(step)) return false;
  const { rule, label, at = '', expression = '', unit = '', value } = step;
  return [rule, label, at, expression, unit].every((text) => typeof text === 'string') && !(value instanceof Object);
}

interface LineProperties {
  step: TraceStep;
  input: unknown;
  /** Tells a text as people here say it. */
  told: (text: string) => string;
}

/** One line; tapping it opens its rule. */
function WhyLine({ step, input, told }: LineProperties) {
  const title = use(ruleTitles())(step.rule);
  const who =
    step.at === undefined ? undefined : (roleInWords(step.at, input) ?? upperFirst(placeInWords(step.at, input)));
  const isSum = step.contributors !== undefined;
  const label = step.label !== title && step.label !== '' ? introduced(upperFirst(wordsInLabel(step.label))) : '';
  return (
    <li>
      <RuleButton rule={step.rule} title={title} className={isSum ? 'why-line sum' : 'why-line'}>
        <span className="why-words">
          {who && `${who}: `}
          {isSum ? '' : told(label)}
          {told(step.expression ?? valueWords(step))}
          {step.unit && isSum && ` ${unitFor(step)}`}
        </span>
        <span className="why-rule">{title}</span>
      </RuleButton>
    </li>
  );
}

/** What comes before a value: a question has its own sign at its end. */
function introduced(label: string): string {
  return /[.?!]$/.test(label) ? `${label} ` : `${label}: `;
}

/** Labels are words already; a name that slipped in is taken apart. */
function wordsInLabel(label: string): string {
  return /\s/.test(label) ? label : wordsOf(label);
}

/** One token, two tokens. */
function unitFor({ unit = '', value }: TraceStep): string {
  return value === 1 ? singular(unit) : unit;
}

function valueWords({ value }: TraceStep): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value).replace('-', '−') : wordsOf(value);
}
