import { Fold } from '../design/fold.tsx';
import type { OperationDescription } from '../engine/description.ts';
import { type Draft, draftOfExample, type Origin } from './draft.ts';

interface Properties {
  description: OperationDescription;
  origin: Origin;
  onStart: (draft: Draft) => void;
}

/** Says where the form's values come from, and offers the examples to start from. */
export function OriginLine({ description, origin, onStart }: Properties) {
  return (
    <Fold key={gistOf(origin)} title={titleOf(origin)} gist={gistOf(origin)}>
      <p className="muted small">{description.summary}</p>
      <h2 className="field-label">Start from another example</h2>
      <ul className="stack close">
        {description.examples.map((example, i) => (
          <li key={example.title}>
            <button type="button" className="chip" onClick={() => onStart(draftOfExample(description, i))}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function titleOf(origin: Origin): string {
  switch (origin.from) {
    case 'example':
      return 'An example to start from';
    case 'last':
      return 'As last time';
    case 'carried':
      return 'Going on from the last ruling';
    case 'ruling':
      return 'Correcting a ruling';
  }
}

function gistOf(origin: Origin): string {
  switch (origin.from) {
    case 'example':
      return origin.title;
    case 'last':
      return 'Change what is different now.';
    case 'carried':
      return origin.changes.join(' · ') || 'Everything stands as it was left.';
    case 'ruling':
      return 'The dice stay as they fell.';
  }
}
