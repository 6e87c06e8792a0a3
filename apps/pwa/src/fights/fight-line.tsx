import { Link } from '../app/link.tsx';
import type { FightRecord } from '../data/index.ts';
import { accentOf } from '../engine/catalogue.ts';
import { momentWords } from '../play/moment.ts';
import { fightPath } from './places.ts';

export function FightLine({ fight: { id, name, title, system, time } }: { fight: FightRecord }) {
  return (
    <li data-accent={accentOf(system)}>
      <Link className="list-link fight-line" href={fightPath(id)}>
        <strong>{name}</strong>
        <span>
          {title} · {momentWords(time, Date.now())}
        </span>
      </Link>
    </li>
  );
}
