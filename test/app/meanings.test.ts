import { expect, test } from 'vitest';
import { asked, firstArrow, fromExample } from './support/attacks.ts';
import { ENCOUNTER } from './support/fights.ts';
import { enterDice, fold, ODDS, pick, resolve, ruled } from './support/form.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';
import { keepPicture } from './support/pictures.ts';

/** Words of the game are explained on tap wherever they stand, and whoever looks one up goes on where they were. */

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

const FIRST = 'An arrow against a dodge from light cover';

/** Opens what the words mean; @returns what is explained, by its words */
async function meanings(within = phone.page.locator('main')): Promise<string> {
  const found = within.locator('details.meanings').first();
  await phone.touch(found.locator('summary'));
  return (await found.locator('dl').textContent()) ?? '';
}

test('in the sentence of a ruling', async () => {
  await asked(phone, FIRST);
  // 11 + 14 + 5 = 30 against 20 + 10 + 2 = 32.
  await enterDice(phone, [
    ['Séra, Reflex: d20', 11],
    ['Maelis, Reflex: d20', 20],
  ]);
  expect(await ruled(phone)).toBe("Maelis dodges Séra's arrow.");
  await phone.touch(phone.page.locator('.sentence .term'));
  await phone.titled('Dodge');
  await keepPicture(phone.page, 'meanings/word-of-a-sentence');
  await phone.page.goBack();
  await phone.sheet.waitFor({ state: 'hidden' });
  expect(await ruled(phone)).toBe("Maelis dodges Séra's arrow.");
  phone.expectPeace();
});

test('in what a ruling changed, and in its odds', async () => {
  await firstArrow(phone);
  await phone.touch(phone.page.locator('.change .term'));
  await phone.titled('HP');
  await phone.page.goBack();
  await phone.sheet.waitFor({ state: 'hidden' });
  const odds = await fold(phone, ODDS);
  await pick(odds, 'Damage');
  phone.expectPeace();
});

test('in a form that is asked to explain itself', async () => {
  await fromExample(phone, FIRST);
  await fold(phone, 'Defender');
  expect(await phone.page.locator('.meanings').count()).toBe(0);
  await phone.tap('button', 'What do these mean?');
  const damageReduction = phone.page.locator('.field', { has: phone.named('textbox', 'DR') });
  expect(await meanings(damageReduction)).toContain('Damage reduction (DR)');
  await keepPicture(phone.page, 'meanings/form');
  await phone.tap('button', 'Hide the explanations');
  await expect.poll(() => phone.page.locator('.meanings').count()).toBe(0);
  phone.expectPeace();
});

test('where a die is asked for, which goes on afterwards', async () => {
  await asked(phone, FIRST);
  await enterDice(phone, [
    ['Séra, Reflex: d20', 11],
    ['Maelis, Reflex: d20', 14],
  ]);
  await phone.sheet.getByRole('heading', { name: 'Séra, critical: d20' }).waitFor();
  expect(await meanings(phone.sheet)).toContain('Critical');
  await keepPicture(phone.page, 'meanings/die');
  await enterDice(phone, [
    ['Séra, critical: d20', 10],
    ['Séra, damage: d6', 4],
  ]);
  expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
  phone.expectPeace();
});

test('where the GM decides', async () => {
  await fromExample(phone, FIRST);
  await pick(await fold(phone, 'Attack'), 'Trap');
  await (await fold(phone, 'Attacker')).getByRole('button', { name: 'Remove reflex' }).tap();
  await phone.tap('radio', 'Roll for me');
  await resolve(phone);
  await phone.sheet.getByRole('heading', { name: /^Which Reflex modifier/ }).waitFor();
  expect(await meanings(phone.sheet)).toContain('Reflex modifier');
  await keepPicture(phone.page, 'meanings/decision');
  await phone.sheet.getByRole('textbox').fill('12');
  await phone.tap('button', 'Decide');
  await ruled(phone);
  phone.expectPeace();
});

test('where a fight is set up and run', async () => {
  await phone.visit(ENCOUNTER);
  await phone.tap('button', /^Add /);
  await phone.tap('button', 'What do these mean?');
  expect(await meanings()).toContain('HP');
  await phone.tap('button', 'Begin');
  await phone.button('Undo').waitFor();
  await phone.touch(phone.page.locator('.fighter').first());
  await phone.sheet.waitFor();
  expect(await meanings(phone.sheet)).not.toBe('');
  await keepPicture(phone.page, 'meanings/somebody-in-a-fight');
  phone.expectPeace();
});
