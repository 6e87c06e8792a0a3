import { expect } from 'vitest';
import { operations, pathOf } from '../../contract/requests.ts';
import { asked, firstArrow, fromExample } from './attacks.ts';
import { kept } from './database.ts';
import { fold, ODDS, pick, resolve, ruled } from './form.ts';
import type { Phone } from './phone.ts';
import { openFolds, type ScreenToSee, shown } from './screen.ts';

/** What is asked for is asked for again when one comes back, unless it is given up. */
async function giveUp(phone: Phone): Promise<void> {
  await phone.tap('button', 'Give up');
  await expect.poll(async () => JSON.stringify(await kept(phone.page, 'drafts'))).not.toContain('"asked"');
}

/** The forms of all operations, each filled in by its first example. */
export const forms: ScreenToSee[] = operations.map((operation) => ({
  name: `form of ${operation.title}`,
  async reach(phone) {
    await phone.visit(pathOf(operation).replace('/v1', '/play'));
    await phone.button('Resolve').waitFor();
    await openFolds(phone);
  },
}));

/** Play, from the first visit to a ruling and its history. */
export const playing: ScreenToSee[] = [
  {
    name: 'play at the first visit',
    reach: (phone) => shown(phone, '/', 'Resolve one attack'),
  },
  {
    name: 'play, searched in vain',
    async reach(phone) {
      await phone.visit('/');
      await phone.page.getByRole('searchbox').fill('xyzzy');
      await phone.page.getByText('Nothing by that name').waitFor();
    },
  },
  { name: 'history, empty', reach: (phone) => shown(phone, '/history', 'No rulings yet') },
  {
    name: 'a d20 asked for',
    reach: (phone) => asked(phone, 'An arrow against a dodge from light cover'),
    leave: giveUp,
  },
  { name: 'many dice asked for', reach: (phone) => asked(phone, 'A Fireball that nothing can stop'), leave: giveUp },
  {
    name: 'each of many dice',
    async reach(phone) {
      await asked(phone, 'A Fireball that nothing can stop');
      await phone.tap('button', 'Enter each die instead');
      await phone.sheet.getByRole('button', { name: 'Die 1: not yet' }).waitFor();
    },
    leave: giveUp,
  },
  {
    name: 'a decision asked for',
    async reach(phone) {
      await fromExample(phone, 'A trap sprung underfoot, for which the GM supplies a Reflex');
      await phone.tap('radio', 'Roll for me');
      await resolve(phone);
      await ruled(phone);
      await fold(phone, ODDS);
      await openFolds(phone);
      await phone.tap('button', /^Which Reflex modifier/);
      await phone.button('Decide').waitFor();
    },
  },
  {
    name: 'explanations',
    async reach(phone) {
      await fromExample(phone, 'A dodge in heavy armor, with everything counted');
      await openFolds(phone);
      await phone.tap('button', 'What do these mean?');
      await phone.page.locator('.explained .help').first().waitFor();
      await phone.page.locator('.meanings > summary').first().tap();
    },
  },
  { name: 'a ruling', reach: firstArrow },
  {
    name: 'a ruling with every step and its odds',
    async reach(phone) {
      await firstArrow(phone);
      const odds = await fold(phone, ODDS);
      await openFolds(phone);
      await phone.tap('button', /^Every step/);
      await pick(odds, 'Damage');
      await openFolds(phone);
    },
  },
  {
    name: 'a die to correct',
    async reach(phone) {
      await firstArrow(phone);
      await phone.tap('button', 'Change Maelis, Reflex: 14');
      await phone.sheet.waitFor();
    },
  },
  {
    name: 'a rule over a ruling',
    async reach(phone) {
      await firstArrow(phone);
      await phone.page.locator('.why-line').first().tap();
      await phone.sheet.waitFor();
    },
  },
  {
    name: 'a word over a ruling',
    async reach(phone) {
      await firstArrow(phone);
      await phone.page.locator('.change .term').tap();
      await phone.sheet.waitFor();
    },
  },
  { name: 'play with rulings', reach: (phone) => shown(phone, '/', 'Last ruling') },
  { name: 'history', reach: (phone) => shown(phone, '/history', 'hits Maelis') },
  {
    name: 'something missing',
    async reach(phone) {
      await fromExample(phone, 'An arrow against a dodge from light cover');
      const bonuses = await fold(phone, 'Fixed bonuses', await fold(phone, 'Attack'));
      await bonuses.getByRole('textbox', { name: 'Name of part 1' }).fill('');
      await phone.tap('button', 'Resolve');
      await phone.page.getByRole('alert').waitFor();
    },
  },
];
