import { cerberusWorkedRound } from '@riposte/content';
import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { throwTogether } from '../base/advantage.ts';
import { priorityTotal } from '../combat/priority.total.ts';
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
  dice: [
    { key: 'defender.reflex', dice: '1d20', by: 'defender', label: 'Reflex' },
    { key: 'attacker.reflex', dice: '1d20', by: 'attacker', label: 'Reflex' },
  ],
  uses: [priorityTotal],
  outcome: ['parried'],
  again: ({ parried }) => parried === null,
  says: ({ defenderTotal, attackerTotal, parried }) => {
    const totals = `${defenderTotal} against ${attackerTotal}`;
    if (parried === null) return `${totals}: both roll again.`;
    return parried ? `${totals}: the shield stops the arrow.` : `${totals}: the arrow gets past the shield.`;
  },
  evaluate({ feat }, ruling) {
    throwTogether('reflex', { defender: undefined, attacker: undefined }, ruling);
    const brant = { reflex: BRANT, percent: feat ? DEFLECT : [] };
    const defenderTotal = ruling.runWithin('defender', priorityTotal, brant).total;
    const attackerTotal = ruling.runWithin('attacker', priorityTotal, { reflex: SERA }).total;
    return {
      defenderTotal,
      attackerTotal,
      parried: defenderTotal === attackerTotal ? null : defenderTotal > attackerTotal,
    };
  },
});
