import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Explaining } from '../design/notes.tsx';
import { Meanings } from './meanings.tsx';

interface Properties {
  /** The id of the system whose words the fields have. */
  system: string;
  children: ReactNode;
}

/** Fields with what they are and what their words mean. @param isOn whether they tell; what is half typed stays when that turns */
export function Explained({ system, isOn = true, children }: Properties & { isOn?: boolean }) {
  const explain = useCallback(
    (texts: readonly (string | undefined)[]) => <Meanings texts={texts} system={system} />,
    [system],
  );
  return (
    <Explaining value={isOn ? explain : undefined}>
      <div className={isOn ? 'explained stack' : 'stack'}>{children}</div>
    </Explaining>
  );
}

/** Fields that explain themselves when they are asked to. */
export function ExplainedOnDemand({ system, children }: Properties) {
  const [isOn, setOn] = useState(false);
  return (
    <Explained system={system} isOn={isOn}>
      {children}
      <Button kind="quiet" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {isOn ? 'Hide the explanations' : 'What do these mean?'}
      </Button>
    </Explained>
  );
}
