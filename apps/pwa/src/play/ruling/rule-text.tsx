import { Link } from '../../app/link.tsx';
import { useSheet } from '../../app/router.ts';
import { Sheet } from '../../design/sheet.tsx';
import { rulePath } from '../../reference/paths.ts';
import { Prose } from '../../reference/prose.tsx';
import { TermSheet } from '../../reference/term-sheet.tsx';
import { useLibrary } from '../../reference/use-library.ts';
import { RULE_SHEET } from './rule-button.tsx';

export default function RuleText() {
  return (
    <>
      <RuleWords />
      <TermSheet />
    </>
  );
}

function RuleWords() {
  const place = useSheet(RULE_SHEET);
  const library = useLibrary();
  if (!place || !library) return null;
  const found = library.entries.get(place.about ?? '');
  if (!found) return null;
  const { entry, system } = found;
  return (
    <Sheet title={entry.title}>
      <Prose text={entry.text} system={system.id} except={entry.id} />
      <Link className="button" href={rulePath(entry.id)}>
        Read it in Rules
      </Link>
    </Sheet>
  );
}
