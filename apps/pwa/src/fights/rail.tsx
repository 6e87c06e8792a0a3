import type { Board } from '@riposte/rules';

type Rail = NonNullable<Board['rail']>;

const markWords = { past: 'past', now: 'now', ahead: 'to come' } as const;

/** Where in the round the fight is. What stands in a step is told for the one that is now. */
export function RailView({ rail: { label, steps } }: { rail: Rail }) {
  const isShort = steps.every((step) => step.label.length <= 2);
  return (
    <ol className={isShort ? 'rail even' : 'rail'} aria-label={label}>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round keep their places
        <li key={i} className={`rail-step ${step.mark}`} aria-current={step.mark === 'now' ? 'step' : undefined}>
          <span>{step.label}</span>
          <span className="unseen">
            , {markWords[step.mark]}
            {step.note && `: ${step.note}`}
          </span>
          <span className={step.note ? 'rail-dot some' : 'rail-dot'} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}
