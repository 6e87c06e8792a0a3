import { useId, useState } from 'react';
import { Link } from '../app/link.tsx';
import { Screen } from '../app/screen.tsx';
import { accentOf } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { RULES, rulePath } from './paths.ts';
import { Words } from './prose.tsx';
import { wordsLike } from './search.ts';
import type { ListedSystem } from './shelves.ts';
import { useWords } from './use-library.ts';

/** The words of a game, or of all games, each with what it means and where the whole rule is. */
export function GlossaryScreen({ library, system }: { library: Library; system: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const systems = library.systems.filter((one) => system === undefined || one.id === system);
  const [only] = systems.length === 1 ? systems : [];
  return (
    <Screen title="Words" back={RULES} accent={only && accentOf(only.id)}>
      <div className="field tall">
        <label className="field-label" htmlFor={id}>
          Show words with
        </label>
        <input
          id={id}
          type="search"
          className="text-input"
          value={wanted}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {systems.map((one) => (
        <Terms key={one.id} system={one} wanted={wanted} library={library} isNamed={systems.length > 1} />
      ))}
    </Screen>
  );
}

interface TermsProperties {
  system: ListedSystem;
  wanted: string;
  library: Library;
  isNamed: boolean;
}

function Terms({ system, wanted, library, isNamed }: TermsProperties) {
  const glossary = useWords(system.id) ?? [];
  const terms = wordsLike(glossary, wanted);
  return (
    <section className="stack close" data-accent={accentOf(system.id)}>
      {isNamed && <h2>{system.title}</h2>}
      <p className="small muted" role="status">
        {terms.length === glossary.length ? '' : `${terms.length} of ${glossary.length} words`}
      </p>
      <dl className="glossary">
        {terms.map(({ term, means, entry }) => (
          <div key={term}>
            <dt>
              {entry !== undefined && library.entries.has(entry) ? <Link href={rulePath(entry)}>{term}</Link> : term}
            </dt>
            <dd>
              <Words text={means} system={system.id} except={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
