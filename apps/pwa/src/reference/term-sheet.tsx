import { Link } from '../app/link.tsx';
import { useSheet } from '../app/router.ts';
import { Sheet } from '../design/sheet.tsx';
import { rulePath } from './paths.ts';
import { Prose } from './prose.tsx';
import { TERM_SHEET, termFrom } from './term-place.ts';
import { useLibrary } from './use-library.ts';

/** Explains the word that was tapped. It stands once on every screen that has `Prose`, and is there when it is needed. */
export function TermSheet() {
  const place = useSheet(TERM_SHEET);
  const library = useLibrary();
  if (!place || !library) return null;
  const { system, term } = termFrom(place.about ?? '');
  const found = library.terms.find((placed) => placed.system.id === system && placed.term.term === term);
  if (!found) return null;
  const entry = found.term.entry === undefined ? undefined : library.entries.get(found.term.entry)?.entry;
  return (
    <Sheet title={found.term.term}>
      <Prose text={found.term.means} system={system} except={found.term.entry} />
      {entry && (
        <Link className="button" href={rulePath(entry.id)}>
          Read the rule: {entry.title}
        </Link>
      )}
    </Sheet>
  );
}
