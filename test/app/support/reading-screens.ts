import { openFolds, type ScreenToSee, shown } from './screen.ts';

/** The rules, to be read. */
export const reading: ScreenToSee[] = [
  { name: 'rules', reach: (phone) => shown(phone, '/rules', 'Words of the game') },
  {
    name: 'rules, searched',
    async reach(phone) {
      await phone.visit('/rules');
      await phone.page.getByRole('searchbox').fill('shield');
      await phone.page.locator('main .list-link').first().waitFor();
    },
  },
  {
    name: 'a chapter',
    async reach(phone) {
      await shown(phone, '/rules/cerberus/martial', 'Rules');
      await openFolds(phone);
    },
  },
  { name: 'a rule', reach: (phone) => shown(phone, '/rules/cerberus/martial/parry/level-limit', 'Read next') },
  {
    name: 'a rule with its table',
    reach: (phone) => shown(phone, '/rules/cerberus/martial/armor/category-table', 'Order'),
  },
  {
    name: 'a table',
    reach: (phone) => shown(phone, '/tables/cerberus/martial/armor/category-table', 'The rules behind it'),
  },
  { name: 'words', reach: (phone) => shown(phone, '/glossary', 'Show words with') },
  {
    name: 'a word explained',
    async reach(phone) {
      await shown(phone, '/rules/cerberus/martial/parry/level-limit', 'Read next');
      await phone.page.locator('.term').first().tap();
      await phone.sheet.waitFor();
    },
  },
];
