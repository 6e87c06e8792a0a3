import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** What the system tests start beside Node: any of the programs will do, the package is what apt installs. */
const tools = [
  { name: 'Redis', programs: ['redis-server'], package: 'redis-server' },
  { name: 'Chromium', programs: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' },
];

/** Sees to it that Redis and Chromium can be started: as root on Debian or Ubuntu installs them, elsewhere asks for them. */
export async function ensureTools() {
  let missing = tools.filter((tool) => !tool.programs.some(isOnPath));
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    const packages = missing.map((tool) => tool.package);
    console.log(`Installing ${packages.join(' and ')} (apt-get) ...`);
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
    missing = missing.filter((tool) => !tool.programs.some(isOnPath));
    if (missing.length === 0) return;
  }
  for (const { name, programs } of missing)
    console.error(`The tests need ${name}: install it so that ${programs.join(' or ')} is on the PATH.`);
  console.error(`On Debian or Ubuntu: sudo apt-get install ${missing.map((tool) => tool.package).join(' ')}`);
  process.exit(1);
}

function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
