import { useId, useMemo, useState } from 'react';
import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { type HouseRuleRecord, useHouseRules } from '../data/index.ts';
import { Chips } from '../design/chips.tsx';
import { accentOf, systems } from '../engine/catalogue.ts';
import { counted } from '../reference/words.ts';
import { figureSearch } from './figure-search.ts';
import { type Figure, useFigures } from './figures.ts';
import { aboutOf, usualWords } from './house-words.ts';
import { houseRulePath, newRulePath, places } from './places.ts';

/** Picks what a new house rule is about: a figure of the rules, or a question that they leave to the game master. */
export function NewHouseRuleScreen() {
  const figures = useFigures();
  const rules = useHouseRules();
  const [system, setSystem] = useState(systems[0]?.id ?? '');
  const [wanted, setWanted] = useState('');
  const id = useId();
  const find = useMemo(
    () => figureSearch(figures?.filter((figure) => figure.system === system) ?? []),
    [figures, system],
  );
  const found = find(wanted);
  const chips = systems.map(({ id: value, title: label }) => ({ value, label }));
  return (
    <Screen title="Add a house rule" back={places.houseRules} accent={accentOf(system)}>
      {chips.length > 1 && <Chips label="Game" chips={chips} value={system} onChange={setSystem} />}
      <div className="field tall">
        <label className="field-label" htmlFor={id}>
          What do you play differently?
        </label>
        <input
          id={id}
          type="search"
          className="text-input"
          placeholder="shield, critical, declaring first"
          value={wanted}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <p className="small muted" role="status">
        {figures && (found.length === 0 ? 'Nothing is called like that.' : counted(found.length, 'found', 'found'))}
      </p>
      {found.length > 0 && (
        <ul className="list">
          {found.map((figure) => (
            <FigureLine key={figure.id} figure={figure} rules={rules ?? []} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

/** What is settled already leads to its rule, so that nothing is settled twice. */
function FigureLine({ figure, rules }: { figure: Figure; rules: readonly HouseRuleRecord[] }) {
  const settled = rules.find((rule) => aboutOf(rule) === figure.id);
  const notes = [figure.ruleTitle, usualWords(figure), settled && 'settled already'].filter(Boolean);
  return (
    <li>
      <ListLink href={settled ? houseRulePath(settled.id) : newRulePath(figure.id)}>
        <strong>{figure.title}</strong>
        <span>{notes.join(' · ')}</span>
      </ListLink>
    </li>
  );
}
