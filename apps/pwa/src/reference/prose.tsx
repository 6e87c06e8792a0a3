import { openSheet } from '../app/router.ts';
import { TERM_SHEET, termAbout } from './term-place.ts';
import type { Piece } from './terms.ts';
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
    <div className={`prose ${className}`}>
      {text.split('\n\n').map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never move
        <p key={i}>
          <Words text={paragraph} {...about} />
        </p>
      ))}
    </div>
  );
}

/** The same within a line: a sentence, a label, a cell. */
export function Words({ text, system, except }: Omit<Properties, 'className'>) {
  const finder = useTermFinder(system);
  const pieces: Piece[] = finder?.pieces(text, except) ?? [{ text }];
  return pieces.map((piece, i) =>
    piece.term ? (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
        key={i}
        type="button"
        className="term"
        aria-haspopup="dialog"
        onClick={() => openSheet({ name: TERM_SHEET, about: termAbout(system, piece.term?.term ?? '') })}
      >
        {piece.text}
      </button>
    ) : (
      piece.text
    ),
  );
}
