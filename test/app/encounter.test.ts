import { describe, expect, test } from 'vitest';
import { answers, begin, does, ENCOUNTER, type Fighter, fighter, happened, outOfTurn, told } from './support/fights.ts';
import { enterDice, fold, pick } from './support/form.ts';
import { newcomers } from './support/newcomers.ts';
import type { Phone } from './support/phone.ts';
import { keepPicture } from './support/pictures.ts';

let phone: Phone;
newcomers((fresh) => {
  phone = fresh;
});

const TWO: readonly Fighter[] = [
  { name: 'Séra', figures: { Reflex: 14 } },
  { name: 'Brant', figures: { Reflex: 11 } },
];

async function withOwnDice(): Promise<void> {
  await phone.tap('button', 'Everything');
  await pick(phone.sheet, 'I have dice');
  await phone.page.goBack();
  await phone.sheet.waitFor({ state: 'hidden' });
}

describe('an encounter', () => {
  test('is run with one thumb: an attack that waits for its defense, own dice, the next tick, undo and redo', async () => {
    await phone.visit(ENCOUNTER);
    await keepPicture(phone.page, 'encounter/1-setup');
    await begin(phone, ENCOUNTER, TWO);
    await keepPicture(phone.page, 'encounter/2-begun');
    await withOwnDice();
    await outOfTurn(phone, 'Séra', /^Séra attacks with the sword/);
    await happened(phone, 'Séra attacks Brant.');
    // 19 + d20 against 11 + d20, ties again: 66 of 400 throws are dodged and 12 tie, so 322 of 388 land.
    await phone.button(/^Brant dodges ?Séra's sword · 1 of 1 dodge · lands 83 ?%$/).waitFor();
    await phone.button(/^Brant takes it ?Séra's sword · lands 100 ?%$/).waitFor();
    await keepPicture(phone.page, 'encounter/3-announced');
    expect(await fighter(phone, 'Brant')).toContain('Next');
    await does(phone, /^Brant dodges/);
    // 10 + 14 + 5 for declaring first is 29; 8 + 11 is 19.
    await enterDice(phone, [
      ['Séra, Reflex: d20', 10],
      ['Brant, Reflex: d20', 8],
      ['Séra, critical: d20', 10],
      ['Séra, damage: d8', 6],
    ]);
    // 6 + 3 - 2 DR
    await happened(phone, "Séra's sword hits Brant for 7.");
    await keepPicture(phone.page, 'encounter/4-struck');
    await phone.tap('button', 'Undo');
    await happened(phone, 'Séra attacks Brant.');
    await phone.tap('button', 'Redo');
    await happened(phone, "Séra's sword hits Brant for 7.");
    await outOfTurn(phone, 'Brant', 'Brant has a new condition');
    await pick(phone.sheet, 'Prone');
    await answers(phone, 'Brant has a new condition');
    await happened(phone, 'Brant is prone.');
    await outOfTurn(phone, 'Séra', 'Séra has a new condition');
    await pick(phone.sheet, 'Silenced');
    await pick(phone.sheet, 'A tick');
    await answers(phone, 'Séra has a new condition');
    await happened(phone, 'Séra is silenced for 1 tick.');
    expect(await fighter(phone, 'Séra')).toContain('silenced');
    expect(await fighter(phone, 'Brant')).toContain('prone');
    await does(phone, 'Close the tick', 'Tick 1 closes.');
    await does(phone, 'Next tick', /^Round 1, tick 2\./);
    expect(await fighter(phone, 'Séra')).not.toContain('silenced');
    await keepPicture(phone.page, 'encounter/5-next-tick');
    phone.expectPeace();
  });

  test('is the worked round of the book, played with its dice: 78, 230, 15 and 109 HP at its end', async () => {
    await phone.visit(ENCOUNTER);
    await fold(phone, 'An example');
    await phone.tap('button', /^The harbor warehouse/);
    await phone.tap('button', 'Begin');
    await phone.button('Undo').waitFor();
    await withOwnDice();

    await asks('Séra', 'Séra declares attacks', '3 attacks on Maelis');
    await told(phone, () => outOfTurn(phone, 'Maelis', 'Maelis casts Fireball'));
    await moves('Maelis', 15);
    await asks('Maelis', 'Maelis has cover', 'Séra', 'Light');
    await moves('Osseur', 30, "Nobody's");
    await attacks('Séra', 'Maelis');
    await does(phone, /^Maelis dodges/);
    await enterDice(phone, dice([11, 14, 10], ['Séra', 'Maelis', 'd6', 4]));
    await happened(phone, "Séra's arrow hits Maelis for 9.");
    for (const opening of [2, 3]) await arrow(opening, 2, 7);
    expect(await fighter(phone, 'Maelis')).toContain('casting Fireball, 23 HP lost');
    await nextTick('Round 1, tick 2.');

    await asks('Osseur', 'Osseur declares attacks', '1 attack on Maelis');
    await asks('Séra', 'Séra declares attacks', '3 attacks on Maelis');
    await outOfTurn(phone, 'Maelis', 'Maelis goes on with Fireball');
    await happened(phone, 'Maelis goes on with Fireball.');
    await phone.tap('button', 'Everything');
    await phone.touch(phone.sheet.getByRole('button', { name: 'Roll priority' }));
    await phone.touch(phone.sheet.getByRole('button', { name: 'Séra, Osseur, Maelis' }));
    await enterDice(phone, [
      [/^Séra/, 12],
      [/^Osseur/, 9],
      [/^Maelis/, 17],
    ]);
    await happened(phone, 'In order: Maelis, Séra, Osseur.');
    await asks('Maelis', 'Maelis releases Fireball', 'Séra');
    await does(phone, /^Séra takes it/);
    await enterDice(phone, [[/damage: 8d12$/, [7, 7, 7, 7, 6, 6, 6, 6]]]);
    await happened(phone, /Fireball hits Séra for 50\.$/);
    await arrow(1, 5, 10);
    await arrow(4, 3, 8);
    await attacks('Séra', 'Maelis');
    await does(phone, /^Maelis takes it/);
    await enterDice(phone, [[/opening through cover: d5$/, 5]]);
    await happened(phone, "Séra's arrow finds no opening: the cover saves Maelis.");
    await moves('Osseur', 30, 'That of Brant');
    await told(phone, () => does(phone, 'Brant strikes at Osseur, who leaves'));
    await does(phone, /^Osseur takes it/);
    await enterDice(phone, struck('Brant', 'd8', 5));
    await happened(phone, "Brant's battleaxe hits Osseur for 10.");
    await axe(8, 23);
    await nextTick('Round 1, tick 3.');

    await asks('Osseur', 'Osseur declares attacks', '1 attack on Maelis');
    await outOfTurn(phone, 'Maelis', 'Maelis casts Elemental Wall, quickened');
    await happened(phone, /^Maelis begins to cast Elemental Wall/);
    await axe(2, 17);
    await outOfTurn(phone, 'Maelis', 'Maelis releases Elemental Wall, quickened');
    await happened(phone, /takes effect\.$/);
    for (const [throws, says] of [
      [[6, 18], "Brant parries Séra's arrow."],
      [[13, 3], "Séra's arrow hits Brant for 11."],
    ] as const) {
      await attacks('Séra', 'Brant');
      await does(phone, /^Brant parries with the shield/);
      await enterDice(phone, [
        ['Séra, Reflex: d20', throws[0]],
        ['Brant, Reflex: d20', throws[1]],
        ...(throws[0] > throws[1] ? struck('Séra', 'd6', 4) : []),
      ]);
      await happened(phone, says);
    }
    for (const [name, hp] of [
      ['Séra', '78/128'],
      ['Osseur', '230/240'],
      ['Maelis', '15/96'],
      ['Brant', '109/120'],
    ] as const)
      expect(await fighter(phone, name)).toContain(hp);
    await keepPicture(phone.page, 'encounter/6-worked-round');
    phone.expectPeace();
  }, 180_000);
});

/** A command from somebody's sheet, with what it asks. */
async function asks(name: string, offer: string, ...chosen: string[]): Promise<void> {
  await told(phone, async () => {
    await outOfTurn(phone, name, offer);
    if (chosen.length > 1) for (const answer of chosen) await pick(phone.sheet, answer);
    await answers(phone, chosen.length > 1 ? offer : chosen.join());
  });
}

/** A number to write, then what else is asked. */
async function moves(name: string, feet: number, leaving?: string): Promise<void> {
  await told(phone, async () => {
    await outOfTurn(phone, name, `${name} moves`);
    if (leaving !== undefined) await pick(phone.sheet, leaving);
    await phone.sheet.getByRole('textbox').first().fill(`${feet}`);
    await answers(phone, `${name} moves`);
  });
}

/** An attack that was declared, or else a new one. */
async function attacks(name: string, target: string): Promise<void> {
  await told(phone, async () => {
    await phone.touch(phone.page.locator('.fighter', { has: phone.page.locator(`strong:text-is("${name}")`) }));
    const declared = phone.sheet.getByRole('button', { name: new RegExp(`^${name} attacks ${target} as declared`) });
    const anew = phone.sheet.getByRole('button', { name: new RegExp(`^${name} attacks with`) });
    await declared.or(anew).first().waitFor();
    // What is open to somebody comes all at once, and by the board that is there now.
    if ((await declared.count()) > 0) return answers(phone, new RegExp(`^${name} attacks ${target} as declared`));
    await phone.touch(anew);
    await answers(phone, target);
  });
}

const struck = (name: string, die: string, face: number) =>
  [
    [`${name}, critical: d20`, 10],
    [`${name}, damage: ${die}`, face],
  ] as const;

function dice(
  [attacker, defender, critical]: readonly number[],
  [by, target, die, face]: readonly [string, string, string, number],
) {
  return [
    [`${by}, Reflex: d20`, attacker],
    [`${target}, Reflex: d20`, defender],
    [`${by}, critical: d20`, critical],
    [`${by}, damage: ${die}`, face],
  ] as [string, number][];
}

/** An arrow at Maelis behind the crates, who takes it. */
async function arrow(opening: number, face: number, damage: number): Promise<void> {
  await attacks('Séra', 'Maelis');
  await does(phone, /^Maelis takes it/);
  await enterDice(phone, [[/opening through cover: d5$/, opening], ...struck('Séra', 'd6', face)]);
  await happened(phone, `Séra's arrow hits Maelis for ${damage}.`);
}

async function axe(face: number, damage: number): Promise<void> {
  await attacks('Osseur', 'Maelis');
  await does(phone, /^Maelis takes it/);
  await enterDice(phone, struck('Osseur', 'd12', face));
  await happened(phone, new RegExp(`greataxe hits Maelis for ${damage}\\.`));
}

async function nextTick(says: string): Promise<void> {
  await does(phone, 'Close the tick', /^Tick \d closes\.$/);
  await does(phone, 'Next tick', says);
}
