import type { Ruling } from '../../../../kernel/ruling.ts';
import { whole } from '../../../../kernel/schema.ts';
import { d20Into } from '../../base/advantage.ts';
import { difficulty } from '../../base/figures.ts';
import { saveCheck } from '../../base/save.check.ts';
import { RollMode } from '../../vocabulary.ts';

/** A Reflex Save with its modifier known, as the rules of movement call for it. */

export const reflexField = () =>
  whole(-100_000, 100_000, {
    title: 'Reflex',
    description: 'What is added to the Reflex Save: Dexterity, class bonus, feats, items.',
  });

export const effectDc = () => difficulty().describe("The effect's difficulty class.");

export const reflexMode = () => RollMode.optional().describe('Advantage or Disadvantage on the Save.');

export const reflexDie = { key: 'target.reflexSave', dice: '1d20', by: 'target', label: 'Reflex Save' };

interface Saver {
  reflex: number;
  dc: number;
  mode?: 'normal' | 'advantage' | 'disadvantage' | undefined;
}

/** Rolls it: reaching the DC is enough. @param rule id of the rule that calls for it */
export function reflexSaved(
  { reflex, dc, mode }: Saver,
  rule: string,
  ruling: Ruling,
): { total: number; saved: boolean } {
  ruling.citing(saveCheck.id);
  const sum = ruling.calc(`Reflex Save, DC ${dc}`);
  d20Into(sum, reflexDie.key, mode, ruling);
  const total = sum.plus('Reflex', reflex).floor(rule);
  return { total, saved: total >= dc };
}
