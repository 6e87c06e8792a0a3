import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { fromExample } from './support/attacks.ts';
import { losses, settledBox } from './support/layout.ts';
import { Phone } from './support/phone.ts';
import { expectReadable } from './support/readable.ts';

const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1280, height: 800 };
const ON_ITS_SIDE = { width: 640, height: 320 };

const ATTACK = 'An arrow against a dodge from light cover';
const RULE = '/rules/cerberus/martial/dodge/outcome';
const WIDE_TABLE = '/tables/cerberus/character/class/partial-data';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterAll(() => browser.close());

const box = (selector: string) => settledBox(phone.page.locator(selector).first());

/** Reads well in both themes, and loses nothing. */
async function expectWell(name: string): Promise<void> {
  expect.soft(await losses(phone.page)).toEqual([]);
  await expectReadable(phone, name);
}

/** The list that the screen was chosen from stays beside it, and marks what was chosen. */
async function expectBeside(chosen: string | RegExp, picture: string): Promise<void> {
  const here = phone.page.locator('aside.pane [aria-current]');
  await here.filter({ hasText: chosen }).waitFor();
  await expect.poll(() => here.count()).toBe(1);
  const [list, screen] = [await box('aside.pane'), await box('main')];
  expect(list.x + list.width).toBeLessThanOrEqual(screen.x);
  await expectWell(picture);
}

describe.each([
  ['tablet', TABLET],
  ['desktop', DESKTOP],
])('on a %s', (device, size) => {
  beforeEach(() => phone.page.setViewportSize(size));

  test('the rulings stay beside the form, which is no wider than on a phone', async () => {
    await fromExample(phone, ATTACK);
    const [list, form, bar] = [await box('aside.pane'), await box('main'), await box('.bar-bottom')];
    expect(bar.x + bar.width).toBeLessThanOrEqual(list.x);
    expect(list.x + list.width).toBeLessThanOrEqual(form.x);
    expect(form.width).toBeLessThanOrEqual(640);
    await expectWell(`attack on a ${device}`);
  });

  test('the chapter stays beside the rule that is read', async () => {
    await phone.visit(RULE);
    await expectBeside('Result of a dodge', `rule on a ${device}`);
  });

  test('the chapters stay beside the one that is read', async () => {
    await phone.visit('/rules/cerberus/martial');
    await expectBeside('Martial combat', `chapter on a ${device}`);
  });

  test('what else there is stays beside the data', async () => {
    await phone.visit('/more/data/import');
    await expectBeside(/^Your data/, `import on a ${device}`);
  });

  test('a wide table scrolls by itself', async () => {
    await phone.visit(WIDE_TABLE);
    await expectWell(`wide table on a ${device}`);
  });
});

test('a list that does not come takes only itself away', async () => {
  const alone = await Phone.fresh(browser, inject('serverUrl'));
  await alone.page.setViewportSize(TABLET);
  await alone.context.route('**/assets/beside-*.js', (route) => route.abort());
  const refused = alone.page.waitForEvent('requestfailed', (request) => /\/beside-.*\.js$/.test(request.url()));
  await alone.visit('/rules/cerberus/martial');
  await refused;
  await expect.poll(() => alone.page.locator('main h1').textContent()).toBe('Martial Combat and Defenses');
  await expect.poll(() => alone.page.locator('aside.pane').count()).toBe(0);
  await alone.tap('link', 'Play');
  await alone.titled('Play');
  await alone.close();
});

describe('on a phone on its side', () => {
  beforeEach(() => phone.page.setViewportSize(ON_ITS_SIDE));

  test('the bar takes no height, and the one action is there without scrolling', async () => {
    await fromExample(phone, ATTACK);
    const [bar, form] = [await box('.bar-bottom'), await box('main')];
    expect(bar.x + bar.width).toBeLessThanOrEqual(form.x);
    const action = await box('.screen-foot > .primary');
    expect(action.y + action.height).toBeLessThanOrEqual(ON_ITS_SIDE.height);
    await expectWell('attack on its side');
  });

  test.each(['/', '/rules', RULE, WIDE_TABLE, '/fights', '/more', '/more/packs'])('%s loses nothing', async (path) => {
    await phone.visit(path);
    await expectWell(`${path.slice(1).replaceAll('/', ' ') || 'play'} on its side`);
  });
});
