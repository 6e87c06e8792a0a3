import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As much of axe's answer as is told. */
interface Axe {
  run(options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

const EVERYTHING = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
};

/** What another theme can change. */
const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] } };

/** What axe finds wrong with the page as it stands, one line each. */
export function faults(page: Page): Promise<string[]> {
  return found(page, EVERYTHING);
}

/** The same, but of contrasts alone. */
export function contrastFaults(page: Page): Promise<string[]> {
  return found(page, CONTRAST);
}

async function found(page: Page, options: object): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  const violations = await page.evaluate(
    async (given) => (await (globalThis as unknown as { axe: Axe }).axe.run(given)).violations,
    options,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
}
