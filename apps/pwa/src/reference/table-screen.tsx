import { Link } from '../app/link.tsx';
import { Screen } from '../app/screen.tsx';
import { accentOf } from '../engine/catalogue.ts';
import { DataTable } from './data-table.tsx';
import type { Library, PlacedTable } from './library.ts';
import { RULES, rulePath } from './paths.ts';
import { Prose } from './prose.tsx';

/** One table by itself, with the rules that it belongs to. */
export function TableScreen({ library, placed }: { library: Library; placed: PlacedTable }) {
  const { table, system } = placed;
  const owners = [table.id, ...(table.alsoOf ?? [])].flatMap((id) => library.entries.get(id) ?? []);
  const [owner] = owners;
  return (
    <Screen title={table.title} back={owner ? rulePath(owner.chapter.id) : RULES} accent={accentOf(system.id)}>
      <DataTable table={table} />
      {owner && <Prose text={owner.entry.text} system={system.id} except={owner.entry.id} />}
      {owners.length > 0 && (
        <section className="stack close">
          <h2>The rules behind it</h2>
          <ul className="list">
            {owners.map(({ entry, chapter }) => (
              <li key={entry.id}>
                <Link className="list-link" href={rulePath(entry.id)}>
                  <strong>{entry.title}</strong>
                  <span>{chapter.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}
