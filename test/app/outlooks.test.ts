import { expect, test } from 'vitest';
import { fromExample } from './support/attacks.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

test('each defense tells its odds before it is chosen, the same ones too', async () => {
  await fromExample(phone, 'An arrow against a dodge from light cover');
  const outlook = (option: string) =>
    phone.page
      .locator('.option', { has: phone.page.locator(`strong:text-is("${option}")`) })
      .locator('.option-outlook');
  // Behind light cover 4 of 5 arrows find an opening.
  await expect.poll(() => outlook('No defense').textContent()).toMatch(/lands 80\s%/);
  await expect.poll(() => outlook('Dodge').textContent()).toContain('lands');
  phone.expectPeace();
});
