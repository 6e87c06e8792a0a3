import { describe, expect, test } from 'vitest';
import { firstArrow } from './support/attacks.ts';
import { kept, leave } from './support/database.ts';
import { begin, does, TURN } from './support/fights.ts';
import { resolve, ruled } from './support/form.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

async function chooses(text: string): Promise<void> {
  await phone.visit('/more/data/import');
  await phone.page.locator('input[type="file"]').setInputFiles({
    name: 'riposte-2026-01-01.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('a record that is nested without end is left out, and the others are read', async () => {
  const lastInputs = [{ operation: 'cerberus.martial.attack', input: 'DEEP', changed: 1 }];
  const settings = [{ name: 'theme', value: 'light', changed: 1 }];
  const text = JSON.stringify({ format: 'riposte-data', formatVersion: 4, tables: { lastInputs, settings } });
  await chooses(text.replace('"DEEP"', '['.repeat(100_000) + ']'.repeat(100_000)));
  await phone.titled('What it would do');
  await phone.page.getByText('1 is new', { exact: true }).waitFor();
  await phone.page.getByText('1 is damaged, and left out').waitFor();
  phone.expectPeace();
});

describe('what is kept opens', () => {
  test('of people half filled in whose name is none', async () => {
    await phone.visit('/');
    await leave(phone.page, 'drafts', [
      { key: 'new fight phase-combat.basics.turn', value: [{ id: '~1', name: { a: 1 } }], changed: 1 },
    ]);
    await phone.visit(TURN);
    await phone.titled('New fight');
    await phone.button(/^Add /).waitFor();
    phone.expectPeace();
  });

  test('of a ruling that something else is called like', async () => {
    await firstArrow(phone);
    const [ruling] = await kept(phone.page, 'rulings');
    for (const operation of ['__proto__', 'constructor', 'cerberus.martial.__proto__']) {
      await leave(phone.page, 'rulings', [{ ...ruling, id: 'odd', operation }]);
      await phone.visit('/ruling/odd');
      await phone.page.getByText('so it can only be read').waitFor();
    }
    phone.expectPeace();
  });

  test('of a fight whose steps tell nothing, and of one that these rules no longer read', async () => {
    await begin(phone, TURN, [{ name: 'Ilse' }]);
    await does(phone, 'Next Segment', /^Segment 1/);
    const [fight] = await kept(phone.page, 'fights');
    const steps = await kept(phone.page, 'fightSteps');
    const trace = [
      { rule: 'x', label: 'y' },
      { rule: '__proto__', label: '', parts: 5, terms: {}, value: {} },
    ];
    await leave(
      phone.page,
      'fightSteps',
      steps.map((step) => ({ ...step, trace })),
    );
    await phone.visit(`/fights/${fight?.id}`);
    await phone.page.locator('.log-line').first().tap();
    await phone.sheet.waitFor();

    await leave(phone.page, 'fights', [{ ...fight, operation: 'nothing.of.this' }]);
    await phone.visit(`/fights/${fight?.id}`);
    await phone.page.getByText('so it can only be read').waitFor();
    await phone.page.locator('.log-line').first().tap();
    await phone.sheet.waitFor();
    await phone.tap('button', 'Close');
    await phone.sheet.waitFor({ state: 'hidden' });
    phone.expectPeace();
  });
});

test('a ruling that finds no room says that it is not kept', async () => {
  await firstArrow(phone);
  await phone.tap('button', 'Next');
  await phone.button('Resolve').waitFor();
  await phone.tap('radio', 'Roll for me');
  await phone.page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  await resolve(phone);
  await ruled(phone);
  await phone.page.getByRole('alert').getByText('This ruling is not kept. This device has no room left.').waitFor();
  expect(await kept(phone.page, 'rulings')).toHaveLength(1);
});
