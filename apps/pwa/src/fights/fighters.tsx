import type { Row } from '@riposte/rules';
import { openSheet } from '../app/router.ts';
import { figure } from '../design/chart-scale.ts';
import { OnIcon } from '../design/icons.tsx';
import { FIGHTER_SHEET } from './sheets.ts';

/** Everybody in the fight, whoever is next marked; a tap shows what that one may do. */
export function Fighters({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="list fighters" aria-label="Who is in the fight">
      {rows.map((row) => (
        <li key={row.id}>
          <Fighter row={row} />
        </li>
      ))}
    </ul>
  );
}

function Fighter({ row: { id, name, isNext, isOut, meters, dots, notes } }: { row: Row }) {
  const kind = ['fighter', isNext && 'next', isOut && 'out'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={kind}
      aria-haspopup="dialog"
      onClick={() => openSheet({ name: FIGHTER_SHEET, about: id })}
    >
      <span className="fighter-head">
        <span>
          <strong>{name}</strong> {isNext && <span className="fighter-next">Next</span>}
        </span>
        <OnIcon />
      </span>
      {meters.map(
        ({ label, now, of }) => of !== undefined && of > 0 && <Bar key={label} share={Math.max(0, now) / of} />,
      )}
      <span className="fighter-figures">
        {meters.map(({ label, now, of }) => (
          <span key={label} className="meter">
            {label}{' '}
            <strong>
              {figure(now)}
              {of !== undefined && `/${figure(of)}`}
            </strong>
          </span>
        ))}
        {dots.map((dot) => (
          <Dots key={dot.label} {...dot} />
        ))}
      </span>
      {notes.length > 0 && <span className="fighter-notes">{notes.join(' · ')}</span>}
    </button>
  );
}

/** How much is left, at a glance; its figure stands below. */
function Bar({ share }: { share: number }) {
  const kind = share > 0.5 ? 'fighter-bar' : share > 0.25 ? 'fighter-bar low' : 'fighter-bar lowest';
  return (
    <span className={kind} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}

/** What is used up one by one: full while it is left, hollow once it is gone. */
function Dots({ label, left, of }: Row['dots'][number]) {
  return (
    <span className="dots">
      {label}{' '}
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
          <span key={i} className={i < left ? 'dot' : 'dot gone'} />
        ))}
      </span>
      <span className="unseen">
        {left} of {of} left
      </span>
    </span>
  );
}
