import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { fromExample } from './support/attacks.ts';
import { losses } from './support/layout.ts';
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

const box = async (selector: string) => {
  const found = await phone.page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on the screen`);
  return found;
};

/** Reads well in both themes, and loses nothing. */
async function expectWell(name: string): Promise<void> {
  expect.soft(await losses(phone.page)).toEqual([]);
  await expectReadable(phone, name);
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
    const [list, entry] = [await box('.pane-list'), await box('.panes .screen, .panes > :last-child')];
    expect(list.x + list.width).toBeLessThanOrEqual(entry.x);
    await expectWell(`rule on a ${device}`);
  });

  test('a wide table scrolls by itself', async () => {
    await phone.visit(WIDE_TABLE);
    await expectWell(`wide table on a ${device}`);
  });
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
