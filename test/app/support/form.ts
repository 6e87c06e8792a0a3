import type { Locator } from 'playwright-core';
import type { Phone } from './phone.ts';

/** Filling in forms and entering dice as somebody does who reads the labels. */

/** A fold, opened if it is closed. Its title alone tells it; inside of another fold it is sought there. */
export async function fold(
  phone: Phone,
  title: string,
  within: Locator = phone.page.locator('main'),
): Promise<Locator> {
  const found = within.locator('details.fold', {
    has: phone.page.locator(`> summary .fold-title:text-is("${title}")`),
  });
  if ((await found.getAttribute('open')) === null) await phone.touch(found.locator('> summary'));
  await found.locator('> .fold-inside').waitFor();
  return found;
}

/** Writes into the one field of that name. */
export async function write(within: Locator, label: string, value: string | number): Promise<void> {
  const field = within.getByRole('textbox', { name: label, exact: true });
  const written = String(value).replace('-', '−');
  if ((await field.inputValue()) !== written) await field.fill(written);
}

/** Picks the one option of that name. What it brings is there afterwards. */
export async function pick(within: Locator, option: string | RegExp): Promise<void> {
  const radio = within.getByRole('radio', { name: option, exact: true });
  if (await radio.isChecked()) return;
  await radio.tap();
  await within.getByRole('radio', { name: option, exact: true, checked: false }).waitFor({ state: 'detached' });
}

/** Sets a switch. */
export async function set(within: Locator, label: string, isOn: boolean): Promise<void> {
  const found = within.getByRole('switch', { name: label, exact: true });
  if ((await found.isChecked()) === isOn) return;
  await found.tap();
  // One that is switched off may be gone altogether.
  await within.getByRole('switch', { name: label, exact: true, checked: !isOn }).waitFor({ state: 'detached' });
}

/** What the dice show, in the order in which they are asked for: `Séra, Reflex: d20` and 11. */
export type Throw = readonly [title: string | RegExp, faces: number | readonly number[]];

/** The book's first attack, t1.07: 11 + 14 Reflex + 5 for declaring first against 14 + 10 + 2 for light cover; 4 + 9 − 4 DR. */
export const FIRST_ARROW = [
  ['Séra, Reflex: d20', 11],
  ['Maelis, Reflex: d20', 14],
  ['Séra, critical: d20', 10],
  ['Séra, damage: d6', 4],
] as const satisfies readonly Throw[];

/** Enters dice, each when it is asked for by its name. */
export async function enterDice(phone: Phone, throws: readonly Throw[]): Promise<void> {
  for (const [i, [title, faces]] of throws.entries()) {
    await phone.sheet.getByRole('heading', { name: title, exact: true }).waitFor();
    // Nobody throws the next die within the blink in which the same key counts as tapped twice.
    if (faces === throws[i - 1]?.[1]) await phone.page.waitForTimeout(400);
    if (typeof faces === 'number') await phone.touch(key(phone, faces));
    else await enterEach(phone, faces);
  }
}

function key(phone: Phone, face: number): Locator {
  return phone.sheet.locator('.pad').getByRole('button', { name: String(face), exact: true });
}

/** Several dice thrown at once are entered by their faces, even where the total would be asked for. */
async function enterEach(phone: Phone, faces: readonly number[]): Promise<void> {
  const eachInstead = phone.sheet.getByRole('button', { name: 'Enter each die instead' });
  if (await eachInstead.isVisible()) await phone.touch(eachInstead);
  for (const face of faces) await phone.touch(key(phone, face));
  await phone.touch(phone.sheet.getByRole('button', { name: /^Enter \d+d\d+$/ }));
}

/** Begins the ruling that the form describes. */
export function resolve(phone: Phone): Promise<void> {
  return phone.tap('button', 'Resolve');
}

/** The sentence of the ruling that is shown. */
export function sentence(phone: Phone): Locator {
  return phone.page.locator('main .sentence');
}

/** The fold that comes under a ruling once its odds are known. */
export const ODDS = 'What were the odds';

/** Waits for a ruling. @returns its words */
export async function ruled(phone: Phone): Promise<string> {
  await phone.page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
  return (await sentence(phone).textContent()) ?? '';
}

/** Enters percentile dice by their tens and units. */
export async function enterPercentile(phone: Phone, title: string, tens: number, units: number): Promise<void> {
  await phone.sheet.getByRole('heading', { name: title, exact: true }).waitFor();
  const pads = phone.sheet.locator('.pad');
  await phone.touch(pads.first().getByRole('button', { name: tens === 0 ? '00' : `${tens}`, exact: true }));
  await phone.touch(pads.last().getByRole('button', { name: `${units}`, exact: true }));
}
