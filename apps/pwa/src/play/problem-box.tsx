import type { Problem } from '@riposte/rules';
import { useEffect, useRef } from 'react';
import { faultWords } from './form/faults.ts';
import { labelOf, upperFirst, wordsOf } from './form/words.ts';
import { RuleButton } from './ruling/rule-button.tsx';

/** Why there is no ruling, and what to do about it. Faults of single fields stand beside those as well. */
export function ProblemBox({ problem }: { problem: Problem }) {
  const box = useRef<HTMLDivElement>(null);
  // The form may be longer than the screen: what stands in the way is brought before the eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each problem anew
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={box} className="card problem" role="alert">
      <ProblemWords problem={problem} />
    </div>
  );
}

function ProblemWords({ problem }: { problem: Problem }) {
  switch (problem.type) {
    case 'illegal-action':
      return (
        <>
          <p>
            <strong>{problem.message}</strong>
          </p>
          <RuleButton rule={problem.rule} title="The rule behind it" />
          {problem.legal.length > 0 && <p>Possible now: {problem.legal.map((one) => wordsOf(one)).join(', ')}.</p>}
        </>
      );
    case 'invalid-input':
      return (
        <>
          <p>
            <strong>Something is missing or doesn’t fit:</strong>
          </p>
          <ul>
            {problem.errors.map((fault) => (
              <li key={fault.pointer + fault.expected}>
                {placeOf(fault.pointer)}: {faultWords(fault)}
              </li>
            ))}
          </ul>
        </>
      );
    case 'too-large':
      return <p>This is more than can be worked out: at most {problem.limit}.</p>;
    default:
      return <p>This can’t be asked any more. Riposte may have been updated; start it anew.</p>;
  }
}

/** `/input/attack/fixedBonuses/0/value` → `Attack, fixed bonuses 1, value` */
export function placeOf(pointer: string): string {
  const parts = pointer.split('/').slice(2);
  const words: string[] = [];
  for (const part of parts) {
    if (/^\d+$/.test(part)) words.push(`${words.pop() ?? 'item'} ${Number(part) + 1}`);
    else words.push(labelOf(part).toLowerCase());
  }
  return upperFirst(words.join(', ')) || 'The form';
}
