import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { TriedDefense } from '../martial/positions.ts';
import { coverChance } from '../movement/cover.chance.ts';
import { coverTable } from '../movement/cover-table.ts';

/** The crates of the warehouse: light cover helps a defense, and asks an attack that nobody meets for an opening. */
export const cover = procedure({
  id: 'cerberus.example.cover',
  input: z.strictObject({
    defense: TriedDefense,
    coverApplies: flag('Whether the crates stand between the two, in this direction.'),
  }),
  output: z.strictObject({
    duelBonus: whole(0, 100, "What the cover adds to the defender's duel."),
    attackPasses: flag('Whether the attack finds an opening, or needs none; absent while a duel decides.').nullable(),
  }),
  dice: [{ key: 'attacker.opening', dice: '1d5', by: 'attacker', label: 'opening through cover' }],
  uses: [coverChance, coverTable],
  outcome: ['duelBonus', 'attackPasses'],
  says: ({ duelBonus, attackPasses }) => {
    if (attackPasses === null) return `The duel decides; cover adds ${duelBonus} to the defense.`;
    return attackPasses ? 'The attack gets through.' : 'The cover stops the attack.';
  },
  evaluate({ defense, coverApplies }, ruling) {
    if (defense === 'none') {
      const attackPasses = !coverApplies || ruling.run(coverChance, { cover: 'light' }).lands;
      return { duelBonus: 0, attackPasses };
    }
    const duelBonus = coverApplies ? ruling.run(coverTable, { cover: 'light' }).reflexBonus : 0;
    return { duelBonus, attackPasses: null };
  },
});
