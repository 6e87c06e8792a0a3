import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { operations } from '../contract/requests.ts';
import { Browser, type WatchedPage } from '../support/chromium.ts';
import { settled } from './support/layout.ts';

const url = inject('serverUrl');
const { host } = new URL(url);

let browser: Browser;
let tab: WatchedPage;

beforeAll(async () => {
  browser = await Browser.start();
});
afterAll(() => browser.close());

beforeEach(async () => {
  tab = await browser.open();
});
afterEach(() => tab.page.close());

/** Nothing went wrong, the security policy was kept, and nobody else on the network was asked. */
function expectPeace(): void {
  expect(tab.troubles).toEqual([]);
  expect([...tab.hosts]).toEqual([host]);
}

async function policyOf(path: string): Promise<string> {
  const response = await tab.page.goto(url + path);
  expect(response?.status()).toBe(200);
  return response?.headers()['content-security-policy'] ?? '';
}

describe('the app', () => {
  test('renders from the running server', async () => {
    const policy = await policyOf('/');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    await tab.page.locator('h1').first().waitFor();
    await expect.poll(() => tab.page.title()).toContain('Riposte');
    await expect.poll(async () => (await tab.page.locator('#app').textContent())?.length).toBeGreaterThan(20);
    expectPeace();
  });

  test('renders wherever one enters it', async () => {
    await policyOf('/some/page/of/the/app');
    await tab.page.locator('h1').first().waitFor();
    expectPeace();
  });
});

describe('the documentation', () => {
  /**
   * What the chapters hold. The page begins with their titles alone, and of a long list draws only what is in sight: so they are
   * opened one after another.
   */
  async function shown(): Promise<string> {
    const tags = tab.page.locator('.opblock-tag');
    const operationsShown = tab.page.locator('.opblock');
    await tags.first().waitFor();
    const texts: string[] = [];
    const count = await settled(() => tags.count());
    for (const tag of Array.from({ length: count }, (_, i) => tags.nth(i))) {
      await tag.click();
      await operationsShown.first().waitFor();
      texts.push(...(await settled(() => operationsShown.allInnerTexts())));
      await tag.click();
      await operationsShown.first().waitFor({ state: 'hidden' });
    }
    return texts.join('\n');
  }

  test('renders from bundled files, shows every operation, and tries one out', async () => {
    const policy = await policyOf('/docs');
    expect(policy).toContain("script-src 'self'");
    const texts = await shown();
    for (const { title } of operations) expect(texts).toContain(title);

    await tab.page.locator('.opblock-tag', { hasText: 'health' }).last().click();
    const live = tab.page.locator('.opblock', { hasText: '/health/live' });
    await live.locator('.opblock-summary-control').click();
    await live.getByRole('button', { name: 'Execute' }).click();
    const answer = live.locator('.live-responses-table');
    await expect.poll(() => answer.textContent()).toContain('"status": "ok"');
    expectPeace();
  });
});

describe('the GraphQL explorer', () => {
  test('renders from bundled files and answers its first query', async () => {
    const policy = await policyOf('/graphql');
    expect(policy).toContain("script-src 'self'");
    await tab.page.getByText('systems').first().waitFor();
    await tab.page
      .getByRole('button', { name: /send request/i })
      .first()
      .click();
    await tab.page.getByText('cerberus.martial.attack').first().waitFor();
    expectPeace();
  });
});
