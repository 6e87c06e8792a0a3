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
  for (const { name, figures = {} } of fighters) {
    await phone.tap('button', /^Add /);
    await phone.named('textbox', 'Name').fill(name);
    for (const [label, value] of Object.entries(figures)) await phone.named('textbox', label).fill(`${value}`);
  }
  await phone.tap('button', 'Begin');
  await phone.button('Undo').waitFor();
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
