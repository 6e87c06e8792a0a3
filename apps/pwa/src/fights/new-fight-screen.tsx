import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { accentOf, fightOperations, newFightPath } from '../engine/catalogue.ts';

/** By which rules the new fight is fought. */
export function NewFightScreen() {
  return (
    <Screen title="New fight" back="/fights">
      <p className="muted">By which rules?</p>
      <ul className="list">
        {fightOperations.map(({ id, title, summary, system }) => (
          <li key={id} data-accent={accentOf(system.id)}>
            <ListLink className="fight-line" href={newFightPath(id)}>
              <strong>{system.title}</strong>
              <span>
                {title}. {summary}
              </span>
            </ListLink>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
