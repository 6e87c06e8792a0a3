import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { happened } from './support/fights.ts';
import { ruled, sentence } from './support/form.ts';
import { Phone } from './support/phone.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  browser = await Browser.start();
  phone = await Phone.fresh(browser, inject('serverUrl'));
});
afterEach((test) => phone.keepFailure(test));
afterAll(() => browser.close());

/** Nobody wants to press Tab more often than this to get anywhere on a screen. */
const MOST_STEPS = 60;

interface Focused {
  name: string;
  isSeen: boolean;
}

/** What has the focus, by the name that a screen reader says, and whether somebody who looks sees that it has. */
async function focused(): Promise<Focused> {
  const focus = phone.page.locator('*:focus');
  // Between the last of a page and its first, the browser itself has it.
  if ((await focus.count()) === 0) return { name: '', isSeen: false };
  const isSeen = await phone.page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return false;
    const shown = element.closest<HTMLElement>('.chip') ?? element;
    const { top, bottom } = shown.getBoundingClientRect();
    const isOn = bottom > 0 && top < innerHeight;
    return isOn && getComputedStyle(shown).outlineStyle !== 'none';
  });
  const tree = await focus.ariaSnapshot();
  return { name: /"([^"]*)"/.exec(tree)?.[1] ?? (await focus.textContent()) ?? '', isSeen };
}

/** Presses Tab until something has the focus; all that has it on the way can be seen. */
async function tabTo(name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    await phone.page.keyboard.press('Tab');
    const now = await focused();
    if (now.name === '') continue;
    expect(now.isSeen, `the focus on ${now.name} can be seen`).toBe(true);
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) return;
    passed.push(now.name);
  }
  throw new Error(`${name} was not reached, but ${passed.join(', ')}`);
}

/**
 * From now on, goes on to a sheet's way out at the very moment when it opens.
 * @returns asks what has the focus a little after that
 */
async function goOnOnceOpen(): Promise<() => Promise<string | null>> {
  await phone.page.evaluate(() => {
    const later = new Promise<string | null>((resolve) => {
      new MutationObserver((_, observer) => {
        const way = document.querySelector<HTMLElement>('dialog[open] button');
        if (!way) return;
        observer.disconnect();
        way.focus();
        setTimeout(() => resolve(document.activeElement?.getAttribute('aria-label') ?? null), 300);
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    });
    Object.assign(globalThis, { later });
  });
  return () => phone.page.evaluate(() => (globalThis as unknown as { later: Promise<string | null> }).later);
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await phone.page.keyboard.press(key);
}

/** What is said to those who listen. */
function said() {
  return phone.page.locator('p[role="status"][aria-live="polite"]');
}

describe('with the keyboard alone', () => {
  test('an attack is chosen and the place is told', async () => {
    await phone.visit('/');
    await tabTo(/^Resolve one attack (Martial|A blow, shot)/);
    await press('Enter');
    await phone.titled('Resolve one attack');
    await expect.poll(async () => (await focused()).name).toBe('Resolve one attack');
    await expect.poll(() => phone.page.title()).toBe('Resolve one attack · Riposte');
  });

  test('the form is filled in', async () => {
    await tabTo('Defender: HP');
    await press('ArrowDown', 'ArrowDown', 'PageUp');
    // 96 − 1 − 1 + 10
    await expect.poll(() => phone.named('textbox', 'Defender: HP').inputValue()).toBe('104');
    await press('ControlOrMeta+a');
    await phone.page.keyboard.type('96');
    await tabTo('Dodge');
    await press('ArrowDown');
    await expect.poll(() => phone.page.getByRole('radio', { name: 'Parry' }).isChecked()).toBe(true);
    await press('ArrowUp');
    await expect.poll(() => phone.page.getByRole('radio', { name: 'Dodge' }).isChecked()).toBe(true);
    await tabTo('Roll for me');
    await press('ArrowRight');
    await expect.poll(() => phone.named('radio', 'I have dice').isChecked()).toBe(true);
  });

  test('it is ruled, and the ruling is said', async () => {
    await tabTo('Resolve');
    await press('Enter');
    for (const [title, face] of [
      ['Séra, Reflex: d20', '11'],
      ['Maelis, Reflex: d20', '14'],
      ['Séra, critical: d20', '10'],
      ['Séra, damage: d6', '4'],
    ] as const) {
      await phone.sheet.getByRole('heading', { name: title }).waitFor();
      await expect.poll(async () => (await focused()).name).toBe(title);
      await tabTo(face);
      await press('Enter');
    }
    expect(await ruled(phone)).toBe("Séra's arrow hits Maelis for 9.");
    await expect.poll(() => said().textContent()).toBe("Séra's arrow hits Maelis for 9. Maelis: HP from 96 to 87.");
  });

  test('a sheet that is closed gives the focus back at once', async () => {
    await tabTo('Change Séra, damage: 4');
    await press('Enter');
    await phone.sheet.waitFor();
    await press('Escape');
    await phone.sheet.waitFor({ state: 'hidden' });
    expect((await focused()).name).toBe('Change Séra, damage: 4');

    await tabTo(/^Séra: 11/);
    const { name } = await focused();
    await press('Enter');
    await phone.sheet.waitFor();
    await tabTo('Close');
    await press('Enter');
    await phone.sheet.waitFor({ state: 'hidden' });
    expect((await focused()).name).toBe(name);
  });

  test('a die is corrected, and the new ruling is said', async () => {
    await phone.button('Change Séra, damage: 4').focus();
    const later = await goOnOnceOpen();
    await press('Enter');
    // Nobody is taken back to the heading.
    expect(await later()).toBe('Close');
    await tabTo('6');
    await press('Enter');
    // 6 + 9 − 4 DR = 11.
    await sentence(phone).filter({ hasText: 'for 11.' }).waitFor();
    await expect.poll(() => said().textContent()).toBe("Séra's arrow hits Maelis for 11. Maelis: HP from 96 to 85.");
    await expect.poll(async () => (await focused()).name).toBe('Change Séra, damage: 6');
  });

  test('what cannot be ruled is said', async () => {
    await tabTo('Correct');
    await press('Enter');
    await phone.page.getByText('Correcting a ruling').waitFor();
    await expect.poll(async () => (await focused()).name).toBe('Resolve one attack');
    await tabTo(/^AttackWeapon/);
    await press('Enter');
    await tabTo(/^Fixed bonuses/);
    await press('Enter');
    await tabTo('Name of part 1');
    await press('ControlOrMeta+a', 'Delete');
    await tabTo('Rule again, same dice');
    await press('Enter');
    await phone.page.getByRole('alert').getByText('This is needed.').waitFor();
    await expect.poll(() => said().textContent()).toBe('This can’t be resolved as it is.');
    phone.expectPeace();
  });

  test('a rule is searched, found and read', async () => {
    await phone.visit('/rules');
    await tabTo('Search rules, tables and words');
    await phone.page.keyboard.type('shield');
    await expect.poll(async () => said().textContent()).toMatch(/found\. First: .*Enter opens it\./);
    await press('Enter');
    await phone.page.getByText('Read next').or(phone.page.getByText('In this chapter')).first().waitFor();
    await tabTo('Back');
    await press('Enter');
    await phone.titled('Rules');
    await expect.poll(() => phone.page.getByRole('searchbox').inputValue()).toBe('shield');
    phone.expectPeace();
  });

  test('a fight is set up, run and undone', async () => {
    await phone.visit('/fights/new/phase-combat/basics/turn');
    await tabTo(/^Add a /);
    await press('Enter');
    await expect.poll(async () => (await focused()).name).toBe('Name');
    await phone.page.keyboard.type('Ilse');
    await tabTo('SPD');
    await press('ControlOrMeta+a');
    await phone.page.keyboard.type('12');
    await tabTo('Begin');
    await press('Enter');
    await phone.titled('Turn 1 begins');
    await tabTo('Next Segment');
    await press('Enter');
    await expect.poll(() => said().textContent()).toBe('Segment 1: Ilse.');
    // It is said before it stands on the screen.
    await happened(phone, 'Segment 1: Ilse.');
    await tabTo('Ilse acts');
    await press('Enter');
    await phone.sheet.waitFor();
    await tabTo('Attack');
    await press('Enter');
    await expect.poll(() => said().textContent()).toBe('Ilse acts.');
    // What has the focus goes with what has been done.
    await phone.sheet.waitFor({ state: 'hidden' });
    await happened(phone, 'Ilse acts.');
    await phone.button('Ilse acts').waitFor({ state: 'detached' });
    await tabTo('Undo');
    await press('Enter');
    await expect.poll(() => said().textContent()).toBe('Undone: Ilse acts.');
    await happened(phone, 'Segment 1: Ilse.');
    await phone.button('Ilse acts').waitFor();
    await press('Enter');
    await expect.poll(() => said().textContent()).toBe('Undone: Next Segment.');
    // There is nothing left to undo, and the focus stays where it was.
    await expect.poll(() => phone.button('Undo').isDisabled()).toBe(true);
    await expect.poll(focused).toEqual({ name: 'Undo', isSeen: true });
    phone.expectPeace();
  });
});
