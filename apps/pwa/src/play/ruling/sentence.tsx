import { openNearest, Words } from '../../reference/prose.tsx';

const FIGURE = /(\d[\d,.]*\d|\d)/;

/**
 * The ruling in a sentence, its figures large: what the table waits for. The screen around it must hold a `RuleSheet`, which explains
 * its words.
 * @param system the id of the system whose words they are
 */
export function Sentence({ text, system }: { text: string; system: string }) {
  const isShort = text.split(FIGURE).length <= 5;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only widens the words, which are buttons
    <p className={isShort ? 'sentence short' : 'sentence'} onClick={openNearest}>
      <Words text={text} system={system} plain={withFigures} />
    </p>
  );
}

function withFigures(text: string) {
  return text.split(FIGURE).map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence
      <strong key={i}>{piece}</strong>
    ) : (
      piece
    ),
  );
}
