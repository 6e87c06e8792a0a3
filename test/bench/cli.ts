import { parseArgs } from 'node:util';
import type { Section } from './figure.ts';
import { missed, tables, writeReadme } from './report.ts';

/** Each part is loaded only when it runs. */
const parts: Readonly<Record<string, () => Promise<Section>>> = {
  library: async () => (await import('./library.ts')).library(),
  service: async () => (await import('./service.ts')).service(),
  boot: async () => (await import('./boot.ts')).boot(),
  app: async () => (await import('./app.ts')).app(),
  odds: async () => (await import('./odds-check.ts')).oddsCheck(),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only === undefined ? Object.keys(parts) : values.only.split(',');
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: npm run bench -- --only ${Object.keys(parts).join('|')}`);
  process.exit(2);
}

const sections: Section[] = [];
for (const name of chosen) {
  const section = await parts[name]?.();
  if (!section) continue;
  sections.push(section);
  console.log(`\n${tables([section])}`);
}

const failures = missed(sections);
console.log(
  failures.length === 0 ? '\nEvery target is met.' : `\nMissed:\n${failures.map((line) => `  ${line}`).join('\n')}`,
);
if (values.only === undefined) {
  writeReadme(sections);
  console.log('Written into README.md.');
} else console.log('README.md is as it was: only a whole run is written there.');
