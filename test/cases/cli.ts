import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadAdapters } from './adapters/index.ts';
import { type Case, casesIn } from './reading.ts';
import { type Outcome, runCases } from './run.ts';
import { transports } from './transports/transport.ts';

const USAGE = 'npm run -s cases -- DIR [--json] [--via library|rest|graphql]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, via: { type: 'string', default: 'library' } },
});
const open = transports[values.via];
if (positionals.length === 0 || !open) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}

const cases = positionals.flatMap((path) => casesIn(resolve(process.env.INIT_CWD ?? '.', path)));
const adapters = await loadAdapters();
const transport = await open();
const outcomes = await runCases(cases, adapters, transport).finally(() => transport.close());
process.stdout.write(values.json ? `${JSON.stringify(outcomes)}\n` : readable(outcomes, cases));

/** What did not pass, rule by rule, and how many did. */
function readable(outcomes: readonly Outcome[], cases: readonly Case[]): string {
  const lines = outcomes.flatMap(({ rule, name, status, got }, i) => {
    if (status === 'pass') return [];
    if (status === 'no-adapter') return [`${status}  ${rule}: ${name}`];
    return [
      `${status}  ${rule}: ${name}`,
      `      expected ${JSON.stringify(cases[i]?.expect)}`,
      `      got      ${JSON.stringify(got)}`,
    ];
  });
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  lines.push(
    `${count('pass')} of ${outcomes.length} cases pass, ${count('fail')} fail, ${count('no-adapter')} have no rule.`,
  );
  return `${lines.join('\n')}\n`;
}
