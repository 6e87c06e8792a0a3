import { cerberusWorkedRound } from '@riposte/content';
import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { priorityTotal } from '../combat/priority.total.ts';
import { duelDice, duelled } from '../martial/defense.duel.ts';
import { reflexTotal } from '../vocabulary.ts';

const reflexOf = (id: string) => cerberusWorkedRound.combatants.find((one) => one.id === id)?.reflex ?? 0;
const [BRANT, SERA] = [reflexOf('brant'), reflexOf('sera')];
const DEFLECT = [{ label: 'Deflect Projectiles', value: 25 }];

/** Brant's shield against one of Séra's arrows; Deflect Projectiles raises his total by a quarter. */
export const parries = procedure({
  id: 'cerberus.example.parries',
  input: z.strictObject({ feat: flag('Whether Brant has Deflect Projectiles.') }),
  output: z.strictObject({
    defenderTotal: reflexTotal("Brant's Reflex total."),
    attackerTotal: reflexTotal("Séra's Reflex total."),
    parried: flag('Whether the arrow is stopped; absent at equal totals, which are rolled again.').nullable(),
  }),
  dice: duelDice,
  uses: [priorityTotal],
  outcome: ['parried'],
  again: ({ parried }) => parried === null,
  says: ({ defenderTotal, attackerTotal, parried }) => {
    const totals = `${defenderTotal} against ${attackerTotal}`;
    if (parried === null) return `${totals}: both roll again.`;
    return parried ? `${totals}: the shield stops the arrow.` : `${totals}: the arrow gets past the shield.`;
  },
  evaluate({ feat }, ruling) {
    const brant = { reflex: BRANT, percent: feat ? DEFLECT : [] };
    const { winner, ...totals } = duelled({ reflex: SERA }, brant, ruling);
    return { ...totals, parried: winner === 'reroll' ? null : winner === 'defender' };
  },
});
