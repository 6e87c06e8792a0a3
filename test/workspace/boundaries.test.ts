import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Layers point downwards only. Each file below is linted with the project's own configuration, in a copy of its tree. */
const root = resolve(import.meta.dirname, '../..');

const kernel = 'libs/rules/src/kernel';
const system = 'libs/rules/src/systems/cerberus/martial';
const imports = 'lint/style/noRestrictedImports';
const globals = 'lint/style/noRestrictedGlobals';
const node = 'lint/correctness/noNodejsModules';

/** [folder, import specifier, rule that refuses it] */
const forbidden: [string, string, string][] = [
  [kernel, '../systems/cerberus/martial/attack.ts', imports],
  [kernel, '../../systems/index.ts', imports],
  [kernel, '@riposte/content', imports],
  [kernel, '../../../content/src/index.ts', imports],
  [kernel, '@riposte/rules', imports],
  [kernel, 'node:fs', node],
  [kernel, 'fs', node],
  [system, 'node:crypto', node],
  [system, '@riposte/api', imports],
  [system, '@riposte/test', imports],
  [system, '../../../../../../apps/pwa/src/main.tsx', imports],
  [system, '../../../../../content/src/weapons.ts', imports],
  ['libs/content/src', '@riposte/rules', imports],
  ['libs/content/src', '../../rules/src/index.ts', imports],
  ['libs/content/src', '../../../apps/api/src/main.ts', imports],
  ['libs/content/src', 'node:fs', node],
  ['apps/api/src/rest', '@riposte/rules/systems/cerberus', imports],
  ['apps/api/src/rest', '../../../../libs/rules/src/systems/cerberus/index.ts', imports],
  ['apps/api/src/rest', '../../../../libs/content/src/weapons.ts', imports],
  ['apps/api/src/rest', '@riposte/pwa', imports],
  ['apps/api/src/rest', '../../../pwa/src/main.tsx', imports],
  ['apps/pwa/src/play', '@riposte/rules/systems/cerberus', imports],
  ['apps/pwa/src/play', '../../../../libs/rules/src/systems/cerberus/index.ts', imports],
  ['apps/pwa/src/play', '@riposte/api', imports],
  ['apps/pwa/src/play', '../../../api/src/main.ts', imports],
];

const allowed: [string, string][] = [
  [kernel, './calc.ts'],
  [kernel, 'zod'],
  [kernel, 'pure-rand/generator/xoroshiro128plus'],
  [system, '../../../kernel/index.ts'],
  [system, '@riposte/content'],
  ['libs/content/src/cerberus', '../schema.ts'],
  ['libs/content/src', 'zod'],
  ['apps/api/src/rest', '@riposte/rules'],
  ['apps/api/src/rest', '../systems/systems.module.ts'],
  ['apps/api/src/rest', 'node:fs'],
  ['apps/pwa/src/play', '@riposte/rules'],
  ['apps/pwa/src/play', '../api/client.ts'],
];

const impure = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'process.env',
  'console.log(1)',
  "fetch('/')",
  'setTimeout(String)',
  'setInterval(String)',
];

type Diagnostic = { category?: string; location?: { path?: string | { file?: string } } };

const scratch = mkdtempSync(join(tmpdir(), 'riposte-boundaries-'));
const refusals = new Map<string, string[]>();
const name = (group: string, index: number, suffix = '.ts') => `${group}-${index}${suffix}`;

function write(folder: string, file: string, text: string): void {
  const path = join(scratch, folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(async () => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(scratch, file));
  const importing = (specifier: string) => `export * from '${specifier}';\n`;
  for (const [index, [folder, specifier]] of forbidden.entries())
    write(folder, name('forbidden', index), importing(specifier));
  for (const [index, [folder, specifier]] of allowed.entries())
    write(folder, name('allowed', index), importing(specifier));
  for (const [index, expression] of impure.entries()) {
    write(kernel, name('impure', index), `export const found = ${expression};\n`);
    write(kernel, name('impure', index, '.spec.ts'), `export const found = ${expression};\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = await promisify(execFile)(biome, options, { cwd: scratch, maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string }) => error,
  );
  for (const { category, location } of (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics) {
    const path = typeof location?.path === 'string' ? location.path : location?.path?.file;
    if (!category || !path) continue;
    const key = relative(scratch, resolve(scratch, path));
    refusals.set(key, [...(refusals.get(key) ?? []), category]);
  }
}, 30_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const refused = (folder: string, file: string) => refusals.get(join(folder, file)) ?? [];

describe('lint refuses', () => {
  test.each(forbidden.map((row, index) => [...row, index] as const))('%s importing %s (%s)', (folder, _, rule, index) =>
    expect(refused(folder, name('forbidden', index))).toContain(rule),
  );
  test.each(impure.map((expression, index) => [expression, index] as const))('%s in a library', (_, index) =>
    expect(refused(kernel, name('impure', index))).toContain(globals),
  );
});

describe('lint accepts', () => {
  test.each(allowed.map((row, index) => [...row, index] as const))('%s importing %s', (folder, _, index) =>
    expect(refused(folder, name('allowed', index)).filter((rule) => [imports, node].includes(rule))).toEqual([]),
  );
  test.each(impure.map((expression, index) => [expression, index] as const))('%s in a spec', (_, index) =>
    expect(refused(kernel, name('impure', index, '.spec.ts'))).not.toContain(globals),
  );
});
