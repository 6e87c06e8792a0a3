import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { accentOf } from '../engine/catalogue.ts';
import { chapterNameOf } from '../engine/chapter-name.ts';
import { DataTable } from './data-table.tsx';
import type { Library, PlacedTable } from './library.ts';
import { RULES, rulePath } from './paths.ts';
import { Prose } from './prose.tsx';
import { useTexts } from './use-library.ts';

/** One table by itself, with the rules that it belongs to. */
export function TableScreen({ library, placed }: { library: Library; placed: PlacedTable }) {
  const { system } = placed;
  const { id, alsoOf = [] } = placed.table;
  const owners = [id, ...alsoOf].flatMap((one) => library.entries.get(one) ?? []);
  const [owner] = owners;
  const texts = useTexts([chapterNameOf(id), ...owners.map(({ chapter }) => chapter.id)]);
  const table = texts.table(id);
  if (!table) return null;
  const text = owner && texts.entry(owner.entry.id)?.text;
  return (
    <Screen title={table.title} back={owner ? rulePath(owner.chapter.id) : RULES} accent={accentOf(system.id)}>
      <DataTable table={table} system={system.id} />
      {text && <Prose text={text} system={system.id} except={owner.entry.id} />}
      {owners.length > 0 && (
        <section className="stack close">
          <h2>The rules behind it</h2>
          <ul className="list">
            {owners.map(({ entry, chapter }) => (
              <li key={entry.id}>
                <ListLink href={rulePath(entry.id)}>
                  <strong>{entry.title}</strong>
                  <span>{chapter.title}</span>
                </ListLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}
