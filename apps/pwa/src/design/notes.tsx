import { createContext, type ReactNode, use } from 'react';

/** Explains the words of the game in what a field says, where somebody has asked for it. */
export const Explaining = createContext<((texts: readonly (string | undefined)[]) => ReactNode) | undefined>(undefined);

/** What every field may say of itself below its label. */
export interface Said {
  label: string;
  /** What it is; shown when the form is asked to explain itself, and always there for screen readers. */
  help?: string | undefined;
  /** What is wrong with what it holds. */
  fault?: string | undefined;
}

/** The ids by which a control points to its notes. */
export function describedBy(id: string, { help, fault }: Omit<Said, 'label'>): string | undefined {
  return [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
}

/** What the words mean, for fields that have no notes of their own kind. */
export function WordsExplained({ texts }: { texts: readonly (string | undefined)[] }) {
  return use(Explaining)?.(texts);
}

interface Properties extends Said {
  id: string;
  /** What there is to choose from, in words. */
  options?: readonly ReactNode[];
}

export function Notes({ id, label, help, fault, options = [] }: Properties) {
  const named = options.map((option) => (typeof option === 'string' ? option : undefined));
  return (
    <>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <WordsExplained texts={[label, help, ...named]} />
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}
