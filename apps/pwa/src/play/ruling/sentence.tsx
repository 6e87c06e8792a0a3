/** The ruling in a sentence, its figures large: what the table waits for. */
export function Sentence({ text }: { text: string }) {
  const pieces = text.split(/(\d[\d,.]*\d|\d)/);
  const isShort = pieces.length <= 5;
  return (
    <p className={isShort ? 'sentence short' : 'sentence'}>
      {pieces.map((piece, i) =>
        i % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence
          <strong key={i}>{piece}</strong>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
