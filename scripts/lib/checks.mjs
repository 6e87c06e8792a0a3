import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as buildAll, capture, run } from './run.mjs';

/** A check gives how many of its parts passed, failed and were skipped. One that could not run has failed once. */
const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

export const build = async () => one(await buildAll());

export const types = async () => one(await run('npm', ['run', '-s', 'typecheck']));

export const lint = async () => one(await run('npm', ['run', '-s', 'lint']));

/** Runs vitest projects: `unit` needs nothing beside the sources, `system*` the built server, Redis and Chromium. */
export async function specs(project) {
  const scratch = mkdtempSync(join(tmpdir(), 'riposte-'));
  const report = join(scratch, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', '--project', project, ...reporters]);
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  rmSync(scratch, { recursive: true, force: true });
  if (!found) return one(code || 1);
  // A file that could not be loaded has no tests to count, and an error outside any test is only in the exit code.
  const broken = found.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = found.numFailedTests + broken.length;
  return {
    passed: found.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** Runs every case of test/cases through the library, the REST service or GraphQL. Only `pass` is a pass. */
export async function cases(via) {
  const { code, output } = await capture('npm', ['run', '-s', 'cases', '--', 'test/cases', '--json', '--via', via]);
  let results;
  try {
    results = JSON.parse(output);
  } catch {
    console.error(`The cases answered something that is not JSON: ${output.slice(0, 500)}`);
    return one(1);
  }
  if (results.length === 0) {
    console.error('There are no cases in test/cases.');
    return one(1);
  }
  const wrong = results.filter((result) => result.status !== 'pass');
  for (const { rule, name, status, got } of wrong) console.error(`${status}  ${rule}: ${name}  ${JSON.stringify(got)}`);
  console.log(`Cases by ${via}: ${results.length - wrong.length} of ${results.length} pass.`);
  return { passed: results.length - wrong.length, failed: wrong.length || (code === 0 ? 0 : 1), skipped: 0 };
}

/** Runs checks one after the other, each to its end, and says as its last line what passed and what failed. */
export async function report(checks) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const [name, check] of checks) {
    console.log(`\n== ${name}`);
    const result = await check();
    for (const key of Object.keys(total)) total[key] += result[key];
    if (result.failed) failures.push(`${name} (${result.failed})`);
  }
  console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  process.exitCode = total.failed ? 1 : 0;
}
