import { Link } from '../app/link.tsx';
import { useSheet } from '../app/router.ts';
import { Sheet } from '../design/sheet.tsx';
import { rulePath } from './paths.ts';
import { Prose } from './prose.tsx';
import { TERM_SHEET, termFrom } from './term-place.ts';
import { useLibrary, useWords } from './use-library.ts';

/** Explains the word that was tapped. It stands once on every screen that has `Prose`, and is there when it is needed. */
export function TermSheet() {
  const place = useSheet(TERM_SHEET);
  const library = useLibrary();
  const { system, term } = termFrom(place?.about ?? '');
  const words = useWords(system);
  if (!place || !library) return null;
  const found = words?.find((one) => one.term === term);
  if (!found) return null;
  const entry = found.entry === undefined ? undefined : library.entries.get(found.entry)?.entry;
  return (
    <Sheet title={found.term}>
      <Prose text={found.means} system={system} except={found.entry} />
      {entry && (
        <Link className="button" href={rulePath(entry.id)}>
          Read the rule: {entry.title}
        </Link>
      )}
    </Sheet>
  );
}
