import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firstArrow } from './support/attacks.ts';
import { kept } from './support/database.ts';
import { begin, TURN } from './support/fights.ts';
import { settledBox } from './support/layout.ts';
import { newcomers } from './support/newcomers.ts';
import { choosePack, HARBOR } from './support/packs.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

/** Two taps of one thumb at one place, whatever stands there by then. */
async function tapTwice(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await settledBox(target);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await phone.page.touchscreen.tap(x, y);
  await phone.page.waitForTimeout(60);
  await phone.page.touchscreen.tap(x, y);
  await afterwards();
}

/** Two taps faster than anything can be done between them. */
async function tapTwiceAtOnce(target: Locator): Promise<void> {
  await target.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await afterwards();
}

/** Long enough for whatever a second tap might do. */
async function afterwards(): Promise<void> {
  await phone.page.waitForTimeout(600);
}

const undo = () => phone.button('Undo');

async function newRule(): Promise<void> {
  await phone.visit('/more/house-rules/new');
  await phone.named('searchbox', /./).fill('declaring first');
  await phone.page.locator('main .list-link').first().tap();
  await phone.button('Keep this rule').waitFor();
}

describe('a final question is not answered by the tap that asked it', () => {
  test('to delete everything', async () => {
    await firstArrow(phone);
    await phone.visit('/more/data');
    await phone.tap('button', 'Delete everything');
    const first = phone.sheet.getByRole('button', { name: 'Delete everything', exact: true });
    await tapTwice(first);
    expect(await kept(phone.page, 'rulings')).toHaveLength(1);
    const final = phone.button('Yes, delete everything for good');
    // Whoever uses the keyboard keeps their place meanwhile.
    expect(await final.evaluate((button) => document.activeElement === button)).toBe(true);
    await final.tap();
    await expect.poll(() => kept(phone.page, 'rulings')).toEqual([]);
    phone.expectPeace();
  });

  test('to delete a fight, which can be taken back', async () => {
    await begin(phone, TURN, [{ name: 'Ilse' }]);
    await phone.tap('link', 'Change');
    await tapTwice(phone.button('Delete this fight'));
    const [fight] = await kept(phone.page, 'fights');
    expect(fight).toBeDefined();
    await phone.tap('button', 'Yes, delete this fight for good');
    await phone.titled('Fights');
    await expect.poll(() => kept(phone.page, 'fights')).toEqual([]);
    await phone.tap('button', 'Undo');
    await phone.page.locator('main').getByText('Ilse').waitFor();
    expect(await kept(phone.page, 'fights')).toEqual([fight]);
    expect(await kept(phone.page, 'fightSteps')).toHaveLength(1);
    await undo().waitFor({ state: 'hidden' });
    phone.expectPeace();
  });
});

describe('a second tap does not do again', () => {
  test('what keeps a house rule, or removes one', async () => {
    await newRule();
    await tapTwiceAtOnce(phone.button('Keep this rule'));
    await phone.titled('House rules');
    expect(await kept(phone.page, 'houseRules')).toHaveLength(1);
    await tapTwiceAtOnce(phone.button(/^Remove: /));
    expect(await kept(phone.page, 'houseRules')).toEqual([]);
    await phone.tap('button', 'Undo');
    await expect.poll(() => kept(phone.page, 'houseRules')).toHaveLength(1);
    phone.expectPeace();
  });

  test('what keeps a pack, or removes one', async () => {
    await phone.visit('/more/packs/load');
    await choosePack(phone, HARBOR);
    await tapTwiceAtOnce(phone.button('Keep this pack'));
    await phone.tap('button', 'Undo');
    await expect.poll(() => kept(phone.page, 'packs')).toEqual([]);
    await choosePack(phone, HARBOR);
    await phone.tap('button', 'Keep this pack');
    await undo().waitFor();
    await phone.visit('/more/packs');
    await tapTwiceAtOnce(phone.button(`Remove: ${HARBOR.title}`));
    expect(await kept(phone.page, 'packs')).toEqual([]);
    await phone.tap('button', 'Undo');
    await expect.poll(() => kept(phone.page, 'packs')).toHaveLength(1);
    phone.expectPeace();
  });

  test('what takes in a file', async () => {
    const settings = [{ name: 'theme', value: 'light', changed: 1 }];
    const lastInputs = Array.from({ length: 300 }, (_, i) => ({ operation: `x.y.z${i}`, input: {}, changed: 1 }));
    const document = { format: 'riposte-data', formatVersion: 4, tables: { settings, lastInputs } };
    await phone.visit('/more/data/import');
    await phone.page.locator('input[type="file"]').setInputFiles({
      name: 'riposte-2026-01-01.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(document)),
    });
    await tapTwiceAtOnce(phone.button(/^Import \d+ entries$/));
    await phone.page.locator('main').getByText('301 entries imported.').waitFor();
    expect(await phone.page.getByRole('alert').count()).toBe(0);
    await phone.tap('button', 'Undo');
    await expect.poll(() => kept(phone.page, 'lastInputs')).toEqual([]);
    phone.expectPeace();
  });
});

describe('a second way back before the first has come about', () => {
  test('closes one sheet, and leaves the screen where it is', async () => {
    await phone.visit('/more/data');
    await firstArrow(phone);
    const ruling = phone.page.url();
    await phone.page.locator('.why button').first().tap();
    await phone.sheet.waitFor();
    await tapTwiceAtOnce(phone.sheet.getByRole('button', { name: 'Close' }));
    await phone.sheet.waitFor({ state: 'hidden' });
    expect(phone.page.url()).toBe(ruling);
    await phone.page.locator('.why button').first().tap();
    await phone.sheet.waitFor();
    await phone.tap('button', 'Close');
    await phone.sheet.waitFor({ state: 'hidden' });
    expect(phone.page.url()).toBe(ruling);
    phone.expectPeace();
  });
});
