/** What went wrong, said at once; nothing while all is well. */
export function Trouble({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p className="card fault" role="alert">
      {words}
    </p>
  );
}
