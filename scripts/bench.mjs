// npm run bench: measures what is shipped, so the libraries, the service and the app are built first.
import { prepare } from './lib/install.mjs';
import { build, run } from './lib/run.mjs';

await prepare();
const failed = await build('content', 'rules', 'api', 'pwa');
if (failed) process.exit(failed);
process.exitCode = await run('node', ['--import', 'tsx', 'test/bench/cli.ts', ...process.argv.slice(2)]);
