import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Makes a fresh clone ready to build: dependencies installed, the indexes of rules and content generated. */
export async function prepare() {
  await ensureInstalled();
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!scripts.index) return;
  const code = await run('npm', ['run', '-s', 'index']);
  if (code !== 0) process.exit(code);
}

/** Installs the dependencies unless node_modules already holds exactly what the lockfile names. */
async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) ...');
  const code = await run('npm', ['ci', '--no-progress', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed: the dependencies could not be installed.');
    process.exit(code);
  }
}

/** npm notes in node_modules/.package-lock.json what it put there, as its last step: a broken install has no such note. */
function isInstalled() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.startsWith('node_modules/') || optional) return true;
    return path in present && present[path].version === version;
  });
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
