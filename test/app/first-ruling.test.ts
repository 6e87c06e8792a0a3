import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { enterDice, FIRST_ARROW, resolve, ruled } from './support/form.ts';
import { Phone } from './support/phone.ts';

const ATTACK = /^Resolve one attack (Martial|A blow, shot)/;

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
});
afterAll(() => browser.close());
beforeEach(async () => {
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterEach(async (test) => {
  await phone.keepFailure(test);
  await phone.close();
});

describe('somebody who has never been here', () => {
  test('has a ruling with dice of their own within eight taps after choosing', async () => {
    await phone.visit('/');
    await phone.tap('link', ATTACK);
    phone.taps = 0;
    await phone.tap('radio', 'I have dice');
    await resolve(phone);
    await enterDice(phone, FIRST_ARROW);
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
    expect(phone.taps).toBeLessThanOrEqual(8);
    phone.expectPeace();
  });
});
