import { expect } from 'vitest';
import { settled } from './layout.ts';
import type { Phone } from './phone.ts';

/** One screen, or one state of it, and how somebody gets there. */
export interface ScreenToSee {
  name: string;
  reach(phone: Phone): Promise<void>;
  /** What must be done lest it comes back by itself. */
  leave?(phone: Phone): Promise<void>;
}

/** Visits a path and waits for words on its screen. */
export async function shown(phone: Phone, path: string, words: string | RegExp): Promise<void> {
  await phone.visit(path);
  await phone.page.locator('main').getByText(words).first().waitFor();
}

/** Opens every fold that can be seen, and those in them. One that comes later with an answer has to be waited for before. */
export async function openFolds(phone: Phone): Promise<void> {
  const closed = phone.page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0 || (await settled(() => closed.count())) > 0) {
    const summary = await closed.first().elementHandle();
    await summary?.tap();
    // A second tap on the way would close it again.
    await expect.poll(() => summary?.evaluate((element) => element.parentElement?.hasAttribute('open'))).toBe(true);
  }
}
