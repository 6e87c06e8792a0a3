import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { losses, slack } from './support/layout.ts';
import { Phone } from './support/phone.ts';
import { keepPicture } from './support/pictures.ts';
import { expectReadable } from './support/readable.ts';
import { screens } from './support/screens.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterEach((test) => phone.keepFailure(test));
afterAll(() => browser.close());

/** Every screen once, looked at in every way: it is reached once, since that is what takes time. */
describe('every screen can be read and used by everybody', () => {
  test.each(screens)('$name', async ({ name, reach, leave }) => {
    const { page } = phone;
    await reach(phone);
    expect.soft(await slack(page)).toBe(0);
    await expectReadable(phone, name);

    await phone.narrow();
    expect.soft(await losses(page), 'on 320 px').toEqual([]);
    await phone.enlarge(2);
    expect.soft(await losses(page), 'on 320 px with text of 200 %').toEqual([]);
    await keepPicture(page, `large/${name}`);
    await phone.enlarge(1);
    await phone.usual();
    await leave?.(phone);
    phone.expectPeace();
  });
});
