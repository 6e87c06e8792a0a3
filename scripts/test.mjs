// npm test: everything, on a fresh clone too. Only Node's own modules may be imported here, for nothing else is installed yet.
import { build, cases, lint, report, specs, types } from './lib/checks.mjs';
import { prepare } from './lib/install.mjs';
import { ensureTools } from './lib/tools.mjs';

await prepare();
await ensureTools();
await report([
  ['build', build],
  ['types', types],
  ['lint', lint],
  ['unit specs', () => specs('unit')],
  ['cases by the library', () => cases('library')],
  ['cases by REST', () => cases('rest')],
  ['cases by GraphQL', () => cases('graphql')],
  ['system tests', () => specs('system*')],
]);
