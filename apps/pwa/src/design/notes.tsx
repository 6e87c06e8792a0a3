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

export function Notes({ id, help, fault }: Omit<Said, 'label'> & { id: string }) {
  return (
    <>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}
