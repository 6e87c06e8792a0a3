// npm start: serves API and app on one port, from a fresh clone too. Only Node's own modules may be imported here.
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from './lib/install.mjs';
import { build, root } from './lib/run.mjs';

const port = process.env.PORT || '3000';

await prepare();
const failed = await build('api', 'pwa');
if (failed) process.exit(failed);

const server = spawn(process.execPath, [join(root, 'dist/apps/api/main.js')], {
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env, PORT: port },
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

// npm hands a signal to its shell, and many shells die of it without telling us: the server would keep the port for ever.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();

const answers = (address) =>
  fetch(`${address}/health/live`, { signal: AbortSignal.timeout(1000) }).then(
    (response) => response.ok,
    () => false,
  );
const here = `http://localhost:${port}`;
while (!(await answers(here))) await pause(100);

console.log(`\nRiposte is running (stop it with Ctrl+C):
  App          ${here}/
  API docs     ${here}/docs
  OpenAPI      ${here}/openapi.json
  GraphQL      ${here}/graphql`);
for (const { address, family, internal } of Object.values(networkInterfaces()).flat()) {
  const away = `http://${address}:${port}`;
  if (family === 'IPv4' && !internal && (await answers(away))) console.log(`  Phone        ${away}/`);
}
