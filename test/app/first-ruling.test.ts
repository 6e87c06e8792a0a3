import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { enterDice, resolve, ruled } from './support/form.ts';
import { Phone } from './support/phone.ts';

const ATTACK = /^Resolve one attack/;

/** The book's first attack, t1.07: 11 + 14 Reflex + 5 for declaring first against 14 + 10 Reflex + 2 for light cover; 4 + 9 − 4 DR. */
const DICE = [
  ['Séra, Reflex: d20', 11],
  ['Maelis, Reflex: d20', 14],
  ['Séra, critical: d20', 10],
  ['Séra, damage: d6', 4],
] as const;

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
});
afterAll(() => browser.close());
beforeEach(async () => {
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterEach((test) => phone.close(test));

describe('somebody who has never been here', () => {
  test('has a ruling with dice of their own within eight taps after choosing', async () => {
    await phone.visit('/');
    await phone.tap('link', ATTACK);
    phone.taps = 0;
    await phone.tap('radio', 'I have dice');
    await resolve(phone);
    await enterDice(phone, DICE);
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
    expect(phone.taps).toBeLessThanOrEqual(8);
    phone.expectPeace();
  });
});
