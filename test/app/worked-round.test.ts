import { cerberusWorkedRound } from '@riposte/content';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser } from '../support/chromium.ts';
import { combatantOf, fillIn, throwsOf } from './support/attack-form.ts';
import { enterDice, resolve, ruled } from './support/form.ts';
import { Phone } from './support/phone.ts';
import { keepPicture } from './support/pictures.ts';

/** The fight that the rulebook plays through, as somebody plays it who has the book, the dice and the phone. */
const { attacks, combatants } = cerberusWorkedRound;

let browser: Browser;
let phone: Phone;
/** What the book leaves everybody with. */
const hp = new Map<string, number>(combatants.map((combatant) => [combatant.id, combatant.hp]));

beforeAll(async () => {
  browser = await Browser.start();
  phone = await Phone.fresh(browser, inject('serverUrl'));
  await phone.visit('/');
});
afterEach((test) => phone.keepFailure(test));
afterAll(() => browser.close());

describe('the worked round on the phone', () => {
  test.each(attacks.map((worked) => [worked.step, worked] as const))('%s', async (step, worked) => {
    const { expected, by, target } = worked;
    const [attacker, defender] = [combatantOf(by).name, combatantOf(target).name];
    const before = hp.get(target) ?? 0;
    hp.set(target, expected.hpAfter);

    await phone.tap('link', 'Play');
    await phone.page
      .getByRole('link', { name: /^Resolve one attack (Martial|A blow, shot)/ })
      .first()
      .tap();
    await phone.button('Resolve').waitFor();
    await fillIn(phone, worked, before);
    if (step === attacks[0].step) await phone.tap('radio', 'I have dice');
    await resolve(phone);
    await enterDice(phone, throwsOf(worked));

    const words = await ruled(phone);
    expect(words).toContain(attacker);
    expect(words).toContain(defender);
    expect(words).toMatch(
      expected.lands ? new RegExp(`hits ${defender} for ${expected.damage}\\.`) : /parries|cover|misses/,
    );

    const changed = await phone.page.locator('.change').allTextContents();
    const wanted = `${defender}HP ${before} →  to ${expected.hpAfter} −${expected.damage}`;
    expect(changed).toEqual(expected.damage > 0 ? [wanted] : []);

    const why = await phone.page.locator('.why-words').allTextContents();
    const sums = why.filter((line) => line.includes(' = '));
    const totalOf = (name: string) => sums.find((line) => line.startsWith(`${name}: `) && line.includes('Reflex'));
    if (expected.attackerTotal !== null) {
      expect(totalOf(attacker)).toMatch(new RegExp(`(= |, down to )${expected.attackerTotal}$`));
      expect(totalOf(defender)).toMatch(new RegExp(`(= |, down to )${expected.defenderTotal}$`));
    }
    if (expected.lands)
      expect(sums.at(-1)).toMatch(new RegExp(`− ${combatantOf(target).dr} DR = ${expected.damage} HP$`));
    phone.expectPeace();
  });

  test('stands in the history, the last first, with what everybody has left', async () => {
    await phone.visit('/history');
    const told = phone.page.locator('main .list-link');
    await told.first().waitFor();
    await expect.poll(() => told.count()).toBe(attacks.length);
    await expect.poll(() => told.first().textContent()).toContain('Brant for 11');
    expect(Object.fromEntries(hp)).toEqual({ sera: 78, osseur: 230, maelis: 15, brant: 109 });
    await keepPicture(phone.page, 'dark/history-of-the-worked-round');
    phone.expectPeace();
  });
});
