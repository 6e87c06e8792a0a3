import { expect } from 'vitest';
import { operations, pathOf } from '../../contract/requests.ts';
import { kept } from './database.ts';
import { begin, does, happened, ROUND, TURN } from './fights.ts';
import { enterDice, FIRST_ARROW, fold, resolve, ruled } from './form.ts';
import type { Phone } from './phone.ts';

/** One screen, or one state of it, and how somebody gets there. */
export interface ScreenToSee {
  name: string;
  reach(phone: Phone): Promise<void>;
  /** What must be done lest it comes back by itself. */
  leave?(phone: Phone): Promise<void>;
}

const ATTACK = '/play/cerberus/martial/attack';

/** Starts the form of an attack anew from one of its examples. */
export async function fromExample(phone: Phone, title: string): Promise<void> {
  await phone.visit(ATTACK);
  await phone.page.locator('details.fold > summary').first().tap();
  await phone.tap('button', title);
}

/** What is asked for is asked for again when one comes back, unless it is given up. */
async function giveUp(phone: Phone): Promise<void> {
  await phone.tap('button', 'Give up');
  await expect.poll(async () => JSON.stringify(await kept(phone.page, 'drafts'))).not.toContain('"asked"');
}

async function asked(phone: Phone, title: string): Promise<void> {
  await fromExample(phone, title);
  await phone.tap('radio', 'I have dice');
  await resolve(phone);
  await phone.sheet.waitFor();
}

/** A ruling made with the dice of the book's first arrow. */
export async function firstArrow(phone: Phone): Promise<void> {
  await asked(phone, 'An arrow against a dodge from light cover');
  await enterDice(phone, FIRST_ARROW);
  await ruled(phone);
}

/** Opens every fold that can be seen, and those in them. */
export async function openFolds(phone: Phone): Promise<void> {
  const closed = phone.page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().tap();
}

async function shown(phone: Phone, path: string, words: string | RegExp): Promise<void> {
  await phone.visit(path);
  await phone.page.locator('main').getByText(words).first().waitFor();
}

/** The forms of all operations, each filled in by its first example. */
const forms: ScreenToSee[] = operations.map((operation) => ({
  name: `form of ${operation.title}`,
  async reach(phone) {
    await phone.visit(pathOf(operation).replace('/v1', '/play'));
    await phone.button('Resolve').waitFor();
    await openFolds(phone);
  },
}));

const playing: ScreenToSee[] = [
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
    },
  },
  { name: 'a ruling', reach: firstArrow },
  {
    name: 'a ruling with every step and its odds',
    async reach(phone) {
      await firstArrow(phone);
      await openFolds(phone);
      await phone.tap('button', /^Every step/);
      await phone.tap('radio', 'Damage');
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

const THREE = [
  { name: 'Ilse', figures: { DEX: 20, SPD: 6 } },
  { name: 'Odo of the Long Bridge', figures: { DEX: 15, SPD: 4 } },
  { name: 'Scout', figures: { DEX: 12, SPD: 4 } },
];

/** The fights, from none to one that goes on. */
const fighting: ScreenToSee[] = [
  { name: 'fights, none', reach: (phone) => shown(phone, '/fights', 'No fights yet') },
  { name: 'a fight to choose', reach: (phone) => shown(phone, '/fights/new', 'By which rules?') },
  { name: 'a fight to set up', reach: (phone) => shown(phone, TURN, 'Who takes part?') },
  {
    name: 'a fight half set up',
    async reach(phone) {
      for (const { name } of THREE) {
        await phone.tap('button', /^Add /);
        await phone.named('textbox', 'Name').fill(name);
      }
    },
    async leave(phone) {
      while ((await phone.page.getByRole('button', { name: /^Remove / }).count()) > 0) {
        await phone.page
          .getByRole('button', { name: /^Remove / })
          .first()
          .tap();
        const closed = phone.page.locator('main details:not([open]) > summary');
        if ((await closed.count()) > 0) await closed.first().tap();
      }
    },
  },
  {
    name: 'a Turn',
    async reach(phone) {
      await begin(phone, TURN, THREE);
      await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
      await does(phone, 'Next Segment', 'Segment 2: Ilse.');
      await does(phone, 'Ilse holds the action', 'Ilse holds the action.');
      await does(phone, 'Next Segment', /^Segment 3: Odo/);
    },
  },
  {
    name: 'one of the fight',
    async reach(phone) {
      await phone.page.locator('.fighter', { hasText: 'Ilse' }).tap();
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'everything that is open',
    async reach(phone) {
      await phone.tap('button', 'Everything');
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'what a Phase holds',
    async reach(phone) {
      await phone.tap('button', /acts$/);
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'why a step came so',
    async reach(phone) {
      await phone.page.locator('.log-line').first().tap();
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'a fight to change',
    async reach(phone) {
      await phone.tap('link', 'Change');
      await phone.titled('Change the fight');
      await openFolds(phone);
    },
  },
  {
    name: 'a round by DEX-ranks',
    async reach(phone) {
      await begin(phone, ROUND, [
        { name: 'Aldo', figures: { DEX: 14 } },
        { name: 'Berta', figures: { DEX: 11 } },
        { name: 'Cato' },
      ]);
      await does(phone, 'Next phase', 'Magic.');
      await does(phone, 'Next phase', 'Actions, by DEX-rank.');
    },
  },
  {
    name: 'whom to engage',
    async reach(phone) {
      await phone.tap('button', 'Aldo engages');
      await phone.sheet.waitFor();
    },
  },
  {
    name: 'an attack and its defence',
    async reach(phone) {
      await phone.touch(phone.sheet.getByRole('button', { name: 'Aldo engages' }));
      await happened(phone, 'Aldo engages Berta.');
      await phone.tap('button', 'Berta attacks with the sword');
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  { name: 'fights', reach: (phone) => shown(phone, '/fights', 'Going on') },
  { name: 'play with fights', reach: (phone) => shown(phone, '/', 'Aldo, Berta, Cato') },
];

async function closed(phone: Phone): Promise<void> {
  await phone.tap('button', 'Close');
  await phone.sheet.waitFor({ state: 'hidden' });
}

const reading: ScreenToSee[] = [
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

/** From another phone: a setting, and one record that is damaged. */
const EXPORTED = {
  format: 'riposte-data',
  formatVersion: 2,
  exportedAt: '2026-01-01T20:00:00Z',
  tables: { settings: [{ name: 'odds', value: true, changed: 1 }], rulings: [{ id: 'one', sentence: 'It lands.' }] },
};

/** A pack of somebody's own. */
export const HARBOR = {
  id: 'harbor-watch',
  title: 'The harbor watch',
  version: '2',
  system: 'dex-rank',
  entries: {
    weapons: [
      {
        id: 'gaff',
        name: 'gaff',
        class: 'long spears',
        family: 'thrusting',
        baseChance: 15,
        damage: '1d6+3',
        hitPoints: 12,
        length: 'long',
      },
    ],
    armors: [{ id: 'oilskin', name: 'oilskin', protection: '1d2' }],
  },
};

/** Chooses a pack as a file on the screen that loads packs. */
export async function choosePack(phone: Phone, pack: object): Promise<void> {
  const file = { name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) };
  await phone.page.locator('input[type="file"]').setInputFiles(file);
}

const settling: ScreenToSee[] = [
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

/** Every screen, in an order in which each has what it shows. */
export const screens: readonly ScreenToSee[] = [...playing, ...fighting, ...forms, ...reading, ...settling];
