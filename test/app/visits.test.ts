import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { fold, pick } from './support/form.ts';
import { Front } from './support/front.ts';
import { settled } from './support/layout.ts';
import { Phone } from './support/phone.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
});
afterAll(() => browser.close());

describe('back', () => {
  beforeAll(async () => {
    phone = await Phone.fresh(browser, inject('serverUrl'));
  });
  afterEach((test) => phone.keepFailure(test));
  afterAll(() => phone.close());

  test('closes the sheet first, and then leaves the screen; forward opens nothing by itself', async () => {
    await phone.visit('/');
    await phone.tap('link', /^Resolve one attack (Martial|A blow, shot)/);
    await phone.tap('radio', 'I have dice');
    await phone.tap('button', 'Resolve');
    await phone.sheet.waitFor();
    await phone.page.goBack();
    await phone.sheet.waitFor({ state: 'hidden' });
    await phone.titled('Resolve one attack');
    await phone.page.goBack();
    await phone.titled('Play');
    phone.expectPeace();
  });

  test('leads to where one was, at the line where one was', async () => {
    await phone.visit('/rules/cerberus/martial');
    const link = phone.page.locator('main .list-link').last();
    await link.scrollIntoViewIfNeeded();
    const line = () => phone.page.locator('main .screen-scroll').evaluate((scroller) => scroller.scrollTop);
    const before = await settled(line);
    expect(before).toBeGreaterThan(500);
    await phone.touch(link);
    await phone.page.getByText('In this chapter').or(phone.page.locator('.neighbours')).first().waitFor();
    await expect.poll(line).toBe(0);
    await phone.tap('button', 'Back');
    await phone.titled('Martial Combat and Defenses');
    await expect.poll(line).toBeCloseTo(before, -1);
    phone.expectPeace();
  });

  test('leads from a deep link to where one would have come from', async () => {
    await phone.visit('/rules/cerberus/martial/parry/level-limit');
    await phone.tap('button', 'Back');
    await phone.titled('Martial Combat and Defenses');
    await phone.tap('button', 'Back');
    await phone.titled('Rules');
    phone.expectPeace();
  });

  test('and a tap on the bars leave the form where it is', async () => {
    await phone.visit('/play/cerberus/martial/attack');
    const scroller = phone.page.locator('main .screen-scroll');
    await fold(phone, 'Attack');
    await scroller.evaluate((element) => element.scrollTo(0, 100));
    await phone.tap('radio', 'I have dice');
    await phone.tap('button', 'Resolve');
    await phone.sheet.waitFor();
    await phone.page.goBack();
    await phone.sheet.waitFor({ state: 'hidden' });
    expect(await settled(() => scroller.evaluate((element) => element.scrollTop))).toBe(100);
  });
});

describe('a newer Riposte', () => {
  let front: Front;

  beforeEach(async () => {
    front = await Front.of(inject('serverUrl'));
    phone = await Phone.fresh(browser, front.url);
  });
  afterEach(async (test) => {
    await phone.keepFailure(test);
    await phone.close();
    await front.close();
  });

  test('is offered, waits until it is wanted, and keeps what is half filled in', async () => {
    await phone.visit('/play/cerberus/martial/attack');
    await phone.isKept();
    await pick(phone.page.locator('main'), 'Parry');
    front.release();
    await phone.page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await phone.page.getByText('A newer Riposte is ready.').waitFor();
    // Nothing happens by itself.
    const mark = () => phone.page.evaluate(() => 'isSamePage' in globalThis);
    await phone.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await phone.tap('radio', 'I have dice');
    expect(await mark()).toBe(true);

    await phone.tap('button', 'Use it now');
    await expect.poll(mark).toBe(false);
    await phone.isThere();
    await expect.poll(() => phone.page.getByRole('radio', { name: 'Parry' }).isChecked()).toBe(true);
    await phone.isKept();
    await expect.poll(() => phone.page.getByText('A newer Riposte is ready.').count()).toBe(0);
    phone.expectPeace();
  });
});
