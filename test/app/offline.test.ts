import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { type Server, startServer } from '../support/server.ts';
import { fromExample } from './support/attacks.ts';
import { enterDice, FIRST_ARROW, resolve, ruled } from './support/form.ts';
import { PHONE, Phone } from './support/phone.ts';

/** A cellar without a network: the app was opened once, upstairs, and then the server is gone. */
let server: Server;
let url: string;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  server = await startServer();
  url = server.url;
  browser = await Browser.start(PHONE);
  phone = await Phone.of(browser.context, url);
  await phone.visit('/');
  await phone.isKept();
  phone.expectPeace();
  await server.stop();
});
afterAll(async () => {
  await browser.close();
  await server.stop('SIGKILL');
});

/** Asking the service fails, or nothing here is shown. */
test('the service is really gone', async () => {
  await expect(fetch(`${url}/health/live`)).rejects.toThrow();
});

async function rules(on: Phone): Promise<void> {
  await fromExample(on, 'An arrow against a dodge from light cover');
  await on.tap('radio', 'I have dice');
  await resolve(on);
  await enterDice(on, FIRST_ARROW);
  expect(await ruled(on)).toBe("Séra's arrow hits Maelis for 9.");
}

describe('after one visit to its first page, with the server gone', () => {
  test('it is there again after a reload', async () => {
    await phone.reload();
    await phone.titled('Play');
    phone.expectPeace();
  });

  test('it rules, and keeps the ruling', async () => {
    await rules(phone);
    await phone.visit('/history');
    await phone.page.getByText("Séra's arrow hits Maelis for 9.").waitFor();
    phone.expectPeace();
  });

  test('a link leads deep into it', async () => {
    await phone.visit('/rules/cerberus/martial/parry/level-limit');
    await phone.titled('Highest attack level a parry can meet');
    await phone.page.locator('.term').first().tap();
    await phone.sheet.waitFor();
    phone.expectPeace();
  });

  test('rules and words are found, whatever is mistyped', async () => {
    await phone.visit('/rules');
    await phone.page.getByRole('searchbox').fill('pary');
    await phone.tap('link', /^Highest attack level a parry can meet/);
    await phone.titled('Highest attack level a parry can meet');
    phone.expectPeace();
  });

  test('a new tab opens it', async () => {
    const other = await phone.anotherTab();
    await other.visit('/more/about');
    await other.page.getByText('Works: everything is on this device').waitFor();
    other.expectPeace();
    await other.page.close();
  });

  test('it starts cold, with everything that was kept', async () => {
    browser = await browser.restarted();
    phone = await Phone.of(browser.context, url);
    await phone.visit('/');
    await phone.page.getByText("Séra's arrow hits Maelis for 9.").first().waitFor();
    await rules(phone);
    phone.expectPeace();
  });

  test('what needs the service says so and shows no app in its place', async () => {
    const refused = await phone.page.goto(`${url}/v1/systems`).catch((error: Error) => error.message);
    expect(refused).toContain('ERR_CONNECTION_REFUSED');
  });
});
