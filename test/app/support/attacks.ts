import { enterDice, FIRST_ARROW, resolve, ruled } from './form.ts';
import type { Phone } from './phone.ts';

const ATTACK = '/play/cerberus/martial/attack';

/** Starts the form of an attack anew from one of its examples. */
export async function fromExample(phone: Phone, title: string): Promise<void> {
  await phone.visit(ATTACK);
  await phone.page.locator('details.fold > summary').first().tap();
  await phone.tap('button', title);
}

/** The form of an attack whose dice are asked for. */
export async function asked(phone: Phone, title: string): Promise<void> {
  await fromExample(phone, title);
  await phone.tap('radio', 'I have dice');
  await resolve(phone);
  await phone.sheet.waitFor();
}

/** A ruling made with the dice of the book's first arrow. */
export async function firstArrow(phone: Phone): Promise<void> {
  await asked(phone, 'An arrow against a dodge from light cover');
  await enterDice(phone, FIRST_ARROW);
  await ruled(phone);
}
