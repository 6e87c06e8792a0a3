import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { firstArrow } from './support/attacks.ts';
import { inVersionOne, kept } from './support/database.ts';
import { resolve, ruled } from './support/form.ts';
import { Phone } from './support/phone.ts';

const url = inject('serverUrl');

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
  phone = await Phone.fresh(browser, url);
});
afterAll(() => browser.close());
/** A phone that has never been here, in the place of the one before. */
async function another(): Promise<void> {
  await phone.close();
  phone = await Phone.fresh(browser, url);
}

afterEach((test) => phone.keepFailure(test));

/** A ruling as version 1 of the data kept it: without system and title. */
const OLD_RULING = {
  id: '0123456789abcdef0123456789abcdef',
  operation: 'cerberus.martial.attack',
  request: {
    input: {
      attacker: { name: 'Séra', reflex: 14, declaredFirst: true },
      attack: {
        kind: 'weapon',
        name: 'arrow',
        form: 'projectile',
        damageDice: '1d6',
        fixedBonuses: [{ label: 'DEX', value: 9 }],
      },
      defender: { name: 'Maelis', hp: 96, maxHp: 96, armor: 'none', dr: 4, reflex: 10 },
      defense: { kind: 'dodge' },
      cover: 'light',
    },
  },
  sentence: "Séra's arrow hits Maelis for 9.",
  rolls: [
    { key: 'attacker.reflex', faces: [11] },
    { key: 'defender.reflex', faces: [14] },
    { key: 'attacker.critical', faces: [10] },
    { key: 'attacker.damage', faces: [4] },
  ],
  time: 1_750_000_000_000,
  changed: 1_750_000_000_000,
};

describe('data of version 1', () => {
  test('are raised where they lie, lose nothing, and can be replayed', async () => {
    await inVersionOne(phone.page, url, {
      rulings: [OLD_RULING],
      settings: [{ name: 'theme', value: 'light', changed: 1 }],
      lastInputs: [{ operation: OLD_RULING.operation, input: OLD_RULING.request.input, changed: 1 }],
    });
    await phone.visit('/history');
    await phone.tap('link', /^Séra's arrow hits Maelis for 9\./);
    expect(await ruled(phone)).toBe(OLD_RULING.sentence);
    await phone.page.locator('html[data-theme="light"]').waitFor();
    const [raised] = await kept(phone.page, 'rulings');
    expect(raised).toEqual({ ...OLD_RULING, system: 'cerberus', title: 'Attack' });
    phone.expectPeace();
  });
});

describe('an export', () => {
  /** What is saved when it is asked for. A phone would share it instead, which no test can see. */
  async function exported(): Promise<string> {
    await phone.page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: undefined });
    });
    await phone.visit('/more/data');
    const saving = phone.page.waitForEvent('download');
    await phone.tap('button', 'Export');
    const path = join(tmpdir(), `riposte-export-${process.pid}.json`);
    await (await saving).saveAs(path);
    return path;
  }

  /** Those of the rulings that are kept. */
  async function sentences() {
    return (await kept(phone.page, 'rulings')).map(({ sentence }) => sentence);
  }

  async function chooses(path: string): Promise<void> {
    await phone.visit('/more/data/import');
    await phone.page.locator('input[type="file"]').setInputFiles(path);
    await phone.titled('What it would do');
  }

  test('is taken in elsewhere, after one has seen what it would do, and can be taken back', async () => {
    await firstArrow(phone);
    const path = await exported();
    await another();
    await chooses(path);
    await phone.page.getByText(/^\d+ are new$/).waitFor();
    expect(await kept(phone.page, 'rulings')).toEqual([]);
    await phone.tap('button', /^Import \d+ entries$/);
    await phone.page
      .locator('main')
      .getByText(/^\d+ entries imported\.$/)
      .waitFor();
    await expect.poll(sentences).toContain("Séra's arrow hits Maelis for 9.");
    await phone.tap('button', 'Undo');
    await expect.poll(() => kept(phone.page, 'rulings')).toEqual([]);
    phone.expectPeace();
  });

  test('replaces nothing newer unless that is asked for', async () => {
    await firstArrow(phone);
    const path = await exported();
    await phone.visit('/history');
    await phone.tap('link', /^Séra's arrow/);
    await ruled(phone);
    await phone.tap('button', 'Change Séra, damage: 4');
    await phone.sheet.locator('.pad').getByRole('button', { name: '6', exact: true }).tap();
    await phone.page.locator('.sentence', { hasText: 'for 11.' }).waitFor();

    await chooses(path);
    await phone.page
      .getByText(/newer here, and stays?$/)
      .first()
      .waitFor();
    await phone.page.locator('summary', { hasText: 'Rulings' }).tap();
    const box = phone.page.getByRole('checkbox', { name: /^Séra's arrow hits Maelis for 9\./ });
    await expect.poll(() => box.isChecked()).toBe(false);
    await box.tap();
    await expect.poll(() => box.isChecked()).toBe(true);
    await phone.tap('button', /^Import/);
    await phone.page
      .locator('main')
      .getByText(/imported\.$/)
      .waitFor();
    await expect.poll(async () => (await sentences())[0]).toBe("Séra's arrow hits Maelis for 9.");
    phone.expectPeace();
  });

  test('that was cut off, or is none, is refused in words, and nothing is touched', async () => {
    await firstArrow(phone);
    const path = await exported();
    const before = await kept(phone.page, 'rulings');
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -40));
    await phone.visit('/more/data/import');
    await phone.page.locator('input[type="file"]').setInputFiles(path);
    await phone.page.getByRole('alert').getByText('it was cut off on its way').waitFor();
    expect(await kept(phone.page, 'rulings')).toEqual(before);
    phone.expectPeace();
  });
});

describe('two tabs', () => {
  test('stay in step', async () => {
    await phone.visit('/history');
    const other = await phone.anotherTab();
    await other.visit('/play/cerberus/martial/attack');
    await other.tap('radio', 'Roll for me');
    await resolve(other);
    const words = await ruled(other);
    await phone.page.getByText(words).first().waitFor();

    await other.visit('/more');
    await other.tap('radio', 'Light');
    await phone.page.locator('html[data-theme="light"]').waitFor();
    await phone.visit('/more');
    await phone.tap('radio', 'Dark');
    await other.page.locator('html[data-theme="dark"]').waitFor();
    other.expectPeace();
    phone.expectPeace();
  });
});
