import type { Resolution } from '@riposte/rules';
import type { OperationDescription } from '../../engine/description.ts';
import { signed } from '../form/gist.ts';
import { upperFirst, wordsOf } from '../form/words.ts';

type Amendment = Resolution['amendments'][number];

/** What of the rules is different at this table and had a part in the ruling, with what brings it. */
export function TableRules({
  amendments,
  description,
}: {
  amendments: readonly Amendment[];
  description: OperationDescription;
}) {
  if (amendments.length === 0) return null;
  return (
    <section className="stack close" aria-labelledby="table-rules">
      <h2 id="table-rules">Different at this table</h2>
      <ul className="stack close">
        {amendments.map((amendment) => (
          <li key={`${amendment.parameter} ${amendment.source} ${amendment.op}`}>
            <strong>{titleOf(amendment, description)}</strong>: {changeWords(amendment)}
            {amendment.of !== undefined && `, for ${wordsOf(amendment.of)}`}{' '}
            <span className="muted small">{amendment.source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ parameter }: Amendment, { parameters }: OperationDescription): string {
  return upperFirst(parameters.find(({ id }) => id === parameter)?.title ?? 'a figure of the rules');
}

/** `set to 3`, `+2`, `+50 %`, `× 2` */
function changeWords({ op, value }: Amendment): string {
  if (typeof value === 'number') {
    if (op === 'add') return signed(value);
    if (op === 'percent') return `${signed(value)}\u00a0%`;
    if (op === 'multiply') return `× ${value}`;
    return String(value).replace('-', '−');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? wordsOf(value) : 'as the table has set it';
}
