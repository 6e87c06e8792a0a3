import type { ReactNode } from 'react';
import { openSheet } from '../../app/router.ts';

/** The sheet that shows a rule. */
export const RULE_SHEET = 'rule';

interface Properties {
  rule: string;
  title: string;
  className?: string;
  /** What is shown instead of the title alone. */
  children?: ReactNode;
}

/** A rule's title, or a line that has it, which opens its words. */
export function RuleButton({ rule, title, className = 'rule-button', children = title }: Properties) {
  if (title === '') return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openSheet({ name: RULE_SHEET, about: rule })}
    >
      {children}
    </button>
  );
}
