import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { openSheet } from '../app/router.ts';
import { nearest } from './nearest.ts';
import { TERM_SHEET, termAbout } from './term-place.ts';
import { held } from './terms.ts';
import { useTermFinder } from './use-library.ts';
import './prose.css';

interface Properties {
  /** Plain words; paragraphs are separated by an empty line. */
  text: string;
  /** The id of the system whose words they are. */
  system: string;
  /** The id of the entry being read, whose own term needs no mark. */
  except?: string | undefined;
  className?: string;
}

/**
 * A text in paragraphs. Each word of the game is marked the first time in its paragraph, and explained when it is tapped.
 * The screen around it must hold a `TermSheet`.
 */
export function Prose({ text, className = '', ...about }: Properties) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only widens the words, which are buttons
    // biome-ignore lint/a11y/noStaticElementInteractions: it only widens the words, which are buttons
    <div className={`prose ${className}`} onClick={openNearest}>
      {text.split('\n\n').map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never move
        <p key={i}>
          <Words text={paragraph} {...about} />
        </p>
      ))}
    </div>
  );
}

/** A fingertip is wider than a word: a tap beside one is meant for it, unless it ends a selection or hits something else. */
export function openNearest(event: MouseEvent<HTMLElement>): void {
  const isElsewhere = event.target instanceof Element && event.target.closest('a, button') !== null;
  if (isElsewhere || getSelection()?.isCollapsed === false) return;
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>('.term')];
  nearest(
    words.map((word) => [word, word.getClientRects()] as const),
    event.clientX,
    event.clientY,
  )?.click();
}

interface WordsProperties extends Omit<Properties, 'className'> {
  /** Draws what lies between the marked words. */
  plain?: (text: string) => ReactNode;
}

/** The same within a line: a sentence, a label, a cell. */
export function Words({ text, system, except, plain = (piece) => piece }: WordsProperties) {
  const finder = useTermFinder(system);
  const pieces = held(finder?.pieces(text, except) ?? [{ text }]);
  return pieces.map((piece, i) =>
    piece.term ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
      <span key={i} className="term-held">
        {piece.before}
        <button
          type="button"
          className="term"
          aria-haspopup="dialog"
          onClick={() => openSheet({ name: TERM_SHEET, about: termAbout(system, piece.term?.term ?? '') })}
        >
          {piece.text}
        </button>
        {piece.after}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
      <Fragment key={i}>{plain(piece.text)}</Fragment>
    ),
  );
}
