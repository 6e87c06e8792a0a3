import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../tsconfig.json', import.meta.url));

/** What a script of this folder prints. It runs on the sources, as the app does. @param file such as `titles.ts` */
export async function printed(file: string): Promise<string> {
  const script = fileURLToPath(new URL(`./${file}`, import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=riposte-source', '--import', 'tsx', script],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, TSX_TSCONFIG_PATH: project } },
  );
  return stdout;
}
