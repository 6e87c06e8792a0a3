import { fold } from './form.ts';
import { choosePack, HARBOR } from './packs.ts';
import { openFolds, type ScreenToSee, shown } from './screen.ts';

/** From another phone: a setting, and one record that is damaged. */
const EXPORTED = {
  format: 'riposte-data',
  formatVersion: 2,
  exportedAt: '2026-01-01T20:00:00Z',
  tables: { settings: [{ name: 'odds', value: true, changed: 1 }], rulings: [{ id: 'one', sentence: 'It lands.' }] },
};

/** House rules, packs and data. */
export const settling: ScreenToSee[] = [
  { name: 'more', reach: (phone) => shown(phone, '/more', 'House rules') },
  { name: 'house rules, none', reach: (phone) => shown(phone, '/more/house-rules', 'None yet') },
  { name: 'a house rule to choose', reach: (phone) => shown(phone, '/more/house-rules/new', /\d found/) },
  {
    name: 'a house rule to fill in',
    async reach(phone) {
      await shown(phone, '/more/house-rules/new', /\d found/);
      await phone.page.getByRole('searchbox').fill('declaring first');
      await phone.page.locator('main .list-link').first().tap();
      await phone.button('Keep this rule').waitFor();
    },
  },
  {
    name: 'house rules',
    async reach(phone) {
      await phone.tap('button', 'Keep this rule');
      await phone.page.getByText('In force').waitFor();
    },
  },
  { name: 'packs', reach: (phone) => shown(phone, '/more/packs', 'Sample: the harbor watch') },
  { name: 'a pack to load', reach: (phone) => shown(phone, '/more/packs/load', 'Choose a file') },
  {
    name: 'a pack before it is kept',
    async reach(phone) {
      await phone.visit('/more/packs/load');
      await choosePack(phone, HARBOR);
      await phone.titled(HARBOR.title);
      await openFolds(phone);
    },
  },
  {
    name: 'a pack with faults',
    async reach(phone) {
      await phone.visit('/more/packs/load');
      await choosePack(phone, { ...HARBOR, version: 'new', entries: {} });
      await phone.titled('This pack cannot be used yet');
    },
  },
  {
    name: 'a weapon to choose from packs',
    async reach(phone) {
      await phone.visit('/play/dex-rank/attack/strike');
      const weapon = await fold(phone, 'Weapon');
      await weapon.getByRole('button', { name: 'Choose from packs' }).tap();
      await phone.sheet.getByText('broadblade').waitFor();
    },
  },
  { name: 'your data', reach: (phone) => shown(phone, '/more/data', 'House rules') },
  {
    name: 'everything to delete',
    async reach(phone) {
      await shown(phone, '/more/data', 'House rules');
      await phone.tap('button', 'Delete everything');
      await phone.sheet.waitFor();
    },
  },
  { name: 'import', reach: (phone) => shown(phone, '/more/data/import', 'Choose a file') },
  {
    name: 'import, before anything is taken',
    async reach(phone) {
      await phone.visit('/more/data/import');
      await phone.page.locator('input[type="file"]').setInputFiles({
        name: 'riposte-2026-01-01.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(EXPORTED)),
      });
      await phone.titled('What it would do');
      await openFolds(phone);
    },
  },
  { name: 'about', reach: (phone) => shown(phone, '/more/about', 'Version') },
  { name: 'nothing here', reach: (phone) => shown(phone, '/nowhere', 'To Play') },
];
