import { expect } from 'vitest';
import { kept } from './database.ts';
import type { Phone } from './phone.ts';

export const TURN = '/fights/new/phase-combat/basics/turn';
export const ENCOUNTER = '/fights/new/cerberus/combat/encounter';
export const ROUND = '/fights/new/dex-rank/round/fight';

/** One of the fight, with the figures to write: `DEX` and 20. */
export interface Fighter {
  name: string;
  figures?: Readonly<Record<string, number>>;
}

/** Sets up a fight from its first screen. */
export async function begin(phone: Phone, path: string, fighters: readonly Fighter[]): Promise<void> {
  await phone.visit(path);
  await add(phone, fighters);
  await phone.tap('button', 'Begin');
  await phone.button('Undo').waitFor();
}

/** Adds fighters to those who are being set up. */
export async function add(phone: Phone, fighters: readonly Fighter[]): Promise<void> {
  const field = phone.named('textbox', 'Name');
  for (const [i, { name, figures = {} }] of fighters.entries()) {
    await phone.tap('button', /^Add /);
    // Until the next one is there, the fields are those of the one before.
    if (i > 0) await expect.poll(() => field.inputValue()).not.toBe(fighters[i - 1]?.name);
    await field.fill(name);
    for (const [label, value] of Object.entries(figures)) await phone.named('textbox', label).fill(`${value}`);
  }
}

/** Does what stands at hand, and waits for what is said of it. */
export async function does(phone: Phone, offer: string | RegExp, says?: string | RegExp): Promise<void> {
  await phone.tap('button', offer);
  if (says !== undefined) await happened(phone, says);
}

/** The last thing that happened. */
export async function happened(phone: Phone, says: string | RegExp): Promise<void> {
  const last = phone.page.locator('.log > li').first();
  await last
    .getByText(says, { exact: true })
    .waitFor()
    .catch(async (error) => {
      throw new Error(`The last thing that happened is: ${await last.textContent()}`, { cause: error });
    });
}

/** Does something, and waits until it stands in the log: from then on, the board is that of afterwards. */
export async function told(phone: Phone, deed: () => Promise<void>): Promise<void> {
  const before = await lines(phone);
  await deed();
  await expect.poll(() => lines(phone)).toBe(before + 1);
}

/** How much the log has to tell. Of a long one, only the last lines are shown before all are asked for. */
function lines(phone: Phone): Promise<number> {
  return phone.page.evaluate(() => {
    const log = document.querySelector('.log');
    const all = /\d+/.exec(log?.nextElementSibling?.textContent ?? '')?.[0];
    return Number(all ?? log?.children.length ?? 0);
  });
}

/** What is told when Aldo moves up to Berta: also at which rank he may attack then, since the way has cost him some. */
export const ALDO_ENGAGES = /^Aldo engages Berta, to attack at rank \d\d?\.$/;

/** Chooses one of the answers on the sheet. */
export async function answers(phone: Phone, answer: string | RegExp): Promise<void> {
  await phone.touch(phone.sheet.getByRole('button', { name: answer, exact: true }));
  await phone.sheet.waitFor({ state: 'hidden' });
}

/** One in the fight, as a screen reader tells it. */
export async function fighter(phone: Phone, name: string): Promise<string> {
  const found = phone.page.locator('.fighter', { has: phone.page.locator(`strong:text-is("${name}")`) });
  return (await found.textContent()) ?? '';
}

/** Does something that is not next, from the sheet of whoever does it. */
export async function outOfTurn(phone: Phone, name: string, offer: string | RegExp): Promise<void> {
  await phone.touch(phone.page.locator('.fighter', { has: phone.page.locator(`strong:text-is("${name}")`) }));
  await phone.touch(phone.sheet.getByRole('button', { name: offer, exact: true }));
}

/** How many steps are kept of all fights. */
export async function steps(phone: Phone): Promise<number> {
  return (await kept(phone.page, 'fightSteps')).length;
}

export async function expectSteps(phone: Phone, count: number): Promise<void> {
  await expect.poll(() => steps(phone)).toBe(count);
}
