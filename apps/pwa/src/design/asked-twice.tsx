import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface Properties {
  /** What the button says at first. */
  first: string;
  /** What it says once it was tapped. */
  final: string;
  /** Said and shown between the two. */
  warning: string;
  onMeant: () => void;
}

/** How long the final question stands before it is answered, in milliseconds: the tap that asked it may have been a double one. */
const PAUSE = 700;

/** Asks whether a harmful deed is really meant. One button for both questions, so that the focus stays where it is. */
export function AskedTwice({ first, final, warning, onMeant }: Properties) {
  const [isAsked, setAsked] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = isAsked ? setTimeout(() => setReady(true), PAUSE) : undefined;
    return () => clearTimeout(timer);
  }, [isAsked]);
  return (
    <>
      <p role="status">{isAsked ? warning : ''}</p>
      <Button
        className={isAsked ? 'harm' : ''}
        disabled={isAsked && !isReady}
        onClick={() => (isAsked ? onMeant() : setAsked(true))}
      >
        {isAsked ? final : first}
      </Button>
    </>
  );
}
