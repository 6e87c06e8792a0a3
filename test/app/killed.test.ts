import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { kept } from './support/database.ts';
import { ALDO_ENGAGES, begin, does, happened, ROUND, TURN } from './support/fights.ts';
import { enterDice, enterPercentile, FIRST_ARROW, pick, resolve, ruled } from './support/form.ts';
import { PHONE, Phone } from './support/phone.ts';

/** A phone whose battery dies: everything of the browser ends from one moment to the next. */
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start(PHONE);
  phone = await Phone.of(browser.context, inject('serverUrl'));
});
afterAll(() => browser.close());

/** So many records take long enough to write that the end comes before they are. */
const MANY = 3000;

async function dies(): Promise<void> {
  browser = await browser.killed();
  phone = await Phone.of(browser.context, inject('serverUrl'));
}

describe('killed', () => {
  test('in the midst of its dice, it asks for the next one', async () => {
    await phone.visit('/play/cerberus/martial/attack');
    await phone.tap('radio', 'I have dice');
    await resolve(phone);
    await enterDice(phone, FIRST_ARROW.slice(0, 2));
    await phone.sheet.getByText('Entered so far: 11, 14').waitFor();
    await expect.poll(async () => JSON.stringify(await kept(phone.page, 'drafts'))).toContain('[14]');
    await dies();
    await phone.visit('/play/cerberus/martial/attack');
    await phone.sheet.getByText('Entered so far: 11, 14').waitFor();
    await enterDice(phone, FIRST_ARROW.slice(2));
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
    phone.expectPeace();
  });

  test('as soon as a ruling is shown, it has it', async () => {
    await phone.tap('button', 'Next');
    await phone.tap('radio', 'Roll for me');
    await resolve(phone);
    const words = await ruled(phone);
    await dies();
    await phone.visit('/history');
    await phone.page.getByText(words).first().waitFor();
    phone.expectPeace();
  });

  test('as soon as a step of a fight is told, it has it, with the way back', async () => {
    await begin(phone, TURN, [{ name: 'Ilse', figures: { SPD: 12 } }]);
    await does(phone, 'Next Segment', 'Segment 1: Ilse.');
    const { pathname } = new URL(phone.page.url());
    await dies();
    await phone.visit(pathname);
    await happened(phone, 'Segment 1: Ilse.');
    await phone.tap('button', 'Undo');
    await phone.titled('Turn 1 begins');
    phone.expectPeace();
  });

  test('in the midst of the dice of a fight, it asks for the next one', async () => {
    await begin(phone, ROUND, [{ name: 'Aldo', figures: { DEX: 14 } }, { name: 'Berta' }]);
    await does(phone, 'Next phase', 'Magic.');
    await does(phone, 'Next phase', 'Actions, by DEX-rank.');
    await does(phone, 'Aldo engages');
    await phone.touch(phone.sheet.getByRole('button', { name: 'Aldo engages' }));
    await happened(phone, ALDO_ENGAGES);
    await does(phone, 'Berta attacks with the sword');
    await pick(phone.sheet, 'I have dice');
    await phone.touch(phone.sheet.getByRole('button', { name: /^Dodge/ }));
    await enterPercentile(phone, 'Berta, attack: d100', 40, 0);
    await phone.sheet.getByText('Entered so far: 40').waitFor();
    await expect.poll(async () => JSON.stringify(await kept(phone.page, 'drafts'))).toContain('[40]');
    const { pathname } = new URL(phone.page.url());
    await dies();
    await phone.visit(pathname);
    await enterPercentile(phone, 'Aldo, parry or dodge: d100', 30, 0);
    await expect.poll(() => phone.page.locator('.log > li').count()).toBe(4);
    phone.expectPeace();
  });

  test('in the midst of an import, it has all of it or nothing, and everything from before', async () => {
    const before = await kept(phone.page, 'rulings');
    const tables = {
      rulings: Array.from({ length: MANY }, (_, i) => ({ ...before[0], id: `imported-${i}`, time: i })),
    };
    const document = { format: 'riposte-data', formatVersion: 2, exportedAt: '2026-01-01T00:00:00Z', tables };
    await phone.visit('/more/data/import');
    await phone.page.locator('input[type="file"]').setInputFiles({
      name: 'riposte-2026-01-01.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(document)),
    });
    await phone.tap('button', /^Import .* entries$/);
    await dies();
    await phone.visit('/history');
    await phone.page.locator('main .list-link').first().waitFor();
    const after = await kept(phone.page, 'rulings');
    const imported = after.filter(({ id }) => String(id).startsWith('imported-'));
    expect([0, MANY]).toContain(imported.length);
    expect(after.filter((ruling) => !imported.includes(ruling))).toEqual(before);
    phone.expectPeace();
  });
});
