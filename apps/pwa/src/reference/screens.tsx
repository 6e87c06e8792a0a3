import { NotHere } from '../app/not-here.tsx';
import { ChapterScreen } from './chapter-screen.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { GlossaryScreen } from './glossary-screen.tsx';
import { idFromPath, RULES, TABLES } from './paths.ts';
import { RulesHome } from './rules-home.tsx';
import { TableScreen } from './table-screen.tsx';
import { TermSheet } from './term-sheet.tsx';
import { useLibrary } from './use-library.ts';
import './reference.css';

/** The reference: whatever is at a path of `/rules`, `/tables` or `/glossary`. */
export default function ReferenceScreens({ path }: { path: string }) {
  const library = useLibrary();
  if (!library) return null;
  return (
    <>
      <Page path={path} />
      <TermSheet />
    </>
  );
}

function Page({ path }: { path: string }) {
  const library = useLibrary();
  if (!library) return null;
  const [, section = ''] = path.split('/');
  if (section === 'glossary') return <GlossaryScreen library={library} system={path.split('/')[2]} />;
  if (section === 'tables') {
    const table = library.tables.get(idFromPath(path, TABLES));
    return table ? <TableScreen library={library} placed={table} /> : <NotHere what="There is no such table." />;
  }
  const id = idFromPath(path, RULES);
  const entry = library.entries.get(id);
  if (entry) return <EntryScreen library={library} placed={entry} />;
  const chapter = library.systems.flatMap((system) => system.chapters).find((one) => one.id === id);
  if (chapter) return <ChapterScreen library={library} chapter={chapter} />;
  return id === '' ? <RulesHome library={library} /> : <NotHere what="There is no such rule." />;
}
