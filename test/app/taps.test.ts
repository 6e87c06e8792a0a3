import { describe, expect, test } from 'vitest';
import { asked, firstArrow, fromExample } from './support/attacks.ts';
import { kept } from './support/database.ts';
import { enterDice, FIRST_ARROW, fold, ODDS, pick, resolve, ruled, sentence } from './support/form.ts';
import { settled, settledBox } from './support/layout.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

const ATTACK = /^Resolve one attack A blow, shot, throw/;
const FIRST = 'An arrow against a dodge from light cover';

/** In seconds; the app takes as much as 0.35 for one tap. */
const BETWEEN_TAPS = 0.1;

/** Two taps of one thumb, faster than anything can be drawn between them. */
async function tapTwice(name: string): Promise<void> {
  const { x, y, width, height } = await settledBox(phone.button(name));
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await phone.page.evaluate(() => {
    Object.assign(globalThis, { clicks: 0 });
    addEventListener('click', () => Object.assign(globalThis, { clicks: clicks() + 1 }), { capture: true });
    const clicks = () => (globalThis as unknown as { clicks: number }).clicks;
  });
  const session = await phone.context.newCDPSession(phone.page);
  // All at once, and with their own times: how busy the machine is must not part them.
  const first = Date.now() / 1000 - BETWEEN_TAPS;
  const touches = [first, first + BETWEEN_TAPS].flatMap((timestamp) => [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
  ]);
  await Promise.all(touches);
  await expect.poll(() => phone.page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)).toBe(2);
}

describe('a second tap', () => {
  test('on Resolve makes no second ruling', async () => {
    await fromExample(phone, FIRST);
    await phone.tap('radio', 'Roll for me');
    await tapTwice('Resolve');
    await ruled(phone);
    await phone.page.waitForTimeout(500);
    expect(await kept(phone.page, 'rulings')).toHaveLength(1);
    phone.expectPeace();
  });

  test("on a die is not the next person's die", async () => {
    await asked(phone, FIRST);
    await phone.sheet.getByRole('heading', { name: 'Séra, Reflex: d20' }).waitFor();
    await tapTwice('11');
    await enterDice(phone, FIRST_ARROW.slice(1));
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
    phone.expectPeace();
  });
});

describe('whoever goes back', () => {
  test('right after Resolve stays where they went, and no sheet is left behind', async () => {
    await phone.visit('/');
    await phone.tap('link', ATTACK);
    await phone.titled('Resolve one attack');
    await phone.tap('radio', 'I have dice');
    await tapBack();
    await phone.titled('Play');
    await phone.page.waitForTimeout(500);
    expect(new URL(phone.page.url()).pathname).toBe('/');
    await expect.poll(() => phone.sheet.count()).toBe(0);
    expect(await phone.page.evaluate(() => history.state?.sheet)).toBeUndefined();
    expect(await kept(phone.page, 'rulings')).toHaveLength(0);
    phone.expectPeace();
  });

  /** Resolve and the way back in one go, as an impatient thumb does. */
  async function tapBack(): Promise<void> {
    await phone.page.evaluate(() => {
      const named = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('button')].find(
          (button) => (button.ariaLabel ?? button.textContent) === name,
        );
      named('Resolve')?.click();
      named('Back')?.click();
    });
  }

  test('gives a correction up: the next ruling is one more', async () => {
    await firstArrow(phone);
    await phone.tap('button', 'Correct');
    await phone.button('Rule again, same dice').waitFor();
    await phone.tap('link', 'Play');
    await phone.titled('Play');
    await phone.touch(phone.named('link', /^Resolve one attack/).first());
    await phone.titled('Resolve one attack');
    await phone.tap('radio', 'Roll for me');
    await resolve(phone);
    await ruled(phone);
    await expect.poll(async () => (await kept(phone.page, 'rulings')).length).toBe(2);
    phone.expectPeace();
  });

  test('finds a ruling as they left it', async () => {
    await firstArrow(phone);
    await fold(phone, 'What the GM decides');
    await phone.tap('button', /^Every step/);
    // The odds come when they are known, and what stands below them moves then.
    await phone.page.locator('.fold-title', { hasText: ODDS }).waitFor();
    const scroll = () => phone.page.evaluate(() => document.querySelector('main .screen-scroll')?.scrollTop ?? 0);
    await phone.page.evaluate(() => document.querySelector('main .screen-scroll')?.scrollTo(0, 400));
    const before = await settled(scroll);
    expect(before).toBeGreaterThan(200);
    await phone.page.evaluate(() => document.querySelector<HTMLElement>('.bar-bottom a[href="/rules"]')?.click());
    await phone.titled('Rules');
    await phone.page.goBack();
    await ruled(phone);
    await expect.poll(scroll).toBeGreaterThan(before - 150);
    await expect.poll(() => phone.page.locator('details.fold[open]').count()).toBe(1);
    phone.expectPeace();
  });
});

test('a call that is not possible says why, and the ruling stays', async () => {
  await firstArrow(phone);
  const calls = await fold(phone, 'What the GM decides');
  await phone.touch(calls.getByRole('button', { name: /^Does the defender perceive the attack\?/ }));
  await phone.sheet.waitFor();
  await pick(phone.sheet, 'No');
  await phone.tap('button', 'Decide');
  await phone.page.locator('main .problem').waitFor();
  expect(await sentence(phone).textContent()).toBe("Séra's arrow hits Maelis for 9.");
  phone.expectPeace();
});
