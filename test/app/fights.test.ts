import { describe, expect, test } from 'vitest';
import { kept } from './support/database.ts';
import {
  ALDO_ENGAGES,
  answers,
  begin,
  does,
  expectSteps,
  type Fighter,
  fighter,
  happened,
  outOfTurn,
  ROUND,
  TURN,
} from './support/fights.ts';
import { enterDice, enterPercentile, pick } from './support/form.ts';
import { settledBox } from './support/layout.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

/** SPD 4 has Phases in the Segments 3, 6, 9 and 12; SPD 6 in 2, 4, 6, 8, 10 and 12. */
const THREE: readonly Fighter[] = [
  { name: 'Ilse', figures: { DEX: 20, SPD: 4 } },
  { name: 'Odo', figures: { DEX: 15 } },
  { name: 'Scout', figures: { DEX: 12, SPD: 6 } },
];

describe('a Turn', () => {
  test('goes on by one thumb: a held action, an abort, undo and redo', async () => {
    await phone.visit('/');
    await phone.tap('link', /^New fight/);
    await phone.tap('link', /^Phase combat ?Turn\./i);
    await begin(phone, TURN, THREE);
    await phone.titled('Turn 1 begins');
    await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
    await does(phone, 'Next Segment', 'Segment 2: Scout.');
    expect(await fighter(phone, 'Scout')).toContain('Next');
    await does(phone, 'Scout acts');
    await answers(phone, 'Half move, then attack');
    await happened(phone, 'Scout acts.');

    await does(phone, 'Next Segment', 'Segment 3: Ilse, Odo.');
    await does(phone, 'Ilse holds the action', 'Ilse holds the action.');
    expect(await fighter(phone, 'Ilse')).toContain('holds an action since Segment 3');
    expect(await fighter(phone, 'Odo')).toContain('Next');
    // Scout acted in Segment 2; the next Phase, in Segment 4, is given up.
    await outOfTurn(phone, 'Scout', 'Scout aborts');
    await answers(phone, 'Dodge');
    await happened(phone, 'Scout aborts to dodge.');
    expect(await fighter(phone, 'Scout')).toContain('gives up the Phase of Segment 4');

    await outOfTurn(phone, 'Ilse', 'Ilse acts');
    await answers(phone, 'Attack');
    await happened(phone, 'Ilse acts.');
    await phone.tap('button', 'Undo');
    await happened(phone, 'Scout aborts to dodge.');
    expect(await fighter(phone, 'Ilse')).toContain('holds an action');
    await phone.tap('button', 'Redo');
    await happened(phone, 'Ilse acts.');
    expect(await phone.button('Redo').isDisabled()).toBe(true);
    await does(phone, 'Odo acts');
    await answers(phone, 'Full move or another full action');
    await happened(phone, 'Odo acts.');
    await does(phone, 'Next Segment', 'Segment 4: nobody acts.');
    phone.expectPeace();
  });

  test('says why, and leads back to where one was', async () => {
    await begin(phone, TURN, THREE);
    await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
    await phone.tap('button', /^Segment 1: nobody acts\./);
    await phone.sheet.getByRole('heading', { name: 'Next Segment' }).waitFor();
    await phone.page.goBack();
    await phone.sheet.waitFor({ state: 'hidden' });
    await phone.tap('button', 'Back');
    await phone.titled('Fights');
    phone.expectPeace();
  });

  test('keeps what comes next within reach, however large the text', async () => {
    await begin(phone, TURN, THREE);
    await phone.narrow();
    await phone.enlarge(2);
    const { y, height } = await settledBox(phone.button('Next Segment'));
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(phone.page.viewportSize()?.height ?? 0);
    expect(await phone.page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true);
    phone.expectPeace();
  });

  test('asks for the dice of those who tie, by their names', async () => {
    await begin(phone, TURN, [{ name: 'Ilse', figures: { DEX: 15, SPD: 12 } }, { name: 'Séra' }]);
    await phone.tap('button', 'Everything');
    await pick(phone.sheet, 'I have dice');
    await phone.page.goBack();
    await phone.sheet.waitFor({ state: 'hidden' });
    await does(phone, 'Next Segment');
    await enterDice(phone, [
      ['Ilse, DEX roll: 3d6', [1, 2, 3]],
      ['Séra, DEX roll: 3d6', [5, 5, 5]],
    ]);
    await happened(phone, 'Segment 1: Ilse, Séra.');
    phone.expectPeace();
  });
});

describe('a round by DEX-ranks', () => {
  const TWO: readonly Fighter[] = [
    { name: 'Aldo', figures: { DEX: 14 } },
    { name: 'Berta', figures: { DEX: 11 } },
  ];

  async function toActions(): Promise<void> {
    await begin(phone, ROUND, TWO);
    await does(phone, 'Next phase', 'Magic.');
    await does(phone, 'Next phase', 'Actions, by DEX-rank.');
    await does(phone, 'Aldo engages');
    await phone.touch(phone.sheet.getByRole('button', { name: 'Aldo engages' }));
    await happened(phone, ALDO_ENGAGES);
  }

  test('takes the dice of an attack and of the parry that meets it', async () => {
    await toActions();
    // Moving up costs Aldo ranks, so that Berta is first.
    await does(phone, 'Berta attacks with the sword');
    await pick(phone.sheet, 'I have dice');
    await phone.touch(phone.sheet.getByRole('button', { name: 'Parry with the sword, 50 %' }));
    // Both succeed: the sword stands against the sword, and its damage is asked for.
    await enterPercentile(phone, 'Berta, attack: d100', 40, 0);
    await enterPercentile(phone, 'Aldo, parry or dodge: d100', 30, 0);
    await enterDice(phone, [['Berta, damage: d8', 3]]);
    await expect.poll(() => fighter(phone, 'Berta')).toContain('attacked at 11');
    // Of the skills 50 and 40 the better gives two defences with a chance, 50 and 20; one is used.
    expect(await fighter(phone, 'Aldo')).toContain('1 of 2 left');
    expect(await fighter(phone, 'Aldo')).toContain('Next');
    phone.expectPeace();
  });

  test('is set by hand as well, which is undone like anything else', async () => {
    await toActions();
    await phone.tap('link', 'Change');
    await phone.tap('button', /^Add /);
    await phone.named('textbox', 'Name').fill('Cato');
    await phone.tap('button', 'Keep');
    await happened(phone, 'The GM sets the fight by hand.');
    expect(await fighter(phone, 'Cato')).toContain('HP');
    await phone.tap('button', 'Undo');
    await happened(phone, ALDO_ENGAGES);
    expect(await phone.page.locator('.fighter').count()).toBe(2);
    phone.expectPeace();
  });
});

describe('fights', () => {
  test('of two systems stand side by side, each with its own', async () => {
    await begin(phone, TURN, THREE);
    await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
    await begin(phone, ROUND, [{ name: 'Aldo' }, { name: 'Berta' }]);
    await phone.visit('/');
    const lines = phone.page.locator('.fight-line');
    await lines.nth(1).waitFor();
    await expect.poll(() => lines.locator('strong').allTextContents()).toEqual(['Aldo, Berta', 'Ilse, Odo, Scout']);
    await phone.tap('link', /^Ilse, Odo, Scout/);
    await phone.titled('Turn 1, Segment 1');
    expect(await phone.page.locator('.fighter').count()).toBe(3);
    expect(await phone.page.locator('main').textContent()).not.toContain('Aldo');
    const states = (await kept(phone.page, 'fightSteps')).map(({ fight, state }) => [
      fight,
      (state as { kind: string }).kind,
    ]);
    expect(new Set(states.map(([fight, kind]) => `${fight} ${kind}`)).size).toBe(2);
    phone.expectPeace();
  });

  test('begin with the people of an earlier one, under their names', async () => {
    await begin(phone, TURN, THREE);
    await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
    await phone.visit(TURN);
    await phone.page.locator('summary', { hasText: 'From an earlier fight' }).tap();
    await phone.tap('button', /^Ilse, Odo, Scout, /);
    await phone.tap('button', 'Begin');
    await phone.titled('Turn 1 begins');
    expect(await fighter(phone, 'Ilse')).toContain('DEX 20');
    phone.expectPeace();
  });

  test('stay through a reload, with what was open', async () => {
    await begin(phone, TURN, THREE);
    await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
    await does(phone, 'Next Segment', 'Segment 2: Scout.');
    await does(phone, 'Scout acts');
    await phone.sheet.waitFor();
    await phone.reload();
    await answers(phone, 'Attack');
    await happened(phone, 'Scout acts.');
    await phone.reload();
    await happened(phone, 'Scout acts.');
    await phone.tap('button', 'Undo');
    await happened(phone, 'Segment 2: Scout.');
    phone.expectPeace();
  });

  test('are in step in two tabs, and neither adds to what it has not seen', async () => {
    await begin(phone, TURN, THREE);
    const other = await phone.anotherTab();
    await other.visit(new URL(phone.page.url()).pathname);
    await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
    await happened(other, 'Segment 1: nobody acts.');
    await does(other, 'Next Segment', 'Segment 2: Scout.');
    await happened(phone, 'Segment 2: Scout.');
    await expectSteps(phone, 3);
    phone.expectPeace();
    other.expectPeace();
  });

  test('can be deleted, with all their steps', async () => {
    await begin(phone, TURN, THREE);
    await phone.tap('link', 'Change');
    await phone.tap('button', 'Delete this fight');
    await phone.tap('button', 'Yes, delete this fight for good');
    await phone.page.getByText('No fights yet').waitFor();
    await expectSteps(phone, 0);
    phone.expectPeace();
  });
});
