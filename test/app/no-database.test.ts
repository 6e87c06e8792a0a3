import { describe, expect, test } from 'vitest';
import { resolve, ruled } from './support/form.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

/** What browsers do that keep nothing: in private windows, on full or broken disks, or by somebody's wish. */
const WITHOUT = {
  'has none': `Object.defineProperty(window, 'indexedDB', { value: undefined })`,
  'forbids it': `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') }`,
  'does not let it be named': `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } })`,
  'cannot read it': `IDBFactory.prototype.open = () => {
    const request = { error: new DOMException('Internal error opening backing store.', 'UnknownError') };
    setTimeout(() => request.onerror?.({ target: request, type: 'error', preventDefault() {}, stopPropagation() {} }), 10);
    return request;
  }`,
  'never answers': `IDBFactory.prototype.open = () => ({ addEventListener() {} })`,
};

const NOTICE = 'This browser keeps no data for Riposte: rulings work, but nothing is remembered.';

async function opens(path: string, title: string): Promise<void> {
  await phone.page.goto(new URL(path, phone.page.url()).href);
  await phone.titled(title);
  await phone.page.getByRole('alert').getByText(NOTICE).waitFor();
}

describe('where a browser', () => {
  test.each(Object.entries(WITHOUT))(
    '%s, every screen opens, and says that nothing is kept',
    async (_, script) => {
      await phone.visit('/');
      await phone.page.addInitScript(script);
      await opens('/history', 'History');
      await phone.page.getByText('No rulings yet').waitFor();
      await opens('/fights', 'Fights');
      await phone.page.getByText('No fights yet').waitFor();
      await opens('/more/house-rules', 'House rules');
      await phone.page.getByText('None yet').waitFor();
      await opens('/play/cerberus/martial/attack', 'Resolve one attack');
      await phone.tap('radio', 'Roll for me');
      await resolve(phone);
      expect(await ruled(phone)).not.toBe('');
    },
    120_000,
  );
});
