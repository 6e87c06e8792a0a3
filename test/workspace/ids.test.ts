import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@riposte/rules';
import { expect, test } from 'vitest';

/** Every id that anybody may have written down: in a stored state, a table's settings, another program. */
const file = join(import.meta.dirname, '../../libs/rules/src/ids.txt');

const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const present = [registry.rules, registry.operations, registry.decisions, registry.parameters]
  .flatMap((known) => [...known.keys()])
  .sort();

test('no id of a rule, operation, decision or parameter is removed or renamed', () => {
  const gone = kept.filter((id) => !present.includes(id));
  expect(gone, 'an id once published stays; give the new one an alias').toEqual([]);
});

test('every new id is written down', () => {
  const fresh = present.filter((id) => !kept.includes(id));
  if (fresh.length > 0 && !process.env.CI) {
    if (kept.length === 0) writeFileSync(file, '');
    appendFileSync(file, fresh.map((id) => `${id}\n`).join(''));
    return;
  }
  expect(fresh, 'run the unit specs once and commit libs/rules/src/ids.txt').toEqual([]);
});
