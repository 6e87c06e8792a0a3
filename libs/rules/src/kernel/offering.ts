import type { Ask, Choice, Offer } from './board.ts';
import { nameOf } from './words.ts';

interface Somebody {
  id: string;
  name?: string | undefined;
}

type Standing = Pick<Offer, 'rank' | 'roles'>;

/**
 * Makes the offers of somebody, whose name their titles begin with: `attacks` → `Ilse attacks`.
 * @param usual whether they usually come next, and who plays which role in them, where an offer doesn't say otherwise
 */
export function offersOfOne(one: Somebody, usual: Standing) {
  return (title: string, command: Offer['command'], asks: Ask[] = [], own: Partial<Standing> = {}): Offer => ({
    title: `${nameOf(one)} ${title}`,
    command,
    asks,
    who: one.id,
    ...usual,
    ...own,
  });
}

/** Somebody as an answer, by name. */
const asChoice = (one: Somebody): Choice => ({ label: nameOf(one), value: one.id });

/** Asks whom a command is aimed at. */
export function whom(others: readonly Somebody[], field = 'target'): Ask {
  return { field, title: 'Whom', among: others.map(asChoice) };
}
