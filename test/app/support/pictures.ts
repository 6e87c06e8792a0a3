import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../support/paths.ts';

/** Where pictures of screens are left for people to look at. Git takes no notice of it. */
const FOLDER = join(root, 'test-results/app');

/** @param name such as `dark/ruling` */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name.replace(/[^\w/-]+/g, '-')}.png`) });
}
