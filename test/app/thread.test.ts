import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { fromExample } from './support/attacks.ts';
import { enterDice, FIRST_ARROW, resolve, ruled } from './support/form.ts';
import { Phone } from './support/phone.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
});
afterEach((test) => phone.keepFailure(test));
afterAll(() => browser.close());

const FIRST = 'An arrow against a dodge from light cover';

/** The file in which rules are at work, and one that it needs. */
test.each(['**/assets/rules-worker-*.js', '**/assets/chapter.gen-*.js'])(
  'where %s did not come, it is said, and comes the next time',
  async (file) => {
    phone = await Phone.fresh(browser, inject('serverUrl'));
    await phone.context.route(file, (route) => route.abort());
    await fromExample(phone, FIRST);
    await phone.tap('radio', 'I have dice');
    await resolve(phone);
    await phone.page.getByRole('alert').getByText('Riposte may have been updated').waitFor();
    await phone.context.unroute(file);
    await resolve(phone);
    await enterDice(phone, FIRST_ARROW);
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
  },
);
