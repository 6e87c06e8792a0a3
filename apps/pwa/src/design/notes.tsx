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

/** What the words mean, for what has no help of its own. */
export function WordsExplained({ texts }: { texts: readonly (string | undefined)[] }) {
  return use(Explaining)?.(texts);
}

interface HelpProperties extends Partial<Omit<Said, 'fault'>> {
  /** By which a control points to it. */
  id?: string;
  /** What there is to choose from, in words. */
  options?: readonly ReactNode[];
}

/** What something is, and what its words mean. */
export function Help({ id, label, help, options = [] }: HelpProperties) {
  const named = options.map((option) => (typeof option === 'string' ? option : undefined));
  return (
    <>
      {help && (
        <p className="help" id={id}>
          {help}
        </p>
      )}
      <WordsExplained texts={[label, help, ...named]} />
    </>
  );
}

export function Notes({ id, fault, ...about }: HelpProperties & Said & { id: string }) {
  return (
    <>
      <Help id={`${id}-help`} {...about} />
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}
