#!/usr/bin/env node
// Writes each chapter's index (chapter.gen.ts) from its files, so that adding a rule is adding a file.
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

const ids = [];
for (const system of folders(systems)) {
  const all = [system, ...folders(join(systems, system)).map((chapter) => `${system}.${chapter}`)];
  const chapters = all.filter((id) => unitsOf(join(systems, id.replace('.', '/'))).length > 0);
  for (const id of chapters) {
    const folder = join(systems, id.replace('.', '/'));
    write(join(folder, 'chapter.gen.ts'), chapterSource(id, unitsOf(folder)));
  }
  ids.push(...chapters);
  write(join(systems, system, 'system.gen.ts'), systemSource(chapters));
}
write(join(systems, 'loaders.gen.ts'), loadersSource(ids));
