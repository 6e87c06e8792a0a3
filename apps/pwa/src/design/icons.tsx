import type { ReactNode } from 'react';

/** One set of icons, drawn for Riposte on a grid of 24. They decorate a label and are hidden from screen readers. */
function icon(strokes: ReactNode) {
  return () => (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {strokes}
    </svg>
  );
}

/** A blade that answers another. */
export const PlayIcon = icon(
  <>
    <path d="M20 4 9 15" />
    <path d="m6 12 6 6" />
    <path d="M9 15l-5 5" />
    <path d="m4 4 4.5 4.5" />
  </>,
);
export const RulesIcon = icon(
  <>
    <path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2Z" />
    <path d="M12 6v14" />
  </>,
);
export const MoreIcon = icon(
  <>
    <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
    <circle cx="16" cy="7" r="2" />
    <circle cx="8" cy="17" r="2" />
  </>,
);
export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />);
export const OnIcon = icon(<path d="m9 5 7 7-7 7" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const RollIcon = icon(
  <>
    <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7Z" />
    <path d="M12 8.5 7.5 15.5h9ZM12 8.5v-6M7.5 15.5 3.5 17M16.5 15.5l4 1.5" />
  </>,
);
export const HistoryIcon = icon(
  <>
    <path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5" />
    <path d="M4 4v4.5h4.5M12 8v4.5l3 1.5" />
  </>,
);
export const UndoIcon = icon(<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />);
export const RedoIcon = icon(<path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />);
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
