import { cerberusWorkedRound } from '@riposte/content';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { fold, pick, set, type Throw, write } from './form.ts';
import type { Phone } from './phone.ts';

/** The book's worked round, written into the form of an attack, field by field. */
export type Worked = (typeof cerberusWorkedRound.attacks)[number];
export type Combatant = (typeof cerberusWorkedRound.combatants)[number];

export function combatantOf(id: string): Combatant {
  return cerberusWorkedRound.combatants.find((combatant) => combatant.id === id) as Combatant;
}

/** @param hp what the target has left */
export async function fillIn(phone: Phone, worked: Worked, hp: number): Promise<void> {
  const main = phone.page.locator('main');
  await fillInAttack(phone, worked);
  await write(main, 'Defender: HP', hp);
  await fillInDefense(phone, worked);
  await fillInPeople(phone, worked);
}

async function fillInAttack(phone: Phone, { by, spell }: Worked): Promise<void> {
  const attack = await fold(phone, 'Attack');
  if (spell) {
    await pick(attack, 'Damage spell');
    await writeAdded(attack, 'Name', spell.name);
    await write(attack, 'Level', spell.level);
    await add(attack, 'Area', attack.getByRole('switch', { name: 'Area' }));
    await pickDice(attack, spell.damageDice);
    return;
  }
  const { weapon } = combatantOf(by);
  if (!weapon) throw new Error(`${by} has no weapon`);
  await pick(attack, 'Weapon');
  await writeAdded(attack, 'Name', weapon.name);
  await add(attack, 'Form', attack.getByRole('radio', { name: 'Melee' }));
  await pick(attack, weapon.use === 'ranged' ? 'Projectile' : 'Melee');
  await writeAdded(attack, 'Level', weapon.level);
  await pickDice(attack, weapon.damageDice);
  await writeAdded(attack, 'Critical multiplier', weapon.criticalMultiplier);
  await add(attack, 'Fixed bonuses', attack.locator('details', { hasText: 'Fixed bonuses' }));
  const bonuses = weapon.fixedBonuses.map((value, i) => [`fixed ${i + 1}`, value] as const);
  await writeParts(await fold(phone, 'Fixed bonuses', attack), bonuses);
}

async function fillInDefense(phone: Phone, { defense }: Worked): Promise<void> {
  const choice = phone.page.locator('main fieldset', { has: phone.page.locator('> legend:text-is("Defense")') });
  if (defense.kind !== 'parry') return pick(choice, defense.kind === 'dodge' ? 'Dodge' : 'No defense');
  await pick(choice, 'Parry');
  await pick(choice, defense.equipment === 'shield' ? 'Shield' : 'Weapon');
  await writeAdded(choice, 'Equipment level', defense.equipmentLevel);
  await add(choice, 'Percent', choice.locator('details', { hasText: 'Percent' }));
  await writeParts(await fold(phone, 'Percent', choice), [['Deflect Projectiles', defense.percent]]);
}

async function fillInPeople(phone: Phone, { by, target, cover, declaredFirst }: Worked): Promise<void> {
  const [striking, struck] = [combatantOf(by), combatantOf(target)];
  const attacker = await fold(phone, 'Attacker');
  await write(attacker, 'Name', striking.name);
  await write(attacker, 'Reflex', striking.reflex);
  const first = attacker.getByRole('switch', { name: 'Declared first', exact: true });
  // Where nobody has said it, it is not so.
  if (declaredFirst) await add(attacker, 'Declared first', first);
  if (await first.isVisible()) await set(attacker, 'Declared first', declaredFirst);

  const defender = await fold(phone, 'Defender');
  await write(defender, 'Name', struck.name);
  await write(defender, 'Max HP', struck.maxHp);
  await pick(defender.getByRole('group', { name: 'Armor' }), labelOf(struck.armor));
  await write(defender, 'DR', struck.dr);
  await write(defender, 'Reflex', struck.reflex);
  const covers = defender.getByRole('group', { name: 'Cover', exact: true });
  await add(defender, 'Cover', covers);
  await pick(covers, labelOf(cover));
}

function labelOf(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** Brings in a field that is not there yet. */
async function add(within: Locator, label: string, field: Locator): Promise<void> {
  if (await field.first().isVisible()) return;
  const more = within.getByRole('button', { name: 'Add more' });
  if (await more.isVisible()) await more.tap();
  await within.getByRole('button', { name: label, exact: true }).tap();
  await field.first().waitFor();
}

async function writeAdded(within: Locator, label: string, value: string | number): Promise<void> {
  await add(within, label, within.getByRole('textbox', { name: label, exact: true }));
  await write(within, label, value);
}

/** `8d12` */
async function pickDice(within: Locator, dice: string): Promise<void> {
  const [count = '', faces = ''] = dice.split('d');
  await pick(within, `d${faces}`);
  await write(within, 'How many', count);
}

/** Named parts of a total: as many rows as there are parts. */
async function writeParts(within: Locator, parts: readonly (readonly [string, number])[]): Promise<void> {
  const rows = within.locator('.modifier');
  // One at a time: what is counted before a tap has told would be tapped for once more.
  for (let count = await rows.count(); count !== parts.length; ) {
    const isOneMore = count < parts.length;
    if (isOneMore) await within.getByRole('button', { name: /^Add to/ }).tap();
    else
      await rows
        .last()
        .getByRole('button', { name: /^Remove/ })
        .tap();
    count += isOneMore ? 1 : -1;
    await expect.poll(() => rows.count()).toBe(count);
  }
  for (const [i, [name, value]] of parts.entries()) {
    const part = rows.nth(i);
    await write(part, `Name of part ${i + 1}`, name);
    await write(part, name, value);
  }
}

const rollers = { attacker: 'by', defender: 'target' } as const;
const labels: Readonly<Record<string, string>> = { reflex: 'Reflex', opening: 'opening through cover' };

/** The script's dice by the names under which the app asks for them. */
export function throwsOf(worked: Worked): Throw[] {
  return worked.dice.map(({ key, dice, faces }) => {
    const [role = '', what = ''] = key.split('.');
    const { name } = combatantOf(worked[rollers[role as keyof typeof rollers]]);
    const title = `${name}, ${labels[what] ?? what}: ${dice.replace(/^1d/, 'd')}`;
    const [only] = faces;
    return [title, faces.length === 1 && only !== undefined ? only : faces];
  });
}
