import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { type Server, startServer } from '../support/server.ts';
import { kept } from './support/database.ts';
import { fold, resolve, ruled } from './support/form.ts';
import { settled } from './support/layout.ts';
import { choosePack, HARBOR } from './support/packs.ts';
import { PHONE, Phone } from './support/phone.ts';

const STRIKE = '/play/dex-rank/attack/strike';

/** A phone and a service of their own: the service is gone in the end. */
let server: Server;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  server = await startServer();
  browser = await Browser.start(PHONE);
  phone = await Phone.of(browser.context, server.url);
});
afterEach((test) => phone.keepFailure(test));
afterAll(async () => {
  await browser.close();
  await server.stop('SIGKILL');
});

const card = (title: string) => phone.page.getByRole('article', { name: title, exact: true });

/** What the packs offer for the weapon of an attack: packs of one's own may come a little after the samples. */
async function offered(): Promise<string[]> {
  await phone.visit(STRIKE);
  const weapon = await fold(phone, 'Weapon');
  await weapon.getByRole('button', { name: 'Choose from packs' }).tap();
  await phone.sheet.getByText('broadblade').waitFor();
  return settled(() => phone.sheet.locator('.list-link > strong').allTextContents());
}

async function keeps(pack: object, button: string): Promise<void> {
  await phone.visit('/more/packs/load');
  await choosePack(phone, pack);
  await phone.tap('button', button);
  await phone.page.locator('.undo-notice', { hasText: 'is here.' }).waitFor();
}

describe('a pack of somebody’s own', () => {
  test('that is wrong is told in words, and nothing is kept', async () => {
    const weapons = [{ ...HARBOR.entries.weapons[0], damage: '1d6++3' }];
    await phone.visit('/more/packs/load');
    await choosePack(phone, { ...HARBOR, entries: { weapons } });
    await phone.page.getByText(/^Weapon “gaff”: damage should be dice .* not “1d6\+\+3”\.$/).waitFor();
    expect(await kept(phone.page, 'packs')).toEqual([]);
    phone.expectPeace();
  });

  test('is seen first, then kept, and can be taken back', async () => {
    await phone.visit('/more/packs/load');
    await choosePack(phone, HARBOR);
    await phone.titled(HARBOR.title);
    await phone.page.locator('main').getByText('1 weapon, 1 armor').waitFor();
    expect(await kept(phone.page, 'packs')).toEqual([]);
    await phone.tap('button', 'Keep this pack');
    await expect.poll(() => kept(phone.page, 'packs')).toHaveLength(1);
    await phone.tap('button', 'Undo');
    await expect.poll(() => kept(phone.page, 'packs')).toEqual([]);
    phone.expectPeace();
  });

  test('fills in a form, from which a ruling is made', async () => {
    await keeps(HARBOR, 'Keep this pack');
    expect(await offered()).toEqual([
      'broadblade',
      'shortblade',
      'boar spear',
      'flanged mace',
      'hunting bow',
      'stool',
      'gaff',
    ]);
    await phone.sheet.getByText('gaff', { exact: true }).tap();
    await phone.sheet.waitFor({ state: 'hidden' });
    await resolve(phone);
    await ruled(phone);
    const [ruling] = await kept(phone.page, 'rulings');
    expect(ruling).toMatchObject({
      request: { input: { attacker: { weapon: { id: 'gaff', name: 'gaff', family: 'thrusting', damage: '1d6+3' } } } },
    });
    phone.expectPeace();
  });

  test('leaves nothing of what was chosen before', async () => {
    await offered();
    await phone.sheet.getByText('broadblade', { exact: true }).tap();
    const draft = async () => JSON.stringify(await kept(phone.page, 'drafts'));
    await expect.poll(draft).toContain('"name":"broadblade"');
    await offered();
    await phone.sheet.getByText('flanged mace', { exact: true }).tap();
    await phone.sheet.waitFor({ state: 'hidden' });
    await expect
      .poll(draft)
      .toContain('{"id":"flanged-mace","name":"flanged mace","family":"bashing","damage":"1d8","length":"medium"}');
  });

  test('fills a list with all that it has', async () => {
    await phone.visit('/play/dex-rank/fumble/roll');
    const table = await fold(phone, 'Table');
    const before = await table.locator('> .fold-inside > details').count();
    await table.getByRole('button', { name: 'Add from packs' }).tap();
    await phone.tap('button', 'Add all 8');
    await phone.sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => table.locator('> .fold-inside > details').count()).toBe(before + 8);
    phone.expectPeace();
  });

  test('is replaced only when that is wanted, by a newer or an older one', async () => {
    await phone.visit('/more/packs/load');
    await choosePack(phone, { ...HARBOR, version: '1.5' });
    await phone.page.getByText('This one is older and would take the place of the newer.').waitFor();
    expect((await kept(phone.page, 'packs'))[0]).toMatchObject({ version: '2' });
    await keeps({ ...HARBOR, version: '10' }, 'Replace version 2 with 10');
    await expect.poll(async () => (await kept(phone.page, 'packs'))[0]?.version).toBe('10');
    await phone.tap('button', 'Undo');
    await expect.poll(async () => (await kept(phone.page, 'packs'))[0]?.version).toBe('2');
    phone.expectPeace();
  });

  test('comes from an address of the service, and from no other', async () => {
    await phone.visit('/more/packs/load');
    const address = phone.page.getByRole('textbox', { name: 'Address' });
    await address.fill('https://packs.example/harbor.json');
    await phone.tap('button', 'Look at it');
    await phone.page.getByText(/^Riposte asks only /).waitFor();
    await address.fill('/v1/packs/phase-combat-sample');
    await phone.tap('button', 'Look at it');
    await phone.page.getByText(/is that of a sample, which is here already\.$/).waitFor();
    phone.expectPeace();
  });

  test('that is switched off offers nothing, and takes nothing away', async () => {
    await phone.visit('/more/packs');
    await card(HARBOR.title).getByRole('switch').tap();
    await card('Sample: arms and mishaps').getByText('comes with Riposte').waitFor();
    await expect.poll(async () => (await kept(phone.page, 'packs'))[0]?.enabled).toBe(false);
    expect(await offered()).not.toContain('gaff');
    await phone.visit('/history');
    await phone.page.locator('main .list-link').first().tap();
    await ruled(phone);
    expect((await kept(phone.page, 'rulings')).length).toBeGreaterThan(0);
    await phone.visit('/more/packs');
    await card(HARBOR.title).getByRole('switch').tap();
    await expect.poll(async () => (await kept(phone.page, 'packs'))[0]?.enabled).toBe(true);
    phone.expectPeace();
  });

  test('is there without the service', async () => {
    await phone.visit('/');
    await phone.isKept();
    phone.expectPeace();
    await server.stop();
    expect(await offered()).toContain('gaff');
    await phone.visit('/more/packs/load');
    await phone.page.getByRole('textbox', { name: 'Address' }).fill('/v1/packs/phase-combat-sample');
    await phone.tap('button', 'Look at it');
    await phone.page.getByText(/^The server cannot be reached\./).waitFor();
  });

  test('is removed, and brought back', async () => {
    await phone.visit('/more/packs');
    await phone.tap('button', `Remove: ${HARBOR.title}`);
    await expect.poll(() => kept(phone.page, 'packs')).toEqual([]);
    await phone.tap('button', 'Undo');
    await card(HARBOR.title).waitFor();
    await expect
      .poll(() => kept(phone.page, 'packs'))
      .toMatchObject([{ id: HARBOR.id, enabled: true, document: HARBOR }]);
  });
});
