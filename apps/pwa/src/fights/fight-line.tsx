import { ListLink } from '../app/list-link.tsx';
import type { FightRecord } from '../data/index.ts';
import { accentOf } from '../engine/catalogue.ts';
import { momentWords } from '../play/moment.ts';
import { fightPath } from './places.ts';

export function FightLine({ fight: { id, name, title, system, time } }: { fight: FightRecord }) {
  return (
    <li data-accent={accentOf(system)}>
      <ListLink className="fight-line" href={fightPath(id)}>
        <strong>{name}</strong>
        <span>
          {title} · {momentWords(time, Date.now())}
        </span>
      </ListLink>
    </li>
  );
}
