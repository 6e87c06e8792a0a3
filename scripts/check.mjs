// npm run check: what every commit must pass, in under three minutes and without a server.
import { cases, lint, report, specs, types } from './lib/checks.mjs';
import { prepare } from './lib/install.mjs';

await prepare();
await report([
  ['types', types],
  ['lint', lint],
  ['unit specs', () => specs('unit')],
  ['cases by the library', () => cases('library')],
]);
