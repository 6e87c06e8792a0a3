import { expect, test } from 'vitest';
import { asked } from './support/attacks.ts';
import { kept } from './support/database.ts';
import { begin, does, ENCOUNTER, expectSteps, happened, TURN } from './support/fights.ts';
import { enterDice, resolve, ruled } from './support/form.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

/** Taps without waiting for anything, so many milliseconds apart. */
async function rhythm(pause: number, ...names: string[]): Promise<void> {
  await phone.page.evaluate(
    async ([wait, wanted]) => {
      for (const name of wanted) {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name));
        button?.click();
        await new Promise((go) => setTimeout(go, wait));
      }
    },
    [pause, names] as const,
  );
}

/** How the fight that was begun last stands: how many steps there are, and at which it is. */
async function stands(): Promise<string> {
  const fights = (await kept(phone.page, 'fights')) as unknown as { steps: string[]; at: number }[];
  return fights.map(({ steps, at }) => `${at} of ${steps.length - 1}`).join();
}

test.each([5, 40, 120])('Undo %i ms after a command takes back that command, and nothing else', async (pause) => {
  await begin(phone, TURN, [{ name: 'Ilse' }, { name: 'Odo' }]);
  await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
  await rhythm(pause, 'Next Segment', 'Undo');
  await expect.poll(stands).toMatch(/^1 of [12]$/);
  await phone.page.waitForTimeout(500);
  expect(await stands()).toMatch(/^1 of [12]$/);
  expect(await phone.page.getByRole('alert').count()).toBe(0);
  await happened(phone, 'Segment 1: nobody acts.');
  phone.expectPeace();
});

test('each Undo in a steady rhythm is a step back', async () => {
  await begin(phone, TURN, [{ name: 'Ilse', figures: { SPD: 1 } }]);
  for (const segment of [1, 2, 3, 4, 5]) await does(phone, 'Next Segment', `Segment ${segment}: nobody acts.`);
  await rhythm(90, 'Undo', 'Undo', 'Undo', 'Undo');
  await happened(phone, 'Segment 1: nobody acts.');
  await expect.poll(stands).toBe('1 of 5');
  await expectSteps(phone, 1 + 5);
  phone.expectPeace();
});

test('who goes back while a fight begins is not called into it', async () => {
  await phone.visit('/fights/new');
  await phone.page.evaluate(() => history.replaceState(null, ''));
  await phone.visit(ENCOUNTER);
  await phone.tap('button', /^Add /);
  await phone.page.evaluate(() => {
    const named = (name: string) =>
      [...document.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      );
    named('Begin')?.click();
    named('Back')?.click();
  });
  await phone.titled('New fight');
  await expect.poll(async () => (await kept(phone.page, 'fights')).length).toBe(1);
  await phone.page.waitForTimeout(300);
  expect(new URL(phone.page.url()).pathname).toBe('/fights/new');
  phone.expectPeace();
});

test('the next fight begins with nobody of the last', async () => {
  await begin(phone, TURN, [{ name: 'Ilse' }, { name: 'Odo' }]);
  await phone.tap('link', 'Play');
  await phone.titled('Play');
  await phone.tap('link', /New fight/);
  await phone.touch(phone.page.locator('main a').filter({ hasText: 'Turn' }).first());
  await phone.button(/^Add /).waitFor();
  expect(await phone.page.locator('.fold-title', { hasText: 'Ilse' }).count()).toBe(0);
  phone.expectPeace();
});

test('a die is taken back, and asked for again', async () => {
  await asked(phone, 'An arrow against a dodge from light cover');
  await enterDice(phone, [
    ['Séra, Reflex: d20', 11],
    ['Maelis, Reflex: d20', 20],
  ]);
  await ruled(phone);
  await phone.page.goBack();
  await resolve(phone);
  await enterDice(phone, [
    ['Séra, Reflex: d20', 11],
    ['Maelis, Reflex: d20', 14],
  ]);
  await phone.tap('button', 'Take back 14');
  // 20 + 10 + 2 = 32 against 11 + 14 + 5 = 30.
  await enterDice(phone, [['Maelis, Reflex: d20', 20]]);
  expect(await ruled(phone)).toBe("Maelis dodges Séra's arrow.");
  phone.expectPeace();
});

test('a double tap on Roll for me throws one die', async () => {
  await asked(phone, 'An arrow against a dodge from light cover');
  await phone.sheet.getByRole('heading', { name: 'Séra, Reflex: d20' }).waitFor();
  await rhythm(40, 'Roll for me', 'Roll for me');
  await phone.sheet.getByRole('heading', { name: 'Maelis, Reflex: d20' }).waitFor();
  await phone.page.waitForTimeout(400);
  expect(await phone.sheet.getByText(/^Entered so far: \d+$/).count()).toBe(1);
  phone.expectPeace();
});
