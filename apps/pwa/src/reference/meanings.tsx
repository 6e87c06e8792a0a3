import './prose.css';
import { useTermFinder } from './use-library.ts';

interface Properties {
  /** What is on the screen: a question, a label, the names of options. Absent ones are passed by. */
  texts: readonly (string | undefined)[];
  /** The id of the system whose words they are. */
  system: string;
}

/**
 * The words of the game in what is asked, explained where they stand. Within a sheet or a form a word cannot open a sheet of its own:
 * it would lie over what is being answered.
 */
export function Meanings({ texts, system }: Properties) {
  const finder = useTermFinder(system);
  const written = texts.filter((text) => text !== undefined).join('\n');
  const terms = finder?.pieces(written).flatMap(({ term }) => term ?? []) ?? [];
  if (terms.length === 0) return null;
  return (
    <details className="meanings">
      <summary>
        <span>Meaning of: {terms.map(({ term }) => term).join(', ')}</span>
      </summary>
      <dl>
        {terms.map(({ term, means }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
