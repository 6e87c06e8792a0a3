#!/usr/bin/env node
// Writes each chapter's index (chapter.gen.ts) from its files, so that adding a rule is adding a file; and each system's list of the
// kinds of content that packs may hold (packs.gen.ts) from its folder `packs`, so that adding a kind is adding a file too.
// A unit's file is named like the rest of its id, and exports the unit under that name in camel case.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const systems = resolve(dirname(fileURLToPath(import.meta.url)), '../libs/rules/src/systems');
const UNIT = /^export const (\w+)(?::[^=]+)? = (?:unit\.)?(?:formula|procedure|operation|reducer)[(<]/m;
const camelCase = (name) => name.replace(/[.-](\w)/g, (_, letter) => letter.toUpperCase());
/** Words of the language itself and old globals cannot be names: the unit of `throw.ts` is `throwRule`. */
const RESERVED = new Set([
  'break',
  'catch',
  'continue',
  'default',
  'delete',
  'escape',
  'export',
  'return',
  'switch',
  'throw',
]);
const exportOf = (name) => (RESERVED.has(name) ? `${name}Rule` : camelCase(name));
const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The unit files of a chapter, by name. A file whose unit has another name is a mistake worth stopping for. */
function unitsOf(folder) {
  const units = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.gen.ts') || file.endsWith('.spec.ts')) continue;
    const found = UNIT.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (!found) continue;
    const expected = exportOf(file.slice(0, -'.ts'.length));
    if (!new RegExp(`^export const ${expected}\\b`, 'm').test(readFileSync(join(folder, file), 'utf8'))) {
      throw new Error(`${join(folder, file)} must export its unit as ${expected}, not ${found}`);
    }
    units.push({ file, name: expected });
  }
  return units;
}

function chapterSource(id, units) {
  const imports = units.map(({ file, name }) => `import { ${name} } from './${file}';`);
  return [
    '// Written by `npm run index` from the files of this folder.',
    `import type { ChapterUnits } from '${id.includes('.') ? '../../../' : '../../'}kernel/registry.ts';`,
    ...imports,
    '',
    'export const chapter: ChapterUnits = {',
    `  id: '${id}',`,
    units.length === 1
      ? `  units: [${units[0].name}],`
      : `  units: [\n${units.map(({ name }) => `    ${name},\n`).join('')}  ],`,
    '};',
    '',
  ].join('\n');
}

/** @param chapters ids; that of the system itself is of the units in its own folder */
function systemSource(chapters) {
  const name = (id) => `${camelCase(id.split('.')[1] ?? 'system')}Chapter`;
  const path = (id) => `./${id.split('.').slice(1).concat('chapter.gen.ts').join('/')}`;
  return [
    '// Written by `npm run index` from the folders of this system.',
    "import type { ChapterUnits } from '../../kernel/registry.ts';",
    ...chapters.map((id) => `import { chapter as ${name(id)} } from '${path(id)}';`),
    '',
    `export const chapters: readonly ChapterUnits[] = [${chapters.map(name).join(', ')}];`,
    '',
  ].join('\n');
}

function write(path, source) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
}

function loadersSource(ids) {
  return [
    '// Written by `npm run index` from the folders of the systems.',
    "import type { ChapterUnits } from '../kernel/registry.ts';",
    '',
    '/** Every chapter by its id, each loaded when it is asked for. */',
    'export const chapterLoaders: Readonly<Record<string, () => Promise<ChapterUnits>>> = {',
    ...ids.map((id) => `  '${id}': async () => (await import('./${id.replace('.', '/')}/chapter.gen.ts')).chapter,`),
    '};',
    '',
  ].join('\n');
}

/** The kinds of content of a system: each file of its folder `packs` that defines one, which bears the file's name. */
function kindsOf(system) {
  const folder = join(systems, system, 'packs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.endsWith('.gen.ts'))
    .sort()
    .map((file) => ({ file, name: file.slice(0, -'.ts'.length) }))
    .filter(({ file, name }) => readFileSync(join(folder, file), 'utf8').includes(`export const ${name} = packKind(`));
}

function kindsSource(kinds) {
  return [
    '// Written by `npm run index` from the files of this folder.',
    "import type { PackKind } from '../../../kernel/packs/kind.ts';",
    ...kinds.map(({ file, name }) => `import { ${name} } from './${file}';`),
    '',
    `export const kinds: readonly PackKind[] = [${kinds.map(({ name }) => name).join(', ')}];`,
    '',
  ].join('\n');
}

function packLoadersSource(owners) {
  return [
    '// Written by `npm run index` from the folders of the systems.',
    "import type { PackKind } from '../kernel/packs/kind.ts';",
    '',
    '/** What the packs of each system may hold, loaded when it is asked for. */',
    'export const packLoaders: Readonly<Record<string, () => Promise<readonly PackKind[]>>> = {',
    ...owners.map((id) => `  '${id}': async () => (await import('./${id}/packs/packs.gen.ts')).kinds,`),
    '};',
    '',
  ].join('\n');
}

function packKindsSource(owners) {
  return [
    '// Written by `npm run index` from the folders of the systems.',
    "import type { PackKinds } from '../kernel/packs/kind.ts';",
    ...owners.map((id) => `import { kinds as ${camelCase(id)} } from './${id}/packs/packs.gen.ts';`),
    '',
    '/** What the packs of each system may hold. */',
    'export const packKinds: PackKinds = {',
    ...owners.map((id) => `  '${id}': ${camelCase(id)},`),
    '};',
    '',
  ].join('\n');
}

const ids = [];
const owners = [];
for (const system of folders(systems)) {
  const all = [system, ...folders(join(systems, system)).map((chapter) => `${system}.${chapter}`)];
  const chapters = all.filter((id) => unitsOf(join(systems, id.replace('.', '/'))).length > 0);
  for (const id of chapters) {
    const folder = join(systems, id.replace('.', '/'));
    write(join(folder, 'chapter.gen.ts'), chapterSource(id, unitsOf(folder)));
  }
  ids.push(...chapters);
  write(join(systems, system, 'system.gen.ts'), systemSource(chapters));
  const kinds = kindsOf(system);
  if (kinds.length === 0) continue;
  owners.push(system);
  write(join(systems, system, 'packs/packs.gen.ts'), kindsSource(kinds));
}
write(join(systems, 'loaders.gen.ts'), loadersSource(ids));
write(join(systems, 'pack-loaders.gen.ts'), packLoadersSource(owners));
write(join(systems, 'pack-kinds.gen.ts'), packKindsSource(owners));
