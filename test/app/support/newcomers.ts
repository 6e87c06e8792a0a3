import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { Browser } from '../../support/chromium.ts';
import { Phone } from './phone.ts';

/** A phone that has never been here for each test of the file, in one browser. @param give takes it before the test begins */
export function newcomers(give: (phone: Phone) => void): void {
  let browser: Browser;
  let phone: Phone;
  beforeAll(async () => {
    browser = await Browser.start();
  });
  beforeEach(async () => {
    phone = await Phone.fresh(browser, inject('serverUrl'));
    give(phone);
  });
  afterEach(async (test) => {
    await phone.keepFailure(test);
    await phone.close();
  });
  afterAll(() => browser.close());
}
