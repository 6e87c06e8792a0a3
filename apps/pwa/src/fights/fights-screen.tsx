import { go } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { type FightRecord, useFights } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { FightLine } from './fight-line.tsx';
import { newPath } from './places.ts';

/** All fights: those that go on, then those that are over. */
export function FightsScreen() {
  const fights = useFights();
  return (
    <Screen
      title="Fights"
      back="/"
      foot={
        <Button kind="primary" onClick={() => go(newPath)}>
          New fight
        </Button>
      }
    >
      {fights?.length === 0 && <p>No fights yet. Each one is kept here, step by step, until you delete it.</p>}
      <Some title="Going on" fights={fights?.filter(({ isOver }) => !isOver)} />
      <Some title="Over" fights={fights?.filter(({ isOver }) => isOver)} />
    </Screen>
  );
}

function Some({ title, fights = [] }: { title: string; fights?: FightRecord[] | undefined }) {
  if (fights.length === 0) return null;
  return (
    <section className="stack close" aria-label={title}>
      <h2>{title}</h2>
      <ul className="list">
        {fights.map((fight) => (
          <FightLine key={fight.id} fight={fight} />
        ))}
      </ul>
    </section>
  );
}
