import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { firstArrow, fromExample } from './support/attacks.ts';
import { kept } from './support/database.ts';
import { enterDice, FIRST_ARROW, fold, pick, resolve, ruled, sentence } from './support/form.ts';
import { Phone } from './support/phone.ts';
import { openFolds } from './support/screen.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterEach((test) => phone.keepFailure(test));
afterAll(() => browser.close());

const FIRST = 'An arrow against a dodge from light cover';

/** What is written on the screen, once it is what is waited for. */
function says(words: string | RegExp): Promise<void> {
  return phone.page.locator('main').getByText(words).first().waitFor();
}

/** The ruling, once it is the one that is waited for, with all that belongs to it: its words may come first. */
async function saysSo(words: string): Promise<void> {
  await sentence(phone).filter({ hasText: words }).waitFor();
  await ruled(phone);
}

describe('a die that was mistyped', () => {
  test('is entered anew, and the ruling with it; the other dice stay', async () => {
    await firstArrow(phone);
    await phone.tap('button', 'Change Séra, damage: 4');
    await enterDice(phone, [['Séra, damage: d6', 6]]);
    // 6 + 9 − 4 DR = 11; 96 − 11 = 85.
    await saysSo("Séra's arrow hits Maelis for 11.");
    await expect.poll(() => phone.page.locator('.change').textContent()).toContain('to 85');
    await expect.poll(() => phone.page.locator('.die').allTextContents()).toEqual(['11', '14', '10', '6']);
    // It takes the place of the one that it corrects.
    await expect
      .poll(async () => (await kept(phone.page, 'rulings')).map((ruling) => ruling.sentence))
      .toEqual(["Séra's arrow hits Maelis for 11."]);
    phone.expectPeace();
  });

  test('may decide otherwise, and what is needed no longer is not asked for', async () => {
    await firstArrow(phone);
    await phone.tap('button', 'Change Maelis, Reflex: 14');
    // 20 + 10 + 2 = 32 against 30.
    await enterDice(phone, [['Maelis, Reflex: d20', 20]]);
    await saysSo("Maelis dodges Séra's arrow.");
    await expect.poll(() => phone.page.locator('.change').count()).toBe(0);
    phone.expectPeace();
  });

  test('asks for the dice that a corrected one makes necessary', async () => {
    await fromExample(phone, FIRST);
    await phone.tap('radio', 'I have dice');
    await resolve(phone);
    // 20 + 10 + 2 = 32 against 1 + 14 + 5 = 20.
    await enterDice(phone, [
      ['Séra, Reflex: d20', 1],
      ['Maelis, Reflex: d20', 20],
    ]);
    await saysSo("Maelis dodges Séra's arrow.");
    await phone.tap('button', 'Change Maelis, Reflex: 20');
    // 2 + 10 + 2 = 14: the arrow hits, so its critical and its damage are missing. 3 + 9 − 4 = 8.
    await enterDice(phone, [
      ['Maelis, Reflex: d20', 2],
      ['Séra, critical: d20', 10],
      ['Séra, damage: d6', 3],
    ]);
    await saysSo("Séra's arrow hits Maelis for 8.");
    phone.expectPeace();
  });

  test('is corrected together with the form, by the same dice', async () => {
    await firstArrow(phone);
    await phone.tap('button', 'Correct');
    await says('Correcting a ruling');
    const defender = await fold(phone, 'Defender');
    await defender.getByRole('textbox', { name: 'DR' }).fill('2');
    await phone.tap('button', 'Rule again, same dice');
    // 4 + 9 − 2 DR = 11.
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 11.");
    phone.expectPeace();
  });
});

describe('what the rules leave to the GM', () => {
  const QUESTION = 'Which Reflex modifier does this trap or hazard oppose the defense with?';

  /** A trap of which nobody has said what Reflex it has. */
  async function sprung(): Promise<void> {
    await fromExample(phone, FIRST);
    await pick(await fold(phone, 'Attack'), 'Trap');
    const attacker = await fold(phone, 'Attacker');
    await attacker.getByRole('button', { name: 'Remove reflex' }).tap();
    await phone.tap('radio', 'I have dice');
    await resolve(phone);
    await phone.sheet.getByRole('heading', { name: QUESTION }).waitFor();
  }

  test('is asked in plain words, answered, and can be answered otherwise', async () => {
    await sprung();
    const answer = phone.sheet.getByRole('textbox');
    await answer.fill('12');
    await phone.tap('button', 'Decide');
    // 11 + 12 + 5 = 28 against 14 + 10 + 2 = 26.
    await enterDice(phone, FIRST_ARROW);
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");

    await openFolds(phone);
    await phone.tap('button', new RegExp(`^${QUESTION.slice(0, 40)}`));
    await phone.sheet.getByRole('textbox').fill('3');
    await phone.tap('button', 'Decide');
    // 11 + 3 + 5 = 19 against 26.
    await saysSo("Maelis dodges Séra's arrow.");
    phone.expectPeace();
  });

  test('is remembered as a house rule where that is wanted, and not asked again', async () => {
    await sprung();
    await phone.sheet.getByRole('textbox').fill('12');
    await phone.tap('switch', 'Remember as a house rule');
    await phone.tap('button', 'Decide');
    await enterDice(phone, FIRST_ARROW);
    await ruled(phone);
    await phone.visit('/more/house-rules');
    await says(QUESTION);
    await phone.visit('/play/cerberus/martial/attack');
    await resolve(phone);
    await phone.sheet.getByRole('heading', { name: 'Séra, Reflex: d20' }).waitFor();
    await phone.tap('button', 'Give up');
    phone.expectPeace();
  });
});

describe('after a ruling', () => {
  test('the next attack starts from where this one left things', async () => {
    await firstArrow(phone);
    await phone.tap('button', 'Next');
    await says('Maelis: HP 96 → 87');
    await expect.poll(() => phone.named('textbox', 'Defender: HP').inputValue()).toBe('87');
    phone.expectPeace();
  });

  test('the same is asked again with other dice, and both rulings are kept', async () => {
    await firstArrow(phone);
    const before = await kept(phone.page, 'rulings');
    await phone.tap('button', 'Again');
    // 1 + 14 + 5 = 20 against 20 + 10 + 2 = 32.
    await enterDice(phone, [
      ['Séra, Reflex: d20', 1],
      ['Maelis, Reflex: d20', 20],
    ]);
    await saysSo("Maelis dodges Séra's arrow.");
    await expect.poll(() => kept(phone.page, 'rulings')).toHaveLength(before.length + 1);
    phone.expectPeace();
  });

  test('the form comes back filled in as it was, on another day too', async () => {
    await fromExample(phone, 'A greataxe against no defense');
    const attack = await fold(phone, 'Attack');
    await attack.getByRole('textbox', { name: 'Name', exact: true }).fill('war hammer');
    await phone.tap('radio', 'Roll for me');
    await resolve(phone);
    expect(await ruled(phone)).toContain('war hammer');
    await phone.visit('/');
    await phone.tap('link', /^Resolve one attack Martial/);
    await says('As last time');
    await says(/war hammer/);
    phone.expectPeace();
  });

  test('the history replays it from its dice, and from its seed', async () => {
    await firstArrow(phone);
    const made = [await asMade()];
    await phone.tap('button', 'Next');
    await phone.tap('radio', 'Roll for me');
    await resolve(phone);
    await ruled(phone);
    made.push(await asMade());
    for (const { place, words, dice } of made) {
      await phone.visit('/history');
      await phone.page.locator(`main .list-link[href="${place}"]`).tap();
      expect(await ruled(phone)).toBe(words);
      expect(await asMade()).toEqual({ place, words, dice });
      await expect.poll(() => phone.page.locator('.notice').count()).toBe(0);
    }
    phone.expectPeace();
  });

  /** The ruling that is shown. */
  async function asMade() {
    const words = await ruled(phone);
    const dice = await phone.page.locator('.die').allTextContents();
    return { place: new URL(phone.page.url()).pathname, words, dice };
  }
});
