import { expect } from 'vitest';
import { contrastFaults, faults } from './axe.ts';
import { hollows, smallTargets } from './layout.ts';
import type { Phone } from './phone.ts';
import { keepPicture } from './pictures.ts';

/** The screen can be read and used by everybody in both themes; a picture of it in each is kept under the name. */
export async function expectReadable({ page }: Phone, name: string): Promise<void> {
  expect.soft(await faults(page)).toEqual([]);
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await hollows(page)).toEqual([]);
  await keepPicture(page, `dark/${name}`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor();
  expect.soft(await contrastFaults(page)).toEqual([]);
  await keepPicture(page, `light/${name}`);
  await page.emulateMedia({ colorScheme: 'dark' });
}
