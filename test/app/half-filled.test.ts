import { registry } from '@riposte/rules';
import { describe, expect, test } from 'vitest';
import { leave } from './support/database.ts';
import { begin, does, ENCOUNTER, happened, TURN } from './support/fights.ts';
import { enterDice, pick, resolve } from './support/form.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

describe('what is half filled in comes back after a reload', () => {
  test('in a house rule', async () => {
    await phone.visit('/more/house-rules/new');
    await phone.page.getByRole('searchbox').fill('declaring first');
    await phone.page.locator('main .list-link').first().tap();
    await pick(phone.page.locator('main'), 'Percent');
    await phone.named('textbox', 'Whose rule is it?').fill('Ilse');
    await phone.reload();
    await expect.poll(() => phone.page.getByRole('radio', { name: 'Percent' }).isChecked()).toBe(true);
    await expect.poll(() => phone.named('textbox', 'Whose rule is it?').inputValue()).toBe('Ilse');
    phone.expectPeace();
  });

  test('in the address of a pack', async () => {
    await phone.visit('/more/packs/load');
    await phone.named('textbox', 'Address').fill('/v1/packs/harbor');
    await phone.reload();
    await expect.poll(() => phone.named('textbox', 'Address').inputValue()).toBe('/v1/packs/harbor');
    phone.expectPeace();
  });

  test('in what a fight asks', async () => {
    await begin(phone, ENCOUNTER, [{ name: 'Brant' }]);
    await phone.touch(phone.page.locator('.fighter').first());
    await phone.touch(phone.sheet.getByRole('button', { name: 'Brant has a new condition' }));
    await pick(phone.sheet, 'Blinded');
    await pick(phone.sheet, 'Two rounds');
    await phone.reload();
    await phone.sheet.waitFor();
    await expect.poll(() => phone.page.getByRole('radio', { name: 'Blinded' }).isChecked()).toBe(true);
    await expect.poll(() => phone.page.getByRole('radio', { name: 'Two rounds' }).isChecked()).toBe(true);
    await phone.touch(phone.sheet.getByRole('button', { name: 'Brant has a new condition' }));
    await happened(phone, 'Brant is blinded for 6 ticks.');
    phone.expectPeace();
  });

  test('in a fight that is set by hand, and never after the fight has gone on', async () => {
    await begin(phone, TURN, [{ name: 'Ilse' }, { name: 'Odo' }]);
    const fight = new URL(phone.page.url()).pathname;
    await phone.tap('link', 'Change');
    await phone.tap('button', /^Add /);
    await phone.named('textbox', 'Name').fill('Cato');
    await phone.reload();
    await phone.page.locator('.fold-title', { hasText: 'Cato' }).waitFor();
    const other = await phone.anotherTab();
    await other.visit(fight);
    await does(other, 'Next Segment', 'Segment 1: nobody acts.');
    await phone.page.locator('.fold-title', { hasText: 'Cato' }).waitFor({ state: 'detached' });
    await phone.reload();
    await phone.page.locator('.fold-title', { hasText: 'Odo' }).waitFor();
    await expect.poll(() => phone.page.locator('.fold-title', { hasText: 'Cato' }).count()).toBe(0);
    phone.expectPeace();
  });
});

test('what was answered in one place is not the answer in the next', async () => {
  const series = registry.operations.get('phase-combat.block.series');
  const bare = series?.examples.find(({ title }) => title.startsWith('Bare hands for a friend'));
  const draft = { input: bare?.request.input, left: {}, decisions: [], amendments: [], origin: { from: 'last' } };
  await phone.visit('/');
  await leave(phone.page, 'drafts', [{ key: 'phase-combat.block.series', value: draft, changed: 1 }]);
  await phone.visit('/play/phase-combat/block/series');
  await phone.tap('radio', 'I have dice');
  await resolve(phone);
  const answer = phone.sheet.getByRole('textbox');
  await phone.sheet.getByText('here for attack 1').waitFor();
  const usual = await answer.inputValue();
  await answer.fill('−2');
  await phone.tap('button', 'Decide');
  await enterDice(phone, [
    [/block \(attack 1\): 3d6$/, [1, 1, 1]],
    [/attack roll \(attack 2\): 3d6$/, [6, 6, 6]],
  ]);
  await phone.sheet.getByText('here for attack 3').waitFor();
  expect(await answer.inputValue()).toBe(usual);
  phone.expectPeace();
});
