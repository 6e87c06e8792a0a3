import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { answers, begin, does, type Fighter, fighter, happened, outOfTurn } from './support/fights.ts';
import { enterDice } from './support/form.ts';
import { Phone } from './support/phone.ts';
import { keepPicture } from './support/pictures.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
});
beforeEach(async () => {
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterEach(async (test) => {
  await phone.keepFailure(test);
  await phone.close();
});
afterAll(() => browser.close());

const ENCOUNTER = '/fights/new/cerberus/combat/encounter';

const TWO: readonly Fighter[] = [
  { name: 'Séra', figures: { Reflex: 14 } },
  { name: 'Brant', figures: { Reflex: 11 } },
];

async function withOwnDice(): Promise<void> {
  await phone.tap('button', 'Everything');
  await phone.touch(phone.sheet.getByRole('radio', { name: 'I have dice' }));
  await phone.page.goBack();
  await phone.sheet.waitFor({ state: 'hidden' });
}

describe('an encounter', () => {
  test('is run with one thumb: an attack that waits for its defense, own dice, the next tick, undo and redo', async () => {
    await phone.visit(ENCOUNTER);
    await keepPicture(phone.page, 'encounter/1-setup');
    await begin(phone, ENCOUNTER, TWO);
    await keepPicture(phone.page, 'encounter/2-begun');
    await withOwnDice();
    await outOfTurn(phone, 'Séra', /^Séra attacks with the sword/);
    await happened(phone, 'Séra attacks Brant.');
    // 19 + d20 against 11 + d20, ties again: 66 of 400 throws are dodged and 12 tie, so 322 of 388 land.
    await phone.button(/^Brant dodges ?1 of 1 dodge · lands 83 ?%$/).waitFor();
    await phone.button(/^Brant takes it ?lands 100 ?%$/).waitFor();
    await keepPicture(phone.page, 'encounter/3-announced');
    expect(await fighter(phone, 'Brant')).toContain('Next');
    await does(phone, /^Brant dodges/);
    // 10 + 14 + 5 for declaring first is 29; 8 + 11 is 19.
    await enterDice(phone, [
      ['Séra, Reflex: d20', 10],
      ['Brant, Reflex: d20', 8],
      ['Séra, critical: d20', 10],
      ['Séra, damage: d8', 6],
    ]);
    // 6 + 3 - 2 DR
    await happened(phone, "Séra's sword hits Brant for 7.");
    await keepPicture(phone.page, 'encounter/4-struck');
    await phone.tap('button', 'Undo');
    await happened(phone, 'Séra attacks Brant.');
    await phone.tap('button', 'Redo');
    await happened(phone, "Séra's sword hits Brant for 7.");
    await outOfTurn(phone, 'Brant', 'Brant has a new condition');
    await answers(phone, 'Prone');
    await happened(phone, 'Brant is prone.');
    expect(await fighter(phone, 'Brant')).toContain('prone');
    await does(phone, 'Close the tick', 'Tick 1 closes.');
    await does(phone, 'Next tick', 'Round 1, tick 2.');
    await keepPicture(phone.page, 'encounter/5-next-tick');
    phone.expectPeace();
  });
});
