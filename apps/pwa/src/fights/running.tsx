import { ListLink } from '../app/list-link.tsx';
import { useFights } from '../data/index.ts';
import { FightLine } from './fight-line.tsx';
import { fightsPath, newPath } from './places.ts';

const MOST_SHOWN = 3;

/**
 * The fights that go on, for the first page: whoever has one under way wants it before anything else. That one can be begun is there
 * before it is known what is kept, so that what stands below stays where it is.
 */
export function Running() {
  const fights = useFights() ?? [];
  const running = fights.filter(({ isOver }) => !isOver).slice(0, MOST_SHOWN);
  return (
    <section className="stack close" aria-labelledby="fights">
      <h2 id="fights">Fights</h2>
      <ul className="list">
        {running.map((fight) => (
          <FightLine key={fight.id} fight={fight} />
        ))}
        <li>
          <ListLink href={newPath}>
            <strong>New fight</strong>
            <span>Kept round by round: who is next, what is open, with undo.</span>
          </ListLink>
        </li>
        {fights.length > running.length && (
          <li>
            <ListLink href={fightsPath}>
              <strong>All fights</strong>
              <span>{fights.length} are kept</span>
            </ListLink>
          </li>
        )}
      </ul>
    </section>
  );
}
