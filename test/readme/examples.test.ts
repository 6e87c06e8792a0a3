import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, it } from 'vitest';

/** The examples of the README are run as a reader would, and print what it says they print. */

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```(sh|ts)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
  language,
  code,
  prints: /^(?:#|\/\/) → (.*)$/m.exec(code)?.[1],
}));
const examples = blocks.filter((block) => block.prints !== undefined);
const run = promisify(execFile);
const script = join(root, 'test/readme/example.gen.ts');

afterAll(() => rmSync(script, { force: true }));

it('has an example for each way in', () => {
  expect(examples.map(({ language }) => language)).toEqual(['sh', 'sh', 'sh', 'ts', 'sh']);
});

it.each(examples)('$prints', async ({ language, code, prints }) => {
  expect(await printed(language, code)).toContain(prints);
});

async function printed(language: string, code: string): Promise<string> {
  if (language === 'sh') {
    const address = new URL(inject('serverUrl')).host;
    return (await run('bash', ['-c', code.replaceAll('localhost:3000', address)])).stdout;
  }
  writeFileSync(script, code);
  return (await run('npx', ['tsx', script], { cwd: root })).stdout;
}
