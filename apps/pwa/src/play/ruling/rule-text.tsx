import { Link } from '../../app/link.tsx';
import { useSheet } from '../../app/router.ts';
import { systemOf } from '../../data/index.ts';
import { Sheet } from '../../design/sheet.tsx';
import { chapterNameOf } from '../../engine/chapter-name.ts';
import { rulePath } from '../../reference/paths.ts';
import { Prose } from '../../reference/prose.tsx';
import { TermSheet } from '../../reference/term-sheet.tsx';
import { useTexts } from '../../reference/use-library.ts';
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
  return place?.about === undefined ? null : <Rule id={place.about} />;
}

function Rule({ id }: { id: string }) {
  const entry = useTexts([chapterNameOf(id)]).entry(id);
  if (!entry) return null;
  return (
    <Sheet title={entry.title}>
      <Prose text={entry.text} system={systemOf(entry.id)} except={entry.id} />
      <Link className="button" href={rulePath(entry.id)}>
        Read it in Rules
      </Link>
    </Sheet>
  );
}
